"""The 52 cards.

Law: 1.
"""

from __future__ import annotations

from typing import NoReturn

from biritch.cards.rank import RANK_LETTERS, RANKS, Rank
from biritch.cards.suit import SUIT_LETTERS, SUITS, Suit
from biritch.errors import BadNotation
from biritch.letters import alphabet_of


class Card:
    """One of the 52 cards; there is only one of each, so ``is`` works as well as ``==``.

    Law: 1.

    Attributes:
        suit: its suit.
        rank: its rank.
        index: 13 times the suit's place plus the rank's: C2 is 0, SA is 51. Cards sort by it.
        bit: one bit at that index, as a `Hand` holds it.

    Examples:
        >>> card = Card(Suit.SPADES, Rank.ACE)
        >>> card is Card.parse("SA"), str(card), card.index
        (True, 'SA', 51)
    """

    __slots__ = ("bit", "index", "rank", "suit")
    suit: Suit
    rank: Rank
    index: int
    bit: int

    def __new__(cls, suit: Suit, rank: Rank) -> Card:  # noqa: PYI034 - no card is made twice
        """The card of this suit and rank; always the same value."""
        return PACK[13 * suit.index + rank.index]

    @classmethod
    def _print(cls, index: int) -> Card:
        card = object.__new__(cls)
        for slot, value in (
            ("index", index),
            ("bit", 1 << index),
            ("suit", SUITS[index // 13]),
            ("rank", RANKS[index % 13]),
        ):
            object.__setattr__(card, slot, value)
        return card

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card cannot be changed: {name}")

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card, suit and rank in either order: SA, AS, ♠A, H10, пТ.

        Raises:
            BadNotation: if the text names no card.

        Examples:
            >>> Card.parse("h10"), Card.parse("пТ")
            (Card.parse('HT'), Card.parse('SA'))
        """
        alphabet = alphabet_of(text)
        suits, ranks, word = SUIT_LETTERS[alphabet], RANK_LETTERS[alphabet], text.strip()
        for suit, rank in ((word[:1], word[1:]), (word[-1:], word[:-1])):
            if suit in suits and rank in ranks:
                return cls(suits[suit], ranks[rank])
        raise BadNotation(
            text, expected="a card: a suit and a rank, as in SA or H10", code="notation.card"
        )

    def __str__(self) -> str:
        return self.suit.value + self.rank.value

    def __repr__(self) -> str:
        return f"Card.parse('{self}')"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type[Card], tuple[Suit, Rank]]:
        return Card, (self.suit, self.rank)


PACK: tuple[Card, ...] = tuple(Card._print(index) for index in range(52))  # noqa: SLF001 - the printer's own sheet
