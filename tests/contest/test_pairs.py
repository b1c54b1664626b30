from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from biritch.contest.compared import BoardScore, Played
from biritch.contest.movement import Movement, Row, opposite, partnerships
from biritch.contest.pairs import Pairs, meetings
from biritch.errors import BadValue
from biritch.forms import Duplicate

# Berger's tables for six, as they are published.
SIX = """1-6 2-5 3-4 / 1-2 5-3 6-4 / 3-1 2-6 4-5 / 1-4 2-3 6-5 / 5-1 4-2 3-6"""


def test_six_pairs_meet_as_in_the_published_tables() -> None:
    for number, line in enumerate(SIX.split(" / "), start=1):
        published = {tuple(map(int, each.split("-"))) for each in line.split()}
        assert set(meetings(6, number)) == published


@pytest.mark.parametrize("tables", [2, 3, 4, 8])
def test_everybody_meets_everybody_once_and_keeps_his_partner(tables: int) -> None:
    pairs = Pairs(tables=tables, boards=1)
    played = Movement(())
    for _ in range(pairs.rounds):
        rows = pairs.round(played, Duplicate(), range(1, 4 * tables + 1), None)
        played = Movement((*played.rows, *rows))
    met = Counter(frozenset(row.pairs) for row in played.rows)
    every = [(2 * number - 1, 2 * number) for number in range(1, 2 * tables + 1)]
    assert met == Counter(map(frozenset, combinations(every, 2)))
    assert set(partnerships(played.rows)) == set(map(frozenset, every))
    home = Counter(row.pairs[0] for row in played.rows)
    assert max(home.values()) - min(home[pair] for pair in every) <= 1


def test_all_tables_play_the_same_boards_and_each_round_new_ones() -> None:
    pairs = Pairs(tables=3, boards=2)
    first = pairs.round(Movement(()), Duplicate(), range(1, 13), None)
    second = pairs.round(Movement(first), Duplicate(), range(1, 13), None)
    assert {row.boards for row in first} == {(1, 2)}
    assert {row.boards for row in second} == {(3, 4)}
    assert {row.form for row in second} == {Duplicate(boards=2, first=3)}


# The protocol of the seeds: board 8 at six tables.
def test_a_board_played_six_times_is_scored_as_in_the_protocol() -> None:
    points = (1380, 920, -50, -100, 430, 420)
    pairs = Pairs(tables=6, boards=1)
    rows = [
        Row(1, opposite((4 * n + 1, 4 * n + 2), (4 * n + 3, 4 * n + 4)), (), table=n + 1)
        for n in range(6)
    ]
    played = [Played(row, (BoardScore(8, score),)) for row, score in zip(rows, points, strict=True)]
    won = {each.players: each.won for each in pairs.standing(played, range(1, 25))}
    assert [won[row.pairs[0]] for row in rows] == [10, 8, 2, 0, 6, 4]
    assert [won[row.pairs[1]] for row in rows] == [0, 2, 8, 10, 4, 6]
    assert {each.of for each in pairs.standing(played, range(1, 25))} == {10}


def test_equal_pairs_share_a_place_and_nobody_has_a_percentage_before_the_first_score() -> None:
    pairs = Pairs(tables=2, boards=1)
    before = pairs.standing((), range(1, 9))
    assert {each.place for each in before} == {1}
    assert {each.percent for each in before} == {None}


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"tables": 1}, "pairs.tables"),
        ({"tables": 17}, "pairs.tables"),
        ({"boards": 0}, "pairs.boards"),
        ({"tables": 2, "last": 4}, "pairs.last"),
    ],
)
def test_pairs_that_cannot_be_played_are_refused(options: dict[str, int], code: str) -> None:
    with pytest.raises(BadValue) as refused:
        Pairs(**options)
    assert refused.value.code == code
