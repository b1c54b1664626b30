"""Calls at a table, what is told of them, and who may ask."""

from __future__ import annotations

import pytest

from biritch.auction import PASS, Bid, Call
from biritch.cards import Strain
from biritch.errors import IllegalCall, NotAllowed, OutOfTurn
from biritch.forms import Duplicate
from biritch.seats import SEATS
from biritch.table import NOBODY, Policy, Undo, Words, commands, due, events
from biritch.table.after_board import is_jump
from biritch.testing import Sitting
from tests.table.checked import refuses

NORTH, EAST, SOUTH, WEST = SEATS
STRONG = Words(message="call-strong", values={"low": 15})


def _dealt(policy: Policy | None = None) -> Sitting:
    sitting = Sitting(Duplicate(), policy=policy)
    sitting.sit_down()
    sitting.deal()
    return sitting


def _told(sitting: Sitting, name: str, place: int) -> tuple[bool, Words]:
    """Whether somebody sees a call alerted, and what he was told of it."""
    call = sitting.view(name).auction[place]
    return call.alert, call.words


def test_a_call_is_made_in_turn_by_whoever_sits_there() -> None:
    sitting = _dealt()
    call = commands.Call(call=PASS, thought=2.5)
    with pytest.raises(OutOfTurn, match="it is North's turn, not East's") as refused:
        sitting.do(EAST, call)
    assert (refused.value.code, refused.value.details) == ("turn.other", {"seat": "N"})
    with refuses("table.not_seated"):
        sitting.send(call, NOBODY)
    (made,) = sitting.do(NORTH, call)
    assert made == events.CallMade(seat=NORTH, call=PASS, thought=2.5, at=sitting.now)


def test_the_refusal_of_an_illegal_call_is_the_auctions_own() -> None:
    sitting = _dealt()
    sitting.call("1NT")
    with pytest.raises(IllegalCall) as refused:
        sitting.call("1C")
    assert refused.value.code == "call.insufficient"


def test_nobody_calls_without_a_board_or_after_the_auction() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    with refuses("table.no_board"):
        sitting.do(NORTH, commands.Call(call=PASS))
    sitting.deal()
    sitting.call("1NT P P P")
    with pytest.raises(NotAllowed) as refused:
        sitting.do(EAST, commands.Call(call=PASS))
    assert (refused.value.code, refused.value.law) == ("call.auction_over", "22")


def test_a_call_may_come_with_its_meaning_which_partner_does_not_see() -> None:
    sitting = _dealt()
    _, explained = sitting.do(
        NORTH, commands.Call(call=Call.parse("1NT"), alert=True, words=STRONG)
    )
    assert isinstance(explained, events.CallExplained)
    assert (explained.place, explained.to) == (0, (EAST, WEST))
    for name in ("north", "east", "west", "fifth"):
        assert _told(sitting, name, 0) == (True, STRONG)
    assert _told(sitting, "south", 0) == (False, Words())


def test_an_alert_needs_no_words_and_words_no_alert() -> None:
    sitting = _dealt()
    sitting.do(NORTH, commands.Call(call=Call.parse("1NT"), alert=True))
    sitting.do(EAST, commands.Call(call=PASS, words=STRONG))
    assert _told(sitting, "west", 0) == (True, Words())
    assert _told(sitting, "south", 1) == (False, STRONG)


def test_a_call_is_explained_later_by_its_caller_alone() -> None:
    sitting = _dealt()
    sitting.call("1NT P")
    for seat in (EAST, SOUTH, WEST):
        with refuses("explain.not_yours"):
            sitting.do(seat, commands.Explain(place=0, words=STRONG))
    with refuses("explain.empty"):
        sitting.do(NORTH, commands.Explain(place=0, words=Words()))
    sitting.do(NORTH, commands.Explain(place=0, words=STRONG))
    assert _told(sitting, "east", 0) == (False, STRONG)
    sitting.do(NORTH, commands.Explain(place=0, words=Words(note=4), alert=True))
    assert _told(sitting, "east", 0) == (True, Words(note=4))


@pytest.mark.parametrize("place", [-1, 2])
def test_only_a_call_that_was_made_is_explained_or_asked_about(place: int) -> None:
    sitting = _dealt()
    sitting.call("1NT P")
    with pytest.raises(NotAllowed, match=f"the auction has 2 calls, none at place {place}"):
        sitting.do(NORTH, commands.Explain(place=place, words=STRONG))
    with refuses("explain.no_call"):
        sitting.do(EAST, commands.Ask(place=place))


