"""One file converted: read, fitted to the format it is to have, written."""

from __future__ import annotations

import sys
from errno import ENOENT
from functools import cached_property
from pathlib import Path
from tempfile import NamedTemporaryFile

from biritch.cli.check_files import STREAM, read_file
from biritch.errors import BadValue
from biritch.records.formats import Format
from biritch.records.losses import Loss, losses
from biritch.records.problem import Problems
from biritch.records.record import Record


class Converted:
    """What came of converting a file.

    Attributes:
        name: the file that was read.
        written_as: the format written.
        records: what was written.
        data: its bytes.
        problems: how many things were wrong in what was read.
        left_out: boards the format cannot hold at all, and why.
    """

    def __init__(
        self,
        name: str,
        written_as: Format,
        records: list[Record],
        problems: int,
        left_out: list[str],
    ) -> None:
        self.name = "<stdin>" if name == STREAM else name
        self.written_as = written_as
        self.records = records
        self.problems = problems
        self.left_out = left_out
        self.data = written_as.write(records)

    @cached_property
    def _losses(self) -> tuple[Loss, ...]:
        return losses(self.records, self.written_as)

    def losses(self) -> tuple[Loss, ...]:
        """What of the records does not come back when the file is read again."""
        return self._losses


def converted(
    name: str, written_as: Format, *, format_: str | None = None, strict: bool = False
) -> Converted:
    """A file in another format.

    Args:
        name: the file to read, or ``-``.
        written_as: the format to write.
        format_: the format to read, where nothing tells.
        strict: whether the first thing wrong is raised.

    Raises:
        BadFile: the first thing wrong, if ``strict``.
        BadValue: if nothing tells the format, or the boards do not fit the one to be written.
    """
    problems = Problems("" if name == STREAM else name, strict=strict)
    records = list(read_file(name, problems, format_=format_))
    left_out: list[str] = []
    if written_as.whole_deals:
        lacking = [record for record in records if not record.board.deal.is_complete]
        left_out = [f"board {each.board.number} lacks cards; it is left out" for each in lacking]
        records = [record for record in records if record.board.deal.is_complete]
    return Converted(name, written_as, records, len(problems.found), left_out)


def write_file(name: str, data: bytes, *, source: str) -> None:
    """Put bytes into a file, or on standard output; a file that is there is replaced only as a whole.

    What is no ordinary file, such as a device or a pipe, is written to, never replaced.

    Raises:
        BadValue: if the file is the one that was read.
        OSError: if it cannot be written.
    """
    if name == STREAM:
        sys.stdout.flush()
        stream = getattr(sys.stdout, "buffer", None)
        if stream is None:
            sys.stdout.write(data.decode("utf-8", errors="replace"))
        else:
            stream.write(data)
            stream.flush()
        return
    path = Path(name)
    must_differ(name, source)
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    # Where a link leads is written, and the link stays.
    path = path.resolve()
    if not path.parent.is_dir():
        raise FileNotFoundError(ENOENT, "there is no such folder", str(path.parent))
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as part:
        made = Path(part.name)
        try:
            part.write(data)
            part.flush()
        except OSError:
            made.unlink(missing_ok=True)
            raise
    made.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
    made.replace(path)


def must_differ(name: str, source: str) -> None:
    """Refuse to write over what was read.

    Raises:
        BadValue: if the two are one file.
    """
    path = Path(name)
    if source != STREAM and path.exists() and Path(source).exists() and path.samefile(source):
        raise BadValue(f"{name} is the file that was read", code="file.same", name=name)
