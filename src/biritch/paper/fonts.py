"""The letters that papers are set in, and how wide a word is in them.

PT Sans and PT Serif have Latin and Cyrillic and figures of one width; the suits are our own. All
lie in ``fonts/`` beside their licences, and are put into every PDF.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from importlib.resources import as_file, files
from typing import Any, Final


class Face(Enum):
    """One set of letters; its value is the name of its file."""

    TEXT = "PTS55F"
    BOLD = "PTS75F"
    TITLE = "PTF75F"
    SUITS = "BiritchSuits"


_FAMILIES: Final = {
    Face.TEXT: "PT Sans",
    Face.BOLD: "PT Sans",
    Face.TITLE: "PT Serif",
    Face.SUITS: "Biritch Suits",
}


def family(face: Face) -> str:
    """The family's name, as a page names it."""
    return _FAMILIES[face]


@cache
def font(face: Face) -> Any:  # noqa: ANN401 - reportlab's own type
    """The letters of a face, known to reportlab from now on."""
    from reportlab.pdfbase import pdfmetrics  # noqa: PLC0415 - only papers need it
    from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415

    with as_file(files("biritch").joinpath("paper", "fonts", f"{face.value}.ttf")) as path:
        loaded = TTFont(face.value, str(path))
    pdfmetrics.registerFont(loaded)
    return loaded


def width_of(text: str, face: Face, size: float) -> float:
    """How wide a text is.

    Examples:
        >>> width_of("13", Face.TEXT, 10) == 2 * width_of("1", Face.TEXT, 10)
        True
    """
    widths = _widths(face)
    default = widths.get(0x20, 500.0)
    return sum(widths.get(ord(letter), default) for letter in text) * size / 1000


def printable(text: str, face: Face) -> str:
    """The text with a question mark for each letter the face does not have.

    Examples:
        >>> printable("Łoś 王", Face.TEXT)
        'Łoś ?'
    """
    widths = _widths(face)
    return "".join(letter if ord(letter) in widths else "?" for letter in text)


@cache
def _widths(face: Face) -> dict[int, float]:
    return dict(font(face).face.charWidths)
