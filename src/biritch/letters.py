"""Which alphabet a text is written in: Latin or Cyrillic, never both.

Players write cards in their own letters, and the two alphabets share shapes that mean different
cards: Latin ``T`` is the ten and Cyrillic ``Т`` the ace; Cyrillic ``В`` is the jack and also East.
So a text is read wholly in one alphabet, and a mixture is refused with both readings shown.
"""

from enum import Enum
from unicodedata import name

from biritch.errors import BadNotation


class Alphabet(Enum):
    """The two alphabets that bridge is written in here."""

    LATIN = "Latin"
    CYRILLIC = "Cyrillic"


def alphabet_of(text: str) -> Alphabet:
    """Which alphabet the letters of a text belong to; Latin when it has no letters at all.

    Raises:
        BadNotation: ``letters.mixed`` if both alphabets occur, ``letters.foreign`` for a letter of a third.

    Examples:
        >>> alphabet_of("SA"), alphabet_of("пТ"), alphabet_of("♠10")
        (<Alphabet.LATIN: 'Latin'>, <Alphabet.CYRILLIC: 'Cyrillic'>, <Alphabet.LATIN: 'Latin'>)
    """
    first: tuple[Alphabet, str] | None = None
    for position, letter in enumerate(text):
        if not letter.isalpha():
            continue
        if letter.isascii():
            found = Alphabet.LATIN
        elif "\u0400" <= letter <= "\u04ff":
            found = Alphabet.CYRILLIC
        else:
            raise BadNotation(
                text,
                expected="Latin or Cyrillic letters",
                position=position,
                code="letters.foreign",
                why=name(letter, "an unnamed letter").lower(),
            )
        if first is None:
            first = found, letter
        elif first[0] is not found:
            raise BadNotation(
                text,
                expected=f"{first[0].value} letters only, or {found.value} letters only",
                position=position,
                code="letters.mixed",
                why=f"{first[1]} is read as a {first[0].value} letter, {letter} as a {found.value} one",
            )
    return first[0] if first else Alphabet.LATIN
