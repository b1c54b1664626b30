"""Cards at a table, and honours claimed."""

from __future__ import annotations

import pytest

from biritch.cards import Card, numbered_deal
from biritch.errors import IllegalPlay, NotAllowed, OutOfTurn
from biritch.forms import Chicago, Duplicate, FormOptions, Rubber
from biritch.score import HonoursRule, Reason
from biritch.seats import SEATS
from biritch.table import NOBODY, Policy, Undo, commands, events
from biritch.testing import Sitting
from tests.table.checked import refuses

NORTH, EAST, SOUTH, WEST = SEATS
A_SUIT_EACH = numbered_deal(0)  # spades, hearts, diamonds and clubs, clockwise from North


def _dealt(form: FormOptions | None = None, policy: Policy | None = None) -> Sitting:
    sitting = Sitting(form or Duplicate(), policy=policy)
    sitting.sit_down()
    sitting.deal(A_SUIT_EACH)
    return sitting


def _card(text: str, thought: float = 0.0) -> commands.PlayCard:
    return commands.PlayCard(card=Card.parse(text), thought=thought)


def test_no_card_is_played_before_the_auction_is_over() -> None:
    sitting = _dealt()
    with pytest.raises(NotAllowed) as refused:
        sitting.do(NORTH, _card("SA"))
    assert (refused.value.code, refused.value.law) == ("play.no_contract", "22")


def test_dummy_is_faced_after_the_lead_and_declarer_plays_it() -> None:
    sitting = _dealt()
    sitting.call("1NT P P P")
    led, shown = sitting.do(EAST, _card("HA", 1.5))
    assert led == events.CardPlayed(seat=EAST, card=Card.parse("HA"), thought=1.5, at=sitting.now)
    assert shown == events.HandShown(
        seat=SOUTH, hand=A_SUIT_EACH[SOUTH], why=events.Shown.DUMMY, at=sitting.now
    )
    with pytest.raises(OutOfTurn, match="it is North's turn, not South's"):
        sitting.do(SOUTH, _card("DA"))
    (played,) = sitting.do(NORTH, _card("DA"))
    assert isinstance(played, events.CardPlayed)
    assert played.seat is SOUTH
    assert sitting.view("north").you.hands == (NORTH, SOUTH)
    assert sitting.view("south").you.hands == ()
    assert sitting.view("south").turn.legal is None


def test_the_refusal_of_an_illegal_card_is_the_plays_own() -> None:
    sitting = _dealt()
    sitting.call("1NT P P P")
    with pytest.raises(IllegalPlay) as refused:
        sitting.do(EAST, _card("SA"))
    assert refused.value.code == "play.not_held"
    with refuses("table.not_seated"):
        sitting.send(_card("HA"), NOBODY)


def test_a_board_played_out_is_shown_opened_and_scored() -> None:
    sitting = _dealt()
    sitting.call("1NT P P P")
    sitting.play_out(51)
    last, *shown, opened, scored = sitting.do(
        sitting.table.board.actor(sitting.table.form.seating),  # type: ignore[union-attr, arg-type]
        commands.PlayCard(card=sitting.table.board.play.legal()[0]),  # type: ignore[union-attr]
    )
    assert isinstance(last, events.CardPlayed)
    assert [(each.seat, each.hand) for each in shown if isinstance(each, events.HandShown)] == list(
        A_SUIT_EACH.hands.items()
    )
    assert isinstance(opened, events.SealOpened)
    assert isinstance(scored, events.BoardScored)
    assert scored.result == "1NTN-7"  # East runs thirteen hearts
    result = sitting.view("fifth").result
    assert result
    assert (result.text, result.points.ns, result.points.ew) == ("1NTN-7", -350, 350)
    with refuses("table.no_board"):
        sitting.do(EAST, _card("HA"))


def test_the_last_trick_is_shown_until_the_next_is_complete() -> None:
    sitting = _dealt()
    sitting.call("1NT P P P")
    sitting.play("HA DA CA SA HK")
    play = sitting.view("west").play
    assert play
    assert [str(each.card) for each in play.last] == ["HA", "DA", "CA", "SA"]
    assert play.winner is EAST
    assert [str(each.card) for each in play.trick] == ["HK"]
    assert (play.tricks.ns, play.tricks.ew, play.count, play.contract) == (0, 1, 5, "1NTN")


def test_who_won_each_trick_is_told_in_order_as_the_cards_lie_before_a_player() -> None:
    sitting = _dealt()
    sitting.call("1NT P P P")
    sitting.play("HA DA CA SA HK DK CK SK HQ")
    play = sitting.view("west").play
    assert play
    assert play.winners == (EAST, EAST)
    assert play.winner is play.winners[-1]


RULES = [HonoursRule.AFTER_PLAY, HonoursRule.AFTER_AUCTION]


