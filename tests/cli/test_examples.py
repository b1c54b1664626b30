"""Every example in a verb's help and on the page of the command line does what it says."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from biritch.cli.app import VERBS
from tests.cli.running import biritch

DOCS = Path(__file__).parents[2] / "docs"
DATA = Path(__file__).parents[1] / "data"
# The files that the examples speak of, and what stands for them here.
EXAMPLE_FILES = {
    "quiz.json": DATA / "quiz" / "lessons.json",
    "evening.lin": DATA / "records" / "match.lin",
    "evening.pbn": DATA / "pbn" / "everything.pbn",
    "stayman.dlr": DATA / "dealing" / "stayman.dlr",
    "boards.pbn": DATA / "pbn" / "sixteen-deals.pbn",
    "downloads/hands.lin": DATA / "records" / "eight-hands.lin",
}
PAGE = DOCS / "build" / "cli.md"
# These run a house: their own tests try their examples.
HOSTING = {"serve", "worker", "member", "backup", "restore", "audit", "tablemanager", "robot"}
BRIDGE = sorted(set(chain.from_iterable(VERBS.values())) - HOSTING)


@pytest.fixture(autouse=True)
def _in_a_folder_with_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, source in EXAMPLE_FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(source, tmp_path / name)
    monkeypatch.chdir(tmp_path)


def _examples(text: str) -> Iterator[tuple[str, str]]:
    """Each line behind a $, continued lines joined, with what stands under it."""
    lines = iter(text.splitlines())
    command: str | None = None
    shown: list[str] = []
    for line in lines:
        if line.strip().startswith("$ "):
            if command is not None:
                yield command, "\n".join(shown)
            command, shown = line.strip()[2:], []
            while command.endswith("\\"):
                command = command[:-1] + " " + next(lines).strip()
        else:
            shown.append(line)
    if command is not None:
        yield command, "\n".join(shown)


def _page_examples() -> list[tuple[str, str]]:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (PAGE, *DOCS.glob("play/*.md")))
    blocks = re.findall(r"```console\n(.*?)\n```", pages, re.DOTALL)
    return [example for block in blocks for example in _examples(block)]


@pytest.mark.parametrize(("command", "shown"), _page_examples())
def test_an_example_on_the_page_prints_what_the_page_shows(command: str, shown: str) -> None:
    ended = biritch(command.removeprefix("biritch "))
    printed = (ended.out + ended.err).replace("\r\n", "\n").rstrip("\n")
    pattern = ".*".join(re.escape(part) for part in shown.split("..."))
    assert re.fullmatch(pattern, printed, re.DOTALL), printed


@pytest.mark.parametrize("verb", BRIDGE)
def test_the_help_of_a_verb_shows_an_example_that_works(
    verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    examples = [command for command, _ in _examples(biritch(f"{verb} --help").out)]
    assert examples
    for example in examples:
        assert example.startswith(f"biritch {verb}")
        assert biritch(example.removeprefix("biritch ")).code == 0


@pytest.mark.parametrize("verb", sorted(chain.from_iterable(VERBS.values())))
def test_the_help_of_every_verb_shows_how_it_is_typed(verb: str) -> None:
    assert re.search(rf"\$ biritch {verb}\b", biritch(f"{verb} --help").out)


def test_the_list_of_verbs_says_what_each_is_for() -> None:
    listed = biritch("--help").out
    assert listed == biritch("").out
    for verb in BRIDGE:
        assert re.search(rf"^│ {verb} +[A-Z].*", listed, re.MULTILINE), verb


def test_the_page_shows_every_verb() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [] == [verb for verb in chain.from_iterable(VERBS.values()) if verb not in page]
