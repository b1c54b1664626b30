"""`biritch print`: from any file to paper."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import pypdf
import pytest

from tests.cli.running import biritch

DATA = Path(__file__).parents[1] / "data"
MACHINE = DATA / "records" / "sixteen-deals.dup"


def _text(path: Path) -> str:
    pages = pypdf.PdfReader(BytesIO(path.read_bytes())).pages
    return "\n".join(page.extract_text() for page in pages)


def test_one_command_goes_from_a_dealing_machines_file_to_a_pdf(tmp_path: Path) -> None:
    target = tmp_path / "records.pdf"
    ended = biritch(f"print {MACHINE} -o {target} --title 'Пари вівторка' --language uk --no-makes")
    assert ended.code == 0
    assert ended.out == f"16 boards, 2 pages: {target}\n"
    text = _text(target)
    assert "Пари вівторка" in text
    assert text.count("Здача") == 16


@pytest.mark.solver
def test_makes_and_par_are_those_the_file_was_given(tmp_path: Path) -> None:
    # makes.pbn carries the results another solver found for its boards.
    source = DATA / "pbn" / "makes.pbn"
    ended = biritch(f"print {source} -o {tmp_path / 'm.txt'} --jobs 1 --json")
    assert ended.code == 0
    assert json.loads(ended.out)["without_makes"] == []
    assert "Par" in (tmp_path / "m.txt").read_text(encoding="utf-8")


def test_each_ending_is_what_it_says(tmp_path: Path) -> None:
    for ending, begins in (
        (".html", b"<!doctype html>"),
        (".svg", b"<svg "),
        (".txt", b"Hand rec"),
    ):
        target = tmp_path / f"board{ending}"
        line = f"print {MACHINE} --board 3 --no-makes -o {target}"
        assert biritch(line).out == f"1 board, 1 page: {target}\n"
        assert target.read_bytes().startswith(begins)


def test_a_board_played_at_two_tables_is_printed_once() -> None:
    out = biritch(f"print {DATA / 'records' / 'match.lin'} --no-makes").out
    assert [out.count(f"Board {number}") for number in (17, 18)] == [1, 1]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"print {MACHINE} --board 99", "no board 99"),
        (f"print {MACHINE} --no-makes -o x.doc", "pdf, html, svg, txt"),
        (f"print {MACHINE} --no-makes -o x.svg", "an SVG is one page, not 2"),
        (f"print {MACHINE} --no-makes -o x.pdf --layout 0x4", "3x4"),
        (f"print {MACHINE} --no-makes -o x.pdf --layout 9x9", "8x8"),
        (f"print {MACHINE} --language fr", "language"),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_line(
    line: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = biritch(line)
    assert ended.code == 2
    assert why in ended.err
    assert ended.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_what_is_wrong_in_the_file_is_counted_on_the_side() -> None:
    ended = biritch(f"print {DATA / 'pbn' / 'older-import.pbn'} --no-makes")
    assert ended.code == 0
    assert "Board" in ended.out


@pytest.mark.parametrize("option", ["-o card.pdf", "--format pdf --output paper"])
def test_a_convention_card_is_printed(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert biritch(f"system card precision {option} --language uk").code == 0
    (target,) = tmp_path.iterdir()
    assert "Прецизійна трефа" in _text(target)


def test_a_card_that_is_there_is_printed_anew(tmp_path: Path) -> None:
    target = tmp_path / "card.pdf"
    for _ in range(2):
        assert biritch(f"system card sayc -o {target}").code == 0
