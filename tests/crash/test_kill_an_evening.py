"""A server is killed in the middle of an evening: it goes on, no round twice, no table unsettled."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from random import Random

import httpx

from biritch.club.sessions import COOKIE
from biritch.club.store import Store
from biritch.contest import decode_events, events
from tests.crash.guests import DONE_ALREADY, Guest
from tests.crash.servers import Server
from tests.crash.test_kill import until

ENOUGH_SECONDS = 100.0
BOARDS = "".join(
    f'[Board "{number}"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
    '[Deal "N:AKQJT.432.A32.32 987.AKQ.765.7654 6543.765.KQJ.AKQ 2.JT98.T984.JT98"]\n\n'
    for number in range(1, 7)
)


def test_an_evening_survives_its_servers(database_url: str) -> None:
    asyncio.run(asyncio.wait_for(kill_and_play(database_url, kills=4, seed=1), ENOUGH_SECONDS))


async def kill_and_play(database: str, *, kills: int, seed: int) -> None:
    """Four people play a tour while servers are killed and started again."""
    chance = Random(seed)
    servers = [Server(database) for _ in range(2 if database.startswith("postgres") else 1)]
    async with contextlib.AsyncExitStack() as stack:
        for server in servers:
            stack.push_async_callback(server.kill)
            await server.start()
        guests = await four_guests(servers)
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        for _ in range(kills):
            wanted = sum(guest.accepted for guest in guests) + chance.randint(2, 9)
            await until(
                lambda wanted=wanted: (  # type: ignore[misc]
                    sum(guest.accepted for guest in guests) >= wanted or playing[0].done()
                )
            )
            server = chance.choice(servers)
            await server.kill()
            await server.start()
        await asyncio.gather(*playing)
        for server in servers:
            await server.kill()
    for guest in guests:
        assert guest.refused <= DONE_ALREADY
    with Store.open(database) as store:
        check(store, guests[0].contest)


async def four_guests(servers: list[Server]) -> list[Guest]:
    """Four guests who have come into an evening that has started, each at a server by turns."""
    base = f"http://127.0.0.1:{servers[0].port}"
    guests: list[tuple[str, str]] = []
    async with httpx.AsyncClient(base_url=base, timeout=30, verify=False) as browser:
        for _ in range(4):
            me = await browser.get("/api/me")
            guests.append((me.json()["person"], me.cookies[COOKIE]))
            browser.cookies.clear()
        wish = {
            "plan": {"type": "tour"},
            "form": {"type": "duplicate", "boards": 2},
            "pbn": BOARDS,
            "boards_each": 2,
            "policy": {"absent_seconds": 0, "next_deal_seconds": 1},
            "pause_seconds": 0,
        }
        cookie = {"Cookie": f"{COOKIE}={guests[0][1]}"}
        opened = await browser.post("/api/contests", json=wish, headers=cookie)
    contest = opened.json()["contest"]
    everybody = [
        Guest(*guest, contest, servers[place % len(servers)].port)
        for place, guest in enumerate(guests)
    ]
    for guest in everybody[1:]:
        await guest.once({"type": "Enter"})
    await everybody[0].once({"type": "Start"})
    return everybody


def check(store: Store, contest: str) -> None:
    """Three rounds, each begun once, each table settled once, each with two boards dealt and passed out."""
    rows = store.read(contest)
    assert list(range(1, len(rows) + 1)) == [row.number for row in rows]
    happened = [event for row in rows for event in decode_events(row.events, row.format)]
    kinds = Counter(type(event) for event in happened)
    assert (3, 3, 1) == (
        kinds[events.RoundBegan],
        kinds[events.TableSettled],
        kinds[events.ContestEnded],
    )
    assert 12 == kinds[events.Picked]
    for number in range(1, 4):
        calls = Counter(
            name
            for row in store.read(f"{contest}-{number}-1")
            for name in ("CallMade", "BoardDealt", "TableOpened")
            for _ in range(row.events.count(f'"type":"{name}"'.encode()))
        )
        assert {"CallMade": 8, "BoardDealt": 2, "TableOpened": 1} == calls
