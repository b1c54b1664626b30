"""DLM, of the Duplimate: a text with a line for each of 99 boards, two cards a letter.

A letter stands for the owners of two cards, from the ace of spades down: ``a`` for North and North,
``b`` for North and East, ... The three digits behind it are the board's number and all its letters,
one with another by exclusive or.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import xor

from msgspec.structs import replace

from biritch.cards import Deal
from biritch.errors import BadNotation, BadValue
from biritch.records.machines.owners import boards_of, deal_of_owners, dealt, owners_of
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record

MOST = 99
# What stands for a board that nobody dealt: each hand holds one suit.
UNUSED = "aaaaaabffffffkkkkkklpppppp"
_BOARD = re.compile(r"\s*Board\s+(\d{1,2})\s*=\s*(\S*)\s*", re.IGNORECASE)
_LETTERS = re.compile(r"([a-p]{26})(\d{3})?", re.IGNORECASE)
_FIELD = re.compile(r"\s*(Headline|From board|To board)\s*=(.*)", re.IGNORECASE)


def read_dlm(data: bytes, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read a DLM file; its headline is the event.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> from biritch.cards import seeded
        >>> record = dealt(7, next(seeded("evening")))
        >>> read_dlm(write_dlm([record])).records == (record,)
        True
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_dlm(data, problems)), problems.in_order())


def stream_dlm(data: bytes, problems: Problems) -> Iterator[Record]:
    """The boards of a DLM file, one at a time."""
    lines = data.decode("latin-1").splitlines()
    fields: dict[str, str] = {}
    for text in lines:
        if found := _FIELD.fullmatch(text):
            fields.setdefault(found[1].casefold(), found[2].strip())
    first, last = (_number(fields.get(f"{end} board", "")) for end in ("from", "to"))
    for line, text in enumerate(lines, start=1):
        found = _BOARD.fullmatch(text)
        if found is None:
            continue
        number = int(found[1])
        told = first is not None and last is not None and first <= number <= last
        if not told and (first is not None or found[2].casefold().startswith(UNUSED)):
            continue
        try:
            record = dealt(number, _deal(number, found[2], (line, found.start(2) + 1), problems))
        except (BadNotation, BadValue) as wrong:
            problems.add_error((line, found.start(2) + 1), wrong)
            continue
        yield replace(record, event=fields.get("headline", ""))


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else None


def _deal(number: int, text: str, place: tuple[int, int], problems: Problems) -> Deal:
    found = _LETTERS.fullmatch(text)
    if found is None:
        raise BadNotation(
            text, expected="26 letters from a to p and three digits", code="dlm.letters"
        )
    letters = found[1].lower()
    sum_ = reduce(xor, letters.encode(), number)
    if found[2] is not None and int(found[2]) != sum_:
        line, column = place
        problems.add(
            (line, column + 26),
            "dlm.checksum",
            f"the checksum of board {number} is {found[2]}, not {sum_:03}",
            done="the cards are taken as they stand",
        )
    owners = [owner for letter in letters for owner in divmod(ord(letter) - ord("a"), 4)]
    return deal_of_owners(owners, text)


def write_dlm(records: Iterable[Record]) -> bytes:
    """Write boards as a DLM file; an event becomes its headline.

    Raises:
        BadValue: for a board that lacks cards or comes twice with different ones, for a number
            over 99, and where one is missing.
    """
    every = list(records)
    boards = {board.number: board for board in boards_of(every)}
    if boards and max(boards) > MOST:
        raise BadValue(
            f"a DLM file goes up to board {MOST}, and there is a board {max(boards)}",
            code="dlm.number",
            number=max(boards),
        )
    first, last = (min(boards), max(boards)) if boards else (1, 0)
    for number in range(first, last):
        if number not in boards:
            raise BadValue(
                f"a DLM file numbers its boards in a row, and board {number} is missing",
                code="machine.gap",
                number=number,
            )
    lines = [
        "[Document]",
        f"Headline={_headline(every)}",
        "Status=Show",
        "Duplicates=1",
        f"From board={first}",
        f"To board={last}",
        "Next board to duplimate=0",
        "PrintOuts=0",
        "Crypto key=0",
        f"Checksum={1 ^ first ^ last ^ 1}",
    ]
    for number in range(1, MOST + 1):
        letters = UNUSED
        if number in boards:
            owners = owners_of(boards[number].deal)
            letters = "".join(
                chr(ord("a") + 4 * one + other)
                for one, other in zip(owners[::2], owners[1::2], strict=True)
            )
        lines.append(f"Duplicates {number:02}=0")
        lines.append(f"Board {number:02}={letters}{reduce(xor, letters.encode(), number):03}")
    return "".join(f"{line}\r\n" for line in lines).encode("latin-1", "replace")


def _headline(records: list[Record]) -> str:
    event = records[0].event if records else ""
    return " ".join(event.split())
