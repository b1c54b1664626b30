"""What each ink looks like: two colours, four, or black alone for a printer that has no other."""

from __future__ import annotations

from enum import Enum
from typing import Final

from biritch.paper.layout import Ink

_RED, _BLACK = "#c4302b", "#1d2433"
_BASE: Final = {
    Ink.PLAIN: "#1e2421",
    Ink.QUIET: "#6d756f",
    Ink.FAINT: "#cfc8b8",
    Ink.VULNERABLE: _RED,
    Ink.SPADES: _BLACK,
    Ink.HEARTS: _RED,
    Ink.DIAMONDS: _RED,
    Ink.CLUBS: _BLACK,
}


class Colours(Enum):
    """How many colours suits have; in black alone hearts and diamonds are hollow."""

    TWO = "two"
    FOUR = "four"
    BLACK = "black"

    def of(self, ink: Ink) -> str:
        """The colour of an ink, as ``#rrggbb``.

        Examples:
            >>> Colours.FOUR.of(Ink.CLUBS), Colours.BLACK.of(Ink.HEARTS)
            ('#1d7a46', '#000000')
        """
        return _SCHEMES[self][ink]

    def is_hollow(self, ink: Ink) -> bool:
        """Whether a suit is only drawn round in this scheme."""
        return self is Colours.BLACK and ink in (Ink.HEARTS, Ink.DIAMONDS)


_SCHEMES: Final = {
    Colours.TWO: _BASE,
    Colours.FOUR: _BASE | {Ink.SPADES: "#24407e", Ink.DIAMONDS: "#d9730d", Ink.CLUBS: "#1d7a46"},
    Colours.BLACK: dict.fromkeys(Ink, "#000000") | {Ink.QUIET: "#444444", Ink.FAINT: "#bbbbbb"},
}
