"""The benchmarks still run, and their players do what players do."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from benchmarks.live.script import script

from biritch.records.pbn import read_boards
from tests.house.tree import ROOT


def test_the_scripted_players_play_every_board_to_the_last_card() -> None:
    made = script(3)
    assert [1, 2, 3] == [board.number for board in read_boards(made.pbn)]
    for board in made.boards:
        kinds = [json.loads(move.command)["type"] for move in board]
        assert 52 == kinds.count("PlayCard")
        assert ["Call"] * (len(kinds) - 52) == kinds[:-52]


def test_the_scripted_players_do_the_same_on_every_run() -> None:
    assert script(2) == script(2)


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [("server", "--quick"), ("games", "20", "1")], ids=" ".join)
def test_each_benchmark_runs(arguments: tuple[str, ...]) -> None:
    benchmark, *rest = arguments
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{benchmark}", *rest],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "echo" in done.stdout or "open_spiel" in done.stdout
    assert "nan" not in done.stdout
