"""Hands drawn from unseen cards within bounds."""

from __future__ import annotations

import numpy as np

from biritch.analysis.sampling.holdings import Bounds, Holdings
from biritch.cards import Hand


def test_bounds_that_no_hand_meets_give_no_hand_when_none_is_asked_for() -> None:
    # Two cards are to be taken from three spades, five of them hearts: there is no way.
    unseen = Hand.parse("AKQ...").bits
    bounds = Bounds((0, 37), ((0, 13), (0, 13), (5, 13), (0, 13)))
    none = Holdings(unseen, 2, bounds)
    assert 0 == none.count
    assert 0 == len(none.draw(0, np.random.default_rng(1)))


def test_every_way_is_drawn() -> None:
    unseen = Hand.parse("AKQ...").bits
    bounds = Bounds((0, 37), ((0, 13),) * 4)
    two = Holdings(unseen, 2, bounds)
    assert 3 == two.count
    drawn = {int(bits) for bits in two.draw(200, np.random.default_rng(1))}
    assert {Hand.parse(text).bits for text in ("AK...", "AQ...", "KQ...")} == drawn
