from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from biritch.contest import Row, rota
from biritch.contest.movement import partnerships
from biritch.errors import BadValue
from biritch.forms import Chicago, Rubber

FIVE = """
1 | 1 | 2-3 v 4-5
2 | 2 | 3-4 v 1-5
3 | 3 | 1-4 v 2-5
4 | 4 | 1-2 v 3-5
5 | 5 | 1-3 v 2-4
"""
SIX = """
1 | 1, 5 | 2-3 v 4-6
2 | 2, 6 | 3-4 v 1-5
3 | 1, 3 | 4-5 v 6-2
4 | 2, 4 | 5-6 v 1-3
5 | 3, 5 | 6-1 v 2-4
6 | 4, 6 | 1-2 v 3-5
"""


def _written(row: Row) -> str:
    pairs = " v ".join("-".join(map(str, pair)) for pair in row.pairs)
    return f"{row.round} | {', '.join(map(str, row.out))} | {pairs}"


@pytest.mark.parametrize(("players", "table"), [(5, FIVE), (6, SIX)])
def test_the_rota_is_the_published_one(players: int, table: str) -> None:
    assert table.strip().splitlines() == [_written(row) for row in rota(players).rows]


@pytest.mark.parametrize("players", [5, 6])
def test_whoever_does_not_play_sits_out(players: int) -> None:
    everybody = set(range(1, players + 1))
    for row in rota(players).rows:
        assert row.players | set(row.out) == everybody
        assert not row.players & set(row.out)
    assert everybody == rota(players).players


def test_of_five_each_sits_out_once_and_every_partnership_comes_once() -> None:
    rows = rota(5).rows
    assert [1, 2, 3, 4, 5] == sorted(player for row in rows for player in row.out)
    played = Counter(partnerships(rows))
    assert {frozenset(pair): 1 for pair in combinations(range(1, 6), 2)} == played


def test_of_six_each_sits_out_twice_and_three_partnerships_never_come() -> None:
    rows = rota(6).rows
    assert dict.fromkeys(range(1, 7), 2) == Counter(player for row in rows for player in row.out)
    never = {frozenset(pair) for pair in ((1, 4), (2, 5), (3, 6))}
    every = {frozenset(pair) for pair in combinations(range(1, 7), 2)}
    assert dict.fromkeys(every - never, 1) == Counter(partnerships(rows))


def test_a_rota_is_of_rubbers_unless_something_else_is_said() -> None:
    assert {Rubber()} == {row.form for row in rota(6).rows}
    assert {Chicago()} == {row.form for row in rota(5, form=Chicago()).rows}
    assert 5 == rota(5).rounds


@pytest.mark.parametrize("players", [4, 7])
def test_there_is_no_rota_for_other_numbers(players: int) -> None:
    with pytest.raises(BadValue, match=f"5 or 6 players, not {players}"):
        rota(players)
