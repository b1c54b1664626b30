"""Undo, under each of the policies a host may choose."""

from __future__ import annotations

import pytest

from biritch.auction import PASS
from biritch.forms import Duplicate
from biritch.seats import SEATS, Seat
from biritch.table import NOBODY, Policy, Undo, commands, events, wanted
from biritch.testing import Sitting
from tests.table.checked import refuses

NORTH, EAST, SOUTH, WEST = SEATS
ASK = commands.AskUndo()


def _dealt(undo_calls: Undo, undo_cards: Undo | None = None) -> Sitting:
    policy = Policy(undo_calls=undo_calls, undo_cards=undo_cards or undo_calls)
    sitting = Sitting(Duplicate(), policy=policy)
    sitting.sit_down()
    sitting.deal()
    return sitting


def _stands(sitting: Sitting) -> tuple[int, int]:
    """How many calls and cards stand."""
    board = sitting.table.board
    assert board
    return len(board.auction), board.play.count if board.play else 0


def _answer(sitting: Sitting, *seats: Seat, grants: bool = True) -> None:
    for seat in seats:
        sitting.do(seat, commands.AnswerUndo(grants=grants))


def test_where_nothing_is_taken_back_nothing_is() -> None:
    sitting = _dealt(Undo.NONE)
    sitting.call("P")
    with refuses("undo.none"):
        sitting.do(NORTH, ASK)


def test_calls_and_cards_have_policies_of_their_own() -> None:
    sitting = _dealt(Undo.NONE, Undo.UNTIL_PARTNER)
    sitting.call("1NT P P P")
    with refuses("undo.none"):
        sitting.do(WEST, ASK)
    sitting.play_out(2)
    sitting.do(NORTH, ASK)
    assert _stands(sitting) == (4, 1)


def test_a_call_is_taken_back_at_once_until_partner_has_called() -> None:
    sitting = _dealt(Undo.UNTIL_PARTNER)
    sitting.call("1C 1D")
    (taken,) = sitting.do(NORTH, ASK)  # East's call goes back with it
    assert taken == events.TakenBack(calls=0, at=sitting.now)
    sitting.call("1C 1D P")
    with refuses("undo.partner_acted"):
        sitting.do(NORTH, ASK)
    sitting.do(EAST, ASK)
    assert _stands(sitting) == (1, 0)


def test_the_last_pass_is_taken_back_before_the_lead() -> None:
    sitting = _dealt(Undo.UNTIL_PARTNER)
    sitting.call("1C P P P")
    assert sitting.view("north").turn.phase == "play"
    sitting.do(WEST, ASK)
    assert sitting.view("north").turn.phase == "auction"
    sitting.call("1D")


@pytest.mark.parametrize("undo", [Undo.UNTIL_PARTNER, Undo.OPPONENTS])
def test_who_has_done_nothing_has_nothing_to_take_back(undo: Undo) -> None:
    sitting = _dealt(undo)
    with refuses("undo.nothing"):
        sitting.do(NORTH, ASK)
    sitting.call("1NT P P P")
    sitting.play_out(4)
    with refuses("undo.nothing"):  # dummy does nothing in the play
        sitting.do(SOUTH, ASK)
    with refuses("table.not_seated"):
        sitting.send(ASK, NOBODY)


def test_the_lead_is_not_taken_back_at_will_once_dummy_is_seen() -> None:
    sitting = _dealt(Undo.UNTIL_PARTNER)
    sitting.call("1NT P P P")
    sitting.play_out(1)
    with refuses("undo.shown"):
        sitting.do(EAST, ASK)


def test_opponents_may_let_the_leader_take_back_his_lead_and_dummy_stays_faced() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1NT P P P")
    sitting.play_out(1)
    sitting.do(EAST, ASK)
    assert wanted(sitting.table) == (NORTH,)  # declarer: dummy has no say
    with refuses("undo.not_asked"):
        _answer(sitting, SOUTH)
    _answer(sitting, NORTH)
    assert _stands(sitting) == (4, 0)
    hands = sitting.view("west").hands
    assert hands
    assert hands.south.faced
    with refuses("undo.shown"):  # but the auction is not opened again with dummy on the table
        sitting.do(WEST, ASK)
    sitting.play_out(1)
    assert [type(event) for event in sitting.log[-2:]] == [events.TakenBack, events.CardPlayed]


def test_a_card_is_not_taken_back_at_will_once_a_claimer_has_shown_his_hand() -> None:
    sitting = _dealt(Undo.UNTIL_PARTNER)
    sitting.call("1NT P P P")
    sitting.play_out(5)
    last = sitting.table.board.play.entries[-1].seat  # type: ignore[union-attr]
    sitting.do(NORTH, commands.Claim(tricks=12))
    sitting.do(EAST, commands.AnswerClaim(agrees=False))
    sitting.do(EAST, commands.PlayOn())
    with refuses("undo.shown"):
        sitting.do(NORTH if last.side is NORTH.side else last, ASK)
    sitting.play_out(1)
    mover = sitting.table.board.play.entries[-1].seat  # type: ignore[union-attr]
    sitting.do(NORTH if mover.side is NORTH.side else mover, ASK)


def test_declarer_takes_back_dummys_card() -> None:
    sitting = _dealt(Undo.UNTIL_PARTNER)
    sitting.call("1NT P P P")
    sitting.play_out(2)
    sitting.do(NORTH, ASK)
    assert _stands(sitting) == (4, 1)


