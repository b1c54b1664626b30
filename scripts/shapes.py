"""Describes what travels as JSON, from the annotations and docstrings of its types, as Markdown."""

from __future__ import annotations

import functools
import inspect
import operator
import re
import types
import typing
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, Union

import msgspec

from biritch.auction import Call
from biritch.cards import Card, Deal, Hand
from biritch.seats import BySeat, BySide

NONE = type(None)
SPELLED: Mapping[type, str] = {Card: "card", Call: "call", Hand: "hand", Deal: "deal"}
PLAIN: Mapping[Any, str] = {
    str: "text",
    int: "whole number",
    float: "number",
    bool: "true or false",
    NONE: "null",
    Any: "anything",
    object: "anything",
}
_ENTRY = re.compile(r"^(\w+(?:, \w+)*): (.*)$", re.DOTALL)
_NEXT = re.compile(r"; (?=\w+(?:, \w+)*: )")


class Shapes:
    """Types described once each, under headings that can be linked to.

    Args:
        unions: unions that have a section of their own, each with its name and the section's anchor.
        meanings: what fields mean that are called the same everywhere.
        titles: headings of types whose tag is another type's heading already.
    """

    def __init__(
        self,
        *,
        unions: Mapping[Any, tuple[str, str]],
        meanings: Mapping[str, str],
        titles: Mapping[type, str],
    ) -> None:
        self._unions = unions
        self._titles = titles
        self._meanings = meanings
        self.wanted: dict[type, None] = {}
        self.untold: list[str] = []

    def heading(self, kind: type) -> str:
        """What a type is called in the page: as in JSON, by its tag, or else by its name."""
        return self._titles.get(kind) or self._tag(kind)

    def _tag(self, kind: type) -> str:
        config = getattr(kind, "__struct_config__", None)
        return str(config.tag) if config is not None and config.tag else kind.__name__

    def section(self, kind: type, *, level: int = 3, more: str = "") -> str:
        """A heading, what the type is, and a table of its fields."""
        about = paragraphs(kind)
        lines = [f"{'#' * level} {self.heading(kind)}", about]
        if more:
            lines.append(more)
        if fields := list(self._rows(kind)):
            lines.append("| field | is | means |\n|---|---|---|\n" + "\n".join(fields))
        return "\n\n".join(lines)

    def _rows(self, kind: type) -> Iterator[str]:
        told = meanings_of(kind)
        hints = typing.get_type_hints(kind)
        tag_field = kind.__struct_config__.tag_field  # type: ignore[attr-defined]  # a Struct has it
        if tag_field:
            yield f'| `{tag_field}` | `"{self._tag(kind)}"` | which it is |'
        for field in msgspec.structs.fields(kind):
            means = self._meanings.get(f"{kind.__name__}.{field.name}")
            means = means or told.get(field.name) or self._meanings.get(field.name)
            if means is None:
                self.untold.append(f"{kind.__name__}.{field.name}")
            yield (
                f"| `{field.encode_name}` | {self.spelled(hints[field.name])} |"
                f" {_cell(means or '')}{_default(field)} |"
            )

    def spelled(self, hint: Any) -> str:  # noqa: ANN401 - an annotation may be anything
        """An annotation as a reader of JSON knows it."""
        if hint in self._unions:
            name, anchor = self._unions[hint]
            return f"[{name}](#{anchor})"
        origin = typing.get_origin(hint)
        inner = typing.get_args(hint)
        if origin in (Union, types.UnionType):
            given = functools.reduce(operator.or_, (each for each in inner if each is not NONE))
            if given != hint and given in self._unions:
                return f"{self.spelled(given)} or null"
            return " or ".join(self.spelled(each) for each in inner)
        if origin is tuple and inner[-1] is not Ellipsis:
            return "[" + ", ".join(self.spelled(each) for each in inner) + "]"
        if origin is BySeat:
            return f"for each [seat](#values): {self.spelled(inner[0])}"
        if origin is BySide:
            return f"for each [side](#values): {self.spelled(inner[0])}"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"object of: {self.spelled(inner[1])}"
        if isinstance(origin, type) and issubclass(origin, tuple | list):
            return f"list of: {self.spelled(inner[0])}"
        if hint in PLAIN:
            return PLAIN[hint]
        return self._named(hint)

    def _named(self, kind: type) -> str:
        if kind in SPELLED:
            return f"[{SPELLED[kind]}](#values)"
        if issubclass(kind, Enum):
            values = [f"`{member.value}`" for member in kind]
            if kind.__name__ in ("Seat", "Side", "Suit", "Vulnerability"):
                return f"[{kind.__name__.lower()}](#values)"
            return " or ".join(values)
        self.wanted.setdefault(kind)
        return f"[{self.heading(kind)}](#{self.heading(kind).lower()})"


def paragraphs(kind: type) -> str:
    """A type's docstring up to its first headed part."""
    said = inspect.cleandoc(kind.__doc__ or "")
    return re.split(r"\n\n(?=[A-Z]\w+:)", said)[0]


def meanings_of(kind: type) -> dict[str, str]:
    """What a type's docstring says of each attribute, those of its bases included."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        said = inspect.cleandoc(each.__doc__ or "")
        _, _, rest = said.partition("Attributes:\n")
        rest = re.split(r"\n\n(?=\S)", rest)[0]
        for entry in re.split(r"\n(?=    \S)", "\n" + rest):
            whole = " ".join(entry.split())
            for part in _NEXT.split(whole.rstrip(".")):
                if match := _ENTRY.match(part):
                    found.update(dict.fromkeys(match[1].split(", "), match[2]))
    return found


def _default(field: msgspec.structs.FieldInfo) -> str:
    """What it is when it is left out, if it may be."""
    if field.required:
        return ""
    value = field.default
    if value is msgspec.NODEFAULT:
        return "; may be left out"
    spelled = msgspec.json.encode(value, enc_hook=str).decode()
    return f"; `{spelled}` if left out"


def _cell(text: str) -> str:
    """A text that a cell of a table can hold."""
    return re.sub(r"\bNone\b", "null", text.replace("|", "\\|").rstrip("."))
