from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from biritch.analysis.dealing.statistics import expected_hcp, expected_shapes
from biritch.analysis.doubledummy import find_solver
from biritch.records.pbn import read_boards
from biritch.seats import SEATS, Side
from biritch.valuation import Shape, hcp, losers
from tests.cli.running import biritch

FILE = Path(__file__).parents[1] / "data" / "pbn" / "sixteen-deals.pbn"
DEALS = [board.deal for board in read_boards(FILE.read_text())]


def test_the_hands_of_a_file_are_counted() -> None:
    answer = json.loads(biritch(f"statistics {FILE} --json").out)
    assert answer["boards"] == len(DEALS) == 16
    for seat, told in zip(SEATS, answer["seats"], strict=True):
        assert told["seat"] == seat.value
        for name, count in (("hcp", hcp), ("losers", losers)):
            counted = Counter(count(deal[seat]) for deal in DEALS)
            assert {each["number"]: each["times"] for each in told[name]["counts"]} == counted
    shapes = Counter(Shape.of(hand).pattern for deal in DEALS for hand in deal)
    assert {each["shape"]: each["times"] for each in answer["shapes"]} == shapes


def test_the_tricks_are_the_better_declarers() -> None:
    answer = json.loads(biritch(f"statistics {FILE} --makes --json").out)
    makes = [find_solver().makes(deal) for deal in DEALS]
    for told in answer["makes"]:
        side = Side(told["side"])
        best = Counter(
            max(
                tricks
                for seat, tricks in (
                    (seat, each[seat, strain])
                    for seat in SEATS
                    for _, strain in [next(key for key in each if key[1].value == told["strain"])]
                )
                if seat.side is side
            )
            for each in makes
        )
        assert {each["number"]: each["times"] for each in told["tricks"]["counts"]} == best


def test_a_table_is_for_people() -> None:
    out = biritch(f"statistics {FILE} --seat NS --makes").out
    assert out.startswith("16 boards")
    assert "North" in out
    assert "East" not in out
    assert "NT" in out


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_picture_is_drawn_in_each_language(language: str, tmp_path: Path) -> None:
    path = tmp_path / "hands.svg"
    line = f"statistics {FILE} --plot {path} --language {language} --makes"
    assert biritch(line).code == 0
    first = path.read_bytes()
    assert ET.fromstring(first).tag.endswith("svg")
    biritch(line)
    assert path.read_bytes() == first, "the same numbers make the same file"
    words = {"en": b"16 boards", "uk": "16 здач".encode(), "ru": "16 сдач".encode()}
    assert words[language] in first
    png = tmp_path / "hands.png"
    biritch(f'statistics --where "N: hcp 15-17" --count 50 --seat N --plot {png}')
    assert png.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "give files"),
        (f'{FILE} --where "N: any"', "give files"),
        (f"{FILE} --plot hands.bmp", "png, svg, pdf"),
        (f"{FILE} --seat Q", "Q"),
    ],
)
def test_what_cannot_be_counted_is_said(line: str, why: str) -> None:
    ended = biritch(f"statistics {line}")
    assert ended.code == 2
    assert why in ended.err


def test_what_is_to_be_expected_is_what_is_published() -> None:
    # The encyclopaedias' tables, in percent.
    assert [round(100 * expected_hcp()[points], 2) for points in (0, 10, 15, 20)] == [
        0.36,
        9.41,
        4.42,
        0.64,
    ]
    assert [round(100 * expected_shapes()[shape], 2) for shape in ("4432", "4333", "7321")] == [
        21.55,
        10.54,
        1.88,
    ]
    assert abs(sum(expected_hcp().values()) - 1) < 1e-12
    assert abs(sum(expected_shapes().values()) - 1) < 1e-12
