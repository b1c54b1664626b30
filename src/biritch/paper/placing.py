"""A layout given its places: how wide each column is, where each hand lies.

Sizes are in points. Each block is placed by itself from its own top left, then put down whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from biritch.paper.fonts import Face, printable, width_of
from biritch.paper.layout import (
    Align,
    Beside,
    Block,
    Compass,
    Grid,
    Ink,
    Line,
    Lines,
    Rose,
    Span,
    Stack,
)
from biritch.paper.marks import Box, Mark, Placed, Stroke, Words
from biritch.paper.wrapping import wrapped
from biritch.seats import SEATS, Seat

LEADING: Final = 1.22  # from line to line, against the size of letters
_BASELINE: Final = 0.95  # of a line's height in letters, from its top to the line they stand on
_ROSE: Final = 4.3  # letters wide and high
_SHARE: Final = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}
_NOTHING: Final = Placed(0, 0, ())


def place(block: Block, size: float, width: float | None = None) -> Placed:
    """Everything in a block at its place.

    Args:
        block: the layout.
        size: of its letters, in points.
        width: the room there is; None for as much as it takes.

    Examples:
        >>> from biritch.paper.layout import line
        >>> placed = place(Lines((line("4♠"), line("made"))), 10)
        >>> [mark.text for mark in placed.marks], round(placed.height, 1)
        (['4', '♠', 'made'], 24.4)
    """
    match block:
        case Lines():
            return _lines(block, size, width)
        case Grid():
            return _grid(block, size, width)
        case Rose():
            return _rose(block, size)
        case Compass():
            return _compass(block, size, width)
        case Stack():
            return _stack(block, size, width)
        case Beside():
            return _beside(block, size, width)


def face_of(span: Span) -> Face:
    """The letters a span is set in."""
    if span.suit is not None:
        return Face.SUITS
    return Face.TITLE if span.title else Face.BOLD if span.bold else Face.TEXT


def line_width(spans: Iterable[Span], size: float) -> float:
    """How wide a line is."""
    return sum(width_of(span.text, face_of(span), size * span.size) for span in spans)


def _height(spans: Line, size: float) -> float:
    return LEADING * size * max((span.size for span in spans), default=1.0)


def set_line(spans: Line, size: float, x: float, top: float) -> Iterable[Mark]:
    """The words of one line from left to right."""
    biggest = max((span.size for span in spans), default=1.0)
    y = top + _BASELINE * size * biggest
    for span in spans:
        face, letters = face_of(span), size * span.size
        wide = width_of(span.text, face, letters)
        if span.text.strip():
            yield Words(x, y, printable(span.text, face), span.ink, face, letters, wide)
        x += wide


def _lines(block: Lines, size: float, width: float | None) -> Placed:
    lines = list(block.lines)
    if block.wraps and width is not None:
        lines = [
            part
            for each in lines
            for part in wrapped(each, width, lambda spans: line_width(spans, size), indent="  ")
        ]
    widths = [line_width(each, size) for each in lines]
    across = max(widths, default=0.0)
    if width is not None and block.align is not Align.LEFT:
        across = max(across, width)
    marks: list[Mark] = []
    top = 0.0
    for each, wide in zip(lines, widths, strict=True):
        marks += set_line(each, size, (across - wide) * _SHARE[block.align], top)
        top += _height(each, size)
    return Placed(across, top, tuple(marks))


def _grid(block: Grid, size: float, width: float | None) -> Placed:
    gap = block.gap * size
    rows = [row for row in (block.heads, *block.rows) if row or row is not block.heads]
    widths = [
        max((line_width(row[column], size) for row in rows if column < len(row)), default=0.0)
        for column in range(block.columns)
    ]
    if widths:
        widths[0] = max(widths[0], block.first * size)
    if block.even and widths:
        widths[1:] = [max(widths[1:])] * (len(widths) - 1)
    spare = (width or 0.0) - sum(widths) - gap * (block.columns - 1)
    if block.broad is not None and width is not None:
        widths[block.broad] = max(widths[block.broad] + spare, 4 * size)
    elif block.ruled and spare > 0:
        widths = [each + spare / block.columns for each in widths]
    starts = [sum(widths[:column]) + gap * column for column in range(block.columns)]
    across = sum(widths) + gap * max(0, block.columns - 1)
    marks: list[Mark] = []
    top = 0.0
    for where, row in enumerate(rows):
        is_head = bool(block.heads) and where == 0
        cells = [
            tuple(wrapped(cell, widths[column], lambda spans: line_width(spans, size)))
            if column == block.broad
            else (cell,)
            for column, cell in enumerate(row)
        ]
        most = max((len(cell) for cell in cells), default=1)
        for column, cell in enumerate(cells):
            for down, part in enumerate(cell):
                over = (widths[column] - line_width(part, size)) * _SHARE[block.align(column)]
                marks += set_line(part, size, starts[column] + over, top + down * LEADING * size)
        top += LEADING * size * (most if is_head else max(most, block.row_height))
        if (is_head and (block.gap >= 0.9 or block.ruled)) or block.ruled:
            top += 0.12 * size
            ink = Ink.QUIET if is_head or block.row_height > 1 else Ink.FAINT
            marks.append(Stroke(0, top, across, top, ink, 0.4))
            top += 0.12 * size
    return Placed(across, top, tuple(marks))


def _rose(block: Rose, size: float) -> Placed:
    side, strip = _ROSE * size, 0.3 * size
    inset, radius = 0.18 * size, 0.12 * size
    marks: list[Mark] = [Box(0, 0, side, side, Ink.QUIET, 0.35 * size)]
    long = side - 2 * (strip + 2 * inset)
    edge = strip + 2 * inset
    strips = {
        Seat.NORTH: (edge, inset, long, strip),
        Seat.SOUTH: (edge, side - inset - strip, long, strip),
        Seat.WEST: (inset, edge, strip, long),
        Seat.EAST: (side - inset - strip, edge, strip, long),
    }
    letters = 0.82 * size
    centres = {
        Seat.NORTH: (side / 2, edge + 0.52 * size),
        Seat.SOUTH: (side / 2, side - edge - 0.52 * size),
        Seat.WEST: (edge + 0.5 * size, side / 2),
        Seat.EAST: (side - edge - 0.5 * size, side / 2),
    }
    for seat in SEATS:
        at_risk = block.vulnerable.includes(seat)
        ink = Ink.VULNERABLE if at_risk else Ink.QUIET
        marks.append(Box(*strips[seat], ink, radius, at_risk, 0.4))
        x, y = centres[seat]
        is_dealer = seat is block.dealer
        face = Face.BOLD if is_dealer else Face.TEXT
        wide = width_of(block.letters[seat], face, letters)
        marks.append(
            Words(
                x - wide / 2,
                y + 0.35 * letters,
                block.letters[seat],
                Ink.PLAIN,
                face,
                letters,
                wide,
            )
        )
        if is_dealer:
            under = y + 0.35 * letters + 0.16 * size
            marks.append(Stroke(x - wide / 2, under, x + wide / 2, under, Ink.PLAIN, 0.07 * size))
    return Placed(side, side, tuple(marks))


def _compass(block: Compass, size: float, width: float | None) -> Placed:
    hands = block.hands.map(lambda hand: place(hand, size) if hand else _NOTHING)
    middle = place(block.middle, size)
    corners = [
        place(corner, size) if corner else _NOTHING
        for corner in (block.north_west, block.south_west, block.south_east)
    ]
    north_west, south_west, south_east = corners
    gap = 0.9 * size
    left = max(hands.west.width, north_west.width, south_west.width) + gap
    centre = max(middle.width, hands.south.width if block.south_east else 0.0)
    right = gap + max(hands.east.width, south_east.width)
    right = max(right, max(hands.north.width, hands.south.width) - centre)
    if width is not None and left + centre + right < width:
        # The rose stands in the middle of its room as long as both sides allow it.
        left = min(max(left, (width - centre) / 2), width - centre - right)
        right = width - left - centre
    top = max(hands.north.height, north_west.height) + 0.35 * size
    waist = max(hands.west.height, middle.height, hands.east.height)
    bottom = top + waist + 0.35 * size
    height = bottom + max(hands.south.height, south_west.height, south_east.height)
    marks = (
        *north_west.at(0, 0),
        *hands.north.at(left, 0),
        *hands.west.at(left - gap - hands.west.width, top + (waist - hands.west.height) / 2),
        *middle.at(left, top + (waist - middle.height) / 2),
        *hands.east.at(left + centre + gap, top + (waist - hands.east.height) / 2),
        *hands.south.at(left, bottom),
        *south_west.at(0, height - south_west.height),
        *south_east.at(left + centre + right - south_east.width, height - south_east.height),
    )
    return Placed(left + centre + right, height, marks)


def _stack(block: Stack, size: float, width: float | None) -> Placed:
    marks: list[Mark] = []
    across = top = 0.0
    for where, each in enumerate(block.blocks):
        if where:
            top += block.gap * size * LEADING
        placed = place(each, size, width)
        marks += placed.at(0, top)
        across, top = max(across, placed.width), top + placed.height
    return Placed(across, top, tuple(marks))


def _beside(block: Beside, size: float, width: float | None) -> Placed:
    marks: list[Mark] = []
    x = height = 0.0
    for where, each in enumerate(block.blocks):
        if where:
            x += block.gap * size
        last = where == len(block.blocks) - 1
        room = max(width - x, 4 * size) if width is not None and last else None
        placed = place(each, size, room)
        marks += placed.at(x, 0)
        x, height = x + placed.width, max(height, placed.height)
    return Placed(x, height, tuple(marks))
