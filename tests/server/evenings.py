"""Evenings at an open house: people who come to a contest, and to its tables."""

from __future__ import annotations

from typing import Any

from biritch.cards import Card
from biritch.server.robots_turns import simplest
from biritch.table import View
from biritch.table.commands import AnyCommand
from tests.server.houses import OpenHouse, Person, Place


def quick(view: View, _: tuple[Card, ...], __: object) -> AnyCommand:
    """A robot that always passes and plays its smallest card."""
    return simplest(view)


class Guest(Place):
    """A connection to a contest, and what has come over it."""

    room = "contest"

    def hear_until_phase(self, phase: str) -> None:
        """Take messages in until the contest stands so."""
        while self.view["phase"] != phase:
            self.hear()

    @property
    def player(self) -> int:
        """The number of one's place; 0 if one has none."""
        return next(
            (each["player"] for each in self.view["entrants"] if each["person"] == self.person.id),
            0,
        )

    @property
    def seat(self) -> tuple[str, str | None]:
        """The table where one plays now, and one's seat there."""
        mine = self.view["entrants"][self.player - 1]
        return mine["table"], mine["seat"]


def opens_evening(host: Person, plan: str | dict[str, Any], **wishes: object) -> str:
    """Open a contest; its id."""
    plan = {"type": plan} if isinstance(plan, str) else plan
    wish = {"plan": plan, "form": {"type": "rubber"}, "pause_seconds": 0, **wishes}
    answer = host.ask("POST", "/api/contests", wish)
    assert 200 == answer.status_code, answer.text
    contest: str = answer.json()["contest"]
    return contest


def comes_to(person: Person, contest: str, *, enter: bool = True) -> Guest:
    """Come to a contest, and take a place in it if that is wished."""
    guest = Guest(person, contest)
    guest.hear_snapshot()
    if enter and not guest.player:
        guest.must("Enter")
        guest.settle()
    return guest


def called(place: Place) -> dict[str, Any]:
    """Take messages in until one is called to another table."""
    return place.hear_until(lambda heard: heard["type"] == "called")


def gathered(house: OpenHouse, plan: str, players: int, **wishes: object) -> list[Guest]:
    """So many people in a contest, the host first."""
    host = house.guest()
    contest = opens_evening(host, plan, **wishes)
    people = [host, *(house.guest() for _ in range(players - 1))]
    return [comes_to(person, contest) for person in people]


def boards(count: int) -> str:
    """A file of so many boards."""
    return "".join(
        f'[Board "{number}"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
        '[Deal "N:AKQJT.432.A32.32 987.AKQ.765.7654 6543.765.KQJ.AKQ 2.JT98.T984.JT98"]\n\n'
        for number in range(1, count + 1)
    )


def takes_seats(guests: list[Guest]) -> dict[str, Place]:
    """Everybody who plays now goes to his table; by chair."""
    at = {}
    for guest in guests:
        guest.hear_until_phase("playing")
        table, seat = guest.seat
        if seat is not None:
            place = guest.person.looks_at(table)
            assert seat == place.view["you"]["chair"]
            at[seat] = place
    return at


def waits_for(place: Place, seat: str) -> bool:
    """Whether it is somebody's turn to call."""
    return bool(place.view["turn"]["actor"] == seat)


def pass_out(at: dict[str, Place], dealer: str = "N") -> None:
    """Everybody passes, robots by themselves."""
    seats = "NESWNESW"
    for seat in seats[seats.index(dealer) :][:4]:
        place = at.get(seat)
        if place is not None:
            while not (place.view["board"] and waits_for(place, seat)):
                place.hear()
            place.must("Call", call="P")


def plays_on(place: Place) -> None:
    """Make the first legal call or play the first legal card, always, until the table is over."""
    while not place.view["over"]:
        turn = place.view["turn"]
        if turn["legal"]:
            first = "P" if "P" in turn["legal"] else turn["legal"][0]
            calls = turn["phase"] == "auction"
            move: dict[str, Any] = {"call": first} if calls else {"card": first}
            answer = place.does("Call" if calls else "PlayCard", **move)
            assert answer["type"] == "accepted" or answer["code"] == "refused.stale", answer
            if answer["type"] == "accepted":
                continue
        place.hear()
