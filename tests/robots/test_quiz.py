"""Quizzes: positions read, put to a robot, and counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from biritch.auction import PASS, Auction, Call
from biritch.cards import Card, Hand
from biritch.errors import BadNotation
from biritch.play import Play
from biritch.records.pbn import read_pbn
from biritch.robots.match import Told, player_of
from biritch.robots.quiz import positions_of, quiz, read_positions
from biritch.systems import Setting

DATA = Path(__file__).parents[1] / "data" / "quiz"


class Passing:
    """Passes always."""

    name = "passing"

    def call(self, hand: Hand, auction: Auction, setting: Setting, chance: object, /) -> Told:
        return Told(PASS)

    def card(self, play: Play, auction: Auction, setting: Setting, chance: object, /) -> Card:
        return play.legal()[0]

    def meaning(self, auction: Auction, setting: Setting, /) -> str:
        return ""


def test_every_position_is_asked_and_each_difference_named() -> None:
    written = {
        "positions": [
            {"hand": "AQ2.KJ5.K943.Q72", "history": "", "call": "1NT", "group": "openings"},
            {"hand": "QJ2.J95.J943.Q72", "history": "P", "call": "P"},
        ]
    }
    positions, wrong = read_positions(json.dumps(written).encode())
    assert () == wrong
    outcome = quiz(Passing(), positions, chance=bytes)
    assert (2, 1, 0.5) == (outcome.asked, outcome.agreed, outcome.share)
    (difference,) = outcome.differences
    assert ("openings", Call.parse("1NT"), PASS) == (
        difference.position.group,
        difference.position.expected,
        difference.got,
    )


def test_a_hand_may_be_written_from_clubs_up() -> None:
    data = b'{"positions": [{"hand_cdhs": "Q72.K943.KJ5.AQ2", "history": "", "call": "1N"}]}'
    ((position,), _) = read_positions(data)
    assert Hand.parse("AQ2.KJ5.K943.Q72") == position.hand


def test_every_call_of_a_hand_that_is_shown_is_asked() -> None:
    text = (
        '[Board "1"]\n[Dealer "W"]\n[Vulnerable "All"]\n[Deal "W:- Q.KJ95.AJT86.T42 - -"]\n'
        '[Auction "W"]\nPass 1D Pass 1S\nPass 1NT *\n'
    )
    first, second = positions_of(read_pbn(text.encode()).records)
    assert ("W:P", Call.parse("1D")) == (str(first.auction), first.expected)
    assert ("W:P 1D P 1S P", Call.parse("1NT")) == (str(second.auction), second.expected)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b'{"positions": 3}', b"\xff", b'{"positions": [' + b"[" * 100_000]
)
def test_what_is_no_quiz_is_refused(data: bytes) -> None:
    with pytest.raises(BadNotation) as wrong:
        read_positions(data)
    assert "notation.quiz" == wrong.value.code


def test_a_bad_position_is_named_and_the_others_are_asked() -> None:
    good = {"hand": "AQ2.KJ5.K943.Q72", "call": "1NT"}
    rows = [
        {"hand": "AQ2.KJ5.K943.Q7", "call": "1NT"},
        {"hand": "AAA.KJ5.K943.Q72", "call": "1NT"},
        {"hand": "AQ2.KJ5.K943.Q72", "call": "1NT", "history": "2NT"},
        good,
    ]
    positions, wrong = read_positions(json.dumps({"positions": rows}).encode())
    assert 1 == len(positions)
    assert ["position 1", "position 2", "position 3"] == [each.split(":")[0] for each in wrong]


@pytest.mark.parametrize("name", ["sayc.json", "lessons.json"])
def test_the_unread_third_is_not_among_the_tests_data(name: str) -> None:
    positions, _ = read_positions((DATA / name).read_bytes())
    assert {0, 1} == {position.part for position in positions}


@pytest.mark.slow
def test_standard_american_agrees_with_most_of_what_was_read() -> None:
    positions, _ = read_positions((DATA / "sayc.json").read_bytes())
    assert quiz(player_of("sayc"), positions, chance=bytes).share >= 0.8
