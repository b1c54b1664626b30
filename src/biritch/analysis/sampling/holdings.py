"""All hands inside a box, counted exactly and drawn with equal chance, none tried in vain.

A hand is four holdings. The subsets of a suit's unseen cards are grouped by length and high-card
points; how many ways there are to fill the suits that follow is counted for every number of cards and
points. So each suit is drawn by what can still come after it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.cards import SUITS, Holding
from biritch.cards.holding import ALL_RANKS
from biritch.valuation import Box, hcp

Bits: TypeAlias = NDArray[np.uint64]
Counts: TypeAlias = NDArray[np.int64]

LENGTH: Final[Counts] = np.array([bits.bit_count() for bits in range(ALL_RANKS + 1)], np.int64)
POINTS: Final[Counts] = np.array([hcp(Holding(bits)) for bits in range(ALL_RANKS + 1)], np.int64)
_MOST_POINTS: Final = 40
_SUIT: Final = np.uint64(ALL_RANKS)


def in_suit(hands: Bits, index: int) -> Counts:
    """The holdings of hands in a suit."""
    return (hands >> np.uint64(13 * index) & _SUIT).astype(np.int64)


def inside(hands: Bits, box: Box) -> NDArray[np.bool_]:
    """Which hands lie in a box."""
    points = np.zeros(len(hands), np.int64)
    fit = np.ones(len(hands), np.bool_)
    for suit in SUITS:
        held = in_suit(hands, suit.index)
        points += POINTS[held]
        low, high = box[suit]
        fit &= (LENGTH[held] >= low) & (LENGTH[held] <= high)
    return fit & (points >= box.hcp[0]) & (points <= box.hcp[1])


class Bounds(NamedTuple):
    """What the unseen part of a hand must be: points, and the length of each suit, clubs first."""

    hcp: tuple[int, int]
    lengths: tuple[tuple[int, int], ...]

    def meet(self, other: Bounds) -> Bounds:
        """What lies within both."""
        return Bounds(_meet(self.hcp, other.hcp), tuple(map(_meet, self.lengths, other.lengths)))


def _meet(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return max(one[0], other[0]), min(one[1], other[1])


class _Groups(NamedTuple):
    """The subsets of one suit's cards, those of one length and count of points side by side."""

    holdings: Counts
    lengths: Counts
    points: Counts
    starts: Counts
    sizes: Counts


@lru_cache(maxsize=1024)
def _groups(cards: int, low: int, high: int) -> _Groups:
    subsets = np.arange(ALL_RANKS + 1, dtype=np.int64)
    subsets = subsets[subsets & ~cards == 0]
    subsets = subsets[(LENGTH[subsets] >= low) & (LENGTH[subsets] <= high)]
    keys = LENGTH[subsets] * (_MOST_POINTS + 1) + POINTS[subsets]
    order = np.argsort(keys, kind="stable")
    found, starts, sizes = np.unique(keys[order], return_index=True, return_counts=True)
    lengths, points = np.divmod(found, _MOST_POINTS + 1)
    return _Groups(subsets[order], lengths, points, starts, sizes)


class Holdings:
    """The ways to take so many of the unseen cards within bounds.

    Args:
        unseen: the cards to take from, 52 bits.
        size: how many are taken.
        bounds: what they must be.
    """

    def __init__(self, unseen: int, size: int, bounds: Bounds) -> None:
        self._size = size
        self._hcp = bounds.hcp
        self._suits = [
            _groups(unseen >> 13 * index & ALL_RANKS, *bounds.lengths[index]) for index in range(4)
        ]
        after = np.zeros((size + 1, _MOST_POINTS + 1), np.int64)
        after[0, 0] = 1
        self._after = [after]
        for groups in reversed(self._suits):
            self._after.insert(0, self._one_more(groups))
        low, high = max(0, bounds.hcp[0]), min(_MOST_POINTS, bounds.hcp[1])
        self._by_points = self._after[0][size].copy()
        self._by_points[:low] = 0
        self._by_points[high + 1 :] = 0
        self.count = int(self._by_points.sum())

    def _one_more(self, groups: _Groups) -> Counts:
        old = self._after[0]
        new = np.zeros_like(old)
        for length, points, ways in zip(
            groups.lengths.tolist(), groups.points.tolist(), groups.sizes.tolist(), strict=True
        ):
            if length <= self._size:
                rest = old[: self._size + 1 - length, : _MOST_POINTS + 1 - points]
                new[length:, points:] += ways * rest
        return new

    def draw(self, number: int, chance: np.random.Generator) -> Bits:
        """So many hands, each of the ways as likely as any other; none where none is asked for."""
        if not number:
            return np.zeros(0, np.uint64)
        points = _choose(np.broadcast_to(self._by_points, (number, len(self._by_points))), chance)
        cards = np.full(number, self._size, np.int64)
        hands = np.zeros(number, np.uint64)
        for index, groups in enumerate(self._suits):
            left = cards[:, None] - groups.lengths
            worth = points[:, None] - groups.points
            ways = np.where(
                (left >= 0) & (worth >= 0), self._after[index + 1][left, worth] * groups.sizes, 0
            )
            taken = _choose(ways, chance)
            within = (chance.random(number) * groups.sizes[taken]).astype(np.int64)
            held = groups.holdings[groups.starts[taken] + within]
            hands |= held.astype(np.uint64) << np.uint64(13 * index)
            cards -= groups.lengths[taken]
            points -= groups.points[taken]
        return hands


def _choose(ways: Counts, chance: np.random.Generator) -> Counts:
    """In each row a place, by weight."""
    totals = np.cumsum(ways, axis=1)
    aims = (chance.random(len(ways)) * totals[:, -1]).astype(np.int64)
    return np.asarray((totals <= aims[:, None]).sum(axis=1), np.int64)
