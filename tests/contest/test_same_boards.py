"""Several tables that play the same boards: nothing of them is known before all have played them."""

from __future__ import annotations

import pytest

from biritch.cards import Board, commitment, numbered_deal
from biritch.contest import (
    BoardScore,
    Need,
    Pairs,
    Phase,
    TeamMatch,
    commands,
    due,
    events,
    is_sealed,
    view_of,
)
from biritch.contest.seal import BoardAtTable
from biritch.errors import BadValue, NotAllowed, OutOfTurn, Stale
from biritch.forms import Duplicate, Given
from biritch.seats import BySide
from biritch.table.commands import Leave
from biritch.table.events import BoardsBrought
from biritch.table.viewer import Role, Viewer
from tests.contest.guests import Guests

EIGHT = tuple(f"p{number}" for number in range(1, 9))
MATCH = TeamMatch(sets=2, boards=2)


def match(plan: TeamMatch = MATCH, **wishes: object) -> Guests:
    """A match that has started: the first team is asked who sits where."""
    guests = Guests(plan, Duplicate(), **wishes)
    guests.come(*(f"p{number}" for number in range(1, 2 * plan.size + 1)))
    guests.does("p1", commands.Start())
    assert guests.comes_in_time() is Need.PROCEED
    return guests


def lined_up(guests: Guests) -> Guests:
    """The same with both teams seated as they came."""
    guests.does("p1", commands.LineUp(players=(1, 2, 3, 4)))
    guests.does("p5", commands.LineUp(players=(5, 6, 7, 8)))
    return guests


def settle(guests: Guests, table: int, *points: int) -> None:
    """A room comes to its end, its boards having come to so much for North-South."""
    sitting = guests.it.sittings[2 * (guests.it.round - 1) + table - 1]
    boards = sorted(sitting.row.boards)
    scores = tuple(BoardScore(board, each) for board, each in zip(boards, points, strict=True))
    guests.house(
        commands.Settle(
            table=sitting.table,
            settled=None,
            points=BySide(sum(points), 0),
            deals=len(points),
            scores=scores,
        )
    )


def test_the_first_team_sits_first_and_the_other_having_seen_it() -> None:
    guests = match()
    assert guests.it.phase is Phase.LINING_UP
    with pytest.raises(OutOfTurn, match="team 1"):
        guests.does("p5", commands.LineUp(players=(5, 6, 7, 8)))
    guests.does("p1", commands.LineUp(players=(4, 3, 1, 2)))
    with pytest.raises(OutOfTurn, match="team 2"):
        guests.does("p6", commands.LineUp(players=(5, 6, 7, 8)))
    guests.does("p5", commands.LineUp(players=(8, 6, 7, 5)))
    opened, closed = guests.it.playing
    assert opened.row.pairs == ((4, 3), (8, 6))
    assert closed.row.pairs == ((7, 5), (1, 2))


@pytest.mark.parametrize("players", [(1, 2, 3), (1, 2, 3, 3), (1, 2, 3, 5), (1, 2, 3, 4, 5), ()])
def test_four_of_the_team_sit_down(players: tuple[int, ...]) -> None:
    with pytest.raises(BadValue, match="team 1"):
        match().does("p1", commands.LineUp(players=players))


def test_whoever_keeps_the_others_waiting_is_seated_as_before() -> None:
    guests = match()
    waits = due(guests.it)
    assert waits is not None
    assert waits.need is Need.LINE_UP
    assert waits.at > guests.now
    assert guests.comes_in_time() is Need.LINE_UP
    assert guests.comes_in_time() is Need.LINE_UP
    assert guests.it.playing[0].row.pairs == ((1, 2), (5, 6))
    with pytest.raises(NotAllowed):
        guests.house(commands.LineUpFor(number=1, team=1, players=(1, 2, 3, 4)))


def test_a_late_word_of_the_house_for_another_set_is_passed_over() -> None:
    with pytest.raises(Stale):
        match().house(commands.LineUpFor(number=2, team=1, players=(1, 2, 3, 4)))


def test_a_captain_who_has_gone_leaves_the_word_to_the_next_of_his_team() -> None:
    guests = match()
    guests.does("p1", Leave())
    assert view_of(guests.it).waits == (2,)
    guests.does("p2", commands.LineUp(players=(1, 2, 3, 4)))


def test_what_one_room_came_to_is_known_when_the_other_has_finished() -> None:
    guests = lined_up(match())
    before = len(guests.told)
    settle(guests, 1, 420, -50)
    assert guests.told[before:] == []
    assert guests.it.phase is Phase.PLAYING
    assert guests.seen is not None
    assert {sitting.points for sitting in guests.seen.sittings} == {None}
    assert view_of(guests.seen).match == view_of(lined_up(match()).it).match
    settle(guests, 2, 170, -50)
    [told] = guests.told[before:]
    assert isinstance(told, events.RoundScored)
    shown = view_of(guests.seen).match
    assert shown is not None
    assert [each.imps for each in shown.swings] == [6, 0]  # 250 points are 6 IMPs
    assert (shown.sets, shown.margin) == ((6,), 6)


