"""The benchmark of card play counts what it says."""

from __future__ import annotations

from benchmarks.cardplay import played, told

from biritch.cards import Board, seeded
from biritch.robots.playing import BEGINNER, Level


def test_one_level_against_itself_gains_nothing() -> None:
    for number, deal in zip(range(1, 4), seeded("same"), strict=False):
        row = played(Board.numbered(number, deal), BEGINNER, BEGINNER, "imps")
        assert (row["imps"], row["points"]) == (0, 0)


def test_points_are_those_of_the_first_level_at_both_tables() -> None:
    quick = Level("quick", lead=4, early=4, late=4)
    board = Board.numbered(1, next(seeded("same")))
    one = played(board, quick, BEGINNER, "imps")
    other = played(board, BEGINNER, quick, "imps")
    assert one["points"] == -int(str(other["points"]))
    assert one["ns"] == other["ew"]


def test_figures_are_mean_error_and_times() -> None:
    rows: list[dict[str, object]] = [
        {"imps": 4, "spent": [("lead", 0.5), ("card", 0.1)]},
        {"imps": 0, "spent": [("card", 0.3)]},
    ]
    assert list(told(rows)) == [
        "2 boards, +2.00 IMPs a board, standard error 2.00",
        "lead: 1 decisions, median 0.50 s, 95 in 100 within 0.50 s, longest 0.50 s",
        "card: 2 decisions, median 0.30 s, 95 in 100 within 0.30 s, longest 0.30 s",
    ]
