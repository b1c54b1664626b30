"""A host opens a table at which every deal is of a kind."""

from __future__ import annotations

import pytest

from biritch.cards import Card, Hand
from biritch.forms import Constrained
from biritch.seats import Seat
from biritch.server.practice import practice, practice_deal
from biritch.valuation import Constraint
from tests.server.houses import OpenHouse


def test_every_deal_of_the_table_is_as_its_host_asked(house: OpenHouse) -> None:
    host = house.guest()
    asked = {
        "form": {"type": "duplicate"},
        "seat": "S",
        "robots": True,
        "where": "S: hcp 15-17, balanced",
    }
    answer = host.ask("POST", "/api/tables", asked)
    assert answer.status_code == 200, answer.text
    place = host.looks_at(answer.json()["table"])
    while not (place.view["board"] and place.view["hands"]["S"]["cards"]):
        place.hear()
    hand = Hand.of(map(Card.parse, place.view["hands"]["S"]["cards"]))
    assert Constraint.parse("hcp 15-17, balanced").test(hand)


@pytest.mark.parametrize(
    ("where", "code"),
    [
        ("S: hpc 15", "notation.where"),
        ("S: hcp 38+", "dealing.nothing-fits"),
        ("spades(N) + spades(S) == 13", "source.rare"),
        ("tricks(N, spades) > 6", "source.rare"),
        ("(" * 5000, "notation.where"),
    ],
)
def test_what_cannot_be_dealt_soon_is_not_opened(house: OpenHouse, where: str, code: str) -> None:
    answer = house.guest().ask(
        "POST", "/api/tables", {"form": {"type": "duplicate"}, "where": where}
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == code


def test_deals_of_a_kind_come_by_chance() -> None:
    source = practice("N: hcp 20+")
    assert source == Constrained("N: hcp 20+")
    one, two = practice_deal(source), practice_deal(source)
    assert one != two
    assert Constraint.parse("hcp 20+").test(one[Seat.NORTH])
