"""Boards that were dealt, written as a file of any format."""

from __future__ import annotations

from pathlib import Path

from biritch.cards import Board
from biritch.cli.check_files import STREAM
from biritch.cli.convert_one import write_file
from biritch.errors import BadValue
from biritch.records.formats import FORMATS, ending_of
from biritch.records.record import Record


def write_deals(path: Path, boards: list[Board]) -> None:
    """Write boards; the file's ending names the format.

    Raises:
        BadValue: if it names none, or the boards do not fit.
        OSError: if the file cannot be written.
    """
    written_as = FORMATS.get(ending_of(str(path)))
    if written_as is None:
        raise BadValue(
            f"the ending of {str(path)!r} names no format: {', '.join(FORMATS)}",
            code="format.unknown",
            name=str(path),
        )
    data = written_as.write([Record(board=board) for board in boards])
    write_file(str(path), data, source=STREAM)
