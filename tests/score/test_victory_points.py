from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.errors import BadValue
from biritch.score import twenty_four_boards, wbf_continuous, wbf_whole
from tests.score.vectors import vectors


@pytest.mark.parametrize(
    ("lowest", "highest", "won"),
    [
        (0, 2, 10),
        (3, 6, 11),
        (7, 11, 12),
        (12, 16, 13),
        (17, 21, 14),
        (22, 27, 15),
        (28, 33, 16),
        (34, 39, 17),
        (40, 46, 18),
        (47, 54, 19),
        (55, 200, 20),
    ],
)
def test_the_printed_table_for_24_boards(lowest: int, highest: int, won: int) -> None:
    scale = twenty_four_boards()
    for margin in (lowest, highest):
        assert (won, 20 - won) == scale.share(margin)
        assert sorted((won, 20 - won)) == sorted(scale.share(-margin))


@pytest.mark.parametrize(("boards", "table"), vectors("wbf_vp_continuous")["tables"].items())
def test_the_continuous_scale_for_every_length_of_match(boards: str, table: list[int]) -> None:
    assert table == list(wbf_continuous(int(boards)).winner)


@pytest.mark.parametrize(("boards", "uppers"), vectors("wbf_vp_discrete")["uppers"].items())
def test_the_scale_in_whole_points_for_every_length_of_match(
    boards: str, uppers: list[int]
) -> None:
    scale = wbf_whole(int(boards))
    assert uppers == [
        max(margin for margin in range(200) if scale.share(margin)[0] == won)
        for won in range(10, 20)
    ]


@given(st.integers(1, 64), st.integers(-200, 200))
def test_two_teams_share_twenty_points(boards: int, margin: int) -> None:
    for scale in (twenty_four_boards(), wbf_continuous(boards), wbf_whole(boards)):
        won, lost = scale.share(margin)
        assert 20 * scale.unit == won + lost
        assert (lost, won) == scale.share(-margin) or margin == 0


@pytest.mark.parametrize("boards", [0, -1])
def test_a_match_has_boards(boards: int) -> None:
    with pytest.raises(BadValue, match=f"one board or more, not {boards}"):
        wbf_continuous(boards)
