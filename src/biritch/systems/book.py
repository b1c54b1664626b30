"""A system file read: its lines, laid out as the auctions they belong to."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import replace

from biritch.errors import BadNotation
from biritch.systems.calls import is_kind
from biritch.systems.conditions import condition
from biritch.systems.line import Line, read_line
from biritch.systems.macros import Macros
from biritch.systems.steps import PASSES, Step, read_step, read_steps
from biritch.systems.wording import check_wording

Opener = Callable[[str], str]
"""Gives the text of a file that is included, by its name."""

_INDENT = re.compile(r" *")


class Problem(Struct, frozen=True):
    """Something wrong in a system file.

    Attributes:
        file: its name.
        line: number of the line, from 1.
        column: place in the line, from 1.
        code: what kind of thing is wrong.
        message: what was expected, in English.
    """

    file: str
    line: int
    column: int
    code: str
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


@dataclass
class Node:
    """What has been bid, and the lines that speak next."""

    lines: list[Line] = field(default_factory=list)
    edges: dict[Step, Node] = field(default_factory=dict)
    instead: str = ""  # the file whose lines alone hold here, of those that come this way
    alone: bool = False  # whether nothing else that is written of such auctions holds from here on

    def child(self, step: Step) -> Node:
        """The node after a step, made if there is none."""
        return self.edges.setdefault(step, Node())


@dataclass
class Book:
    """A whole system as it was written: openings and auctions, answers by name, and the floor.

    Attributes:
        name: the word it is called by.
        titles: what people call it, in English, Ukrainian and Russian.
        root: the auctions from the first bid.
        named: the auctions from a call with a name, whatever came before.
        floor: lines for every auction that nothing above speaks of.
        forced: lines for those who must not pass and have nothing else.
        problems: what could not be read.
    """

    name: str = ""
    titles: tuple[str, ...] = ()
    root: Node = field(default_factory=Node)
    named: Node = field(default_factory=Node)
    floor: list[Line] = field(default_factory=list)
    forced: list[Line] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    count: int = 0


def read_book(file: str, opener: Opener) -> Book:
    """Read a system file and all that it includes, going on past what cannot be read."""
    book = Book()
    macros = Macros()
    _read_file(book, macros, file, opener, first=True)
    return book


def _read_file(book: Book, macros: Macros, file: str, opener: Opener, *, first: bool) -> None:
    book.files.append(file)
    place = _Place(book, macros, file)
    for number, written in enumerate(opener(file).splitlines(), start=1):
        text = _without_comment(written)
        if not text.strip():
            continue
        try:
            included = place.read(text, number, first=first)
            if included and included not in book.files:
                _read_file(book, macros, included, opener, first=False)
        except BadNotation as bad:
            book.problems.append(
                Problem(file, number, bad.position + 1, bad.code, f"expected {bad.expected}")
            )
        except FileNotFoundError:
            message = f"expected the name of a system file to include, not {text.split()[-1]!r}"
            book.problems.append(Problem(file, number, 1, "notation.system", message))


def _without_comment(written: str) -> str:
    return re.sub(r"(^|\s)#.*", "", written).rstrip()


class _Place:
    """Where the reading of a file stands."""

    def __init__(self, book: Book, macros: Macros, file: str) -> None:
        self._book = book
        self._macros = macros
        self._file = file
        self._nodes: list[tuple[int, Node, bool]] = []  # indent, node, whether our call led there
        self._when: tuple[str, ...] = ()
        self._list: list[Line] | None = None

    def read(self, text: str, number: int, *, first: bool) -> str:
        """Take one line; gives the name of a file to include, if the line asks for one."""
        indent = len(_INDENT.match(text)[0])  # type: ignore[index]  # it matches nothing at least
        word, _, rest = text.strip().partition(" ")
        if indent:
            self._line(text, indent, number)
        elif word == "include":
            return rest.strip()
        elif word == "system":
            if first:
                name, _, titles = rest.partition(" ")
                self._book.name = name
                self._book.titles = tuple(re.findall(r'"([^"]*)"', titles))
        elif word == "let":
            self._macros.define(rest)
        else:
            self._header(word, rest, text)
        return ""

    def _header(self, word: str, rest: str, text: str) -> None:
        path, _, when = f" {rest} ".partition(" when ")
        self._when = tuple(part.strip() for part in when.split(",") if part.strip())
        words = path.split()
        mark = words.pop() if words and words[-1] in ("instead", "alone") else ""
        self._list, self._nodes = None, []
        if word == "opening":
            node = self._book.root
        elif word == "after" and words:
            steps = read_steps(" ".join(words))
            if steps[-1].ours:
                steps = (*steps, PASSES)
            node = self._book.named if steps[0].tags else self._book.root
            for step in steps:
                node = node.child(step)
        elif word in ("floor", "forced"):
            self._list = self._book.floor if word == "floor" else self._book.forced
            return
        else:
            raise BadNotation(
                text,
                expected="system, include, let, opening, after and an auction, floor or forced",
                code="notation.system",
            )
        if mark == "instead":
            node.instead = self._file
        elif mark == "alone":
            node.alone = True
        self._nodes = [(0, node, False)]

    def _line(self, text: str, indent: int, number: int) -> None:
        words = text.strip()
        if self._list is not None:
            self._list.append(self._kept(words, number))
            return
        while self._nodes and self._nodes[-1][0] >= indent:
            self._nodes.pop()
        if not self._nodes:
            raise BadNotation(
                text, expected="a heading, such as opening, above it", code="notation.system"
            )
        _, node, ours = self._nodes[-1]
        if words.startswith("("):
            for step in read_steps(words):
                node = node.child(step)
            self._nodes.append((indent, node, False))
            return
        if ours:
            node = node.child(PASSES)
        line = self._kept(words, number)
        if not line.is_step:
            node.lines.append(line)
        if is_kind(line.call):
            step = Step(line.call, True, (), line.order)  # noqa: FBT003 - a struct's field
        else:
            step = read_step(line.call, words)
        self._nodes.append((indent, node.child(step), True))

    def _kept(self, words: str, number: int) -> Line:
        line = read_line(words, file=self._file, number=number)
        self._book.count += 1
        shows = self._macros.expand(line.shows)
        if shows:
            check_wording(shows)
        when = (*self._when, *line.when)
        for word in when:
            condition(word)
        return replace(line, shows=shows, when=when, order=self._book.count)
