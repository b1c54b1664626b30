"""A table manager and robots as programs of their own, started as a person would start them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from biritch.records.bluechip import parse
from biritch.records.pbn import read_pbn
from biritch.score import imps
from tests.cli.running import biritch

BOARDS = Path(__file__).parents[1] / "data" / "pbn" / "sixteen-deals.pbn"


@contextmanager
def _program(line: str) -> Iterator[subprocess.Popen[str]]:
    program = subprocess.Popen(
        [sys.executable, "-m", "biritch.cli", *line.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield program
    finally:
        program.kill()
        program.communicate()


def _session(options: str, robots: str) -> tuple[int, str]:
    """Run a manager and robots; the manager's number and what it printed."""
    with _program(f"tablemanager --port 0 --pause 0 {options}") as manager:
        assert manager.stdout is not None
        port = manager.stdout.readline().rsplit(" ", 1)[1].strip()
        ended = biritch(f"robot --table-manager 127.0.0.1:{port} {robots}")
        assert 0 == ended.code, ended.err
        out, err = manager.communicate(timeout=60)
        assert "" == err
        return manager.returncode, out


FOUR = "--seat N --seat E --seat S --seat W --system simple"


def test_robots_play_the_boards_of_a_file_and_the_result_is_saved(tmp_path: Path) -> None:
    played, log = tmp_path / "played.pbn", tmp_path / "log.tsv"
    code, out = _session(f"--boards {BOARDS} --save {played} --log {log}", FOUR)
    assert 0 == code
    records = read_pbn(played.read_bytes()).records
    dealt = read_pbn(BOARDS.read_bytes()).records
    assert [each.board.deal for each in dealt] == [each.board.deal for each in records]
    assert all(record.is_played for record in records)
    assert f"{len(dealt)} boards, Biritch simple NS against Biritch simple EW" in out
    for line in log.read_text().splitlines():
        parse(line.split("\t")[2])


def test_in_a_match_of_teams_every_board_is_played_both_ways(tmp_path: Path) -> None:
    played = tmp_path / "played.pbn"
    code, out = _session(f"--deal 2 --seed teams --teams --save {played}", FOUR)
    assert 0 == code
    records = read_pbn(played.read_bytes()).records
    open_room, closed = records[:2], records[2:]
    assert [each.board for each in open_room] == [each.board for each in closed]
    assert open_room[0].names.north == closed[0].names.east
    swings = [
        imps((one.score_ns or 0) - (other.score_ns or 0))
        for one, other in zip(open_room, closed, strict=True)
    ]
    assert f"{sum(swings):+d} IMPs" in out.splitlines()[-1]
    assert 0 == sum(swings)  # the same robot in all four seats


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("robot --table-manager nowhere --seat N", "HOST:PORT"),
        ("robot --table-manager 127.0.0.1:2000 --seat Q", "'Q'"),
        ("robot --table-manager 127.0.0.1:2000 --seat N --system moscow", "'moscow'"),
        ("tablemanager --house http://127.0.0.1:1", "--table"),
        ("tablemanager --boards tests/data/pbn/no-such.pbn", "no-such.pbn"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(line: str, why: str) -> None:
    ended = biritch(line)
    assert 2 == ended.code
    assert why in ended.err


def test_a_robot_says_when_nobody_is_there() -> None:
    ended = biritch("robot --table-manager 127.0.0.1:1 --seat N --system simple")
    assert 1 == ended.code
    assert "North" in ended.err
