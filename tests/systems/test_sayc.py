"""Standard American: what the card says, hand by hand.

The hands and calls are the usual ones of the SAYC booklet's own ranges; nothing is taken from what
the program answers.
"""

from __future__ import annotations

import pytest

from biritch.auction import Auction
from biritch.cards import Hand
from biritch.systems import library

SAYC = library("sayc")

OPENINGS = [
    ("AQ2.KJ5.K943.Q72", "1NT"),  # 15
    ("AQ2.KJ52.KQ32.A4", "1D"),  # 19, too good for 1NT
    ("AQ2.KJ5.AK43.AQ2", "2C"),  # 23
    ("AQ2.KJ5.AK43.KQ2", "2C"),  # 22
    ("AQ2.KJ5.AK43.KJ2", "2NT"),  # 21
    ("AK432.KQ4.T98.76", "1S"),
    ("AKJ43.AQ543.2.76", "1S"),
    ("A4.KQ4.QT98.K763", "1D"),  # four-four: one diamond
    ("A43.KQ42.QT9.K76", "1C"),  # three-three: one club
    ("KQT932.83.Q76.42", "2S"),
    ("3.KQJT932.Q76.42", "3H"),
    ("KJ32.Q843.J76.42", "P"),
]


@pytest.mark.parametrize(("hand", "expected"), OPENINGS)
def test_openings(hand: str, expected: str) -> None:
    assert expected == str(SAYC.bid(Hand.parse(hand), Auction.parse("N:")).call)


ANSWERS = [
    ("1NT P", "KJ76.Q843.A76.42", "2C"),
    ("1NT P", "KJ765.843.76.432", "2H"),
    ("1NT P 2H P", "A43.KQ4.QT98.KQ6", "2S"),
    ("1NT P 2H P", "AK43.KQ4.AT98.K6", "3S"),
    ("1NT P 2C P", "A43.KQ4.QT98.KQ6", "2D"),
    ("1S P", "Q765.A843.K76.42", "3S"),
    ("1S P", "Q765.AK43.K76.A2", "2NT"),
    ("1S P", "Q76.843.K762.J42", "2S"),
    ("1C P", "Q7652.A843.76.42", "1S"),
    ("2C P", "Q7652.843.76.432", "2D"),
    ("1H P 1S P", "43.AK432.KQ43.76", "2D"),
    ("1H P 1S P", "Q43.AK432.K4.J76", "1NT"),
    ("1D P 1S P", "KQ43.A2.AQ432.76", "3S"),
    ("1S P 2NT P 4S P", "KQ43.AK32.A43.A2", "4NT"),
    ("1S P 2NT P 4S P 4NT P", "AQ652.QJ4.K65.K3", "5D"),
    ("1D 1S", "43.KQ32.Q432.K32", "X"),
    ("1H X", "K43.Q32.KQ32.K32", "XX"),
    ("1H", "AQ32.4.KJ32.KJ32", "X"),
    ("1H", "AQJ32.43.KJ3.432", "1S"),
    ("1H", "3.43.KQJ32.KQT32", "2NT"),
    ("1H", "KQT32.4.43.QJT32", "2H"),
    ("1H X P", "K432.432.43.5432", "1S"),
    ("1H X P", "KQ432.A2.K43.432", "4S"),
]


@pytest.mark.parametrize(("auction", "hand", "expected"), ANSWERS)
def test_answers_and_competition(auction: str, hand: str, expected: str) -> None:
    assert expected == str(SAYC.bid(Hand.parse(hand), Auction.parse(f"N:{auction}")).call)


def test_what_one_no_trump_means_is_what_the_card_says() -> None:
    (meaning,) = SAYC.read(Auction.parse("N:1NT")).meanings
    assert (15, 17) == meaning.box.hcp
    assert not meaning.is_forcing
    assert meaning.constraint is not None
    assert meaning.constraint.test(Hand.parse("AQ2.KJ5.K943.Q72"))
    assert not meaning.constraint.test(Hand.parse("AQ2.KJ5.AK43.KJ2"))


def test_a_call_means_its_own_line_less_the_better_ones() -> None:
    (meaning,) = SAYC.read(Auction.parse("N:1C")).meanings
    assert meaning.constraint is not None
    assert meaning.constraint.test(Hand.parse("A43.KQ42.QT9.K76"))
    assert not meaning.constraint.test(Hand.parse("A4.KQ4.QT98.K763"))  # it would be one diamond
    assert not meaning.constraint.test(Hand.parse("AQ2.KJ5.K94.Q732"))  # and that one no trump


def test_conventions_are_alerted_and_natural_bids_are_not() -> None:
    meanings = SAYC.read(Auction.parse("N:1NT P 2C P 2D P 3NT")).meanings
    assert [False, False, True, False, True, False, False] == [
        meaning.is_alerted for meaning in meanings
    ]
