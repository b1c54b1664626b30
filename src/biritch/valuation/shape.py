"""How the thirteen cards fall into suits."""

from __future__ import annotations

import msgspec

from biritch.cards import SUITS, Hand, Suit

_BALANCED = ("4333", "4432", "5332")
_SEMIBALANCED = (*_BALANCED, "5422", "6322")


class Shape(msgspec.Struct, frozen=True):
    """The lengths of the four suits in one hand.

    Examples:
        >>> shape = Shape.of(Hand.parse("AK2.QJ.T98.76543"))
        >>> shape[Suit.CLUBS], shape.pattern, str(shape), shape.is_balanced
        (5, '5332', '3=2=3=5', True)
    """

    clubs: int
    diamonds: int
    hearts: int
    spades: int

    @classmethod
    def of(cls, hand: Hand) -> Shape:
        """The shape of a hand of any size."""
        return cls(*(length(hand, suit) for suit in SUITS))

    def __getitem__(self, suit: Suit) -> int:
        return (self.clubs, self.diamonds, self.hearts, self.spades)[suit.index]

    @property
    def pattern(self) -> str:
        """The lengths from the longest to the shortest, whichever suits they are: ``5332``.

        With a suit of ten or more they are kept apart: ``10-2-1-0``.
        """
        lengths = sorted((self.clubs, self.diamonds, self.hearts, self.spades), reverse=True)
        return ("" if lengths[0] < 10 else "-").join(map(str, lengths))

    @property
    def is_balanced(self) -> bool:
        """No singleton or void and at most one doubleton: 4333, 4432 or 5332."""
        return self.pattern in _BALANCED

    @property
    def is_semibalanced(self) -> bool:
        """Balanced, or 5422 or 6322: no singleton or void and no seven-card suit."""
        return self.pattern in _SEMIBALANCED

    @property
    def longest(self) -> int:
        """The number of cards in the longest suit."""
        return max(self.clubs, self.diamonds, self.hearts, self.spades)

    @property
    def shortest(self) -> int:
        """The number of cards in the shortest suit."""
        return min(self.clubs, self.diamonds, self.hearts, self.spades)

    def __str__(self) -> str:
        return f"{self.spades}={self.hearts}={self.diamonds}={self.clubs}"


def length(hand: Hand, suit: Suit) -> int:
    """How many cards of a suit a hand holds.

    Examples:
        >>> length(Hand.parse("AK2.QJ.T98.76543"), Suit.HEARTS)
        2
    """
    return (hand.bits >> 13 * suit.index & 0x1FFF).bit_count()
