from __future__ import annotations

import pytest

from biritch.cards import NOTHING_KNOWN, Board, seeded
from biritch.errors import BadValue
from biritch.forms import Chance, Constrained, Given, SameBoards

DEALS = seeded("source")
BOARDS = tuple(Board.numbered(number, next(DEALS)) for number in (3, 1, 7))


def test_given_boards_come_in_the_order_they_were_given() -> None:
    given = Given(BOARDS, "lesson.pbn")
    assert list(BOARDS) == [given.board(played) for played in range(3)]
    assert given.length == 3


def test_there_are_no_boards_after_the_last() -> None:
    with pytest.raises(BadValue, match="all 3 boards have been played"):
        Given(BOARDS).board(3)


@pytest.mark.parametrize("source", [Chance(), SameBoards("t1"), Constrained("N:hcp>=15")])
def test_other_sources_have_no_board_ready_and_no_end(
    source: Chance | SameBoards | Constrained,
) -> None:
    assert (None, None) == (source.board(0), source.length)


@pytest.mark.parametrize(
    ("boards", "code"),
    [
        ((), "source.empty"),
        ((BOARDS[0], BOARDS[0]), "source.twice"),
        ((Board.numbered(5, NOTHING_KNOWN),), "source.incomplete"),
    ],
)
def test_boards_that_cannot_be_played_are_refused(boards: tuple[Board, ...], code: str) -> None:
    with pytest.raises(BadValue) as refused:
        Given(boards)
    assert code == refused.value.code


def test_a_constraint_says_something() -> None:
    with pytest.raises(BadValue, match="must say something"):
        Constrained("  ")