def test_the_second_set_is_asked_of_the_other_team_first_and_ends_the_match() -> None:
    guests = lined_up(match())
    settle(guests, 1, 0, 0)
    settle(guests, 2, 0, 0)
    assert guests.it.phase is Phase.BETWEEN
    assert guests.comes_in_time() is Need.PROCEED
    assert view_of(guests.it).waits == (5,)
    guests.does("p5", commands.LineUp(players=(8, 7, 6, 5)))
    guests.does("p1", commands.LineUp(players=(1, 2, 3, 4)))
    settle(guests, 1, 0, 100)
    settle(guests, 2, 0, 0)
    assert guests.it.is_over
    shown = view_of(guests.it).match
    assert shown is not None
    assert shown.sets == (0, 3)
    assert shown.victory_points is not None
    assert sum(shown.victory_points) == 20 * shown.unit


def test_the_boards_are_committed_to_before_anybody_is_seated_and_opened_at_the_end() -> None:
    guests = lined_up(match())
    [sealed] = [event for event in guests.told if isinstance(event, events.RoundSealed)]
    hidden = (events.RoundSalted, BoardsBrought)
    assert not [event for event in guests.told if isinstance(event, hidden)]
    settle(guests, 1, 0, 0)
    settle(guests, 2, 0, 0)
    [scored] = [event for event in guests.told if isinstance(event, events.RoundScored)]
    for number, salt, published in zip(
        sealed.boards, scored.salts, sealed.commitments, strict=True
    ):
        found = commitment(f"c/{number}", bytes.fromhex(salt), numbered_deal(number))
        assert found == published


def test_both_rooms_play_the_boards_of_a_file_each_beginning_with_its_half() -> None:
    boards = tuple(Board.numbered(number, numbered_deal(number)) for number in range(1, 5))
    guests = lined_up(match(source=Given(boards, "final.pbn")))
    opened, closed = guests.it.playing
    sources = [guests.it.boards_of(each) for each in (opened, closed)]
    numbers = [
        [board.number for board in source.boards] for source in sources if isinstance(source, Given)
    ]
    assert numbers == [[1, 2], [2, 1]]


def test_a_file_that_has_not_every_board_is_refused_at_once() -> None:
    boards = tuple(Board.numbered(number, numbered_deal(number)) for number in range(1, 4))
    with pytest.raises(BadValue, match="board 4"):
        Guests(MATCH, Duplicate(), source=Given(boards, "final.pbn"))


def test_pairs_are_told_their_matchpoints_when_all_tables_have_finished_a_round() -> None:
    guests = Guests(Pairs(tables=2, boards=1), Duplicate())
    guests.come(*EIGHT)
    guests.does("p1", commands.Start(draw=False))
    guests.comes_in_time()
    for table, points in ((1, 420), (2, 50)):
        assert {each.boards for each in view_of(guests.seen or guests.it).pairs} == {0}
        settle(guests, table, points)
    won = {each.players: each.won for each in view_of(guests.seen or guests.it).pairs}
    assert won == {(1, 2): 2, (5, 6): 2, (3, 4): 0, (7, 8): 0}


def test_the_seal_holds_for_a_player_of_the_slower_room() -> None:
    opened = BoardAtTable("c-1-1", finished=True, seen_by=frozenset({"p1"}))
    closed = BoardAtTable("c-1-2", finished=False, seen_by=frozenset({"p3"}))
    assert is_sealed("c-1-1", (opened, closed), frozenset({"p3"}))
    assert is_sealed("c-1-1", (opened, closed))
    assert not is_sealed("c-1-1", (opened, closed), frozenset({"p1"}))


@pytest.mark.parametrize("plan", [Pairs(tables=2, boards=1, last=2), MATCH])
def test_nobody_goes_on_at_another_table_with_boards_whose_cards_he_has_held(
    plan: Pairs | TeamMatch,
) -> None:
    guests = Guests(plan, Duplicate())
    guests.come("p1", "p2", "p3")
    guests.does("p1", commands.Start(draw=False, robots=True))
    while not guests.it.playing:
        guests.comes_in_time()
    first, second = guests.it.playing
    away = guests.it.player("p3")
    there = next(sitting for sitting in (first, second) if sitting.row.seat(away) is not None)
    here = second if there is first else first
    free = next(n for n in here.row.seats if guests.it.entrant(n).robot)
    guests.settle(there, 100, 0)
    guests.does("p3", Leave(for_good=True))
    for viewer in (guests.viewer("p3"), Viewer("m3", Role.PERSON, others=frozenset({"p3"}))):
        with pytest.raises(NotAllowed, match="another hand") as refused:
            guests.by(viewer, commands.Enter(player=free))
        assert refused.value.code == "table.barred"
    guests.does("p4", commands.Enter(player=free))  # who has seen nothing may
    guests.does("p4", Leave(for_good=True))
    guests.does("p3", commands.Enter())
    assert guests.it.player("p3") in set(there.row.seats)
    guests.does("p3", Leave(for_good=True))
    guests.settle(here, 100, 0)
    guests.does("p3", commands.Enter(player=free))  # the boards are over at every table
    assert guests.it.player("p3") == free
