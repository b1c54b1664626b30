"""Hints: who may ask for one, when, and who sees that he has."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from biritch.errors import NotAllowed, OutOfTurn
from biritch.forms import Duplicate
from biritch.seats import SEATS
from biritch.table import NOBODY, Policy, Role, Viewer, commands, events
from biritch.table.hinting import may_have_hints
from biritch.table.offers import offers
from biritch.testing import Sitting

NORTH, EAST, SOUTH, WEST = SEATS
ALLOWED = Policy(hints=True)


def _alone(policy: Policy | None = None) -> Sitting:
    """North, who deals, with three robots."""
    sitting = Sitting(Duplicate(), policy=policy)
    north = sitting.person("north")
    sitting.send(commands.Sit(seat=NORTH), north)
    for seat in (EAST, SOUTH, WEST):
        sitting.send(commands.SeatRobot(seat=seat), north)
    sitting.deal()
    return sitting


def _together(policy: Policy | None = None) -> Sitting:
    sitting = Sitting(Duplicate(), policy=policy)
    sitting.sit_down()
    sitting.deal()
    return sitting


def test_who_plays_with_robots_alone_is_given_hints() -> None:
    sitting = _alone()
    assert "AskHint" in offers(sitting.table, sitting.at(NORTH))
    (asked,) = sitting.do(NORTH, commands.AskHint())
    assert events.HintAsked(by=NORTH, calls=0) == replace(asked, at=0.0)


def test_where_other_people_play_nobody_is_given_a_hint() -> None:
    sitting = _together()
    assert "AskHint" not in offers(sitting.table, sitting.at(NORTH))
    with pytest.raises(NotAllowed) as refused:
        sitting.do(NORTH, commands.AskHint())
    assert "hint.others" == refused.value.code


def test_where_a_robot_only_keeps_a_chair_for_somebody_there_are_no_hints_either() -> None:
    sitting = _together()
    for seat in (EAST, SOUTH, WEST):
        sitting.do(seat, commands.Leave())
    with pytest.raises(NotAllowed, match="other people"):
        sitting.do(NORTH, commands.AskHint())


def test_where_it_was_agreed_everybody_is_given_hints_and_everybody_sees_it() -> None:
    sitting = _together(ALLOWED)
    eyes = [sitting.onlooker(Viewer(role=Role.PERSON, chair=seat)) for seat in SEATS]
    eyes.append(sitting.onlooker(NOBODY))
    sitting.do(NORTH, commands.AskHint())
    for eye in eyes:
        assert events.HintAsked(by=NORTH, calls=0) == replace(eye.seen[-1], at=0.0)
        assert eye.view.board is not None
        assert (NORTH,) == eye.view.board.hints


def test_a_hint_is_for_ones_own_turn() -> None:
    sitting = _together(ALLOWED)
    with pytest.raises(OutOfTurn):
        sitting.do(EAST, commands.AskHint())


def test_whoever_only_watches_is_given_none() -> None:
    sitting = _together(ALLOWED)
    with pytest.raises(NotAllowed):
        sitting.send(commands.AskHint(), NOBODY)


def test_declarer_asks_for_dummy_and_the_record_says_how_far_the_play_was() -> None:
    sitting = _together(ALLOWED)
    sitting.call("1NT P P P")
    sitting.play_out(1)
    assert sitting.table.playing is not None
    (asked,) = sitting.do(NORTH, commands.AskHint())
    assert events.HintAsked(by=NORTH, calls=4, cards=1) == replace(asked, at=0.0)


def test_nobody_asks_while_a_claim_or_an_undo_waits() -> None:
    sitting = _together(ALLOWED)
    sitting.call("1NT P P P")
    sitting.play_out(4)
    play = sitting.table.playing
    assert play is not None
    actor = play.actor(sitting.table.form.seating)
    assert actor is not None
    sitting.do(NORTH, commands.Claim(tricks=1))
    with pytest.raises(NotAllowed):
        sitting.do(actor, commands.AskHint())


def test_a_hint_asked_for_twice_is_shown_once_and_is_gone_with_the_board() -> None:
    sitting = _alone()
    sitting.do(NORTH, commands.AskHint())
    sitting.do(NORTH, commands.AskHint())
    assert sitting.table.board is not None
    assert (NORTH,) == sitting.table.board.hints
    sitting.call("P P P P")
    sitting.deal()
    assert not sitting.table.board.hints


@pytest.mark.parametrize("of", [{"contest": "an evening"}, {"sealed": True}], ids=str)
def test_where_other_tables_play_the_same_cards_there_are_no_hints(of: dict[str, Any]) -> None:
    table = replace(_alone().table, **of)
    assert not may_have_hints(table, NORTH)
    assert may_have_hints(replace(table, policy=ALLOWED), NORTH)
