from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from msgspec.inspect import StructType, type_info

from biritch.forms import FormOptions, described, form_of
from biritch.forms.described import FormDescription, Kind, Option, described_forms
from biritch.seats import Seat

FORMS = {form.name: form for form in described_forms()}
LOCALES = Path("src/biritch/locales")


def _with(form: FormDescription, path: tuple[str, ...], value: object) -> dict[str, Any]:
    given: dict[str, Any] = {"type": form.name}
    inner = given
    for name in path[:-1]:
        inner = inner.setdefault(name, {})
    inner[path[-1]] = value
    return given


def _option(form: str, *path: str) -> Option:
    (found,) = [option for option in FORMS[form].options if option.path == path]
    return found


def test_every_form_is_described_once() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(FormOptions)]
    assert tags == [form.name for form in described_forms()]


@pytest.mark.parametrize("form", described_forms(), ids=lambda form: form.name)
def test_every_value_told_of_can_be_chosen_and_the_usual_one_is_the_forms_own(
    form: FormDescription,
) -> None:
    plain = msgspec.to_builtins(msgspec.convert({"type": form.name}, FormOptions))
    for option in form.options:
        usual = plain
        for name in option.path:
            usual = usual[name]
        assert option.usual == usual
        bounds = [option.least, *([option.most] if option.most else [])]
        for value in option.values or bounds:
            chosen = msgspec.convert(_with(form, option.path, value), FormOptions)
            told = next(
                (m.chairs for m in form.moved if (m.by.path, m.by.value) == (option.path, value)),
                form.chairs,
            )
            assert told == form_of(chosen).seating.chairs


def test_options_are_told_as_they_are_asked() -> None:
    assert Option(("game_bonuses",), Kind.SWITCH, (False, True), usual=False) == _option(
        "rubber", "game_bonuses"
    )
    assert (100, 50) == _option("twohanded", "rubber", "unfinished_part_score").values
    boards = _option("duplicate", "boards")
    assert (Kind.NUMBER, None, 1, 1000, True) == (
        boards.kind,
        boards.usual,
        boards.least,
        boards.most,
        boards.may_be_none,
    )
    assert ("N", "E", "S", "W") == _option("threehanded", "owner").values
    assert Kind.SEAT is _option("threehanded", "owner").kind


def test_whoever_has_the_dummy_decides_where_three_people_sit() -> None:
    three = FORMS["threehanded"]
    assert (Seat.EAST, Seat.SOUTH, Seat.WEST) == three.chairs
    assert {"N", "E", "W"} == {moved.by.value for moved in three.moved}
    assert (Seat.NORTH, Seat.EAST) == FORMS["twohanded"].chairs


def test_a_senseless_pair_is_told_with_its_reason_wherever_a_rubber_is_played() -> None:
    for form, path in (("rubber", ()), ("twohanded", ("rubber",)), ("threehanded", ("rubber",))):
        (clash,) = FORMS[form].clashes
        assert "form.no_rubber_bonus" == clash.code
        names = {(*path, "game_bonuses"), (*path, "quick_rubber")}
        assert names == {clash.one.path, clash.other.path}
    assert not any(FORMS[form].clashes for form in ("duplicate", "chicago", "russian"))


class _Odd(msgspec.Struct):
    """Options of a form that asks for something nobody has a question for."""

    stakes: float = 0.5


def test_an_option_that_nobody_knows_how_to_ask_for_is_named() -> None:
    info = type_info(_Odd)
    assert isinstance(info, StructType)
    with pytest.raises(TypeError, match="stakes"):
        described._option(("rubber", "stakes"), info.fields[0])


def _words(language: str) -> set[str]:
    parser = FluentParser()
    files = (LOCALES / language).glob("*.ftl")
    read = [parser.parse(file.read_text(encoding="utf-8")) for file in files]
    return {each.id.name for file in read for each in file.body if isinstance(each, Message)}


def _needed() -> Iterator[str]:
    for form in described_forms():
        yield f"lobby-about-{form.name}"
        yield from (
            f"error-{clash.code.replace('.', '-').replace('_', '-')}" for clash in form.clashes
        )
        for option in form.options:
            key = "option-" + option.path[-1].replace("_", "-")
            yield from (key, f"{key}-about") if option.kind is Kind.SWITCH else (key,)
            if option.kind is Kind.CHOICE and isinstance(option.usual, str):
                for value in option.values:
                    yield f"{key}-{str(value).replace('_', '-')}"
                    yield f"{key}-{str(value).replace('_', '-')}-about"
            elif option.kind is not Kind.SWITCH:
                yield f"{key}-about"
            if option.may_be_none:
                yield f"{key}-none"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_option_has_its_words_in_every_language(language: str) -> None:
    assert set() == set(_needed()) - _words(language)
