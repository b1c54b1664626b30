"""Boards of a file on paper: hand records to pin up, and the picture of one board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from biritch.analysis import Makes, Par, par
from biritch.cards import STRAINS
from biritch.errors import BadValue
from biritch.paper import Diagram, Solved, hand_records, pdf_of
from biritch.records import Record
from biritch.seats import Seat

_TAG: Final = "DoubleDummyTricks"
# As hand records list them: partners together, no trump first.
_ROWS: Final = [
    (seat, strain)
    for seat in (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
    for strain in reversed(STRAINS)
]


def makes_told(record: Record) -> Makes | None:
    """The makes that a file says a board has; None where it says none that can be.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> from biritch.records.solved import with_makes
        >>> record = Record(board=Board.numbered(1, next(seeded("evening"))))
        >>> makes = Makes.of(lambda seat, strain: 8 - seat.index - strain.index)
        >>> makes_told(record), makes_told(with_makes(record, makes)) == makes
        (None, True)
    """
    told = dict(record.tags).get(_TAG, "")
    if len(told) != len(_ROWS):
        return None
    try:
        tricks = dict(zip(_ROWS, (int(digit, 16) for digit in told), strict=True))
        return Makes.of(lambda seat, strain: tricks[seat, strain])
    except (ValueError, BadValue):
        return None


def _par_of(record: Record, makes: Makes | None) -> Par | None:
    if makes is None:
        return None
    return par(makes, record.board.vulnerable, record.board.dealer)


def hand_record(records: Sequence[Record], language: str, title: str) -> bytes:
    """All boards as sheets of hand records, a PDF."""
    boards = [
        Solved(record, makes, _par_of(record, makes))
        for record in records
        for makes in (makes_told(record),)
    ]
    return pdf_of(hand_records(boards, title=title, language=language))


def picture(records: Sequence[Record], language: str, _title: str) -> bytes:
    """The first of the boards as an SVG picture."""
    record = records[0]
    makes = makes_told(record)
    diagram = Diagram(record=record, makes=makes, par=_par_of(record, makes), language=language)
    return diagram.svg().encode()


PAPERS: Final[dict[str, Callable[[Sequence[Record], str, str], bytes]]] = {
    "pdf": hand_record,
    "svg": picture,
}
"""What can be drawn of boards, by the ending of its file."""
