"""The words shown to people: the same in three languages, and one for each error."""

from __future__ import annotations

import ast
import re
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from tests.house.tree import LANGUAGES, LOCALES, named, python_files, tree

PAGES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
CODE = re.compile(r"[a-z][a-z_]*(?:\.[a-z_]+)*")


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def _entries(language: str, page: str) -> dict[str, set[str]]:
    """Each message of a page, with the variables it uses; attributes as `message.attribute`."""
    text = (LOCALES / language / page).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{page}: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for name, value in parts.items():
                assert name not in found, f"{language}/{page}: {name} twice"
                variables = _Variables()
                if value is not None:
                    variables.visit(value)
                found[name] = variables.names
    return found


def test_each_language_has_the_same_pages() -> None:
    pages = {
        language: sorted(path.name for path in (LOCALES / language).glob("*.ftl"))
        for language in LANGUAGES
    }
    assert dict.fromkeys(LANGUAGES, PAGES) == pages


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_each_language_says_the_same_things(language: str, page: str) -> None:
    assert _entries("en", page).keys() == _entries(language, page).keys()


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_each_language_is_given_the_same_values(language: str, page: str) -> None:
    assert _shared("en", page) == _shared(language, page)


def _shared(language: str, page: str) -> dict[str, set[str]]:
    """As `_entries`; a value called after the language is a text that comes in each of them."""
    return {
        name: {"its text" if each == language else each for each in variables}
        for name, variables in _entries(language, page).items()
    }


def _codes(path: Path) -> set[str]:
    """The codes of errors that a file raises: `code="…"` and `default_code = "…"`."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        values: list[ast.expr | None] = []
        if isinstance(node, ast.Call):
            values = [word.value for word in node.keywords if word.arg == "code"]
        elif (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "default_code") or (
            isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "default_code"
        ):
            values = [node.value]
        found |= {
            value.value
            for value in values
            if isinstance(value, ast.Constant)
            and isinstance(value.value, str)
            and CODE.fullmatch(value.value)
        }
    return found


def _key(code: str) -> str:
    return "error-" + code.replace(".", "-").replace("_", "-")


def test_every_error_has_its_words() -> None:
    worded = _entries("en", "errors.ftl").keys()
    wordless = {
        f"{code} ({named(path)})"
        for path in python_files("src/biritch")
        for code in _codes(path)
        if _key(code) not in worded
    }
    assert set() == wordless


def test_no_two_pages_give_one_name_to_different_words() -> None:
    pages = {name: set(_entries("en", name)) for name in PAGES}
    twice = {
        (one, other): pages[one] & pages[other]
        for one, other in combinations(PAGES, 2)
        if pages[one] & pages[other]
    }
    assert {} == twice
