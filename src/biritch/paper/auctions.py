"""The auction in four columns, its alerts and what was said of them below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from biritch.auction import Auction, Pass
from biritch.paper.hands import SMALL
from biritch.paper.layout import Align, Block, Grid, Ink, Line, Lines, Stack, clean, line
from biritch.paper.words import Words
from biritch.seats import Seat, Vulnerability

_COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
ALERT = "*"


def auction_block(
    auction: Auction,
    words: Words,
    *,
    vulnerable: Vulnerability = Vulnerability.NONE,
    notes: Mapping[int, str] | None = None,
    alerts: Iterable[int] = (),
    names: Mapping[Seat, str] | None = None,
) -> Block:
    """An auction as books print it: West first, notes by number below.

    Args:
        auction: the calls so far; where somebody is still to call, a question mark stands.
        words: the language.
        vulnerable: the heads of vulnerable sides are in their ink.
        notes: what was said of a call, by its place from 1.
        alerts: places of alerted calls of which nothing was said.
        names: of the players, who stand under their seats.

    Examples:
        >>> from biritch.paper.layout import text_of
        >>> block = auction_block(Auction.parse("N:1NT P 2D"), Words(), notes={3: "transfer"})
        >>> [[text_of(cell) for cell in row] for row in block.blocks[0].rows]
        [['', '1NT', 'Pass', '2♦¹'], ['?']]
        >>> [text_of(each) for each in block.blocks[1].lines]
        ['¹ transfer']
    """
    said = dict(notes or {})
    alerted = set(alerts)
    signs = {place: _raised(number) for number, place in enumerate(sorted(said), 1)}
    cells: list[tuple[Seat, Line]] = []
    for place, entry in enumerate(auction.entries, 1):
        mark = signs.get(place, ALERT if place in alerted else "")
        ink = Ink.QUIET if isinstance(entry.call, Pass) else Ink.PLAIN
        cells.append((entry.seat, line(words.call(entry.call), ink=ink) + line(mark)))
    if auction.turn is not None:
        cells.append((auction.turn, line("?", bold=True)))
    rows = list(_rows(cells))
    if names and any(names.values()):
        people = (clean(names.get(seat, "")) for seat in _COLUMNS)
        rows.insert(0, tuple(line(name, ink=Ink.QUIET, size=SMALL) for name in people))
    grid = Grid(
        tuple(rows),
        heads=tuple(
            line(
                words.seat_name(seat),
                ink=Ink.VULNERABLE if vulnerable.includes(seat) else Ink.PLAIN,
                bold=True,
                size=SMALL,
            )
            for seat in _COLUMNS
        ),
        aligns=(Align.LEFT,) * 4,
        name=words.say("auction"),
        gap=1.2,
    )
    if not said:
        return grid
    below = tuple(
        line(f"{signs[place]} {clean(said[place])}", size=SMALL) for place in sorted(said)
    )
    return Stack((grid, Lines(below, wraps=True)))


def _rows(cells: list[tuple[Seat, Line]]) -> Iterator[tuple[Line, ...]]:
    """The calls under their seats; a place passed over in an irregular auction stays empty."""
    row: list[Line] = []
    for seat, cell in cells:
        column = _COLUMNS.index(seat)
        if column < len(row):
            yield tuple(row)
            row = []
        row += [()] * (column - len(row))
        row.append(cell)
    if row:
        yield tuple(row)


def _raised(number: int) -> str:
    """The number of a note; the font has raised figures up to three."""
    return "¹²³"[number - 1] if number <= 3 else f" ({number})"