def test_honours_are_claimed_after_the_play_where_that_is_agreed() -> None:
    sitting = _dealt(Rubber(honours=HonoursRule.AFTER_PLAY))
    sitting.call("4S P P P")
    claim = commands.ClaimHonours(seat=NORTH)
    with refuses("honours.not_now"):
        sitting.do(NORTH, claim)
    sitting.play_out()
    assert sitting.view("north").honours.may_claim == (NORTH,)
    assert sitting.view("fifth").honours.may_claim == ()
    sitting.do(NORTH, claim)
    assert sitting.view("south").honours.claimed == ((NORTH, 150),)
    assert sitting.view("north").honours.may_claim == ()
    last = sitting.table.sheet.deals[-1].lines[-1]
    assert (last.reason, last.points) == (Reason.HONOURS, 150)
    with refuses("honours.twice"):
        sitting.do(NORTH, claim)
    with refuses("honours.not_yours"):
        sitting.do(SOUTH, claim)
    with refuses("honours.none"):
        sitting.do(SOUTH, commands.ClaimHonours(seat=SOUTH))


def test_honours_are_claimed_before_the_lead_where_that_is_agreed() -> None:
    sitting = _dealt(Chicago(honours=HonoursRule.AFTER_AUCTION))
    claim = commands.ClaimHonours(seat=NORTH)
    with refuses("honours.not_now"):
        sitting.do(NORTH, claim)
    sitting.call("4S P P P")
    (claimed,) = sitting.do(NORTH, claim)
    assert claimed == events.HonoursClaimed(seat=NORTH, points=150, at=sitting.now)
    sitting.play_out(1)
    with refuses("honours.not_now"):
        sitting.do(EAST, commands.ClaimHonours(seat=EAST))
    sitting.play_out()
    assert sitting.table.sheet.deals[-1].lines[-1].points == 150


def test_where_honours_are_not_scored_nobody_claims_them() -> None:
    sitting = _dealt()
    sitting.call("4S P P P")
    sitting.play_out()
    with refuses("honours.not_now"):
        sitting.do(NORTH, commands.ClaimHonours(seat=NORTH))
    assert sitting.view("north").honours.may_claim == ()


@pytest.mark.parametrize("rule", RULES)
def test_a_deal_passed_out_has_no_honours(rule: HonoursRule) -> None:
    sitting = _dealt(Rubber(honours=rule))
    sitting.call("P P P P")
    with refuses("honours.not_now"):
        sitting.do(NORTH, commands.ClaimHonours(seat=NORTH))
    assert sitting.view("north").honours.may_claim == ()


def test_honours_are_claimed_once_the_deal_is_on_the_table_and_by_a_player() -> None:
    sitting = Sitting(Rubber(honours=HonoursRule.AFTER_PLAY))
    sitting.sit_down()
    with refuses("table.no_board"):
        sitting.do(NORTH, commands.ClaimHonours(seat=NORTH))
    with refuses("table.not_seated"):
        sitting.send(commands.ClaimHonours(seat=NORTH), NOBODY)


def test_honours_claimed_for_a_call_that_is_taken_back_are_claimed_no_longer() -> None:
    sitting = _dealt(Rubber(honours=HonoursRule.AFTER_AUCTION))
    sitting.call("4S P P P")
    sitting.do(NORTH, commands.ClaimHonours(seat=NORTH))
    sitting.do(WEST, commands.AskUndo())
    for seat in (NORTH, SOUTH):
        sitting.do(seat, commands.AnswerUndo(grants=True))
    assert sitting.view("north").honours.claimed == ()
    sitting.call("4NT P P P")
    sitting.play_out()
    assert Reason.HONOURS not in {line.reason for line in sitting.table.sheet.lines}


def test_calls_are_not_taken_back_at_will_once_honours_have_told_of_a_hand() -> None:
    sitting = _dealt(
        Rubber(honours=HonoursRule.AFTER_AUCTION), Policy(undo_calls=Undo.UNTIL_PARTNER)
    )
    sitting.call("4S P P P")
    sitting.do(NORTH, commands.ClaimHonours(seat=NORTH))
    with refuses("undo.shown"):
        sitting.do(WEST, commands.AskUndo())


def test_honours_of_the_last_deal_count_when_the_sitting_was_ended_meanwhile() -> None:
    sitting = _dealt(Rubber(honours=HonoursRule.AFTER_PLAY))
    sitting.call("4S P P P")
    sitting.play_out()
    for seat in SEATS:
        sitting.do(seat, commands.AgreeToStop())
    closing = sitting.table.sheet.closing
    assert closing
    total = sitting.table.sheet.totals.ns
    sitting.do(NORTH, commands.ClaimHonours(seat=NORTH))
    assert sitting.table.sheet.closing == closing
    assert sitting.table.sheet.totals.ns == total + 150
