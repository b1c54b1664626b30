"""Whether what is written for people is true: links lead somewhere, commands exist."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from biritch.cli.app import command_line
from tests.house.tree import ROOT, named

PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "changelog.d").glob("*.md")),
]
LINK = re.compile(r"\]\(([^)#\s]*)(#[^)\s]*)?\)")
MAKE = re.compile(r"\bmake ([a-z][a-z-]*)\b(?=`|\s+#|$)", re.MULTILINE)
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_to_a_file(page: Path) -> None:
    targets = [match[1] for match in LINK.finditer(page.read_text(encoding="utf-8"))]
    local = [target for target in targets if target and "://" not in target]
    assert [] == [target for target in local if not (page.parent / target).exists()]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_make_command_that_is_named_exists(page: Path) -> None:
    named_here = set(MAKE.findall(page.read_text(encoding="utf-8")))
    assert set() == named_here - TARGETS


def test_the_readme_shows_how_to_play_and_how_to_test() -> None:
    first_screen = (ROOT / "README.md").read_text(encoding="utf-8").split("\n---\n")[0]
    assert "make play" in first_screen
    assert "make test" in first_screen


def test_a_fragment_of_the_changelog_has_a_kind_that_is_gathered() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    kinds = {each["directory"] for each in settings["tool"]["towncrier"]["type"]}
    fragments = [path for path in (ROOT / "changelog.d").glob("*.md") if path.name != "README.md"]
    assert set() == {path.name.split(".")[1] for path in fragments} - kinds


def _commands(page: Path) -> list[str]:
    """The lines of a page's shell blocks that call `biritch`, without what stands before it."""
    blocks = re.findall(
        r"^```sh\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    lines = [line.split("  #")[0].strip() for block in blocks for line in block.splitlines()]
    called = [re.search(r"(?:^|/| )(biritch (?!biritch)[a-z]+\b.*)$", line) for line in lines]
    return [match[1] for match in called if match]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_command_that_is_shown_can_be_given(page: Path) -> None:
    program = command_line()
    for line in _commands(page):
        words = shlex.split(line)[1:]
        program.parse_args(words, exit_on_error=False, print_error=False)
