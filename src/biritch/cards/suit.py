"""Suits, and the strains a contract can be in.

Law: 1, 18.
"""

from __future__ import annotations

from enum import Enum

from biritch.errors import BadNotation
from biritch.letters import Alphabet, alphabet_of


class Ordered(Enum):
    """An enumeration whose members go up in the order they are written."""

    index: int  # place in that order, from 0
    __hash__ = object.__hash__  # members are single objects; Enum's own hash is slow

    def __init__(self, *_: object) -> None:
        self.index = len(type(self).__members__)

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if type(other) is type(self) else NotImplemented

    def __le__(self, other: object) -> bool:
        return self.index <= other.index if type(other) is type(self) else NotImplemented

    def __gt__(self, other: object) -> bool:
        return self.index > other.index if type(other) is type(self) else NotImplemented

    def __ge__(self, other: object) -> bool:
        return self.index >= other.index if type(other) is type(self) else NotImplemented


class Suit(Ordered):
    """Clubs, diamonds, hearts or spades, lowest first.

    Law: 1.

    Examples:
        >>> Suit.CLUBS < Suit.SPADES, Suit.HEARTS.is_major, Suit.parse("♥").symbol
        (True, True, '♥')
    """

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def symbol(self) -> str:
        """♣ ♦ ♥ or ♠."""
        return "♣♦♥♠"[self.index]

    @property
    def is_major(self) -> bool:
        """Hearts and spades are the majors."""
        return self.index > 1

    @property
    def strain(self) -> Strain:
        """This suit as the trump suit of a contract."""
        return STRAINS[self.index]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit: C D H S in either case, ♣♦♥♠, or lower-case Cyrillic т б ч п.

        Raises:
            BadNotation: if the text names no suit.
        """
        found = SUIT_LETTERS[alphabet_of(text)].get(text.strip())
        if found is None:
            raise BadNotation(text, expected="a suit: C, D, H or S", code="notation.suit")
        return found


SUITS: tuple[Suit, Suit, Suit, Suit] = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
_SYMBOLS = {symbol: suit for suit in SUITS for symbol in (suit.symbol, "♧♢♡♤"[suit.index])}
SUIT_LETTERS: dict[Alphabet, dict[str, Suit]] = {
    Alphabet.LATIN: _SYMBOLS
    | {letter: suit for suit in SUITS for letter in (suit.value, suit.value.lower())},
    Alphabet.CYRILLIC: _SYMBOLS | dict(zip("тбчп", SUITS, strict=True)),
}


class Strain(Ordered):
    """What a contract is played in: a trump suit, or no trump above them all.

    Law: 18.

    Examples:
        >>> Strain.NOTRUMP > Strain.SPADES, Strain.NOTRUMP.suit, Strain.parse("N")
        (True, None, <Strain.NOTRUMP: 'NT'>)
    """

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "NT"

    @property
    def suit(self) -> Suit | None:
        """The trump suit; None at no trump."""
        return SUITS[self.index] if self.index < len(SUITS) else None

    @property
    def symbol(self) -> str:
        """♣ ♦ ♥ ♠ or NT."""
        return ("♣", "♦", "♥", "♠", "NT")[self.index]

    @property
    def is_major(self) -> bool:
        """Hearts and spades are the majors."""
        return self in (Strain.HEARTS, Strain.SPADES)

    @classmethod
    def parse(cls, text: str) -> Strain:
        """Read a strain: a suit, NT, N, or Cyrillic бк.

        Raises:
            BadNotation: if the text names no strain.
        """
        word = text.strip()
        alphabet = alphabet_of(text)
        if word.casefold() in _NOTRUMP[alphabet]:
            return Strain.NOTRUMP
        suit = SUIT_LETTERS[alphabet].get(word)
        if suit is None:
            raise BadNotation(text, expected="a strain: C, D, H, S or NT", code="notation.strain")
        return suit.strain


_NOTRUMP = {Alphabet.LATIN: ("n", "nt"), Alphabet.CYRILLIC: ("бк",)}
STRAINS: tuple[Strain, ...] = tuple(Strain)
