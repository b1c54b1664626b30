"""Two servers on one PostgreSQL serve the four seats of one table, and nobody can tell."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from biritch.server.timekeeper import Timekeeper
from tests.server.houses import Four, OpenHouse, Person, Place, open_house

pytestmark = pytest.mark.postgres


@pytest.fixture
def houses(postgres_url: str) -> Iterator[tuple[OpenHouse, OpenHouse]]:
    """Two servers on one database."""
    with open_house(postgres_url) as one, open_house(postgres_url) as other:
        yield one, other


def at(house: OpenHouse, person: Person) -> Person:
    """The same person, at another server."""
    return Person(house, person.token, person.id)


class Apart(Four):
    """Four people at one table: North and South at one server, East and West at the other."""

    def __init__(self, one: OpenHouse, other: OpenHouse, **wishes: object) -> None:
        self.house = one
        self.host = one.guest()
        self.table = self.host.opens(**wishes)
        self.people = {seat: self.host if seat == "N" else one.guest() for seat in "NESW"}
        self.people |= {seat: at(other, self.people[seat]) for seat in "EW"}
        self.at = {s: person.looks_at(self.table, seat=s) for s, person in self.people.items()}
        self.deal()

    def settle(self) -> None:
        """Have all of them hear as much as the one who heard most."""
        for place in self.at.values():
            place.settle()
        head = max(row.number for row in self.house.house.store.read(self.table))
        for place in self.at.values():
            while not _has_heard(place, self.table, head):
                place.send({"type": "ping"})
                place.hear_until(lambda heard: heard["type"] == "pong")


def _has_heard(place: Place, table: str, head: int) -> bool:
    live = place.person.house.hall.known(table)
    if live is None or live.head < head:
        return False
    place.settle()
    return True


def sign(*houses: OpenHouse) -> None:
    """Each server says who is there, then hears it of the others."""
    for _ in range(2):
        for house in houses:
            keeper: Timekeeper = house.app.state.keeper
            house.do(keeper._sign())


def test_four_people_at_two_servers_play_a_board(houses: tuple[OpenHouse, OpenHouse]) -> None:
    four = Apart(*houses)
    four.call("1NT P P P")
    four.play(52)
    results = {place.view["result"]["text"] for place in four.at.values()}
    assert 1 == len(results)
    for place in four.at.values():
        again = Place(place.person, four.table)
        again.hear_snapshot()
        assert (again.number, again.view) == (place.number, place.view)
        again.leaves()
    four.leave()


def test_chat_and_presence_go_from_server_to_server(houses: tuple[OpenHouse, OpenHouse]) -> None:
    four = Apart(*houses)
    north, east = four.at["N"], four.at["E"]
    sign(*houses)
    for place in (north, east):
        place.settle()
        assert {person.id for person in four.people.values()} == set(place.here["here"])
    north.send({"type": "say", "text": "Good evening"})
    heard = east.hear_until(lambda message: message["type"] == "chat")
    assert "Good evening" == heard["text"]
    north.settle()
    assert ["Good evening"] == [said["text"] for said in north.said]
    four.leave()


def test_who_is_at_another_server_is_not_away(houses: tuple[OpenHouse, OpenHouse]) -> None:
    one, other = houses
    four = Apart(one, other, policy={"absent_seconds": 60})
    four.call("1C")  # it is East's turn, who is at the other server
    sign(*houses)
    for later in (0, 600):
        keeper: Timekeeper = one.app.state.keeper
        one.do(keeper.attendance.sweep(one.house.now() + later))
    four.settle()
    assert four.at["N"].view["chairs"]["E"]["person"] == four.people["E"].id
    four.leave()


def test_a_bell_that_is_not_heard_costs_a_second_at_most(
    houses: tuple[OpenHouse, OpenHouse],
) -> None:
    one, other = houses
    for house in houses:
        house.house.store._database.bell._listeners.clear()
    four = Apart(one, other)
    four.call("1S P P P")
    assert "1SN" == four.at["W"].view["play"]["contract"]
    four.leave()


def test_of_two_who_act_at_once_at_two_servers_one_is_first(
    houses: tuple[OpenHouse, OpenHouse],
) -> None:
    one, other = houses
    table = one.guest().opens()
    places = [house.guest().looks_at(table) for house in (one, other) for _ in range(4)]
    answers: list[str] = []

    def sit(place: Place) -> None:
        answers.append(place.does("Sit", seat="S")["type"])

    rush = [threading.Thread(target=sit, args=(place,)) for place in places]
    for thread in rush:
        thread.start()
    for thread in rush:
        thread.join()
    assert ["accepted"] + ["refused"] * 7 == sorted(answers)
    for place in places:
        place.leaves()


def test_a_command_sent_again_to_another_server_gets_its_first_answer(
    houses: tuple[OpenHouse, OpenHouse],
) -> None:
    one, other = houses
    four = Apart(one, other)
    assert "accepted" == four.at["N"].does("Call", call="1C", named="mine")["type"]
    moved = at(other, four.people["N"]).looks_at(four.table)
    assert "accepted" == moved.does("Call", call="1C", named="mine")["type"]
    four.settle()
    four.call("P")
    assert ["1C", "P"] == [call["call"] for call in four.at["S"].view["auction"]]
    moved.leaves()
    four.leave()
