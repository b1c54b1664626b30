"""The hand that is hardest to fit is dealt first, and not in vain.

All hands of the shapes and points it may have are counted, exactly; one number by chance then says
which of them it is: the shape, the points in each suit, the cards. So each is as likely as any other,
however rare they all are.
"""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from biritch.analysis.dealing.chance import Chance, Numbers, below
from biritch.analysis.dealing.hands import LENGTH, Cards
from biritch.analysis.dealing.measured import all_shapes, by_holding
from biritch.analysis.dealing.needs import MOST_POINTS, Needs
from biritch.cards import Hand
from biritch.cards.holding import ALL_RANKS
from biritch.valuation import hcp

_MOST_IN_SUIT: Final = 10


class _Subsets:
    """The ways to take cards of one suit, those alike in number and points side by side."""

    def __init__(self, cards: int) -> None:
        holdings = np.arange(ALL_RANKS + 1, dtype=np.int64)
        holdings = holdings[holdings & ~cards == 0]
        keys = LENGTH[holdings] * (_MOST_IN_SUIT + 1) + by_holding(hcp)[holdings]
        order = np.argsort(keys, kind="stable")
        sizes = np.bincount(keys, minlength=14 * (_MOST_IN_SUIT + 1))
        self.holdings = holdings[order]
        self.starts = (np.cumsum(sizes) - sizes).reshape(14, -1)
        self.sizes = sizes.reshape(14, -1).astype(np.int64)


class FirstHand:
    """All the ways to fill up one hand.

    Args:
        have: the cards it has already.
        unseen: the cards it may be given.
        needs: what it must be.
    """

    def __init__(self, have: Hand, unseen: Hand, needs: Needs) -> None:
        size = 13 - len(have)
        suits = range(3, -1, -1)
        self._subsets = [_Subsets(unseen.bits >> 13 * suit & ALL_RANKS) for suit in suits]
        held = np.array([(have.bits >> 13 * suit & ALL_RANKS).bit_count() for suit in suits])
        shapes = np.array(all_shapes())[needs.shapes].reshape(-1, 4) - held
        self._shapes: NDArray[np.int64] = shapes[(shapes >= 0).all(axis=1)]
        low, high = needs.hcp[0] - hcp(have), needs.hcp[1] - hcp(have)
        self._after = self._ways()
        ends = self._after[0].copy()
        points = np.arange(MOST_POINTS + 1)
        ends[:, (points < low) | (points > high)] = 0
        self._ends = np.cumsum(ends.ravel())
        self.count = int(self._ends[-1]) if len(self._ends) else 0
        self.share = self.count / comb(len(unseen), size)

    def _ways(self) -> list[NDArray[np.int64]]:
        """For each suit: by shape and points, the ways to fill it and those that follow."""
        after = np.zeros((len(self._shapes), MOST_POINTS + 1), np.int64)
        after[:, 0] = 1
        ways = [after]
        for place in (3, 2, 1, 0):
            sizes = self._subsets[place].sizes[self._shapes[:, place]]
            more = np.zeros_like(after)
            for points in range(_MOST_IN_SUIT + 1):
                rest = ways[0][:, : MOST_POINTS + 1 - points]
                more[:, points:] += sizes[:, points, None] * rest
            ways.insert(0, more)
        return ways

    def draw(self, number: int, chance: Chance) -> Cards:
        """So many of them, the added cards only."""
        which = below(self.count, number, chance)
        cell = np.searchsorted(self._ends, which, side="right")
        shape, points = np.divmod(cell, MOST_POINTS + 1)
        which = which - np.where(cell > 0, self._ends[cell - 1], 0)
        hands = np.zeros(number, np.uint64)
        for place, subsets in enumerate(self._subsets):
            lengths = self._shapes[shape, place]
            here, rest, which = self._points(place, lengths, shape, points, which)
            following = self._after[place + 1][shape, rest]
            within, which = np.divmod(which, following)
            held = subsets.holdings[subsets.starts[lengths, here] + within]
            hands |= held.astype(np.uint64) << np.uint64(13 * (3 - place))
            points = rest
        return hands

    def _points(
        self, place: int, lengths: Numbers, shape: Numbers, points: Numbers, which: Numbers
    ) -> tuple[Numbers, Numbers, Numbers]:
        """How many points are in this suit, how many in those that follow, and which way it is."""
        here = np.arange(_MOST_IN_SUIT + 1)
        rest = points[:, None] - here
        ways = self._subsets[place].sizes[lengths]
        ways = np.where(rest >= 0, ways * self._after[place + 1][shape[:, None], rest], 0)
        ends = np.cumsum(ways, axis=1)
        chosen = (ends <= which[:, None]).sum(axis=1)
        rows = np.arange(len(which))
        before = ends[rows, chosen] - ways[rows, chosen]
        return chosen, rest[rows, chosen], which - before
