"""The games of a PBN file as pieces of text: an empty line ends one, but not within a comment.

Stretches without a brace are cut where two line ends meet; the others are looked at line by line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

_BEGINS_A_GAME = re.compile(r'\s*\[\s*(?:Event|Board|Deal|Site|Date)\s*"', re.IGNORECASE)
_BLANK_WITHIN = re.compile(r"\n[^\S\n]+(?=\n|\Z)")
_LONGEST_COMMENT = 10_000  # lines; a comment without end is no comment


class Chunk(Struct, frozen=True, gc=False):
    """A piece of a file between empty lines.

    Attributes:
        text: its lines, each with its end.
        line: the number of the first.
        plain: whether there is no brace in it.
    """

    text: str
    line: int
    plain: bool


def chunks(texts: Iterable[str]) -> Iterator[Chunk]:
    r"""Each piece of a file, in order.

    Args:
        texts: the file's text, in as many parts as it comes; all lines end with ``\n``.

    Examples:
        >>> [each.line for each in chunks(['[Board "1"]\n{one\n\nmore}\n\n[Bo', 'ard "2"]'])]
        [1, 6]
    """
    cutter = _Cutter()
    rest = ""
    for text in texts:
        *pieces, rest = (rest + text).split("\n\n")
        for piece in pieces:
            if cutter.is_busy or _is_odd(piece):
                yield from cutter.feed(piece.split("\n"))
                yield from cutter.feed(("",))
                continue
            if piece:
                yield Chunk(piece + "\n", cutter.number + 1, plain=True)
            cutter.number += piece.count("\n") + 2
    yield from cutter.feed(rest.split("\n"))
    yield from cutter.end()


def _is_odd(piece: str) -> bool:
    if "{" in piece or piece[:1].isspace():
        return True
    indented = "\n " in piece or "\n\t" in piece
    return indented and _BLANK_WITHIN.search(piece) is not None


class _Cutter:
    """Cuts a file line by line.

    Attributes:
        number: how many lines have gone by.
    """

    def __init__(self) -> None:
        self.number = 0
        self.kept: list[str] = []
        self.first = 1
        self.plain, self.open_brace, self.after_gap = True, False, False

    @property
    def is_busy(self) -> bool:
        """Whether a piece has begun, so that what comes may belong to it."""
        return bool(self.kept)

    def feed(self, lines: Iterable[str]) -> Iterator[Chunk]:
        """The pieces that some more lines finish."""
        for line in lines:
            self.number += 1
            if self.open_brace and (
                (self.after_gap and _BEGINS_A_GAME.match(line))
                or self.number - self.first > _LONGEST_COMMENT
            ):
                # Nobody closed the comment: the game before ended at the empty line.
                self.open_brace = self.plain = False
                yield from self.end()
            blank = self.after_gap = not line or line.isspace()
            if blank and not self.open_brace:
                yield from self.end()
                continue
            if not self.kept:
                self.first, self.plain = self.number, True
            self.kept.append(line)
            if self.open_brace or "{" in line:
                self.open_brace = _is_open(line, open_brace=self.open_brace)
                self.plain = False

    def end(self) -> Iterator[Chunk]:
        """The piece that has begun, if there is one."""
        if self.kept:
            yield Chunk("\n".join(self.kept) + "\n", self.first, self.plain)
        self.kept = []


def _is_open(line: str, *, open_brace: bool) -> bool:
    """Whether a brace is open behind a line."""
    if not open_brace and line.startswith("%"):
        return False
    quoted = False
    at = 0
    while at < len(line):
        letter = line[at]
        if open_brace:
            end = line.find("}", at)
            if end < 0:
                return True
            at, open_brace = end, False
        elif letter == "\\" and quoted:
            at += 1
        elif letter == '"':
            quoted = not quoted
        elif letter == "{" and not quoted:
            open_brace = True
        elif letter == ";" and not quoted:
            return False
        at += 1
    return open_brace
