"""What stands where on paper: the one value that every writer reads.

A layout knows nothing of points or pixels. It says that a hand stands north of the compass, that
the auction is a table of four columns, which words are bold; the writers for text, SVG, HTML and
PDF each give that a place.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from enum import Enum
from itertools import groupby
from typing import Final, TypeAlias

from msgspec import Struct

from biritch.cards import SUITS, Suit
from biritch.seats import BySeat, Seat, Vulnerability


class Ink(Enum):
    """What a word is written in; a scheme of colours says how that looks."""

    PLAIN = "plain"
    QUIET = "quiet"
    FAINT = "faint"  # lines between rows
    VULNERABLE = "vulnerable"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


class Align(Enum):
    """To which side a word goes in its column."""

    LEFT = "left"
    CENTRE = "center"
    RIGHT = "right"


SUIT_INKS: Final = dict(zip(SUITS, (Ink.CLUBS, Ink.DIAMONDS, Ink.HEARTS, Ink.SPADES), strict=True))
INKED_SUITS: Final = {ink: suit for suit, ink in SUIT_INKS.items()}
_SYMBOLS: Final = {suit.symbol: suit for suit in SUITS}


class Span(Struct, frozen=True):
    """A few words in one hand: the same ink, weight and size.

    Attributes:
        text: what is written; a suit's symbol stands in a span of its own.
        ink: in what.
        bold: whether heavier than the rest.
        title: whether in the letters of titles.
        size: against the size of the block.
    """

    text: str
    ink: Ink = Ink.PLAIN
    bold: bool = False
    title: bool = False
    size: float = 1.0

    @property
    def suit(self) -> Suit | None:
        """The suit whose symbol this is; None for words."""
        return INKED_SUITS.get(self.ink)


Line: TypeAlias = tuple[Span, ...]


def clean(text: str) -> str:
    r"""A text from anywhere, fit to print: no control characters, no marks that turn the line around.

    Examples:
        >>> clean("Ann\x00\u202e\nLee  Jr")
        'Ann Lee Jr'
    """
    kept = (" " if unicodedata.category(each)[0] in "CZ" else each for each in text)
    return " ".join("".join(kept).split())


def line(
    text: str,
    *,
    ink: Ink = Ink.PLAIN,
    bold: bool = False,
    title: bool = False,
    size: float = 1.0,
) -> Line:
    """A line of text, its suit symbols each in the ink of the suit.

    What cannot be printed, control characters among it, becomes blanks.

    Examples:
        >>> [span.text for span in line("4♠ or 5♣")]
        ['4', '♠', ' or 5', '♣']
    """
    if not text.isprintable():
        text = "".join(letter if letter.isprintable() else " " for letter in text)
    spans = []
    for suit, letters in groupby(text, _SYMBOLS.get):
        if suit is None:
            spans.append(Span("".join(letters), ink, bold, title, size))
        else:
            spans += [Span(symbol, SUIT_INKS[suit], bold, title, size) for symbol in letters]
    return tuple(spans)


def text_of(spans: Iterable[Span]) -> str:
    """The words of a line alone."""
    return "".join(span.text for span in spans)


class Lines(Struct, frozen=True, tag=True):
    """Lines of words, one under another.

    Attributes:
        lines: from the top.
        align: where short ones go.
        wraps: whether a long one goes on in the next; the lines of a hand never do.
        name: what this is, for those who hear the page.
    """

    lines: tuple[Line, ...] = ()
    align: Align = Align.LEFT
    wraps: bool = False
    name: str = ""


class Grid(Struct, frozen=True, tag=True):
    """A table: the auction, the play, the makes, a traveller.

    Attributes:
        rows: their cells from the left; short rows end early.
        heads: what stands over the columns.
        aligns: one for each column; those that are missing go left.
        name: what this is, for those who hear the page.
        broad: which column takes the room that is left and wraps; None if all are as wide as they must be.
        ruled: whether every row stands on a line, as on a form to be filled in.
        row_height: in lines; more than one where people write by hand.
        gap: between columns, in letters.
        first: the first column is at least so wide, in letters, so that tables above one another agree.
        even: whether all columns after the first are as wide as the widest of them.
    """

    rows: tuple[tuple[Line, ...], ...]
    heads: tuple[Line, ...] = ()
    aligns: tuple[Align, ...] = ()
    name: str = ""
    broad: int | None = None
    ruled: bool = False
    row_height: float = 1.0
    gap: float = 0.9
    first: float = 0.0
    even: bool = False

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return max((len(row) for row in (self.heads, *self.rows)), default=0)

    def align(self, column: int) -> Align:
        """To which side a column goes."""
        return self.aligns[column] if column < len(self.aligns) else Align.LEFT


class Rose(Struct, frozen=True, tag=True):
    """The square between the hands: the four seats, who dealt and who is vulnerable.

    Attributes:
        letters: of the seats.
        dealer: who deals; None where that does not matter.
        vulnerable: which sides are.
        middle: what stands within it, the board's number as a rule.
        name: the same in words.
    """

    letters: BySeat[str]
    dealer: Seat | None
    vulnerable: Vulnerability
    middle: str = ""
    name: str = ""


class Compass(Struct, frozen=True, tag=True):
    """Four hands around the middle, and what stands in the corners.

    Attributes:
        hands: of the four seats; None for one that is not shown.
        middle: between them.
        north_west: the corner for the board's number, dealer and vulnerability.
        south_west: the corner for the points.
        south_east: the corner for the makes.
    """

    hands: BySeat[Block | None]
    middle: Block
    north_west: Block | None = None
    south_west: Block | None = None
    south_east: Block | None = None


class Stack(Struct, frozen=True, tag=True):
    """Blocks one under another, so many lines apart."""

    blocks: tuple[Block, ...]
    gap: float = 0.6


class Beside(Struct, frozen=True, tag=True):
    """Blocks beside one another, so many letters apart; the last takes the room that is left."""

    blocks: tuple[Block, ...]
    gap: float = 1.5


Block: TypeAlias = Lines | Grid | Rose | Compass | Stack | Beside


class Flow(Enum):
    """How a sheet is filled."""

    CELLS = "cells"  # row by row into cells of one size, as boards are
    COLUMNS = "columns"  # down one column and on in the next, as a convention card is


class Sheet(Struct, frozen=True):
    """A page, or as many as it takes.

    Attributes:
        title: at its head.
        items: what stands on it, each kept whole.
        aside: at the right of the head: a date, a place.
        note: at the foot, on the left.
        columns: how many there are.
        rows: how many of them to a page; nothing for a flow in columns.
        flow: how the pages are filled.
        framed: whether each item stands in a frame.
        language: of its words.
        page: the words at the foot on the right, ``{page}`` and ``{pages}`` in them.
    """

    title: str
    items: tuple[Block, ...]
    aside: str = ""
    note: str = ""
    columns: int = 1
    rows: int = 1
    flow: Flow = Flow.CELLS
    framed: bool = True
    language: str = "en"
    page: str = "{page} / {pages}"
