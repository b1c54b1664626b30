"""A place in a text that moves forward, and what to say where it cannot."""

from __future__ import annotations

import re
from functools import lru_cache

from biritch.cards import Card, Strain, Suit
from biritch.errors import BadNotation
from biritch.seats import SEATS, Seat
from biritch.valuation.measures import SUIT_WORDS

_BLANK = re.compile(r"(?:\s+|#[^\n]*|//[^\n]*|/\*.*?\*/)+", re.DOTALL)
_WORD = re.compile(r"[^\W\d]\w*")
_SEAT = re.compile(r"(north|east|south|west|[nesw])\b", re.IGNORECASE)
_SUIT = re.compile(r"(club|diamond|heart|spade)s?\b", re.IGNORECASE)
_STRAIN = re.compile(r"(club|diamond|heart|spade|notrump|nt)s?\b", re.IGNORECASE)
_CARD = re.compile(r"(?:([cdhs])(10|[2-9tjqka])|(10|[2-9tjqka])([cdhs]))\b", re.IGNORECASE)
_MOST_DEEP = 60


class Reader:
    """A text read from left to right; comments and white space are passed over.

    Args:
        text: what is read.
        code: the code of what is raised where it cannot be read.
    """

    def __init__(self, text: str, *, code: str = "notation.where") -> None:
        self.text = text
        self.at = 0
        self._code = code
        self._deep = 0
        self.skip()

    def skip(self) -> None:
        """Go past comments and white space."""
        if blank := _BLANK.match(self.text, self.at):
            self.at = blank.end()

    @property
    def done(self) -> bool:
        """Whether all is read."""
        return self.at >= len(self.text)

    def bad(self, expected: str, *, at: int | None = None) -> BadNotation:
        """What to raise here: the line at fault, line and column, and what was expected."""
        place = self.at if at is None else at
        line = self.text.count("\n", 0, place) + 1
        start = self.text.rfind("\n", 0, place) + 1
        end = self.text.find("\n", start)
        shown = self.text[start : end if end >= 0 else None]
        where = f"line {line}, column {place - start + 1}" if "\n" in self.text.strip() else ""
        return BadNotation(
            shown, expected=expected, position=place - start, code=self._code, why=where
        )

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """The pattern here, passing over it; None if something else is here."""
        if found := pattern.match(self.text, self.at):
            self.at = found.end()
            self.skip()
        return found

    def sign(self, *signs: str) -> str | None:
        """The first of some signs that is here, passing over it."""
        for sign in signs:
            if self.text.startswith(sign, self.at):
                self.at += len(sign)
                self.skip()
                return sign
        return None

    def need(self, sign: str) -> None:
        """Pass over a sign that must be here."""
        if self.sign(sign) is None:
            raise self.bad(f"{sign!r}")

    def peek(self) -> str:
        """The word that is here, in lower case; empty if there is none."""
        found = _WORD.match(self.text, self.at)
        return found[0].casefold() if found else ""

    def word(self, *words: str) -> str | None:
        """The word that is here, if it is one of some, passing over it."""
        here = self.peek()
        if not here or here not in words:
            return None
        self.at += len(here)
        self.skip()
        return here

    def name(self) -> str | None:
        """Any word, as it is written."""
        found = self.match(_WORD)
        return found[0] if found else None

    def whole(self) -> int:
        """A whole number."""
        found = self.match(_pattern(r"\d{1,12}\b"))
        if found is None:
            raise self.bad("a whole number")
        return int(found[0])

    def seat(self) -> Seat:
        """A seat: north, or N."""
        found = self.match(_SEAT)
        if found is None:
            raise self.bad("a seat: north, east, south or west")
        return SEATS["nesw".index(found[1][0].casefold())]

    def suit(self) -> Suit:
        """A suit: spades, or spade."""
        found = self.match(_SUIT)
        if found is None:
            raise self.bad("a suit: clubs, diamonds, hearts or spades")
        return SUIT_WORDS[f"{found[1].casefold()}s"]

    def strain(self) -> Strain:
        """A suit, or notrump."""
        found = self.match(_STRAIN)
        if found is None:
            raise self.bad("clubs, diamonds, hearts, spades or notrump")
        return Strain("NT" if found[1][0].casefold() == "n" else found[1][0].upper())

    def card(self) -> Card:
        """A card: SA, or AS as the dealer writes it."""
        card = self.may_be_card()
        if card is None:
            raise self.bad("a card, as in AS or SA")
        return card

    def may_be_card(self) -> Card | None:
        """A card if one is here."""
        found = self.match(_CARD)
        return Card.parse((found[1] or found[4]) + (found[2] or found[3])) if found else None

    def deeper(self) -> None:
        """Go into brackets, and no deeper than anybody writes."""
        self._deep += 1
        if self._deep > _MOST_DEEP:
            raise self.bad("something simpler")

    def out(self) -> None:
        """Leave brackets."""
        self._deep -= 1


@lru_cache(maxsize=64)
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text)
