"""DUP, of the Duplimate: each board as BRI and as DGE, and in the first the numbers of the boards.

A record has 156 bytes: 78 digits of BRI, 68 bytes of DGE, 10 bytes; of the first record these say Y,
N (Y where the machine is to deal backwards), the lowest board, the copies, the highest board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.errors import BadNotation, BadValue
from biritch.records.machines.bri import DIGITS, deal_digits, digits_deal
from biritch.records.machines.dge import PRINTED, deal_signs, signs_deal
from biritch.records.machines.owners import boards_of, dealt, in_a_row
from biritch.records.machines.rows import rows
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record

SIZE = 156
_HEAD = DIGITS + PRINTED


def read_dup(data: bytes, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read a DUP file.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> from biritch.cards import seeded
        >>> record = dealt(7, next(seeded("evening")))
        >>> read_dup(write_dup([record])).records == (record,)
        True
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_dup(data, problems)), problems.in_order())


def stream_dup(data: bytes, problems: Problems) -> Iterator[Record]:
    """The boards of a DUP file, one at a time."""
    first = 1
    for place_in_file, row, place in rows(data, SIZE, problems):
        if place_in_file == 1:
            first = _lowest(row[_HEAD:], problems)
        try:
            deal = digits_deal(row[:DIGITS])
        except BadNotation as wrong:
            problems.add_error(place, wrong)
            continue
        line, column = place
        try:
            # The printed hands of a board that nobody should see on the screen are left blank.
            shown = signs_deal(row[DIGITS:_HEAD]) if row[DIGITS:_HEAD].strip(b"\0 ") else deal
        except (BadNotation, BadValue) as wrong:
            problems.add_error((line, column + DIGITS), wrong)
            shown = deal
        if shown != deal:
            problems.add(
                (line, column + DIGITS),
                "dup.hands",
                f"the hands to be printed are not those to be dealt: {shown}",
                done="those to be dealt are taken",
            )
        yield dealt(first + place_in_file - 1, deal)


def _lowest(head: bytes, problems: Problems) -> int:
    number = head[2:5].decode("latin-1").strip(" \0")
    if number.isascii() and number.isdigit() and int(number):
        return int(number)
    problems.add(
        (1, _HEAD + 3), "dup.head", "the number of the lowest board is not there", done="taken as 1"
    )
    return 1


def write_dup(records: Iterable[Record]) -> bytes:
    """Write boards as a DUP file, in the order of their numbers.

    Raises:
        BadValue: for a board that lacks cards or comes twice with different ones, and where a
            number is missing.
    """
    boards = in_a_row(boards_of(records), format_="DUP")
    if not boards:
        return b""
    head = f"YN{boards[0].number:<3}{0:<2}{boards[-1].number:<3}".encode()
    return b"".join(
        deal_digits(board.deal) + deal_signs(board.deal) + (b"\0" * 10 if place else head[:10])
        for place, board in enumerate(boards)
    )
