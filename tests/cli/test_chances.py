from __future__ import annotations

import json

import pytest

from biritch.auction import Contract
from biritch.cards import seeded
from biritch.play import Play
from biritch.seats import Seat
from tests.cli.running import biritch

pytestmark = pytest.mark.solver
SEEN = "N:Q85.K642.A73.K52 - A6.AQJ75.K82.764 -"


def test_a_spread_adds_up_and_its_chance_is_that_of_enough_tricks() -> None:
    asked = f"chances 4HS '{SEEN}' --boards 20 --seed x --json"
    answer = json.loads(biritch(asked).out)
    assert 20 == answer["layouts"] == sum(answer["spread"])
    assert answer["makes"] == sum(answer["spread"][10:]) / 20
    assert answer["average"] == sum(at * n for at, n in enumerate(answer["spread"])) / 20
    assert answer == json.loads(biritch(asked + " --solver endplay").out)


def test_after_ten_tricks_every_layout_is_looked_at() -> None:
    deal = next(seeded("chances"))
    play = Play.begin(deal, Contract.parse("3NTN"))
    while len(play.tricks) < 10:
        play = play.then(play.legal()[0])
    seen = f"N:{deal[Seat.NORTH]} - {deal[Seat.SOUTH]} -"
    played = " ".join(map(str, play.cards))
    answer = json.loads(biritch(f"chances 3NTN '{seen}' --played '{played}' --json --cards").out)
    assert answer["exact"]
    assert 1 <= answer["layouts"] <= 20  # six cards, three in each hidden hand
    assert {answer["layouts"]} == {sum(each["spread"]) for each in answer["cards"]}


def test_what_is_told_changes_the_odds_and_nonsense_is_given_up() -> None:
    plain = f"chances 4HS '{SEEN}' --boards 20 --seed x"
    assert "given up" not in biritch(plain).err
    assert "given up" in biritch(f"{plain} --where 'W: hcp 30+'").err


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (f"chances 4HE '{SEEN}'", "East has 13 cards, not 0"),
        (f"chances 4HS '{SEEN}' --where 'N: hcp 3'", "North's hand is seen"),
        (f"chances 4HS '{SEEN}' --where 'hcp 3'", "a seat, a colon and a constraint"),
        (f"chances 4HS '{SEEN}' --played 'SA'", "SA"),
    ],
)
def test_what_cannot_be_asked_is_told_on_one_line(asked: str, says: str) -> None:
    ended = biritch(asked)
    assert 2 == ended.code
    assert says in ended.err
