"""An evening whose guests come to two servers on one PostgreSQL: each is called, seated and told alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.evenings import (
    Guest,
    boards,
    called,
    comes_to,
    opens_evening,
    pass_out,
    takes_seats,
)
from tests.server.houses import OpenHouse, Person, open_house

pytestmark = pytest.mark.postgres


@pytest.fixture
def houses(postgres_url: str) -> Iterator[tuple[OpenHouse, OpenHouse]]:
    """Two servers on one database."""
    with open_house(postgres_url) as one, open_house(postgres_url) as other:
        yield one, other


def four(houses: tuple[OpenHouse, OpenHouse]) -> list[Guest]:
    """Four guests, by turns at one server and at the other."""
    people = [houses[0].guest() for _ in range(4)]
    people = [
        Person(houses[number % 2], person.token, person.id) for number, person in enumerate(people)
    ]
    contest = opens_evening(people[0], "turn_about", pbn=boards(3), boards_each=1)
    return [comes_to(person, contest) for person in people]


def test_all_rounds_are_played_across_two_servers(houses: tuple[OpenHouse, OpenHouse]) -> None:
    guests = four(houses)
    guests[0].hear_until(lambda _: guests[0].view["entrants"][3]["person"] != "")
    guests[0].must("Start", draw=True)
    for guest in guests:
        guest.hear_until_phase("drawing")
    for number, guest in enumerate(guests, start=1):
        guest.must("Pick", place=number)
    for number in range(1, 4):
        at = takes_seats(guests)
        pass_out(at)
        for guest in guests if number < 3 else ():
            guest.hear_until_phase("between")
            guest.must("Ready")
        for place in at.values():
            if number < 3:
                assert called(place)["table"].endswith(f"-{number + 1}-1")
            place.leaves()
    for guest in guests:
        while guest.view["phase"] != "over":
            guest.hear()
    assert all(guest.view == guests[0].view for guest in guests)
    assert {guest.number for guest in guests} == {guests[0].number}
    for guest in guests:
        guest.leaves()


def test_a_server_that_closes_leaves_the_evening_to_the_other(postgres_url: str) -> None:
    with open_house(postgres_url) as staying:
        with open_house(postgres_url) as closing:
            guests = four((staying, closing))
            guests[0].hear_until(lambda _: guests[0].view["entrants"][3]["person"] != "")
            guests[0].must("Start", draw=False)
            at = takes_seats(guests)
            for place in at.values():
                place.leaves()
            guests[1].leaves()
            guests[3].leaves()
        away = [Person(staying, guests[n].person.token, guests[n].person.id) for n in (1, 3)]
        back = [comes_to(person, guests[0].table) for person in away]
        everybody = [guests[0], back[0], guests[2], back[1]]
        at = takes_seats(everybody)
        pass_out(at)
        for guest in everybody:
            guest.hear_until_phase("between")
            guest.leaves()
        for place in at.values():
            place.leaves()
