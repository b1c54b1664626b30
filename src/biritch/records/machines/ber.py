"""BER: 52 digits a board, the owner of each card from the ace of spades down, 1 for North to 4 for West."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.errors import BadNotation
from biritch.records.machines.owners import boards_of, deal_of_owners, dealt, owners_of
from biritch.records.machines.rows import rows
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record

SIZE = 52
_OWNERS = {ord("1"): 0, ord("2"): 1, ord("3"): 2, ord("4"): 3}


def read_ber(data: bytes, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read a BER file; lines may end anywhere.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> from biritch.cards import seeded
        >>> record = dealt(1, next(seeded("evening")))
        >>> read_ber(write_ber([record])).records == (record,)
        True
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_ber(data, problems)), problems.in_order())


def stream_ber(data: bytes, problems: Problems) -> Iterator[Record]:
    """The boards of a BER file, one at a time."""
    digits = b"".join(data.split())
    for number, row, place in rows(digits, SIZE, problems):
        text = row.decode("latin-1")
        try:
            yield dealt(number, deal_of_owners(_owners(row, text), text))
        except BadNotation as error:
            problems.add_error(place, error)


def _owners(row: bytes, text: str) -> list[int]:
    wrong = next((at for at, digit in enumerate(row) if digit not in _OWNERS), None)
    if wrong is not None:
        raise BadNotation(text, expected="a digit from 1 to 4", position=wrong, code="ber.digit")
    return [_OWNERS[digit] for digit in row]


def write_ber(records: Iterable[Record]) -> bytes:
    """Write boards as a BER file, in their order.

    Raises:
        BadValue: for a board that lacks cards, or comes twice with different ones.
    """
    return b"".join(
        bytes(ord("1") + owner for owner in owners_of(board.deal)) for board in boards_of(records)
    )
