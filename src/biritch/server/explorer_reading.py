"""The program that reads a file somebody dropped on the page, or writes one for him to keep.

It is a process of its own, for one file, because a file is the most hostile thing that comes to a
house: it may use so much memory and so much time and no more, and nothing is left of it afterwards.
The first line that comes in says what is wanted; the file follows. What goes out is a line that says
how it went, and then the answer.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from biritch.errors import BadValue, BiritchError
from biritch.records import Problems, Record
from biritch.records.formats import HEAD, format_of, named
from biritch.records.problem import Problem
from biritch.records.spelling import spelt
from biritch.records.spelt import FORMAT
from biritch.records.trial import points_ns
from biritch.score import result_text
from biritch.server.solving import step_aside

MOST_BOARDS = 1000
MOST_PROBLEMS = 500
MEMORY_BYTES = 1 << 30
CPU_SECONDS = 20


class Wanted(Struct, frozen=True):
    """What is to be done with the file that follows.

    Attributes:
        name: what it is called, which may tell its format.
        to: the format in which it is wanted, ``pdf`` for hand records, ``svg`` for a picture of its
            first board; empty to be told what is in it.
        language: of what is drawn: en, uk or ru.
    """

    name: str
    to: str = ""
    language: str = "en"


class Went(Struct, frozen=True):
    """How it went: no code if it went well."""

    code: str = ""
    text: str = ""
    details: dict[str, Any] = {}


def main() -> int:
    """Do what is wanted with one file."""
    step_aside()
    _be_modest()
    wanted = msgspec.json.decode(sys.stdin.buffer.readline(), type=Wanted)
    went, answer = Went(), b""
    try:
        answer = done(wanted, sys.stdin.buffer.read())
    except BiritchError as refusal:
        went = Went(refusal.code, str(refusal), refusal.details)
    sys.stdout.buffer.write(msgspec.json.encode(went) + b"\n" + answer)
    return 0


def done(wanted: Wanted, file: bytes) -> bytes:
    """The answer: what is in the file, or the file in another format.

    Raises:
        BadValue: if nothing tells what kind of file it is, or there is no board in it.

    Examples:
        >>> from biritch.cards import seeded
        >>> deal = f'[Deal "{next(seeded("evening")).pbn()}"]'.encode()
        >>> told = msgspec.json.decode(done(Wanted("evening.pbn"), deal))
        >>> len(told["boards"]), told["problems"], told["left_out"]
        (1, [], False)
        >>> done(Wanted("evening.pbn", "lin"), deal)[:3]
        b'pn|'
    """
    problems = Problems(wanted.name)
    kind = format_of(wanted.name, file[:HEAD])
    reader = kind.read(file, problems)
    records = list(islice(reader, MOST_BOARDS))
    left_out = next(reader, None) is not None
    if not records:
        first = next(iter(problems.in_order()), None)
        raise BadValue(
            f"there is no board in {wanted.name}" + (f": {first.message}" if first else ""),
            code="file.boards",
            name=wanted.name,
        )
    if wanted.to:
        return written(records, wanted)
    return msgspec.json.encode(
        {
            "format": FORMAT,
            "kind": kind.name,
            "boards": [_shown(record) for record in records],
            "problems": [_told(problem) for problem in problems.in_order()[:MOST_PROBLEMS]],
            "left_out": left_out,
        }
    )


def written(records: Sequence[Record], wanted: Wanted) -> bytes:
    """Boards as a file of another format, or on paper."""
    from biritch.server.explorer_paper import PAPERS  # noqa: PLC0415 - few files are drawn

    if wanted.to in PAPERS:
        return PAPERS[wanted.to](records, wanted.language, wanted.name.removesuffix(".json"))
    return named(wanted.to).write(records)


def _shown(record: Record) -> dict[str, Any]:
    """A board as the page lists it."""
    result = record.result
    points = record.score_ns
    if points is None and result is not None:
        points = points_ns(result, record)
    known = result is not None or record.passed_out
    return {
        "record": spelt(record),
        "result": result_text(result) if known else "",
        "points_ns": 0 if record.passed_out else points,
    }


def _told(problem: Problem) -> dict[str, Any]:
    return {
        "line": problem.line,
        "column": problem.column,
        "code": problem.code,
        "message": problem.message,
        "done": problem.done,
    }


def _be_modest() -> None:
    """Take no more memory and time than a real file needs."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has no such thing
        import resource  # noqa: PLC0415 - not everywhere

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    sys.exit(main())
