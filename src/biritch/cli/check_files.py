"""The files that `biritch check` and `biritch convert` are given: names, folders, the standard streams."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, cast

from biritch.errors import BadValue
from biritch.records.formats import FORMATS, Format, Peeked, ending_of, format_of, named
from biritch.records.problem import Problems
from biritch.records.record import Record

STREAM = "-"


def files_in(names: tuple[str, ...]) -> Iterator[str]:
    """Each file that is named, and each file of records in a folder that is named, in order.

    Raises:
        BadValue: for a folder without any.
    """
    for name in names:
        path = Path(name)
        if name == STREAM or not path.is_dir():
            yield name
            continue
        found = sorted(each for each in path.rglob("*") if is_of_records(each))
        if not found:
            raise BadValue(f"there is no file of records in {name}", code="file.none", name=name)
        yield from map(str, found)


def is_of_records(path: Path) -> bool:
    """Whether a path's ending is that of a file of records."""
    return ending_of(path.name) in FORMATS and path.is_file()


def read_file(name: str, problems: Problems, *, format_: str | None = None) -> Iterator[Record]:
    """The records of a file, or of standard input, one at a time.

    Args:
        name: the file, or ``-``.
        problems: where what is wrong is put.
        format_: the name of its format; None to see by its first bytes and its ending.

    Raises:
        BadValue: if nothing tells its format.
        OSError: if it cannot be read.
    """
    if name == STREAM:
        yield from _read(sys.stdin.buffer, name, problems, format_)
        return
    with Path(name).open("rb") as stream:
        yield from _read(stream, name, problems, format_)


def _read(stream: BinaryIO, name: str, problems: Problems, format_: str | None) -> Iterator[Record]:
    peeked = Peeked(stream)
    kind: Format = named(format_) if format_ else format_of(name, peeked.head)
    yield from kind.read(cast("BinaryIO", peeked), problems)
