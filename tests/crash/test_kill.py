"""A server is killed while four people play: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from random import Random

import httpx
import pytest

from biritch.club.sessions import COOKIE
from biritch.club.store import Store
from biritch.server.live import events_of
from biritch.table import Table, after, events
from tests.crash.players import Player
from tests.crash.servers import Server

ENOUGH_SECONDS = 90.0
# Refusals a player may meet who acts on what he saw before an outage.
OVERTAKEN = {"refused.stale"}


@pytest.mark.parametrize("seed", [1])
def test_a_killed_server_loses_nothing_and_does_nothing_twice(database_url: str, seed: int) -> None:
    asyncio.run(asyncio.wait_for(kill_and_play(database_url, kills=3, seed=seed), ENOUGH_SECONDS))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 8))
def test_servers_killed_again_and_again_lose_nothing(database_url: str, seed: int) -> None:
    asyncio.run(kill_and_play(database_url, kills=12, seed=seed))


async def kill_and_play(database: str, *, kills: int, seed: int) -> None:
    """Four people play while servers are killed at random moments and started again."""
    chance = Random(seed)
    # On PostgreSQL two servers serve the table, and either may die.
    servers = [Server(database) for _ in range(2 if database.startswith("postgres") else 1)]
    async with contextlib.AsyncExitStack() as stack:
        for server in servers:
            stack.push_async_callback(server.kill)
            await server.start()
        players = await four_players(servers, chance)
        await stack.enter_async_context(playing(players))
        await until(lambda: moves(players) > 10)
        for _ in range(kills):
            wanted = moves(players) + chance.randint(3, 30)
            await until(lambda wanted=wanted: moves(players) >= wanted)  # type: ignore[misc]
            server = chance.choice(servers)
            await server.kill()
            await server.start()
        wanted = moves(players) + 30
        await until(lambda: moves(players) >= wanted)
        for server in servers:
            await server.kill()
    with Store.open(database) as store:
        check(store, players, outages=kills if len(servers) == 1 else 0)


async def four_players(servers: list[Server], chance: Random) -> list[Player]:
    """Four guests and the table they will sit down at, each at a server by turns."""
    base = f"http://127.0.0.1:{servers[0].port}"
    guests: list[tuple[str, str]] = []
    async with httpx.AsyncClient(base_url=base, timeout=30, verify=False) as browser:
        for _ in "NESW":
            me = await browser.get("/api/me")
            guests.append((me.json()["person"], me.cookies[COOKIE]))
            browser.cookies.clear()
        opened = await browser.post(
            "/api/tables",
            json={"form": {"type": "duplicate"}, "seat": None, "policy": {"absent_seconds": 0}},
            headers={"Cookie": f"{COOKIE}={guests[0][1]}"},
        )
    return [
        Player(seat, *guest, opened.json()["table"], servers[place % len(servers)].port, chance)
        for place, (seat, guest) in enumerate(zip("NESW", guests, strict=True))
    ]


@contextlib.asynccontextmanager
async def playing(players: list[Player]) -> AsyncIterator[None]:
    """All of them play, as long as this lasts; a player who stumbles fails the test."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield
    finally:
        ended = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in ended:
            task.result()


def moves(players: list[Player]) -> int:
    """How many commands have been acknowledged."""
    return sum(len(player.accepted) for player in players)


async def until(wished: Callable[[], bool]) -> None:
    """Wait until it is so."""
    while not wished():  # noqa: ASYNC110 - what is wished is of four players at once
        await asyncio.sleep(0.005)


def check(store: Store, players: list[Player], *, outages: int) -> None:
    """What was acknowledged is in the log, once, in a log that makes sense; clocks were held."""
    table = players[0].table
    rows = store.read(table)
    assert list(range(1, len(rows) + 1)) == [row.number for row in rows]
    kept = Counter((row.author, row.command_id) for row in rows)
    assert {1} == set(kept.values())
    for player in players:
        mine = {name for author, name in kept if author == player.person}
        assert set(player.accepted) <= mine
        assert mine - {"open"} <= player.sent
        assert player.comings > (1 if outages else 0)
        assert set(player.refused) <= OVERTAKEN
    folded: Table | None = None
    cards: Counter[str] = Counter()
    held = 0
    for row in rows:
        for event in events_of(row):
            match event:
                case events.BoardDealt():
                    cards.clear()
                case events.CardPlayed(card=card):
                    cards[str(card)] += 1
                    assert 1 == cards[str(card)]
                case events.ClocksHeld(since=since, until=held_until):
                    held += 1
                    assert since < held_until
            folded = after(folded, event)
    assert folded is not None
    # Each time nothing at all ran for a while, the board that was in play then had its clock held.
    assert held >= (1 if outages else 0)
    for player in players:
        assert player.view["board"]["number"] <= folded.dealt
