from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.contest.seal import BoardAtTable, is_sealed

PLAYERS = tuple("abcdefgh")


@st.composite
def boards(draw: st.DrawFn) -> tuple[BoardAtTable, ...]:
    return tuple(
        BoardAtTable(
            f"t{number}",
            finished=draw(st.booleans()),
            seen_by=frozenset(PLAYERS[4 * number : 4 * number + 4]),
        )
        for number in range(draw(st.integers(1, 2)))
    )


@given(boards())
def test_the_public_sees_a_board_when_every_table_has_finished_it(
    tables: tuple[BoardAtTable, ...],
) -> None:
    finished = all(table.finished for table in tables)
    assert all(is_sealed(table.table, tables) is not finished for table in tables)


@given(boards(), st.sampled_from(PLAYERS))
def test_nobody_sees_a_board_he_may_still_have_to_play(
    tables: tuple[BoardAtTable, ...], player: str
) -> None:
    has_played = any(player in table.seen_by and table.finished for table in tables)
    for table in tables:
        if not is_sealed(table.table, tables, frozenset({player})):
            assert has_played or all(each.finished for each in tables)


@given(boards(), st.sampled_from(PLAYERS))
def test_what_another_table_does_is_seen_by_nobody_before_the_end(
    tables: tuple[BoardAtTable, ...], player: str
) -> None:
    for table, other in combinations(tables, 2):
        for one, two in ((table, other), (other, table)):
            if player in one.seen_by and not (one.finished and two.finished):
                assert is_sealed(two.table, tables, frozenset({player}))


@pytest.mark.parametrize("ids", [("guest-a", "member-a"), ("member-a",)])
def test_whoever_came_under_another_name_is_the_same_person(ids: tuple[str, ...]) -> None:
    played = BoardAtTable("open", finished=True, seen_by=frozenset({"member-a"}))
    waiting = BoardAtTable("closed", finished=False, seen_by=frozenset({"b"}))
    assert not is_sealed("open", (played, waiting), frozenset(ids))
    assert is_sealed("closed", (played, waiting), frozenset(ids))
