"""Marks on a page: words, lines and boxes, each at its place, in points from the top left.

What `placing` makes of a layout; the writers for SVG and PDF only draw these.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from biritch.paper.fonts import Face
from biritch.paper.layout import Ink


class Words(Struct, frozen=True):
    """A few words on a line; the place is where they begin, on the line they stand on."""

    x: float
    y: float
    text: str
    ink: Ink
    face: Face
    size: float
    width: float


class Stroke(Struct, frozen=True):
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    ink: Ink
    thickness: float


class Box(Struct, frozen=True):
    """A rectangle, filled or drawn, its corners rounded."""

    x: float
    y: float
    width: float
    height: float
    ink: Ink
    radius: float = 0.0
    filled: bool = False
    thickness: float = 0.5


Mark: TypeAlias = Words | Stroke | Box


def moved(mark: Mark, x: float, y: float) -> Mark:
    """A mark so far to the right and down."""
    if isinstance(mark, Stroke):
        return replace(mark, x=mark.x + x, y=mark.y + y, to_x=mark.to_x + x, to_y=mark.to_y + y)
    return replace(mark, x=mark.x + x, y=mark.y + y)


class Placed(Struct, frozen=True):
    """A block with a place for everything in it.

    Attributes:
        width: of all of it.
        height: of all of it.
        marks: from its own top left.
    """

    width: float
    height: float
    marks: tuple[Mark, ...]

    def at(self, x: float, y: float) -> tuple[Mark, ...]:
        """The marks, the whole put down with its top left there."""
        return tuple(moved(mark, x, y) for mark in self.marks)
