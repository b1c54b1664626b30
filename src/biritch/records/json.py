"""Records as JSON of our own: everything a record holds, one record a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec
from msgspec import Struct

from biritch.errors import BiritchError
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record
from biritch.records.spelling import record_from, spelt
from biritch.records.spelt import FORMAT, RecordText

_TOP = (1, 1)


class _Outside(Struct):
    """A file whose records are not looked at yet."""

    format: Literal[1]
    records: tuple[msgspec.Raw, ...]


def write_json(records: Iterable[Record]) -> bytes:
    """Write records as JSON.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> record = Record(board=Board.numbered(1, next(seeded("evening"))))
        >>> read_json(write_json([record])).records == (record,)
        True
    """
    lines = b",\n".join(msgspec.json.encode(spelt(record)) for record in records)
    return b'{"format":%d,"records":[\n%b\n]}\n' % (FORMAT, lines)


def read_json(data: bytes | str, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read records from JSON; a record that is not one is left out and reported.

    Args:
        data: the file's bytes, or its text.
        file: its name, for the problems.
        strict: whether the first problem is raised.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> read_json("{}").problems[0].code
        'json.shape'
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_json(data, problems)), problems.in_order())


def stream_json(data: bytes | str, problems: Problems) -> Iterator[Record]:
    """The records of a JSON file, one at a time."""
    try:
        outside = msgspec.json.decode(data, type=_Outside)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        problems.add(_TOP, "json.shape", str(wrong))
        return
    for place, raw in enumerate(outside.records, start=1):
        try:
            yield record_from(msgspec.json.decode(raw, type=RecordText))
        except (msgspec.MsgspecError, BiritchError, RecursionError) as wrong:
            problems.add(_TOP, "json.record", f"record {place}: {wrong}", done="it is left out")
