from __future__ import annotations

import pytest

from biritch.cards import Hand, Suit
from biritch.errors import BadValue
from biritch.score import HonourClaim, honours
from biritch.seats import Seat


@pytest.mark.parametrize(
    ("hand", "trumps", "points"),
    [
        ("AKQJT.432.432.32", Suit.SPADES, 150),
        ("AKQJ9.432.432.32", Suit.SPADES, 100),
        ("KQJT9.432.432.32", Suit.SPADES, 100),
        ("AKQ98.432.432.32", Suit.SPADES, 0),
        ("AKQJT.432.432.32", Suit.HEARTS, 0),
        ("432.432.32.AQJT9", Suit.CLUBS, 100),
        ("A32.A32.A32.A432", None, 150),
        ("A32.A32.A32.K432", None, 0),
        ("A32.A32.A32.A432", Suit.SPADES, 0),
        ("AKQJT98765432...", None, 0),
    ],
)
def test_honours_are_four_or_five_top_trumps_or_four_aces_in_one_hand(
    hand: str, trumps: Suit | None, points: int
) -> None:
    assert points == honours(Hand.parse(hand), trumps)


@pytest.mark.parametrize("points", [0, 50, 250])
def test_a_claim_of_honours_is_for_100_or_150(points: int) -> None:
    with pytest.raises(BadValue, match=rf"100 or 150 points, not {points}"):
        HonourClaim(Seat.NORTH, points)
