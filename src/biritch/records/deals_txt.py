"""Deals in any text: what stands in it as PBN writes a deal, whatever stands around it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from biritch.cards import Board, Deal
from biritch.errors import BiritchError
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record
from biritch.records.source import Source, lines_of

_HAND = r"[2-9TJQKAtjqka10]*\.[2-9TJQKAtjqka10]*\.[2-9TJQKAtjqka10]*\.[2-9TJQKAtjqka10]*"
_DEAL = re.compile(rf"\b[NESWnesw]:(?:{_HAND}|-)(?: +(?:{_HAND}|-)){{3}}")


def read_txt(data: bytes | str, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read the deals that stand in a text, numbered as they come.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> reading = read_txt("North may hold N:AK2.QJ.T98.76543 - - - at last")
        >>> str(reading.records[0].board.deal)
        'N:AK2.QJ.T98.76543 - - -'
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_txt(data, problems)), problems.in_order())


def stream_txt(source: Source, problems: Problems) -> Iterator[Record]:
    """The deals of a text one at a time, as it is read."""
    number = 0
    for line, text in enumerate(lines_of(source, problems), start=1):
        for found in _DEAL.finditer(text):
            try:
                deal = Deal.parse(found[0])
            except BiritchError as wrong:
                problems.add_error((line, found.start() + 1), wrong, done="it is left out")
                continue
            number += 1
            yield Record(board=Board.numbered(number, deal))
    if not number:
        problems.add((1, 1), "txt.none", "no deal stands in this text")


def write_txt(records: Iterable[Record]) -> str:
    """Write the deals alone, a line each."""
    return "".join(f"{record.board.deal}\n" for record in records)
