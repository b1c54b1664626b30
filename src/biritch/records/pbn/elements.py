"""The elements of a PBN text: tags, words, comments, and the empty lines between games.

A scanner that never stops: what it cannot read becomes a problem, and it goes on behind it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from biritch.records.problem import Problems

Place: TypeAlias = tuple[int, int]  # line and column, counted from 1


class Tag(Struct, frozen=True):
    """A name and its value between brackets: ``[Board "7"]``."""

    place: Place
    name: str
    value: str


class Word(Struct, frozen=True):
    """A run of characters in a section: a call, a card, an entry of a table."""

    place: Place
    text: str
    quoted: bool = False


class Comment(Struct, frozen=True):
    """What stands between braces, or behind a semicolon."""

    place: Place
    text: str


class Gap(Struct, frozen=True):
    """An empty line outside a comment: the game before it is finished."""

    place: Place


Element: TypeAlias = Tag | Word | Comment | Gap

_SPACE = re.compile(r"[^\S\n]+|\n")
_TAG = re.compile(r'\[\s*(?P<name>[A-Za-z0-9_]+)\s*"(?P<value>(?:\\.|[^"\\\n])*)"\s*\]')
# A value that goes on over a few lines, which the standard does not allow.
_LONG_TAG = re.compile(
    r'\[\s*(?P<name>[A-Za-z0-9_]+)\s*"(?P<value>(?:\\.|[^"\\\[\n]|\n(?![ \t]*(?:\n|\[))){0,4000})"\s*\]'
)
_NAMED = re.compile(r"\[[^\S\n]*(?P<name>[A-Za-z0-9_]+)")
_STRING = re.compile(r'"((?:\\.|[^"\\\n])*)"')
_WORD = re.compile(r'[^\s\[\]{};"]+')
_EMPTY_LINE = re.compile(r"\n[^\S\n]*(?=\n|$)")
_OPENING, _CLOSING = "\"'“”„«‘’`", "\"'“”»‘’`"
_ESCAPED = re.compile(r'\\(["\\])')
_LINE_ENDS = re.compile(r"\r\n?|\n")


def scan(text: str, problems: Problems, *, first_line: int = 1) -> Iterator[Element]:
    """Every element of a text, in order.

    Args:
        text: the text, or a piece of a file.
        problems: where what is wrong is put.
        first_line: the line of the file that the piece begins with.

    Examples:
        >>> [type(each).__name__ for each in scan('[Board "7"] {two} 1H', Problems())]
        ['Tag', 'Comment', 'Word']
    """
    yield from _Scanner(_LINE_ENDS.sub("\n", text), problems, first_line).elements()


def unescaped(text: str) -> str:
    r"""What is meant between quotes: ``\"`` is a quote and ``\\`` one backslash; ``\S`` stays a spade.

    Examples:
        >>> unescaped(r"the \"Bison\" plays \S")
        'the "Bison" plays \\S'
    """
    return _ESCAPED.sub(r"\1", text)


def _unquoted(value: str) -> str:
    """A value without the quotes around it, whichever of many kinds they are."""
    if value[:1] in _OPENING:
        value = value[1:]
    return value.removesuffix("\\").rstrip(_CLOSING) if value[-1:] in _CLOSING else value


def tidied(text: str) -> str:
    """A comment without empty lines around it and spaces at the ends of its lines.

    Indents stay: annotators draw hands in comments.
    """
    lines = [line.rstrip() for line in text.split("\n")]
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    return "\n".join(lines) if len(lines) > 1 else "".join(lines).strip()


class _Scanner:
    def __init__(self, text: str, problems: Problems, first_line: int) -> None:
        self.text = text
        self.first_line = first_line
        self.problems = problems
        self.starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self.last_brace = text.rfind(
            "}"
        )  # so that a file full of open comments is not searched for each
        self.at = 0

    def elements(self) -> Iterator[Element]:
        text, size = self.text, len(self.text)
        line_start = True
        while self.at < size:
            if line_start:
                line_start = False
                end = self._line_end()
                if text[self.at] == "%":
                    self.at = end
                    continue
                if not text[self.at : end].strip():
                    yield Gap(self._place())
                    self.at = end
                    continue
            if space := _SPACE.match(text, self.at):
                self.at = space.end()
                line_start = space[0] == "\n"
            else:
                element = self._element()
                if element is not None:
                    yield element

    def _element(self) -> Element | None:
        match self.text[self.at]:
            case "[":
                return self._tag()
            case "{":
                return self._braces()
            case ";":
                return self._rest_of_line()
            case '"':
                return self._string()
            case "]" | "}":
                self._wrong("pbn.stray", f"{self.text[self.at]} closes nothing")
                self.at += 1
                return None
            case _:
                place = self._place()
                return Word(place, self._take(_WORD))

    def _tag(self) -> Tag | None:
        place = self._place()
        if found := _TAG.match(self.text, self.at):
            self.at = found.end()
            return Tag(place, found["name"], unescaped(found["value"]))
        if found := _LONG_TAG.match(self.text, self.at):
            self._wrong("pbn.tag.lines", "the value of a tag goes on in the next line")
            self.at = found.end()
            return Tag(place, found["name"], " ".join(unescaped(found["value"]).split()))
        found = _NAMED.match(self.text, self.at)
        end = self._line_end()
        if found is None:
            self._wrong("pbn.tag", f"no tag: {self._shown()}")
            self.at = end
            return None
        self._wrong("pbn.tag", f'not written [Name "value"]: {self._shown()}')
        value = self.text[found.end() : end].strip().removesuffix("]").rstrip()
        self.at = end
        return Tag(place, found["name"], unescaped(_unquoted(value)))

    def _braces(self) -> Comment:
        place, start = self._place(), self.at + 1
        if self.last_brace < start:
            self._wrong(
                "pbn.comment", "no closing brace: the comment is taken to end with the game"
            )
            gap = _EMPTY_LINE.search(self.text, start)
            end = gap.start() if gap else len(self.text)
            self.at = end
        else:
            end = self.text.find("}", start)
            self.at = end + 1
        return Comment(place, tidied(self.text[start:end]))

    def _rest_of_line(self) -> Comment:
        place, start = self._place(), self.at + 1
        self.at = self._line_end()
        return Comment(place, self.text[start : self.at].strip())

    def _string(self) -> Word:
        place = self._place()
        if found := _STRING.match(self.text, self.at):
            self.at = found.end()
            return Word(place, unescaped(found[1]), quoted=True)
        self._wrong("pbn.string", f"no closing quote: {self._shown()}")
        start, self.at = self.at + 1, self._line_end()
        return Word(place, self.text[start : self.at].strip(), quoted=True)

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        assert found is not None, "elements() has passed over space, and _element() over brackets"
        self.at = found.end()
        return found[0]

    def _line_end(self) -> int:
        end = self.text.find("\n", self.at)
        return len(self.text) if end < 0 else end

    def _place(self) -> Place:
        line = bisect_right(self.starts, self.at)
        return self.first_line + line - 1, self.at - self.starts[line - 1] + 1

    def _shown(self) -> str:
        line = self.text[self.at : self._line_end()].strip()
        return line if len(line) <= 60 else line[:57] + "..."

    def _wrong(self, code: str, message: str) -> None:
        self.problems.add(self._place(), code, message)
