"""The bounding box of a constraint: between which numbers a hand must lie."""

from __future__ import annotations

import msgspec

from biritch.cards import SUITS, Hand, Suit
from biritch.valuation.hcp import hcp
from biritch.valuation.shape import length

Range = tuple[int, int]
ALL_HCP: Range = (0, 37)
ALL_LENGTHS: Range = (0, 13)


class Box(msgspec.Struct, frozen=True):
    """High-card points and the length of each suit, from at least to at most.

    A box never leaves out a hand that the constraint admits; it may hold others besides.

    Attributes:
        hcp: fewest and most high-card points.
        clubs: fewest and most clubs; and so on.

    Examples:
        >>> box = Box(hcp=(12, 21), spades=(5, 13))
        >>> box[Suit.SPADES], box[Suit.HEARTS]
        ((5, 13), (0, 8))
    """

    hcp: Range = ALL_HCP
    clubs: Range = ALL_LENGTHS
    diamonds: Range = ALL_LENGTHS
    hearts: Range = ALL_LENGTHS
    spades: Range = ALL_LENGTHS

    def __post_init__(self) -> None:
        """Draw the lengths together: all four make thirteen."""
        lows = sum(self._lengths(0))
        highs = sum(self._lengths(1))
        for suit in SUITS:
            low, high = self[suit]
            tight = max(low, 13 - highs + high), min(high, 13 - lows + low)
            if tight != (low, high):
                msgspec.structs.force_setattr(self, suit.name.lower(), tight)

    def _lengths(self, end: int) -> tuple[int, ...]:
        return self.clubs[end], self.diamonds[end], self.hearts[end], self.spades[end]

    def __getitem__(self, suit: Suit) -> Range:
        return (self.clubs, self.diamonds, self.hearts, self.spades)[suit.index]

    @property
    def is_empty(self) -> bool:
        """Whether no hand at all can be in it."""
        return any(low > high for low, high in (self.hcp, *(self[suit] for suit in SUITS)))

    def __contains__(self, hand: Hand) -> bool:
        return self.hcp[0] <= hcp(hand) <= self.hcp[1] and all(
            self[suit][0] <= length(hand, suit) <= self[suit][1] for suit in SUITS
        )

    def __and__(self, other: Box) -> Box:
        """The box of both at once."""
        return Box(
            *(
                (max(mine[0], theirs[0]), min(mine[1], theirs[1]))
                for mine, theirs in zip(self._sides(), other._sides(), strict=True)
            )
        )

    def __or__(self, other: Box) -> Box:
        """The smallest box around both."""
        if self.is_empty or other.is_empty:
            return other if self.is_empty else self
        return Box(
            *(
                (min(mine[0], theirs[0]), max(mine[1], theirs[1]))
                for mine, theirs in zip(self._sides(), other._sides(), strict=True)
            )
        )

    def _sides(self) -> tuple[Range, ...]:
        return self.hcp, self.clubs, self.diamonds, self.hearts, self.spades


EVERY_HAND = Box()
NO_HAND = Box(hcp=(1, 0))