def test_a_call_may_still_be_explained_when_the_board_is_over() -> None:
    sitting = _dealt()
    sitting.call("P P P P")
    sitting.do(NORTH, commands.Explain(place=0, words=STRONG))
    with refuses("table.no_board"):
        sitting.do(EAST, commands.Ask(place=0))


def test_an_opponents_question_is_seen_by_him_and_the_caller_alone() -> None:
    sitting = _dealt()
    sitting.call("1NT P")
    numbers = {name: sitting.onlooker(sitting.person(name)).table.number for name in ("west",)}
    sitting.do(EAST, commands.Ask(place=0))
    for name, asked in {"north": (EAST,), "east": (EAST,), "south": (), "west": ()}.items():
        assert sitting.view(name).auction[0].asked == asked
    assert sitting.view("fifth").auction[0].asked == ()
    assert sitting.onlooker(sitting.person("west")).table.number == numbers["west"]  # no hole
    with refuses("ask.twice"):
        sitting.do(EAST, commands.Ask(place=0))
    sitting.do(WEST, commands.Ask(place=0))
    assert sitting.view("north").auction[0].asked == (EAST, WEST)
    sitting.do(NORTH, commands.Explain(place=0, words=STRONG))
    assert sitting.view("north").auction[0].asked == ()


def test_nobody_asks_about_his_own_sides_calls_or_without_a_chair() -> None:
    sitting = _dealt()
    sitting.call("1NT P")
    for seat in (NORTH, SOUTH):
        with pytest.raises(NotAllowed) as refused:
            sitting.do(seat, commands.Ask(place=0))
        assert (refused.value.code, refused.value.law) == ("ask.own_side", "20F")
    with refuses("table.not_seated"):
        sitting.send(commands.Ask(place=0), NOBODY)


def test_a_call_taken_back_takes_its_meaning_and_its_questions_with_it() -> None:
    sitting = _dealt(Policy(undo_calls=Undo.UNTIL_PARTNER))
    sitting.do(NORTH, commands.Call(call=Call.parse("1NT"), alert=True, words=STRONG))
    sitting.do(EAST, commands.Ask(place=0))
    sitting.do(NORTH, commands.AskUndo())
    sitting.call("1C")
    for name in ("north", "east", "south", "west"):
        assert _told(sitting, name, 0) == (False, Words())
        assert sitting.view(name).auction[0].asked == ()


def test_after_a_jump_bid_the_next_player_waits_until_the_house_ends_the_pause() -> None:
    sitting = _dealt(Policy(stop_seconds=7))
    sitting.call("1C")
    assert not sitting.view("east").turn.stopped
    sitting.call("2H")
    since = sitting.now
    assert sitting.view("south").turn.stopped
    with pytest.raises(NotAllowed.__base__ or Exception) as refused:
        sitting.call("P")
    assert getattr(refused.value, "code", "") == "call.stop"
    needs = due(sitting.table)
    assert needs
    assert (needs.at, needs.number) == (since + 7, 2)
    sitting.house(commands.EndStop(place=2))
    sitting.call("P")


def test_without_the_pause_in_the_agreements_nobody_waits() -> None:
    sitting = _dealt()
    sitting.call("3C 7NT P P P")
    assert sitting.view("north").turn.phase == "play"


@pytest.mark.parametrize(
    ("before", "jumps", "ordinary"),
    [
        ("", "2C 3NT 7S", "1C 1NT"),
        ("1H", "2S 2NT 3C 3H", "1S 1NT 2C 2H"),
        ("1NT", "3C 3NT", "2C 2S 2NT"),
        ("1C X", "2D 3C", "1D 2C"),
    ],
)
def test_a_jump_is_higher_than_the_strain_would_have_needed(
    before: str, jumps: str, ordinary: str
) -> None:
    sitting = _dealt()
    sitting.call(before)
    assert sitting.table.board
    auction = sitting.table.board.auction
    assert all(is_jump(auction, Call.parse(text)) for text in jumps.split())
    assert not any(is_jump(auction, Call.parse(text)) for text in ordinary.split())
    assert not is_jump(auction, PASS)
    assert is_jump(auction, Bid(7, Strain.NOTRUMP))
