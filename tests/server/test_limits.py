"""Whoever does too much is told so, and for how long to wait; the others notice nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest

from biritch.club.limits import LIMITS, SOCKETS_OPEN, Limit, Limited
from biritch.server.socket import FLOODED, MOST_REFUSED
from tests.server.houses import Four, OpenHouse, Person, Place, open_house

SLOW = 1 / 3600
SMALL = {what: Limit(at_once=3, a_second=SLOW) for what in Limited} | {
    Limited.SOCKETS: Limit(at_once=60, a_second=SLOW),
    Limited.FRAMES: Limit(at_once=12, a_second=SLOW),
}


@pytest.fixture
def strict(sqlite_url: str) -> Iterator[OpenHouse]:
    """A house where little of anything is too much."""
    with open_house(sqlite_url, limits=SMALL) as opened:
        yield opened


def test_too_many_requests_are_told_how_long_to_wait(strict: OpenHouse) -> None:
    guest = strict.guest()
    tries: dict[Limited, Callable[[], httpx.Response]] = {
        Limited.GUESTS: lambda: strict.nobody().ask("GET", "/api/me"),
        Limited.LOG_INS: lambda: guest.ask("POST", "/api/login", {"name": "x", "password": "y"}),
        Limited.LINKS: lambda: guest.ask("POST", "/api/links/x", {}),
        Limited.EXPLORER: lambda: guest.ask("POST", "/api/explorer", {}),
        Limited.FILES: lambda: guest.ask("POST", "/api/files", {}),
        Limited.TABLES: lambda: guest.ask("POST", "/api/tables", {"form": {"type": "duplicate"}}),
    }
    for what, ask in tries.items():
        assert 429 not in [ask().status_code for _ in range(3)]
        answer = ask()
        assert (429, f"limit.{what.value}") == (answer.status_code, answer.json()["code"])
        assert 1 <= int(answer.headers["retry-after"]) <= 3600


def test_a_name_is_tried_only_so_often_from_wherever(strict: OpenHouse) -> None:
    strict.house._meters[Limited.LOG_INS].count("another address", now=0.0)
    for name in ("Anna", "ANNA", "anna"):
        strict.guest().ask("POST", "/api/login", {"name": name, "password": "y"})
    strict.house._meters[Limited.LOG_INS]._buckets.pop("127.0.0.1")
    answer = strict.guest().ask("POST", "/api/login", {"name": "Anna", "password": "y"})
    assert 429 == answer.status_code


def test_too_many_frames_and_commands_and_lines_of_chat_are_refused(strict: OpenHouse) -> None:
    guest = strict.guest()
    place = guest.looks_at(guest.opens())
    codes = [place.does("Ready").get("code") for _ in range(4)]
    assert "limit.commands" == codes[-1]
    assert "limit.commands" not in codes[:-1]
    for _ in range(4):
        place.send({"type": "say", "text": "hello"})
    place.settle()
    assert ["limit.chat"] == [refusal["code"] for refusal in place.refusals[4:]]
    for _ in range(20):
        place.send({"type": "ping"})
    said = place.hear_until(lambda heard: heard["type"] == "refused")
    assert "limit.frames" == said["code"]
    place.leaves()


def test_a_person_has_so_many_sockets_open_and_no_more(house: OpenHouse) -> None:
    house.app.state.sockets._most = 3
    try:
        guest, table = house.guest(), house.guest().opens()
        places = [guest.looks_at(table) for _ in range(3)]
        fourth = Place(guest, table)
        assert 4429 == fourth.ends()
        assert ["limit.sockets"] == [refusal["code"] for refusal in fourth.refusals]
        house.guest().looks_at(table).leaves()  # another person's are his own
        places.pop().leaves()
        places[0].hear_until(lambda heard: heard["type"] == "presence")
        for place in places:
            place.leaves()
    finally:
        house.app.state.sockets._most = SOCKETS_OPEN


def test_an_address_opens_only_so_many_sockets(sqlite_url: str) -> None:
    few = {Limited.SOCKETS: Limit(at_once=2, a_second=SLOW)}
    with open_house(sqlite_url, limits=few) as opened:
        table = opened.guest().opens()
        for _ in range(2):
            opened.guest().looks_at(table).leaves()
        late = Place(opened.guest(), table)
        assert 4429 == late.ends()
        assert ["limit.sockets"] == [refusal["code"] for refusal in late.refusals]


def test_four_people_who_play_fast_meet_no_limit(sqlite_url: str) -> None:
    with open_house(sqlite_url, limits=LIMITS) as opened:
        four = Four(opened)
        four.call("1NT P P P")
        four.play(28)
        assert all(not place.refusals for place in four.at.values())
        four.leave()


def test_a_stranger_without_a_cookie_costs_nothing(strict: OpenHouse) -> None:
    nobody = Person(strict, "", "")
    for _ in range(10):
        assert 200 == nobody.ask("GET", "/api/tables").status_code


def test_whoever_goes_on_sending_too_fast_is_let_go(strict: OpenHouse) -> None:
    guest = strict.guest()
    place = guest.looks_at(guest.opens())
    for _ in range(MOST_REFUSED + 20):
        place.send({"type": "ping"})
    assert FLOODED == place.ends()
