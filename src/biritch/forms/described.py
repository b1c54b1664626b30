"""What there is to choose about each form, told as data: pages and programs offer it without knowing it.

Everything is read from the forms' own options, so a form or a switch more is offered by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from itertools import combinations, product
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct
from msgspec.inspect import (
    BoolType,
    EnumType,
    Field,
    IntType,
    Metadata,
    StructType,
    UnionType,
    type_info,
)

from biritch.errors import BadValue
from biritch.forms.choice import FormOptions, form_of
from biritch.seats import Seat

Value: TypeAlias = bool | int | str | None


class Kind(Enum):
    """How an option is chosen."""

    SWITCH = "switch"  # so or not so
    CHOICE = "choice"  # one of a few
    SEAT = "seat"  # one of the four seats
    NUMBER = "number"  # any within bounds, or none


class Option(Struct, frozen=True):
    """One thing a host may choose about a form.

    Attributes:
        path: the names that lead to it in the form's options.
        kind: how it is chosen.
        values: what may be chosen; empty for a number.
        usual: what holds if nothing is chosen.
        least: of a number.
        most: of a number; None: without end.
        may_be_none: a number may be left open.
    """

    path: tuple[str, ...]
    kind: Kind
    values: tuple[Value, ...]
    usual: Value
    least: int = 0
    most: int | None = None
    may_be_none: bool = False


class Chosen(Struct, frozen=True):
    """A value of an option."""

    path: tuple[str, ...]
    value: Value


class Clash(Struct, frozen=True):
    """Two choices that do not go together, and the code of the reason."""

    one: Chosen
    other: Chosen
    code: str


class Moved(Struct, frozen=True):
    """A choice after which people sit elsewhere than usual."""

    by: Chosen
    chairs: tuple[Seat, ...]


class FormDescription(Struct, frozen=True):
    """A form, and what may be chosen about it.

    Attributes:
        name: as it stands in the options' ``type``.
        chairs: where people sit if nothing is chosen; the other hands are somebody's dummies.
        options: in the order in which they are asked.
        clashes: pairs of choices that are refused.
        moved: choices that change where people sit.
    """

    name: str
    chairs: tuple[Seat, ...]
    options: tuple[Option, ...]
    clashes: tuple[Clash, ...]
    moved: tuple[Moved, ...]


@lru_cache(maxsize=1)
def described_forms() -> tuple[FormDescription, ...]:
    """Every form there is, with its options.

    Examples:
        >>> [form.name for form in described_forms()][:3]
        ['rubber', 'chicago', 'duplicate']
        >>> described_forms()[0].clashes[0].code
        'form.no_rubber_bonus'
    """
    return tuple(_described(kind) for kind in get_args(FormOptions))


def _described(kind: type[FormOptions]) -> FormDescription:
    info = type_info(kind)
    assert isinstance(info, StructType)
    options, name = tuple(_options(info, ())), str(info.tag)
    usual = form_of(kind()).seating.chairs
    moved = []
    for option in options:
        for value in option.values:
            made = _made(kind, Chosen(option.path, value))
            if (chairs := form_of(made).seating.chairs) != usual:
                moved.append(Moved(Chosen(option.path, value), chairs))
    return FormDescription(name, usual, options, tuple(_clashes(kind, options)), tuple(moved))


def _options(info: StructType, before: tuple[str, ...]) -> Iterator[Option]:
    for field in info.fields:
        path = (*before, field.encode_name)
        if isinstance(field.type, StructType):
            yield from _options(field.type, path)
        else:
            yield _option(path, field)


def _option(path: tuple[str, ...], field: Field) -> Option:
    usual: Value = msgspec.to_builtins(field.default)
    kinds, schema = _taken_apart(field.type)
    match kinds:
        case (BoolType(),):
            return Option(path, Kind.SWITCH, (False, True), usual)
        case (EnumType(cls=chosen),):
            kind = Kind.SEAT if chosen is Seat else Kind.CHOICE
            return Option(path, kind, tuple(each.value for each in chosen), usual)
        case (IntType(),) if "enum" in schema:
            return Option(path, Kind.CHOICE, tuple(schema["enum"]), usual)
        case (IntType(), *others):
            least, most = schema.get("minimum", 0), schema.get("maximum")
            return Option(path, Kind.NUMBER, (), usual, least, most, bool(others))
    raise TypeError(f"nobody knows how to ask for {'.'.join(path)}")


def _taken_apart(kind: msgspec.inspect.Type) -> tuple[tuple[msgspec.inspect.Type, ...], Any]:
    """The kinds a value may be of, None last, and what the schema says of it besides."""
    if isinstance(kind, UnionType):
        parts = [_taken_apart(each) for each in kind.types]
        schema = {key: value for _, each in parts for key, value in each.items()}
        found = (each for kinds, _ in parts for each in kinds)
        return tuple(sorted(found, key=lambda each: not isinstance(each, IntType))), schema
    if isinstance(kind, Metadata):
        kinds, schema = _taken_apart(kind.type)
        return kinds, {**schema, **(kind.extra_json_schema or {})}
    return (kind,), {}


def _made(kind: type[FormOptions], *chosen: Chosen) -> FormOptions:
    """Options of a form with these values in place of the usual ones.

    Raises:
        BadValue: if they do not go together.
    """
    given: dict[str, Any] = {"type": str(kind.__struct_config__.tag)}
    for choice in chosen:
        inner = given
        for name in choice.path[:-1]:
            inner = inner.setdefault(name, {})
        inner[choice.path[-1]] = choice.value
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as problem:
        raise (problem.__cause__ or problem) from None


def _clashes(kind: type[FormOptions], options: tuple[Option, ...]) -> Iterator[Clash]:
    """Pairs of unusual choices, each possible by itself, that are refused together."""
    unusual = [
        [Chosen(option.path, value) for value in option.values if value != option.usual]
        for option in options
    ]
    for first, second in combinations(unusual, 2):
        for one, other in product(first, second):
            try:
                _made(kind, one, other)
            except BadValue as refused:
                yield Clash(one, other, refused.code)
