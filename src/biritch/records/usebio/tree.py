"""An XML text as a small tree that knows its lines.

What an XML text can do to its reader (entities that grow, files that are fetched) is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, cast
from xml.etree.ElementTree import ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser
from msgspec import Struct, field

from biritch.records.problem import Problems
from biritch.records.transcript import Place

_DEEPEST = 50


class Node(Struct):
    """An element: its name in capitals, attributes, text, children, and where it begins."""

    name: str
    attributes: dict[str, str]
    place: Place
    text: str = ""
    children: list[Node] = field(default_factory=list)

    def all(self, name: str) -> Iterator[Node]:
        """The children of a name."""
        return (child for child in self.children if child.name == name)

    def first(self, name: str) -> Node | None:
        """The first child of a name; None where there is none."""
        return next(self.all(name), None)

    def value(self, *names: str) -> str:
        """The text of the first child that has one of the names; empty where there is none."""
        for name in names:
            child = self.first(name)
            if child is not None and child.text.strip():
                return child.text.strip()
        return ""

    def within(self, name: str) -> Iterator[Node]:
        """Every element of a name below this one, in order."""
        for child in self.children:
            if child.name == name:
                yield child
            else:
                yield from child.within(name)


class _Expat(Protocol):
    CurrentLineNumber: int
    CurrentColumnNumber: int


class _TooDeep(Exception):
    pass


class _Builder:
    """What the parser tells, put into nodes."""

    def __init__(self) -> None:
        self.root: Node | None = None
        self.open: list[Node] = []
        self.expat: _Expat | None = None

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        assert self.expat is not None
        place = (self.expat.CurrentLineNumber, self.expat.CurrentColumnNumber + 1)
        name = tag.rpartition("}")[2].upper()
        node = Node(name, {key.upper(): value for key, value in attributes.items()}, place)
        if len(self.open) >= _DEEPEST:
            raise _TooDeep
        if self.open:
            self.open[-1].children.append(node)
        elif self.root is None:
            self.root = node
        self.open.append(node)

    def end(self, _tag: str) -> None:
        """The last element that began ends."""
        self.open.pop()

    def data(self, text: str) -> None:
        """A piece of an element's text."""
        if self.open and len(self.open[-1].text) < 10_000:
            self.open[-1].text += text

    def close(self) -> None:
        """The text is at its end."""


def tree_of(data: bytes | str, problems: Problems) -> Node | None:
    """The tree of an XML text as far as it is one; None where nothing of it is.

    Examples:
        >>> root = tree_of("<USEBIO><CLUB>Bison</CLUB></USEBIO>", Problems())
        >>> root.name, root.value("CLUB")
        ('USEBIO', 'Bison')
    """
    builder = _Builder()
    parser = DefusedXMLParser(target=builder)
    builder.expat = cast("_Expat", parser.parser)
    try:
        parser.feed(data)
        parser.close()
    except ParseError as wrong:
        line, column = wrong.position
        done = "what stands before it is read" if builder.root is not None else ""
        problems.add((line, column + 1), "xml.broken", f"no XML: {wrong}", done=done)
    except DefusedXmlException as wrong:
        problems.add(
            _here(builder), "xml.hostile", f"a trap for readers of XML: {type(wrong).__name__}"
        )
        return None
    except _TooDeep:
        problems.add(_here(builder), "xml.deep", f"more than {_DEEPEST} elements in one another")
    except (LookupError, ValueError) as wrong:
        problems.add(_here(builder), "xml.encoding", f"no XML: {wrong}")
    return builder.root


def _here(builder: _Builder) -> Place:
    assert builder.expat is not None
    return max(1, builder.expat.CurrentLineNumber), builder.expat.CurrentColumnNumber + 1