def test_an_undo_that_the_opponents_grant_is_done_when_both_have() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1C P 1H")
    sitting.do(NORTH, ASK)
    undo = sitting.view("west").undo
    assert undo
    assert (undo.by, undo.calls, undo.waits) == (NORTH, 0, (EAST, WEST))
    with refuses("undo.waits"):
        sitting.do(EAST, ASK)
    with refuses("undo.not_asked"):
        _answer(sitting, SOUTH)
    _answer(sitting, EAST)
    assert wanted(sitting.table) == (WEST,)
    with refuses("undo.not_asked"):
        _answer(sitting, EAST)
    _answer(sitting, WEST)
    assert _stands(sitting) == (0, 0)
    assert sitting.view("west").undo is None


def test_one_opponent_is_enough_to_refuse_an_undo() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1C P 1H")
    sitting.do(NORTH, ASK)
    _answer(sitting, WEST, grants=False)
    assert (_stands(sitting), sitting.view("north").undo) == ((3, 0), None)
    with refuses("undo.not_asked"):
        _answer(sitting, EAST)


def _may(sitting: Sitting, seat: Seat) -> tuple[str, ...] | None:
    return sitting.view(seat.name.lower()).turn.legal


def test_nobody_calls_or_plays_while_an_undo_waits_and_nobody_is_offered_to() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1C")
    assert _may(sitting, EAST)
    sitting.do(NORTH, ASK)
    assert [_may(sitting, seat) for seat in SEATS] == [None] * 4
    with refuses("undo.unanswered"):  # he may not have noticed: he has to answer
        sitting.call("P")
    _answer(sitting, WEST, grants=False)
    assert _may(sitting, EAST)
    sitting.call("P P P")
    sitting.play_out(1)
    sitting.do(EAST, ASK)
    with refuses("undo.unanswered"):
        sitting.play_out(1)
    with refuses("undo.unanswered"):
        sitting.do(NORTH, commands.Claim(tricks=7))
    _answer(sitting, NORTH, grants=False)
    sitting.play_out(1)
    assert _stands(sitting) == (4, 2)


def test_partner_does_not_act_on_what_he_has_learnt_before_the_undo_is_answered() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1C P")
    sitting.do(NORTH, ASK)
    with refuses("undo.unanswered"):
        sitting.call("1S")
    _answer(sitting, EAST, WEST)
    assert _stands(sitting) == (0, 0)


def test_whoever_asked_may_withdraw_an_undo_and_nobody_else_may() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1C")
    sitting.do(NORTH, ASK)
    _answer(sitting, EAST)
    for seat in (EAST, SOUTH, WEST):
        with refuses("undo.not_yours"):
            sitting.do(seat, commands.WithdrawUndo())
    sitting.do(NORTH, commands.WithdrawUndo())
    assert (_stands(sitting), sitting.view("west").undo) == ((1, 0), None)
    with refuses("undo.not_yours"):
        sitting.do(NORTH, commands.WithdrawUndo())
    with refuses("undo.not_asked"):
        _answer(sitting, WEST)
    sitting.call("P")


def test_only_the_house_ends_an_undo_that_is_not_answered() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1C")
    sitting.do(NORTH, ASK)
    end = commands.EndUndo(moved=sitting.table.moved)
    for viewer in (NOBODY, *map(sitting.at, SEATS)):
        with refuses("table.not_yours"):
            sitting.send(end, viewer)
    sitting.house(end)
    assert (_stands(sitting), sitting.view("north").undo) == ((1, 0), None)
    with refuses("undo.over"):
        sitting.house(end)
    sitting.call("P")


def test_nobody_is_charged_the_time_that_an_undo_waits() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1C")
    called = sitting.now
    sitting.do(NORTH, ASK)
    sitting.now += 30
    _answer(sitting, EAST, grants=False)
    sitting.call("P")
    assert sitting.view("north").turn.thinking.east == sitting.now - called - 31


def test_of_an_old_log_a_call_made_while_an_undo_waited_is_an_answer() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1C")
    sitting.do(NORTH, ASK)
    sitting.happen(events.CallMade(seat=EAST, call=PASS))
    assert sitting.view("north").undo is None
    assert _may(sitting, SOUTH)


def test_an_undo_goes_back_over_tricks_and_what_was_seen_stays_seen() -> None:
    sitting = _dealt(Undo.OPPONENTS)
    sitting.call("1NT P P P")
    sitting.play_out(1)
    for _ in range(6):
        sitting.play_out(1)
    board = sitting.table.board
    assert board
    assert board.play
    lead = board.play.entries[0].card
    seen = sitting.onlooker(sitting.person("west")).table.board
    assert seen
    assert lead in seen.known[EAST]
    east = max(place for place, entry in enumerate(board.play.entries) if entry.seat is EAST)
    sitting.do(EAST, ASK)
    _answer(sitting, NORTH)
    assert _stands(sitting) == (4, east)
    seen = sitting.onlooker(sitting.person("west")).table.board
    assert seen
    assert board.play.entries[east].card in seen.known[EAST]


def test_a_robots_last_card_is_taken_back_by_whoever_has_its_chair_now() -> None:
    sitting = _dealt(Undo.UNTIL_PARTNER)
    sitting.do(NORTH, commands.Leave())
    sitting.call("1C")
    sitting.send(commands.Sit(seat=NORTH), sitting.person("north"))
    sitting.do(NORTH, ASK)
    assert _stands(sitting) == (0, 0)


def test_nothing_is_taken_back_when_the_board_is_over() -> None:
    sitting = _dealt(Undo.UNTIL_PARTNER)
    sitting.call("P P P P")
    with refuses("table.no_board"):
        sitting.do(WEST, ASK)
    with refuses("table.no_board"):
        _answer(sitting, WEST)
