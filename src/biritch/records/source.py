"""The lines of a file, decoded; a file of any size is read a line at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import BinaryIO, TypeAlias

from biritch.records.problem import Problems

Source: TypeAlias = bytes | str | BinaryIO
_BLOCK = 1 << 18
LONGEST = 1 << 20  # no real file has a line of a million bytes
_MARKED = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8 or UTF-16 where it says so or can only be that, else ISO 8859-1.

    Examples:
        >>> decoded("Łódź".encode()), decoded("Malmö".encode("latin-1"))
        ('Łódź', 'Malmö')
    """
    for mark, encoding in _MARKED:
        if data.startswith(mark):
            return data.decode(encoding, errors="replace")
    for encoding in ("utf-8", "cp1252"):  # cp1252: quotes and dashes where ISO 8859-1 has nothing
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1")


def whole_text(text: str) -> str:
    """A text without the half letter pairs that broken programs leave and nothing can write."""
    return text.encode(errors="replace").decode()


def lines_of(source: Source, problems: Problems) -> Iterator[str]:
    r"""Each line of a file without its end, whatever machine it is from.

    A line of more than a million characters is cut and reported.

    Examples:
        >>> list(lines_of(b"one\r\ntwo\rthree\n", Problems()))
        ['one', 'two', 'three']
    """
    for number, line in enumerate(_raw(source), start=1):
        if len(line) > LONGEST:
            problems.add(
                (number, LONGEST + 1),
                "file.long",
                f"a line of more than {LONGEST:,} characters",
                done="what is beyond is left out",
            )
            yield line[:LONGEST]
        else:
            yield line


def _raw(source: Source) -> Iterator[str]:
    if isinstance(source, str):
        return iter(whole_text(source).replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    blocks = iter((source,)) if isinstance(source, bytes) else _blocks(source)
    head = next(blocks, b"")
    if b"\0" in head[:4] or head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _raw(decoded(b"".join((head, *blocks))))
    return _decoded_lines(chain((head.removeprefix(b"\xef\xbb\xbf"),), blocks))


def _blocks(source: BinaryIO) -> Iterator[bytes]:
    while block := source.read(_BLOCK):
        yield block


def _decoded_lines(blocks: Iterable[bytes]) -> Iterator[str]:
    rest = b""
    for block in blocks:
        lines = (rest + block).splitlines(keepends=True)
        # The last line may go on in the next block, or its end may.
        rest = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        for line in lines:
            yield _decoded_line(line.rstrip(b"\r\n"))
        rest = rest if len(rest) <= LONGEST else rest[: LONGEST + 1]
    if rest:
        yield _decoded_line(rest.rstrip(b"\r\n"))


def _decoded_line(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        return decoded(line)
