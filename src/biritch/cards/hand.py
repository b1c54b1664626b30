"""A hand: any set of cards, usually thirteen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NoReturn

from biritch.cards.card import PACK, Card
from biritch.cards.holding import ALL_RANKS, Holding
from biritch.cards.suit import SUITS, Suit
from biritch.errors import BadNotation, BadValue

ALL_CARDS = (1 << 52) - 1


class Hand:
    """A set of cards that never changes; it reads spades first, from the top.

    Attributes:
        bits: one bit a card, at the card's index.

    Examples:
        >>> hand = Hand.parse("AK2.QJ.T98.76543")
        >>> len(hand), hand[Suit.SPADES], Card.parse("HQ") in hand
        (13, Holding.parse('AK2'), True)
        >>> str(hand - Hand.parse("A2..."))
        'K.QJ.T98.76543'
    """

    __slots__ = ("bits",)
    bits: int

    def __init__(self, bits: int = 0) -> None:
        if not 0 <= bits <= ALL_CARDS:
            raise BadValue(f"a pack has 52 cards, not the bits {bits:#x}", code="cards.bits")
        _set_bits(self, bits)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a hand cannot be changed: {name}")

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """The hand with these cards."""
        bits = 0
        for card in cards:
            bits |= card.bit
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read a hand as PBN writes it: spades, hearts, diamonds and clubs between dots.

        Raises:
            BadNotation: if there are not four suits, or a suit cannot be read.
        """
        suits = text.strip().split(".")
        if len(suits) != len(SUITS):
            raise BadNotation(
                text,
                expected="four suits between dots, spades first, as in AK2.QJ.T98.76543",
                code="notation.hand",
            )
        bits = 0
        for suit, ranks in zip(reversed(SUITS), suits, strict=True):
            bits |= Holding.parse(ranks).bits << 13 * suit.index
        return cls(bits)

    def __getitem__(self, suit: Suit) -> Holding:
        return Holding(self.bits >> 13 * suit.index & ALL_RANKS)

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __iter__(self) -> Iterator[Card]:
        bits = self.bits
        while bits:
            index = bits.bit_length() - 1
            bits ^= 1 << index
            yield PACK[index]

    def __contains__(self, card: Card) -> bool:
        return bool(self.bits & card.bit)

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.bits | other.bits)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.bits & other.bits)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.bits & ~other.bits)

    def __le__(self, other: Hand) -> bool:
        return not self.bits & ~other.bits

    def __eq__(self, other: object) -> bool:
        return self.bits == other.bits if isinstance(other, Hand) else NotImplemented

    def __hash__(self) -> int:
        return hash(("Hand", self.bits))

    def __str__(self) -> str:
        return ".".join(str(self[suit]) for suit in reversed(SUITS))

    def __repr__(self) -> str:
        return f"Hand.parse('{self}')"

    def __reduce__(self) -> tuple[type[Hand], tuple[int]]:
        return Hand, (self.bits,)


_set_bits = vars(Hand)["bits"].__set__  # the slot behind the frozen value
