"""What a table needs of the house, and when; and whom it waits for."""

from __future__ import annotations

import pytest

from biritch.forms import Duplicate
from biritch.seats import SEATS, Seat
from biritch.table import Due, Need, Policy, Undo, commands, due, wanted
from biritch.testing import Sitting
from tests.table.checked import refuses

NORTH, EAST, SOUTH, WEST = SEATS


def _with_robots(*robots: Seat, policy: Policy | None = None) -> Sitting:
    sitting = Sitting(Duplicate(boards=2), policy=policy)
    for seat in SEATS:
        if seat in robots:
            sitting.send(commands.SeatRobot(seat=seat), sitting.person("north"))
        else:
            sitting.send(commands.Sit(seat=seat), sitting.person(seat.name.lower()))
    return sitting


def test_the_first_board_is_dealt_a_moment_after_the_last_chair_is_taken() -> None:
    sitting = Sitting(Duplicate())
    assert due(sitting.table) is None
    sitting.sit_down()
    full = sitting.now
    assert due(sitting.table) == Due(full, Need.BEGIN_SHUFFLE, number=1)
    sitting.house(commands.BeginShuffle(number=1, secret="5e" * 32))
    assert due(sitting.table) == Due(full + 1, Need.DEAL, number=1)
    assert wanted(sitting.table) == ()


def test_nobody_puts_the_first_board_off_once_the_last_chair_is_taken() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    full = sitting.now
    sitting.house(commands.BeginShuffle(number=1, secret="5e" * 32))
    for person in ("south", "north", "south", "north"):
        sitting.send(commands.MakeHost(person=person), sitting.person(sitting.table.host))
    assert due(sitting.table) == Due(full + 1, Need.DEAL, number=1)
    sitting.do(EAST, commands.Leave())
    assert due(sitting.table) is None
    sitting.send(commands.SeatRobot(seat=EAST), sitting.person("north"))
    full = sitting.now
    sitting.send(
        commands.Sit(seat=EAST), sitting.person("anna")
    )  # a robot's place is a place taken
    assert due(sitting.table) == Due(full + 1, Need.DEAL, number=1)


def test_a_table_of_robots_alone_needs_nothing() -> None:
    sitting = _with_robots(EAST, SOUTH, WEST)
    sitting.deal()
    sitting.call("P")
    assert due(sitting.table) == Due(sitting.now, Need.ROBOT, seats=(EAST,))
    sitting.do(NORTH, commands.Leave())
    assert due(sitting.table) is None
    sitting.send(commands.Sit(seat=NORTH), sitting.person("north"))
    assert due(sitting.table)


def test_a_robots_turn_is_due_and_a_persons_is_not() -> None:
    sitting = _with_robots(EAST, WEST)
    sitting.deal()
    assert due(sitting.table) is None
    assert wanted(sitting.table) == (NORTH,)
    sitting.call("1NT P P P")
    assert due(sitting.table) == Due(sitting.now, Need.ROBOT, seats=(EAST,))
    sitting.play_out(1)
    assert wanted(sitting.table) == (NORTH,)  # declarer, for dummy


def test_the_end_of_a_pause_is_due_after_its_seconds() -> None:
    sitting = _with_robots(EAST, policy=Policy(stop_seconds=9))
    sitting.deal()
    sitting.call("2S")
    assert due(sitting.table) == Due(sitting.now + 9, Need.END_STOP, number=1)
    sitting.house(commands.EndStop(place=1))
    assert due(sitting.table) == Due(sitting.now, Need.ROBOT, seats=(EAST,))


def test_a_pause_is_longer_by_the_time_when_nothing_was_running() -> None:
    sitting = _with_robots(policy=Policy(stop_seconds=9))
    sitting.deal()
    sitting.call("2S")
    since = sitting.now
    for before, until, held in ((since - 50, since + 20, 20), (since + 30, since + 31, 1)):
        then = due(sitting.table)
        assert then
        sitting.house(commands.HoldClocks(since=before, until=until))
        now = due(sitting.table)
        assert now
        assert now.at == then.at + held


def test_clocks_held_before_the_turn_began_change_nothing() -> None:
    sitting = _with_robots(policy=Policy(stop_seconds=9))
    sitting.deal()
    sitting.call("2S")
    then = due(sitting.table)
    sitting.house(commands.HoldClocks(since=sitting.now - 9, until=sitting.now - 5))
    assert due(sitting.table) == then


def test_the_next_board_is_due_when_every_person_is_ready() -> None:
    sitting = _with_robots(EAST)
    sitting.deal()
    sitting.call("P P P P")
    for seat in (NORTH, SOUTH):
        assert due(sitting.table) is None
        sitting.do(seat, commands.Ready())
    assert due(sitting.table) is None
    sitting.do(WEST, commands.Ready())
    assert due(sitting.table) == Due(sitting.now, Need.DEAL, number=2)


