"""A table after an event: total, and the whole of what a log says."""

from __future__ import annotations

import pytest

from biritch.auction import PASS
from biritch.cards import Card, Hand, numbered_deal
from biritch.forms import Duplicate
from biritch.play import Line
from biritch.seats import SEATS, Seat
from biritch.table import Policy, Undo, after, commands, events, fold
from biritch.testing import Sitting

NORTH, EAST, SOUTH, WEST = SEATS
HEARSAY: list[events.Event] = [
    events.Sealed(salt="00"),
    events.HandDealt(seat=NORTH, hand=Hand()),
    events.HandShown(seat=NORTH, hand=Hand(), why=events.Shown.DUMMY),
    events.CallMade(seat=NORTH, call=PASS),
    events.CallExplained(place=0, to=(EAST,)),
    events.QuestionAsked(place=0, by=EAST),
    events.HintAsked(by=EAST, calls=0),
    events.StopEnded(),
    events.CardPlayed(seat=NORTH, card=Card.parse("SA")),
    events.TakenBack(calls=0),
    events.UndoAsked(by=NORTH, calls=0),
    events.UndoAnswered(by=EAST, grants=True),
    events.ClaimMade(by=NORTH, seat=NORTH, tricks=1, line=Line()),
    events.ClaimAnswered(by=EAST, agrees=True),
    events.PlayGoesOn(by=EAST),
    events.ClaimAwarded(by="anna", tricks=3),
    events.AwardAnswered(by=EAST, agrees=True),
    events.CardObjected(by=EAST, cards=0),
    events.HonoursClaimed(seat=NORTH, points=100),
    events.SealOpened(salt="00"),
    events.BoardScored(result="PASS", lines=()),
    events.Readied(seat=NORTH),
    events.ClocksHeld(since=1.0, until=2.0),
]


@pytest.mark.parametrize("event", HEARSAY, ids=lambda event: type(event).__name__)
def test_an_event_about_a_board_that_is_not_there_only_counts(event: events.Event) -> None:
    table = Sitting(Duplicate()).table
    heard = after(table, event)
    assert (heard.number, heard.board, heard.sheet) == (table.number + 1, None, table.sheet)


@pytest.mark.parametrize(
    "event",
    [
        events.UndoAnswered(by=EAST, grants=True),
        events.ClaimAnswered(by=EAST, agrees=True),
        events.PlayGoesOn(by=EAST),
        events.ClaimAwarded(by="anna", tricks=3),
        events.AwardAnswered(by=EAST, agrees=True),
    ],
    ids=lambda event: type(event).__name__,
)
def test_an_answer_to_what_nobody_asked_changes_nothing_on_the_board(event: events.Event) -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal()
    board, heard = sitting.table.board, after(sitting.table, event).board
    assert board
    assert heard
    assert (heard.auction, heard.claim, heard.undo) == (board.auction, None, None)
    assert not heard.is_over


def test_a_table_begins_when_it_is_opened() -> None:
    with pytest.raises(TypeError, match="begins with TableOpened, not StopEnded"):
        after(None, events.StopEnded())
    with pytest.raises(TypeError, match="no events"):
        fold([])


def test_the_fold_of_the_log_is_the_table() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal()
    sitting.call("1C P P P")
    sitting.play_out(9)
    assert fold(sitting.log) == sitting.table


def test_the_table_counts_its_events_and_remembers_the_last_that_moved_the_board() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    assert sitting.table.moved == 0
    sitting.deal()
    dealt = len(sitting.log) - 5  # the board; then its secret and the four hands
    assert (sitting.table.number, sitting.table.moved) == (len(sitting.log), dealt)
    sitting.call("1C")
    moved = sitting.table.moved
    assert moved == sitting.table.number
    sitting.do(EAST, commands.Ask(place=0))
    assert (sitting.table.number, sitting.table.moved) == (moved + 1, moved)


def test_thinking_time_is_charged_to_the_chair_that_acts() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(numbered_deal(0))
    sitting.now += 9  # North thinks for ten seconds
    sitting.call("1NT P P P")
    sitting.play("HA")
    sitting.now += 4  # and five over dummy's card
    sitting.play("DA CA")
    thinking = sitting.view("west").turn.thinking
    assert (thinking.north, thinking.east, thinking.south, thinking.west) == (15.0, 2.0, 1.0, 2.0)
    assert sitting.view("west").turn.since == sitting.now


def test_time_when_nothing_was_running_is_charged_to_nobody() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal()
    sitting.now += 100
    sitting.house(commands.HoldClocks(since=sitting.now - 90, until=sitting.now))
    sitting.call("P")
    assert sitting.view("west").turn.thinking.north == 100 + 2 - 90


def test_events_that_were_never_stored_have_no_time() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal()
    at = sitting.table.at
    called = after(sitting.table, events.CallMade(seat=NORTH, call=PASS))
    assert called.at == at
    assert called.board
    assert called.board.thinking == (0.0, 0.0, 0.0, 0.0)


def test_who_takes_his_seat_back_in_mid_board_is_noted_once() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal()
    for _ in range(2):
        sitting.do(EAST, commands.Leave())
        sitting.send(commands.Sit(seat=EAST), sitting.person("east"))
    assert sitting.table.board
    assert sitting.table.board.seen.count(("east", EAST)) == 1


def test_a_bid_taken_back_ends_the_pause_after_it() -> None:
    sitting = Sitting(Duplicate(), policy=Policy(undo_calls=Undo.UNTIL_PARTNER, stop_seconds=9))
    sitting.sit_down()
    sitting.deal()
    sitting.call("2C")
    sitting.do(Seat.NORTH, commands.AskUndo())
    assert not sitting.view("north").turn.stopped
    sitting.call("1C P")
