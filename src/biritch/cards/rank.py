"""Ranks, from the two to the ace.

Law: 1.
"""

from __future__ import annotations

from biritch.cards.suit import Ordered
from biritch.errors import BadNotation
from biritch.letters import Alphabet, alphabet_of


class Rank(Ordered):
    """A card's rank: two is the lowest, ace the highest.

    Law: 1.

    Examples:
        >>> Rank.TWO < Rank.ACE, Rank.parse("10"), Rank.parse("Т")
        (True, <Rank.TEN: 'T'>, <Rank.ACE: 'A'>)
    """

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read a rank: 2 to 9, T or 10, J Q K A, or Cyrillic В Д К Т.

        Raises:
            BadNotation: if the text names no rank.
        """
        found = RANK_LETTERS[alphabet_of(text)].get(text.strip())
        if found is None:
            raise BadNotation(text, expected="a rank, 2 to A", code="notation.rank")
        return found


RANKS: tuple[Rank, ...] = tuple(Rank)
_DIGITS = {rank.value: rank for rank in RANKS if rank.value.isdigit()} | {"10": Rank.TEN}
RANK_LETTERS: dict[Alphabet, dict[str, Rank]] = {
    Alphabet.LATIN: _DIGITS
    | {letter: rank for rank in RANKS for letter in (rank.value, rank.value.lower())},
    Alphabet.CYRILLIC: _DIGITS
    | dict(zip("ВДКТ", (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE), strict=True)),
}
