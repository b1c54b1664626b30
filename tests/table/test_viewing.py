"""What a screen is told: the view, and what of it changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import asdict

from biritch.cards import numbered_deal
from biritch.forms import Chicago, Duplicate, Rubber, Settlement
from biritch.score import HonoursRule
from biritch.seats import SEATS, BySide
from biritch.table import NOBODY, Policy, Role, Viewer, Watching, Words, commands, view_changes
from biritch.testing import Sitting
from tests.table.checked import LATE, written

NORTH, EAST, SOUTH, WEST = SEATS
DEAL = numbered_deal(0)


def _dealt(sitting: Sitting | None = None) -> Sitting:
    sitting = sitting or Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(DEAL)
    return sitting


def test_before_the_first_board_there_is_a_table_and_people_and_nothing_else() -> None:
    sitting = Sitting(Duplicate(boards=4))
    sitting.send(commands.Sit(seat=EAST), sitting.person("anna"))
    sitting.send(commands.SeatRobot(seat=WEST), sitting.person("north"))
    view = sitting.view("anna")
    assert (view.table.id, view.table.name, view.table.host) == ("t1", "A table", "north")
    assert view.table.form == Duplicate(boards=4)
    assert (view.you.role, view.you.chair, view.you.hands) == ("player", EAST, (EAST,))
    assert view.chairs.east
    assert (view.chairs.east.person, view.chairs.east.robot) == ("anna", False)
    assert view.chairs.west
    assert (view.chairs.west.person, view.chairs.west.robot) == ("", True)
    assert (view.board, view.hands, view.auction, view.play) == (None, None, (), None)
    assert (view.claim, view.undo, view.result, view.over) == (None, None, None, False)
    assert (view.turn.phase, view.turn.actor, view.turn.legal) == ("waiting", None, None)
    assert view.honours.may_claim == ()
    assert view.sheet.totals == BySide(0, 0)


def test_each_is_told_who_he_is() -> None:
    sitting = _dealt(Sitting(Duplicate(), policy=Policy(watching=Watching.LATE)))
    assert sitting.view("north").you.role == "host"
    assert sitting.view("east").you.role == "player"
    watcher = sitting.view("fifth").you
    assert (watcher.role, watcher.chair, watcher.hands, watcher.late) == ("watcher", None, (), True)
    director = sitting.onlooker(sitting.table.viewer("dora", director=True)).view
    assert director.you.role == "director"


def test_in_the_auction_the_one_to_call_is_told_his_calls() -> None:
    sitting = _dealt()
    sitting.call("1NT")
    east = sitting.view("east").turn
    assert (east.phase, east.hand, east.actor) == ("auction", EAST, EAST)
    assert east.legal
    assert east.legal[:3] == ("P", "X", "2C")
    for name in ("north", "south", "west", "fifth"):
        assert sitting.view(name).turn.legal is None


def test_a_hand_is_shown_whole_or_as_a_number_of_cards() -> None:
    sitting = _dealt()
    sitting.call("1NT P P P")
    sitting.play("HA DA")
    hands = sitting.view("west").hands
    assert hands
    assert (hands.east.cards, hands.east.count, hands.east.faced) == (None, 12, False)
    assert (hands.north.cards, hands.north.count, hands.north.faced) == (None, 13, False)
    assert (hands.south.count, hands.south.faced) == (12, True)
    assert hands.south.cards
    assert [str(card) for card in hands.south.cards][:2] == ["DK", "DQ"]
    assert hands.west.cards == tuple(DEAL[WEST])


def test_when_the_board_is_over_the_hands_are_whole_again() -> None:
    sitting = _dealt()
    sitting.call("1NT P P P")
    sitting.play("HA DA")
    sitting.do(NORTH, commands.Claim(tricks=0))
    for seat in (EAST, WEST):
        sitting.do(seat, commands.AnswerClaim(agrees=True))
    for name in ("west", "fifth"):
        hands = sitting.view(name).hands
        assert hands
        assert [hand.cards for hand in hands] == [tuple(DEAL[seat]) for seat in SEATS]
        assert {hand.count for hand in hands} == {13}
    assert sitting.view("west").turn.phase == "over"


def test_a_board_passed_out_shows_its_hands_and_its_result() -> None:
    sitting = _dealt()
    sitting.call("P P P P")
    view = sitting.view("west")
    assert view.play is None
    assert view.result
    assert (view.result.text, view.result.points) == ("PASS", BySide(0, 0))
    assert view.hands
    assert all(hand.cards for hand in view.hands)
    assert view.board
    assert view.board.salt


def test_until_the_board_is_over_its_secret_is_not_told() -> None:
    sitting = _dealt()
    view = sitting.view("west").board
    assert view
    assert (view.salt, len(view.commitment)) == ("", 64)


def test_the_sheet_shows_games_below_the_line_and_what_each_wins() -> None:
    sitting = _dealt(Sitting(Rubber(settlement=Settlement.HALF_UP)))
    sitting.call("2S P P P")  # all thirteen tricks: 60 below, 150 above
    sitting.play_out()
    view = sitting.view("west").sheet
    assert view.below == (BySide(60, 0),)
    assert (view.totals, view.games, view.settlement) == (BySide(210, 0), BySide(0, 0), None)
    assert [(deal.number, deal.result) for deal in view.deals] == [(1, "2SN+5")]
    for _ in range(2):
        sitting.deal(DEAL)
        sitting.call("P P P 4S P P P" if sitting.table.dealt == 2 else "P P 4S P P P")
        sitting.play_out()
    view = sitting.view("west").sheet
    assert view.below == (BySide(180, 0), BySide(120, 0), BySide(0, 0))
    assert view.games == BySide(2, 0)
    assert view.settlement
    assert view.settlement.ns == -view.settlement.ew == round(view.totals.ns / 100)
    assert sitting.view("fifth").over


def test_a_fresh_board_has_no_result_though_the_last_one_had() -> None:
    sitting = _dealt()
    sitting.call("P P P P")
    sitting.deal()
    assert sitting.view("west").result is None
    assert sitting.view("west").ready == ()


VIEWERS = [*(Viewer(role=Role.PERSON, chair=seat) for seat in SEATS), NOBODY, LATE]


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_what_changed_put_on_the_old_view_gives_the_new(viewer: Viewer) -> None:
    sitting = _dealt(Sitting(Chicago(honours=HonoursRule.AFTER_PLAY)))
    onlooker = sitting.onlooker(viewer)
    acts: list[Callable[[], object]] = [
        lambda: sitting.call("4S"),
        lambda: sitting.call("P P P"),
        lambda: sitting.play("HA"),
        lambda: sitting.do(EAST, commands.AskUndo()),
        lambda: sitting.do(NORTH, commands.AnswerUndo(grants=True)),
        lambda: sitting.play("HA DA"),
        lambda: sitting.do(NORTH, commands.Claim(tricks=12)),
        lambda: sitting.do(EAST, commands.AnswerClaim(agrees=True)),
        lambda: sitting.do(WEST, commands.AnswerClaim(agrees=True)),
        lambda: sitting.do(NORTH, commands.ClaimHonours(seat=NORTH)),
        lambda: sitting.do(NORTH, commands.Ready()),
        lambda: sitting.do(NORTH, commands.Leave()),
        sitting.deal,
    ]
    for act in acts:
        before, old = onlooker.table, onlooker.view
        act()
        changed = view_changes(before, onlooker.table, viewer)
        assert written(asdict(old) | changed) == written(asdict(onlooker.view))


def test_what_did_not_change_is_not_sent_again() -> None:
    sitting = _dealt()
    onlooker = sitting.onlooker(sitting.person("west"))
    before = onlooker.table
    sitting.call("P")
    changes = view_changes(before, onlooker.table, onlooker.viewer)
    assert {"auction", "turn", "you"} >= set(changes) >= {"auction", "turn"}
    before = onlooker.table
    sitting.do(NORTH, commands.Explain(place=0, words=Words(note=1)))
    changes = view_changes(before, onlooker.table, onlooker.viewer)
    assert set(changes) == {"auction"}
