"""A sheet on its pages: boards in cells, or parts of a card down its columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from statistics import median
from typing import Final

from biritch.paper.layout import Block, Flow, Ink, Line, Sheet, line
from biritch.paper.marks import Box, Mark, Placed, Stroke
from biritch.paper.placing import LEADING, line_width, place, set_line

MARGIN: Final = 30.0  # points of white around every page
_LARGEST, _SMALLEST = 12.0, 6.0  # sizes of letters
_SHARED: Final = 0.93  # of what most boards could have; a freak deal alone is set smaller
_INNER: Final = 7.0  # white within a frame
_TITLE, _FOOT = 17.0, 8.0


class Paper(Enum):
    """The size of a page, in points."""

    A4 = (595.28, 841.89)
    LETTER = (612.0, 792.0)


def pages_of(sheet: Sheet, paper: Paper = Paper.A4) -> tuple[Placed, ...]:
    """Every page of a sheet, all its marks in place.

    Examples:
        >>> from biritch.paper.layout import Lines
        >>> sheet = Sheet(
        ...     "Tuesday",
        ...     tuple(Lines((line(f"Board {n}"),)) for n in range(1, 8)),
        ...     columns=2,
        ...     rows=3,
        ... )
        >>> len(pages_of(sheet))
        2
    """
    width, height = paper.value
    room = (width - 2 * MARGIN, height - 2 * MARGIN - _head_height(sheet) - 2 * _FOOT)
    bodies = list(_cells(sheet, *room)) if sheet.flow is Flow.CELLS else _columns(sheet, *room)
    return tuple(
        Placed(
            width,
            height,
            (
                *_frame(sheet, number, len(bodies), width, height),
                *Placed(*room, body).at(MARGIN, MARGIN + _head_height(sheet)),
            ),
        )
        for number, body in enumerate(bodies, 1)
    )


def _head_height(sheet: Sheet) -> float:
    return _TITLE * 1.75 if sheet.title or sheet.aside else 0.0


def _frame(sheet: Sheet, page: int, pages: int, width: float, height: float) -> Iterator[Mark]:
    """The head and the foot of a page."""
    right = width - MARGIN
    if _head_height(sheet):
        aside = line(sheet.aside, ink=Ink.QUIET)
        room = right - MARGIN - line_width(aside, 11) - 12
        title = line(sheet.title, title=True)
        size = min(_TITLE, _TITLE * room / max(1.0, line_width(title, _TITLE)))
        yield from set_line(title, size, MARGIN, MARGIN + (_TITLE - size) * 0.95 - 4)
        yield from set_line(aside, 11, right - line_width(aside, 11), MARGIN + 1.7)
        under = MARGIN + _TITLE * 1.28
        yield Stroke(MARGIN, under, right, under, Ink.PLAIN, 0.9)
    foot = height - MARGIN - _FOOT * 1.2
    yield from set_line(line(sheet.note, ink=Ink.QUIET), _FOOT, MARGIN, foot)
    if pages > 1:
        words = sheet.page.replace("{page}", str(page)).replace("{pages}", str(pages))
        number: Line = line(words, ink=Ink.QUIET)
        yield from set_line(number, _FOOT, right - line_width(number, _FOOT), foot)


def _cells(sheet: Sheet, width: float, height: float) -> Iterator[tuple[Mark, ...]]:
    """Page after page of cells, all in letters of one size as far as that goes."""
    across, down = width / sheet.columns, height / sheet.rows
    inner = (across - 2 * _INNER, down - 2 * _INNER)
    sizes = [_fitting(item, *inner) for item in sheet.items]
    # One board with a thirteen-card suit does not make all others small.
    common = max(min(sizes, default=_LARGEST), _SHARED * median(sizes or [_LARGEST]))
    count = sheet.columns * sheet.rows
    for first in range(0, max(1, len(sheet.items)), count):
        marks: list[Mark] = []
        for where, item in enumerate(sheet.items[first : first + count]):
            row, column = divmod(where, sheet.columns)
            left, top = column * across, row * down
            placed = place(item, min(common, sizes[first + where]), inner[0])
            if sheet.framed:
                marks.append(Box(left, top, across, down, Ink.QUIET, thickness=0.35))
            marks += placed.at(left + _INNER, top + _INNER)
        yield tuple(marks)


def _fitting(item: Block, width: float, height: float) -> float:
    """The largest letters in which an item fits its cell."""
    size = _LARGEST
    for _ in range(8):
        placed = place(item, size, width)
        over = max(placed.width / width, placed.height / height)
        if over <= 1.0:
            break
        # What wraps grows taller as it grows narrower: go a little less far than it seems.
        size *= max(0.5, 0.995 / over) if placed.width > width else max(0.5, over**-0.6)
    return size


def _columns(sheet: Sheet, width: float, height: float) -> list[tuple[Mark, ...]]:
    """Down one column and on in the next; letters as large as fill ``rows`` pages."""
    size = 10.0
    while True:
        pages = _flowed(sheet.items, size, sheet.columns, width, height)
        if len(pages) <= max(1, sheet.rows) or size <= _SMALLEST:
            return pages
        size -= 0.25


def _flowed(
    items: Sequence[Block], size: float, columns: int, width: float, height: float
) -> list[tuple[Mark, ...]]:
    gutter = 1.8 * size
    across = (width - gutter * (columns - 1)) / columns
    gap = 0.8 * size * LEADING
    pages: list[tuple[Mark, ...]] = []
    marks: list[Mark] = []
    column, top = 0, 0.0
    for item in items:
        placed = place(item, size, across)
        if top and top + placed.height > height:
            column, top = column + 1, 0.0
            if column == columns:
                pages.append(tuple(marks))
                marks, column = [], 0
        marks += placed.at(column * (across + gutter), top)
        top += placed.height + gap
    return [*pages, tuple(marks)]
