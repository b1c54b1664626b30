"""Matches of robots on the command line."""

from __future__ import annotations

import json
from math import isclose, sqrt
from pathlib import Path
from typing import Any

import pytest

from biritch.forms import duplicate_points
from biritch.records import Record
from biritch.records.pbn import read_pbn
from biritch.score import imps
from biritch.seats import Side
from tests.cli.running import biritch

LINE = "match --north-south sayc:beginner --east-west simple --seed evening"


def _answer(line: str) -> dict[str, Any]:
    ended = biritch(f"{line} --json")
    assert 0 == ended.code, ended.err
    answer: dict[str, Any] = json.loads(ended.out)
    return answer


def _points_ns(record: Record) -> int:
    result = record.result
    if result is None:
        assert record.passed_out
        return 0
    side = result.contract.declarer.side
    points = duplicate_points(result, vulnerable=record.board.vulnerable.includes(side))
    return points if side is Side.NS else -points


def test_the_figures_are_what_the_saved_boards_come_to(tmp_path: Path) -> None:
    file = tmp_path / "match.pbn"
    answer = _answer(f"{LINE} --boards 6 --save '{file}'")
    records = read_pbn(file.read_bytes()).records
    assert 12 == len(records)
    won = []
    for open_room, closed in zip(records[::2], records[1::2], strict=True):
        assert open_room.board == closed.board
        assert ("sayc:beginner", "simple") == (open_room.names.north, open_room.names.west)
        assert ("simple", "sayc:beginner") == (closed.names.north, closed.names.west)
        won.append(imps(_points_ns(open_room) - _points_ns(closed)))
    mean = sum(won) / 6
    assert isclose(mean, answer["imps_per_board"])
    error = sqrt(sum((each - mean) ** 2 for each in won) / 5 / 6)
    assert isclose(error, answer["standard_error"])


def test_what_calls_mean_is_noted_at_them(tmp_path: Path) -> None:
    file = tmp_path / "match.pbn"
    _answer(f"{LINE} --boards 4 --save '{file}'")
    records = read_pbn(file.read_bytes()).records
    texts = {remark.text for record in records for remark in record.calls}
    assert any("HCP" in text for text in texts)


@pytest.mark.slow
def test_any_number_of_jobs_plays_the_same_match(tmp_path: Path) -> None:
    files = [tmp_path / "one.pbn", tmp_path / "two.pbn"]
    answers = [
        _answer(f"{LINE} --boards 6 --jobs {jobs} --save '{file}'")
        for jobs, file in zip((1, 2), files, strict=True)
    ]
    assert answers[0] == answers[1]
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("form", ["imps", "matchpoints", "rubber"])
def test_a_pair_against_itself_is_exactly_even(form: str) -> None:
    answer = _answer(f"match --north-south simple --east-west simple --boards 8 --form {form}")
    assert {"mean": 0, "error": 0} == answer["points_per_board"]
    assert {"mean": 50, "error": 0} == answer["matchpoints"]
    assert (None if form == "rubber" else 0) == answer["imps_per_board"]


def test_nobody_plays_under_a_name_that_is_none() -> None:
    ended = biritch("match --north-south moscow --boards 1")
    assert 2 == ended.code
    assert "'moscow'" in ended.err


def test_a_rubber_match_is_played_eight_deals_at_a_time() -> None:
    ended = biritch("match --boards 9 --form rubber")
    assert 2 == ended.code
    assert "multiple of 8" in ended.err


def test_a_system_of_ones_own_is_played_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.system"
    file.write_text('system mine "Mine" / "Моя" / "Моя"\ninclude sayc\n', encoding="utf-8")
    line = (
        f"match --north-south {file}:beginner --east-west sayc:beginner --boards 2 --bidding-only"
    )
    assert {"mean": 0, "error": 0} == _answer(line)["points_per_board"]


def test_a_level_that_is_none_is_refused() -> None:
    ended = biritch("match --north-south sayc:master --boards 1")
    assert 2 == ended.code
    assert "beginner, club, expert" in ended.err
