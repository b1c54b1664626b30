from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.score import matchpoints, percentage, top
from tests.score.vectors import vectors


@pytest.mark.parametrize("board", vectors("matchpoints")["boards"])
def test_a_traveller_is_matchpointed_both_ways(board: dict[str, Any]) -> None:
    scores = board["ns_scores"]
    won = matchpoints(scores)
    assert board["ns_mp"] == won
    assert board["ew_mp"] == matchpoints([-score for score in scores])
    assert board["top"] == top(len(scores))
    shown = [percentage(points or 0, board["top"]) for points in won]
    assert board["ns_percent"] == [
        None if percent is None else round(float(percent), 4) for percent in shown
    ]


def test_a_table_without_a_result_is_compared_with_nobody() -> None:
    assert [3, None, 0, 3] == matchpoints([620, None, 170, 620])


def test_a_board_nobody_played_has_no_top() -> None:
    assert ([None], 0) == (matchpoints([None]), top(0))


@given(st.lists(st.integers(-50, 50).map(lambda tens: 10 * tens), min_size=1))
def test_two_pairs_at_a_table_share_the_top(scores: list[int]) -> None:
    opponents = matchpoints([-score for score in scores])
    for ours, theirs in zip(matchpoints(scores), opponents, strict=True):
        assert ours is not None
        assert theirs is not None
        assert top(len(scores)) == ours + theirs


@given(st.lists(st.integers(-50, 50), min_size=1))
def test_matchpoints_are_what_comparing_pair_by_pair_gives(scores: list[int]) -> None:
    compared = [
        sum(2 * (score > other) + (score == other) for other in scores) - 1 for score in scores
    ]
    assert compared == matchpoints(scores)