def test_the_pause_before_the_next_board_runs_from_the_end_of_the_last() -> None:
    sitting = _with_robots(policy=Policy(next_deal_seconds=30))
    sitting.deal()
    sitting.call("P P P P")
    over = sitting.now
    assert due(sitting.table) == Due(over + 30, Need.DEAL, number=2)
    sitting.do(EAST, commands.Ready())  # which does not make the others wait longer
    assert due(sitting.table) == Due(over + 30, Need.DEAL, number=2)


@pytest.mark.parametrize("rules", ["agreed", "ruled", "assented"])
def test_the_pause_runs_from_the_end_of_a_board_that_a_claim_ended(rules: str) -> None:
    sitting = _with_robots(policy=Policy(next_deal_seconds=30))
    sitting.deal()
    sitting.call("1NT P P P")
    sitting.play_out(1)
    sitting.do(NORTH, commands.Claim(tricks=7))
    sitting.do(EAST, commands.AnswerClaim(agrees=rules == "agreed"))
    if rules == "agreed":
        sitting.do(WEST, commands.AnswerClaim(agrees=True))
    elif rules == "ruled":
        director = sitting.table.viewer("dora", director=True)
        sitting.send(commands.AwardClaim(tricks=7), director)
    else:
        sitting.do(NORTH, commands.AwardClaim(tricks=7))
        for seat in (EAST, WEST):
            sitting.do(seat, commands.AnswerAward(agrees=True))
    assert due(sitting.table) == Due(sitting.now + 30, Need.DEAL, number=2)


def test_nothing_is_due_when_a_chair_is_empty_or_the_form_is_over() -> None:
    sitting = _with_robots()
    sitting.deal()
    sitting.call("P P P P")
    sitting.do(NORTH, commands.Remove(seat=EAST))
    for seat in (NORTH, SOUTH, WEST):
        sitting.do(seat, commands.Ready())
    assert due(sitting.table) is None
    sitting.send(commands.Sit(seat=EAST), sitting.person("anna"))
    sitting.do(EAST, commands.Ready())
    sitting.deal()
    sitting.call("P P P P")
    assert sitting.table.is_over
    assert due(sitting.table) is None


def test_robots_answer_undos_claims_and_rulings() -> None:
    policy = Policy(undo_calls=Undo.OPPONENTS)
    sitting = _with_robots(EAST, WEST, policy=policy)
    sitting.deal()
    sitting.call("1NT")
    sitting.do(NORTH, commands.AskUndo())
    asked = sitting.now
    for seats in ((EAST, WEST), (WEST,)):
        moved = sitting.table.moved
        assert due(sitting.table) == Due(asked + 60, Need.END_UNDO, number=moved, seats=seats)
        sitting.do(seats[0], commands.AnswerUndo(grants=seats[0] is EAST))
    sitting.call("P P P")
    sitting.play_out(1)
    sitting.do(NORTH, commands.Claim(tricks=13))
    assert due(sitting.table) == Due(sitting.now, Need.ROBOT, seats=(EAST, WEST))
    sitting.do(WEST, commands.AnswerClaim(agrees=False))
    assert due(sitting.table) is None
    sitting.do(NORTH, commands.AwardClaim(tricks=12))
    assert due(sitting.table) == Due(sitting.now, Need.ROBOT, seats=(EAST, WEST))


def test_an_undo_that_nobody_answers_is_over_after_a_minute_and_the_game_goes_on() -> None:
    sitting = _with_robots(policy=Policy(undo_calls=Undo.OPPONENTS, stop_seconds=9))
    sitting.deal()
    sitting.call("1S")
    sitting.do(NORTH, commands.AskUndo())
    first = sitting.table.moved
    assert due(sitting.table) == Due(sitting.now + 60, Need.END_UNDO, number=first)
    sitting.house(commands.HoldClocks(since=sitting.now - 99, until=sitting.now + 7))
    then = due(sitting.table)
    assert then
    assert then.at == sitting.now - 1 + 67  # nobody could answer while nothing was running
    sitting.house(commands.EndUndo(moved=first))
    assert due(sitting.table) is None
    sitting.do(NORTH, commands.AskUndo())
    with refuses("undo.over"):  # the first one is, and this is another
        sitting.house(commands.EndUndo(moved=first))
    sitting.do(NORTH, commands.WithdrawUndo())
    sitting.call("2H")


def test_an_undo_is_asked_and_answered_in_the_pause_after_a_jump_which_then_goes_on() -> None:
    policy = Policy(undo_calls=Undo.OPPONENTS, stop_seconds=9)
    sitting = _with_robots(EAST, policy=policy)
    sitting.deal()
    sitting.call("2S")
    jumped = sitting.now
    sitting.do(NORTH, commands.AskUndo())
    asked = sitting.now
    waits = due(sitting.table)
    assert waits
    assert (waits.need, waits.seats) == (Need.END_UNDO, (EAST,))
    sitting.do(EAST, commands.AnswerUndo(grants=False))
    stood_still = sitting.now - asked
    assert due(sitting.table) == Due(jumped + 9 + stood_still, Need.END_STOP, number=1)
