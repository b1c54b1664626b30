"""A layout in letters alone: for a terminal, a mail, a screen reader; in colour where there is any."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from biritch.paper.colours import Colours
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
    Sheet,
    Span,
    Stack,
    clean,
    line,
    text_of,
)
from biritch.paper.wrapping import wrapped
from biritch.seats import Seat

_BLANK: Final = Span(" ")
_CODES: Final = {
    Ink.QUIET: "2",
    Ink.VULNERABLE: "31",
    Ink.HEARTS: "31",
    Ink.DIAMONDS: "31",
}
_FOUR: Final = {Ink.SPADES: "34", Ink.DIAMONDS: "33", Ink.CLUBS: "32"}
_SHARE: Final = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}


def text_of_block(block: Block, *, width: int = 78, colours: Colours | None = None) -> str:
    """A layout as lines of text.

    Args:
        block: the layout.
        width: letters to a line, where there is something to wrap.
        colours: for a terminal that has them; None for letters alone.

    Examples:
        >>> print(text_of_block(Lines((line("4♠"), line("made")))), end="")
        4♠
        made
    """
    return "".join(f"{_written(each, colours)}\n" for each in _block(block, width))


def text_of_sheet(sheet: Sheet, *, width: int = 78, colours: Colours | None = None) -> str:
    """A sheet as text, its boards one under another."""
    head = "   ".join(filter(None, (clean(sheet.title), clean(sheet.aside))))
    parts = [f"{head}\n"] if head else []
    parts += [text_of_block(item, width=width, colours=colours) for item in sheet.items]
    parts += [f"{sheet.note}\n"] if sheet.note else []
    return "\n".join(parts)


def _written(spans: Line, colours: Colours | None) -> str:
    if colours is None:
        return text_of(spans).rstrip()
    codes = _CODES | _FOUR if colours is Colours.FOUR else _CODES
    if colours is Colours.BLACK:
        codes = {}
    parts = []
    for span in spans:
        signs = [codes[span.ink]] if span.ink in codes else []
        signs += ["1"] if span.bold else []
        text = span.text
        parts.append(f"\x1b[{';'.join(signs)}m{text}\x1b[0m" if signs and text.strip() else text)
    return "".join(parts).rstrip()


def _block(block: Block, width: int) -> list[Line]:
    match block:
        case Lines():
            return _lines(block, width)
        case Grid():
            return _grid(block, width)
        case Rose():
            return _rose(block)
        case Compass():
            return _compass(block)
        case Stack():
            found: list[Line] = []
            for place, each in enumerate(block.blocks):
                found += [()] if place and block.gap else []
                found += _block(each, width)
            return found
        case Beside():
            columns: list[list[Line]] = []
            for each in block.blocks:
                used = sum(map(_width, columns)) + 3 * len(columns)
                columns.append(_block(each, max(16, width - used)))
            return _beside(columns, 3)


def _size(spans: Iterable[Span]) -> int:
    return sum(len(span.text) for span in spans)


def _width(lines: Sequence[Line]) -> int:
    return max(map(_size, lines), default=0)


def _padded(spans: Line, width: int, align: Align = Align.LEFT) -> Line:
    spare = max(0, width - _size(spans))
    before = int(spare * _SHARE[align])
    return (*[_BLANK] * before, *spans, *[_BLANK] * (spare - before))


def _beside(columns: Sequence[Sequence[Line]], gap: int) -> list[Line]:
    widths = [_width(column) for column in columns]
    height = max(map(len, columns), default=0)
    found: list[Line] = []
    for row in range(height):
        spans: Line = ()
        for column, wide in zip(columns, widths, strict=True):
            spans += (_BLANK,) * gap if column is not columns[0] else ()
            spans += _padded(column[row] if row < len(column) else (), wide)
        found.append(spans)
    return found


def _lines(block: Lines, width: int) -> list[Line]:
    found = list(block.lines)
    if block.wraps:
        found = [part for each in found for part in wrapped(each, width, _size, indent="  ")]
    across = _width(found)
    return [_padded(each, across, block.align) for each in found]


def _grid(block: Grid, width: int) -> list[Line]:
    gap = 2 if block.gap >= 0.9 else 1
    rows = [row for row in (block.heads, *block.rows) if row or row is not block.heads]
    widths = [
        max((_size(row[column]) for row in rows if column < len(row)), default=0)
        for column in range(block.columns)
    ]
    if block.broad is not None:
        rest = sum(widths) - widths[block.broad] + gap * (block.columns - 1)
        widths[block.broad] = max(16, min(widths[block.broad], width - rest))
    if block.even and widths:
        widths[1:] = [max(widths[1:])] * (len(widths) - 1)
    found: list[Line] = []
    for row in rows:
        cells = [
            [
                _padded(part, widths[column], block.align(column))
                for part in (
                    wrapped(cell, widths[column], _size) if column == block.broad else (cell,)
                )
            ]
            for column, cell in enumerate(row)
        ]
        found += _beside(_even(cells, widths), gap)
    return found


def _even(cells: list[list[Line]], widths: list[int]) -> list[list[Line]]:
    """Cells of one row, an empty one as wide as its column."""
    return [cell or [_padded((), wide)] for cell, wide in zip(cells, widths, strict=False)]


def _rose(block: Rose) -> list[Line]:
    def letter(seat: Seat) -> Line:
        ink = Ink.VULNERABLE if block.vulnerable.includes(seat) else Ink.PLAIN
        return line(block.letters[seat], ink=ink, bold=seat is block.dealer)

    def edge(corners: str, seat: Seat) -> Line:
        spare = inside - _size(letter(seat))
        before = spare // 2
        return (
            *line(corners[0] + "─" * before),
            *letter(seat),
            *line("─" * (spare - before) + corners[1]),
        )

    inside = 7
    west, east = letter(Seat.WEST), letter(Seat.EAST)
    middle = line(block.middle)
    room = inside + 2 - _size(west) - _size(east)
    return [
        edge("┌┐", Seat.NORTH),
        (*west, *_padded(middle, room, Align.CENTRE), *east),
        edge("└┘", Seat.SOUTH),
    ]


def _compass(block: Compass) -> list[Line]:
    hands = block.hands.map(lambda hand: _block(hand, 40) if hand else [])
    middle = _block(block.middle, 40)
    corners = [
        _block(corner, 40) if corner else []
        for corner in (block.north_west, block.south_west, block.south_east)
    ]
    north_west, south_west, south_east = corners
    left = max(_width(hands.west), _width(north_west), _width(south_west), 14)
    centre = max(map(_width, (hands.north, middle, hands.south)))
    waist = max(len(hands.west), len(middle), len(hands.east))

    def row(first: list[Line], second: list[Line], third: list[Line]) -> list[Line]:
        if not (first or second or third):
            return []
        return _beside(
            (
                [_padded(each, left) for each in first] or [_padded((), left)],
                [_padded(each, centre) for each in second] or [_padded((), centre)],
                third,
            ),
            2,
        )

    bottom = max(len(south_west), len(hands.south), len(south_east))
    return [
        *row(north_west, hands.north, []),
        *row(hands.west, _lowered(middle, waist), hands.east),
        *row(_dropped(south_west, bottom), hands.south, _dropped(south_east, bottom)),
    ]


def _lowered(lines: list[Line], height: int) -> list[Line]:
    return [()] * ((height - len(lines)) // 2) + lines


def _dropped(lines: list[Line], height: int) -> list[Line]:
    return [()] * (height - len(lines)) + lines if lines else []
