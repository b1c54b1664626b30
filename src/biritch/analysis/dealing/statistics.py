"""What a set of deals is like: points, controls, losers, shapes, and what is made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import comb
from typing import Final

import numpy as np
from msgspec import Struct

from biritch.analysis.dealing.chance import SeededChance
from biritch.analysis.dealing.hands import Hands
from biritch.analysis.dealing.means import Means
from biritch.analysis.dealing.measured import COUNTED, all_shapes, shape_hand
from biritch.analysis.doubledummy import Makes
from biritch.cards import Deal, Strain
from biritch.errors import BadValue
from biritch.seats import SEATS, BySeat, BySide, Seat
from biritch.valuation import Shape

COUNTS: Final = ("hcp", "controls", "losers")


class Spread(Struct, frozen=True):
    """How often each number comes.

    Attributes:
        counts: times, by number, in rising order.
    """

    counts: Mapping[int, int]

    @classmethod
    def of(cls, numbers: Iterable[int]) -> Spread:
        """The spread of some numbers."""
        return cls(dict(sorted(Counter(numbers).items())))

    @property
    def total(self) -> int:
        """How many numbers there are."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """Their mean.

        Examples:
            >>> Spread.of([1, 2, 2, 3, 5]).mean
            2.6
        """
        return sum(number * times for number, times in self.counts.items()) / self.total

    @property
    def deviation(self) -> float:
        """How far they are from their mean, as a standard deviation."""
        squares = sum((number - self.mean) ** 2 * times for number, times in self.counts.items())
        return float((squares / self.total) ** 0.5)


class Statistics(Struct, frozen=True, kw_only=True):
    """What some hands of a set of deals are like.

    Attributes:
        boards: how many deals.
        seats: whose hands are counted.
        spreads: of high-card points, controls and losers, by name.
        each: the same for each seat by itself.
        shapes: how often each shape comes, the commonest first.
        makes: for each side and strain the tricks of its better declarer; None where not asked.
    """

    boards: int
    seats: tuple[Seat, ...]
    spreads: Mapping[str, Spread]
    each: BySeat[Mapping[str, Spread]]
    shapes: Mapping[str, int]
    makes: BySide[Mapping[Strain, Spread]] | None = None

    @classmethod
    def of(
        cls,
        deals: Sequence[Deal],
        *,
        seats: Sequence[Seat] = SEATS,
        makes: Sequence[Makes] | None = None,
    ) -> Statistics:
        """What some deals are like.

        Args:
            deals: complete deals.
            seats: whose hands are counted.
            makes: what is made of each deal, if that is to be counted.

        Raises:
            BadValue: if there is no deal, or one is not complete.

        Examples:
            >>> from itertools import islice
            >>> from biritch.cards import seeded
            >>> Statistics.of(list(islice(seeded("evening"), 50))).spreads["hcp"].mean
            10.0
        """
        if not deals:
            raise BadValue("there is no deal to count", code="statistics.none")
        if not all(deal.is_complete for deal in deals):
            raise BadValue("only complete deals are counted", code="deal.partial")
        cards = np.array([[hand.bits for hand in deal] for deal in deals], np.uint64)
        hands = Hands(cards, Means(SeededChance("")))
        counted = {
            seat: {name: COUNTED[name](hands, seat).tolist() for name in COUNTS} for seat in SEATS
        }
        shapes = Counter(Shape.of(deal[seat]).pattern for seat in seats for deal in deals)
        return cls(
            boards=len(deals),
            seats=tuple(seats),
            spreads={
                name: Spread.of(number for seat in seats for number in counted[seat][name])
                for name in COUNTS
            },
            each=BySeat.make(
                lambda seat: {name: Spread.of(counted[seat][name]) for name in COUNTS}
            ),
            shapes=dict(sorted(shapes.items(), key=lambda item: (-item[1], item[0]))),
            makes=None if makes is None else _makes(makes),
        )


def _makes(makes: Sequence[Makes]) -> BySide[Mapping[Strain, Spread]]:
    return BySide.make(
        lambda side: {
            strain: Spread.of(each.best(side, strain) for each in makes) for strain in Strain
        }
    )


@lru_cache(maxsize=1)
def expected_hcp() -> Mapping[int, float]:
    """How likely each number of high-card points is in a hand, exactly.

    Examples:
        >>> round(expected_hcp()[10], 6)
        0.094051
    """
    ways = Counter[int]()
    for aces, kings, queens, jacks in np.ndindex(5, 5, 5, 5):
        rest = 13 - aces - kings - queens - jacks
        if rest >= 0:
            honours = comb(4, aces) * comb(4, kings) * comb(4, queens) * comb(4, jacks)
            ways[4 * aces + 3 * kings + 2 * queens + jacks] += honours * comb(36, rest)
    return {points: ways[points] / comb(52, 13) for points in sorted(ways)}


@lru_cache(maxsize=1)
def expected_shapes() -> Mapping[str, float]:
    """How likely each shape is, exactly, the likeliest first.

    Examples:
        >>> list(expected_shapes())[:3], round(expected_shapes()["4333"], 6)
        (['4432', '5332', '5431'], 0.105361)
    """
    ways = Counter[str]()
    for spades, hearts, diamonds, clubs in all_shapes():
        pattern = Shape.of(shape_hand(spades, hearts, diamonds, clubs)).pattern
        ways[pattern] += comb(13, spades) * comb(13, hearts) * comb(13, diamonds) * comb(13, clubs)
    return {pattern: number / comb(52, 13) for pattern, number in ways.most_common()}
