"""CDS and RZD: a byte a rank, two bits for the owner of each of its four cards, spades highest.

A record of CDS has 14 bytes, the board's number and the ranks from the ace down, and counts the hands
from West; RZD has a head of 13 bytes, then 13 a board, and counts from North.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.cards import Deal
from biritch.errors import BadNotation, BadValue
from biritch.records.machines.owners import boards_of, deal_of_owners, dealt, owners_of
from biritch.records.machines.rows import rows
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record

CDS_SIZE, RZD_SIZE = 14, 13
_MOST = 255


def read_cds(data: bytes, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read a CDS file.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> from biritch.cards import seeded
        >>> record = dealt(7, next(seeded("evening")))
        >>> read_cds(write_cds([record])).records == (record,)
        True
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_cds(data, problems)), problems.in_order())


def read_rzd(data: bytes, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read an RZD file.

    Raises:
        BadFile: the first problem, if ``strict``.
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_rzd(data, problems)), problems.in_order())


def stream_cds(data: bytes, problems: Problems) -> Iterator[Record]:
    """The boards of a CDS file, one at a time."""
    for number, row, place in rows(data, CDS_SIZE, problems):
        try:
            yield dealt(row[0] or number, _deal(row[1:], first=1))
        except BadNotation as wrong:
            problems.add_error(place, wrong)


def stream_rzd(data: bytes, problems: Problems) -> Iterator[Record]:
    """The boards of an RZD file, one at a time."""
    for number, row, place in rows(data, RZD_SIZE, problems, start=RZD_SIZE):
        try:
            yield dealt(number, _deal(row, first=0))
        except BadNotation as wrong:
            problems.add_error(place, wrong)


def write_cds(records: Iterable[Record]) -> bytes:
    """Write boards as a CDS file, in their order.

    Raises:
        BadValue: for a board that lacks cards or comes twice with different ones, and for a number
            over 255.
    """
    boards = boards_of(records)
    for board in boards:
        if board.number > _MOST:
            raise BadValue(
                f"a CDS file goes up to board {_MOST}, and there is a board {board.number}",
                code="cds.number",
                number=board.number,
            )
    return b"".join(bytes((board.number,)) + _ranks(board.deal, first=1) for board in boards)


def write_rzd(records: Iterable[Record]) -> bytes:
    """Write boards as an RZD file, in their order.

    Raises:
        BadValue: for a board that lacks cards, or comes twice with different ones.
    """
    boards = boards_of(records)
    head = len(boards).to_bytes(8, "little")[:2] + b" " * 11
    return head + b"".join(_ranks(board.deal, first=0) for board in boards)


def _deal(ranks: bytes, *, first: int) -> Deal:
    owners = [0] * 52
    for rank, byte in enumerate(ranks):
        for suit in range(4):
            owners[13 * suit + rank] = ((byte >> 2 * (3 - suit) & 3) - first) % 4
    return deal_of_owners(owners, ranks.hex())


def _ranks(deal: Deal, *, first: int) -> bytes:
    owners = owners_of(deal)
    return bytes(
        sum((owners[13 * suit + rank] + first) % 4 << 2 * (3 - suit) for suit in range(4))
        for rank in range(13)
    )
