"""Many hands dealt once, and which of them fit: how a constraint is measured.

A set of hands is one long number with a bit for each hand of the pool, so two constraints are
put together by `&`, and the range of points of all hands that fit is a matter of counting bits.
"""

from __future__ import annotations

from functools import cache

from biritch.cards import Hand, Suit, seeded
from biritch.valuation import Constraint, length
from biritch.valuation.combined import All, Either, Not
from biritch.valuation.conditions import Counts, Longer
from biritch.valuation.measures import MEASURES

SIZE = 24_576
"""Hands in the pool of the house: enough for the ranges of what is said every day."""

ENOUGH = 48
"""So many hands of the pool that fit are enough to tell ranges by."""

PLENTY = 400
"""So many are enough to ask besides what the other players' calls leave possible."""

HandSet = int

_KEPT = 10_000  # measured constraints that stay in memory, three kilobytes each


class Pool:
    """Hands dealt at random, the same on every machine.

    Args:
        size: how many, a multiple of four.

    Examples:
        >>> pool = Pool(400)
        >>> weak, strong = (
        ...     pool.fitting(Constraint.parse(text)) for text in ("hcp 0-12", "hcp 13+")
        ... )
        >>> weak & strong, weak | strong == pool.everything
        (0, True)
        >>> pool.hcp_range(strong)[0]
        13
    """

    def __init__(self, size: int = SIZE) -> None:
        deals = seeded("a pool of hands")
        self.hands: tuple[Hand, ...] = tuple(hand for _ in range(size // 4) for hand in next(deals))
        self.everything: HandSet = (1 << len(self.hands)) - 1
        self._known: dict[Constraint, HandSet] = {}
        self._counted: dict[str, tuple[HandSet, ...]] = {}

    def _by(self, measure: str) -> tuple[HandSet, ...]:
        """For each number that can be counted, the hands that have it."""
        known = self._counted.get(measure)
        if known is None:
            count = MEASURES[measure]
            known = _sorted(bytes(min(count(hand), 255) for hand in self.hands))
            self._counted[measure] = known
        return known

    def _by_difference(self, suit: Suit, other: Suit) -> tuple[HandSet, ...]:
        """For each number from 0, the hands with so many more than -13 cards in one suit than in another."""
        name = f"{suit.value}-{other.value}"
        known = self._counted.get(name)
        if known is None:
            known = _sorted(
                bytes(13 + length(hand, suit) - length(hand, other) for hand in self.hands)
            )
            self._counted[name] = known
        return known

    def fitting(self, constraint: Constraint) -> HandSet:
        """The hands that fit a constraint."""
        known = self._known.get(constraint)
        if known is None:
            known = self._measured(constraint)
            if len(self._known) >= _KEPT:
                self._known.clear()  # what is asked every day is soon measured again
            self._known[constraint] = known
        return known

    def _measured(self, constraint: Constraint) -> HandSet:
        match constraint:
            case Not(part):
                return self.everything & ~self.fitting(part)
            case All(parts):
                hands = self.everything
                for part in parts:
                    hands &= self.fitting(part)
                return hands
            case Either(parts):
                hands = 0
                for part in parts:
                    hands |= self.fitting(part)
                return hands
            case Counts(measure, low, high):
                return _union(self._by(measure)[low : high + 1])
            case Longer(suit, other, margin):
                return _union(self._by_difference(suit, other)[13 + margin :])
        return _sorted(bytes(constraint.test(hand) for hand in self.hands))[1]

    def beside(self, hands: HandSet, steps: int) -> HandSet:
        """The hands of the pool dealt so many seats before one of these, in the same deal.

        Examples:
            >>> pool = Pool(40)
            >>> pool.beside(pool.beside(5, 1), 3) == 5
            True
        """
        each = self.everything // 15  # one bit of every deal
        here = hands >> steps & each * (15 >> steps)
        around = hands << 4 - steps & each * (15 << 4 - steps & 15)
        return here | around

    def among(self, hands: HandSet, others: tuple[HandSet, ...]) -> HandSet:
        """The hands of a set that the others at the table leave possible, as far as enough are left."""
        for other in sorted(others, key=int.bit_count):
            narrowed = hands & other
            if narrowed.bit_count() >= PLENTY:
                hands = narrowed
        return hands

    def hcp_range(self, hands: HandSet, *, tail: float = 0.0) -> tuple[int, int]:
        """Fewest and most high-card points, a tail of the hands left out at either end."""
        return _ends(self._by("hcp"), hands, tail)

    def with_points(self, hands: HandSet, low: int, high: int) -> HandSet:
        """Those of a set with so many high-card points."""
        return hands & _union(self._by("hcp")[low : high + 1])

    def length_range(self, hands: HandSet, suit: Suit, *, tail: float = 0.0) -> tuple[int, int]:
        """Fewest and most cards of a suit, a tail of the hands left out at either end."""
        return _ends(self._by(suit.name.lower()), hands, tail)

    def ace_range(self, hands: HandSet, *, tail: float = 0.0) -> tuple[int, int]:
        """Fewest and most aces, a tail of the hands left out at either end."""
        return _ends(self._by("aces"), hands, tail)


def _sorted(counted: bytes) -> tuple[HandSet, ...]:
    """For each number, the places where it stands; at least for 0 and 1."""
    backwards = counted[::-1]
    return tuple(
        int(backwards.translate(bytes(b"01"[byte == number] for byte in range(256))), 2)
        for number in range(max(1, *counted) + 1)
    )


def _union(sets: tuple[HandSet, ...]) -> HandSet:
    whole = 0
    for each in sets:
        whole |= each
    return whole


def _ends(sorted_hands: tuple[HandSet, ...], hands: HandSet, tail: float) -> tuple[int, int]:
    counts = [(hands & each).bit_count() for each in sorted_hands]
    left = int(sum(counts) * tail)
    return _first(counts, left), len(counts) - 1 - _first(counts[::-1], left)


def _first(counts: list[int], left: int) -> int:
    """The first number that more hands than those left out come up to."""
    below = 0
    for number, count in enumerate(counts):
        below += count
        if below > left:
            return number
    return len(counts) - 1


@cache
def pool() -> Pool:
    """The pool of the house."""
    return Pool()
