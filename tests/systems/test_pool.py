"""Measuring constraints on many hands."""

from __future__ import annotations

import pytest

from biritch.cards import Suit
from biritch.systems.pool import Pool
from biritch.valuation import Constraint

POOL = Pool(2000)


@pytest.mark.parametrize(
    "text",
    [
        "hcp 15-17, balanced",
        "spades >= hearts, spades > clubs",
        "not (hearts 5+ or losers 0-6)",
        "shape 4432/5=3=3=2 or holds SA",
        "support spades 10-12, top3 spades 2+",
    ],
)
def test_a_set_holds_just_the_hands_that_fit(text: str) -> None:
    constraint = Constraint.parse(text)
    expected = {place for place, hand in enumerate(POOL.hands) if constraint.test(hand)}
    found = POOL.fitting(constraint)
    assert expected == {place for place in range(len(POOL.hands)) if found >> place & 1}


def test_ranges_are_those_of_the_hands_in_a_set() -> None:
    hands = POOL.fitting(Constraint.parse("hcp 12-14, spades 5-6, aces 2"))
    assert POOL.hcp_range(hands) == (12, 14)
    assert POOL.length_range(hands, Suit.SPADES) == (5, 6)
    assert POOL.ace_range(hands) == (2, 2)


def test_a_tail_leaves_the_rare_hands_out() -> None:
    low, high = POOL.hcp_range(POOL.everything, tail=0.01)
    least, most = POOL.hcp_range(POOL.everything)
    assert least <= low < high < most


def test_the_pool_is_the_same_every_time() -> None:
    assert Pool(40).hands == Pool(40).hands
    assert len(set(POOL.hands)) == len(POOL.hands)


def test_what_one_player_has_shown_says_something_of_the_hands_beside_him() -> None:
    strong = POOL.fitting(Constraint.parse("hcp 20+"))
    for steps in (1, 2, 3):
        beside = POOL.beside(strong, steps)
        assert beside.bit_count() == strong.bit_count()
        assert POOL.hcp_range(beside)[1] <= 20


def test_the_others_are_asked_only_as_far_as_enough_hands_are_left() -> None:
    weak = POOL.fitting(Constraint.parse("hcp 0-12"))
    none, many = 0, POOL.fitting(Constraint.parse("hcp 3+"))
    assert POOL.among(weak, (none, many)) == weak & many
