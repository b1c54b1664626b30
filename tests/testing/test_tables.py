"""Tables to test with: what a program that builds on the library may rely on."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from biritch.cards import seeded
from biritch.errors import Refused
from biritch.forms import Duplicate, Rubber
from biritch.seats import SEATS, Seat
from biritch.table import NOBODY, commands, events
from biritch.testing import Sitting, call_at_random, play_at_random


def test_a_table_played_at_random_is_the_same_for_the_same_chance() -> None:
    def log(seed: int) -> list[events.Event]:
        sitting = Sitting(Rubber())
        sitting.sit_down()
        play_at_random(sitting, Random(seed), steps=120)
        return sitting.log

    assert log(1) == log(1) != log(2)


def test_a_short_table_is_played_to_its_end_and_no_further() -> None:
    sitting = Sitting(Duplicate(boards=1))
    sitting.sit_down()
    play_at_random(sitting, Random(3), steps=400)
    assert sitting.table.is_over


def test_who_comes_late_has_seen_what_those_before_him_saw() -> None:
    sitting = Sitting(Duplicate())
    early = sitting.onlooker(NOBODY)
    sitting.sit_down()
    sitting.deal()
    sitting.call("1C P P P")
    sitting.play_out(4)
    late = sitting.onlooker(replace(NOBODY, person="late"))
    assert late.seen == early.seen
    assert late.view == early.view
    assert sitting.onlooker(NOBODY) is early


def test_a_robot_is_in_its_chair_as_a_person_is() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(next(seeded("any")))
    sitting.do(Seat.EAST, commands.Leave())
    assert [sitting.at(seat).chair for seat in SEATS] == list(SEATS)
    assert sitting.at(Seat.EAST).person == ""
    sitting.call("P P P P")
    sitting.ready()
    with pytest.raises(Refused):
        sitting.do(Seat.EAST, commands.PlayOn())


def test_a_call_at_random_is_a_legal_one() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal()
    assert sitting.table.board
    legal = sitting.table.board.auction.legal()
    assert all(call_at_random(legal, Random(seed)) in legal for seed in range(50))
    assert call_at_random(legal[1:2], Random(0)) is legal[1]
