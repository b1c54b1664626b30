"""The lines of a file, decoded; a file of any size is read a line at a time."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import chain
from typing import BinaryIO, TypeAlias

from biritch.records.problem import Problems

Source: TypeAlias = bytes | str | BinaryIO
_BLOCK = 1 << 18
_DOS_END = "\x1a"  # control-Z, with which old machines end a file
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

    Examples:
        >>> list(lines_of(b"one\r\ntwo\rthree", Problems()))
        ['one', 'two', 'three']
    """
    rest = ""
    for text in texts_of(source, problems):
        *lines, rest = (rest + text).split("\n")
        yield from lines
    yield rest


def texts_of(source: Source, problems: Problems) -> Iterator[str]:
    r"""The text of a file in parts, its lines ended by ``\n`` whatever machine it is from.

    A line of more than a million characters is cut and reported.

    Examples:
        >>> "".join(texts_of(b"one\r\ntwo\rthree", Problems()))
        'one\ntwo\nthree'
    """
    lines, length = 1, 0  # the line that goes on from part to part, and how long it is so far
    for text in _parts(source):
        if length + len(text) <= LONGEST:
            length = length + len(text) if "\n" not in text else len(text) - text.rindex("\n") - 1
            lines += text.count("\n")
            yield text
            continue
        kept = []
        for place, line in enumerate(text.split("\n")):
            if place:
                lines, length = lines + 1, 0
            room = max(0, LONGEST - length)
            if length <= LONGEST < length + len(line):
                problems.add(
                    (lines, LONGEST + 1),
                    "file.long",
                    f"a line of more than {LONGEST:,} characters",
                    done="what is beyond is left out",
                )
            length += len(line)
            kept.append(line[:room])
        yield "\n".join(kept)


def _parts(source: Source) -> Iterator[str]:
    if isinstance(source, str):
        yield (
            whole_text(source)
            .replace("\r\r\n", "\n")
            .replace("\r\n", "\n")
            .replace("\r", "\n")
            .replace(_DOS_END, "")
        )
        return
    blocks = _blocks(BytesIO(source) if isinstance(source, bytes) else source)
    head = next(blocks, b"")
    if b"\0" in head[:4] or head.startswith((b"\xff\xfe", b"\xfe\xff")):
        yield from _parts(decoded(b"".join((head, *blocks))))
        return
    rest = b""
    for block in chain((head.removeprefix(b"\xef\xbb\xbf"),), blocks):
        data = rest + block
        # A letter of several bytes, or a line end of two, is not torn in two.
        cut = max(data.rfind(b"\n"), 0) + 1 if len(data) < LONGEST else len(data)
        whole, rest = data[:cut], data[cut:]
        yield _text(whole)
    yield _text(rest)


def _blocks(source: BinaryIO) -> Iterator[bytes]:
    while block := source.read(_BLOCK):
        yield block


def _text(data: bytes) -> str:
    if b"\r" in data:
        # Two CR before a LF are what a text file copied once too often has.
        data = data.replace(b"\r\r\n", b"\n").replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = "\n".join(map(decoded, data.split(b"\n")))
    return text.replace(_DOS_END, "") if _DOS_END in text else text
