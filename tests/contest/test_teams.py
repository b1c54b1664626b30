from __future__ import annotations

from collections import defaultdict

import pytest

from biritch.contest.compared import BoardScore, Played, swing
from biritch.contest.movement import Movement
from biritch.contest.teams import MatchScore, Scale, TeamMatch
from biritch.errors import BadValue
from biritch.forms import Duplicate, TwoHanded
from biritch.seats import Seat, Side

AS_NUMBERED = (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize("lines_change", [False, True])
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_each_team_holds_each_boards_cards_both_ways(*, sets: int, lines_change: bool) -> None:
    match = TeamMatch(sets=sets, boards=4, lines_change=lines_change)
    held: defaultdict[tuple[int, int], list[Side]] = defaultdict(list)
    played = Movement(())
    for number in range(1, sets + 1):
        rows = match.round(played, Duplicate(), AS_NUMBERED, None)
        played = Movement((*played.rows, *rows))
        for row in rows:
            for board in row.boards:
                for seat in Seat:
                    held[board, match.team(row.seats[seat])].append(seat.side)
        assert {row.round for row in rows} == {number}
    for board in range(1, 4 * sets + 1):
        for team in (1, 2):
            assert sorted(side.value for side in held[board, team]) == ["ew", "ew", "ns", "ns"]


def test_half_of_the_boards_begin_in_each_room_and_are_then_exchanged() -> None:
    opened, closed = TeamMatch(sets=1, boards=6).round(Movement(()), Duplicate(), AS_NUMBERED, None)
    assert opened.boards == (1, 2, 3, 4, 5, 6)
    assert closed.boards == (4, 5, 6, 1, 2, 3)


def test_the_teams_take_turns_to_sit_first() -> None:
    match = TeamMatch(sets=3)
    assert [match.line_ups(number) for number in (1, 2, 3)] == [(1, 2), (2, 1), (1, 2)]


def test_those_who_do_not_play_a_set_sit_out() -> None:
    match = TeamMatch(size=6, sets=2, boards=2)
    rows = match.round(Movement(()), Duplicate(), (6, 5, 4, 3, 12, 11, 10, 9), None)
    assert rows[0].pairs == ((6, 5), (12, 11))
    assert rows[1].pairs == ((10, 9), (4, 3))
    assert rows[0].out == (1, 2, 7, 8)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"size": 3}, "teams.size"),
        ({"size": 7}, "teams.size"),
        ({"sets": 0}, "teams.sets"),
        ({"boards": 66}, "teams.boards"),
        ({"boards": 5}, "teams.odd"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(options: dict[str, int], code: str) -> None:
    with pytest.raises(BadValue) as refused:
        TeamMatch(**options)  # type: ignore[arg-type]  # numbers all of them
    assert refused.value.code == code


def test_only_four_sit_at_a_table_of_a_match() -> None:
    with pytest.raises(BadValue, match="4 players"):
        TeamMatch().players(TwoHanded())


# The example of the Laws' own kind: 7NT made not vulnerable against 6C+1 with the same cards.
def test_a_grand_slam_in_one_room_alone_wins_eleven_imps() -> None:
    match = TeamMatch(sets=1, boards=2)
    opened, closed = match.round(Movement(()), Duplicate(), AS_NUMBERED, None)
    score = match.score(
        (
            Played(opened, (BoardScore(1, 1520), BoardScore(2, -50))),
            Played(closed, (BoardScore(2, -50), BoardScore(1, 940))),
        )
    )
    assert [each.imps for each in score.swings] == [11, 0]
    assert score.sets == (11,)


def test_a_set_that_one_room_has_not_finished_counts_nothing_yet() -> None:
    match = TeamMatch(sets=1, boards=2)
    opened, _ = match.round(Movement(()), Duplicate(), AS_NUMBERED, None)
    score = match.score((Played(opened, (BoardScore(1, 1520),)),))
    assert score.swings == ()
    assert score.victory_points is None


def test_a_match_won_by_thirteen_imps_is_thirteen_to_seven_by_the_printed_scale() -> None:
    swings = tuple(swing(board, 1, 600 if board == 1 else 0, 0) for board in range(1, 25))
    won_by_12 = MatchScore(swings, Scale.TWENTY_FOUR, 24)
    assert won_by_12.margin == 12
    one_more = (*swings[:23], swing(24, 1, 20, 0))
    assert MatchScore(one_more, Scale.TWENTY_FOUR, 24).victory_points == (13, 7)
    assert MatchScore(one_more, Scale.IMPS, 24).victory_points is None


# The World Bridge Federation's table for 16 boards: 10 IMPs are 12.80.
def test_the_continuous_scale_goes_by_the_boards_that_were_compared() -> None:
    swings = tuple(swing(board, 1, 420 if board == 1 else 0, 0) for board in range(1, 16))
    swings = (*swings, swing(16, 1, 20, 0))
    assert MatchScore(swings, Scale.WBF, 16).margin == 10
    assert MatchScore(swings, Scale.WBF, 16).victory_points == (1280, 720)
