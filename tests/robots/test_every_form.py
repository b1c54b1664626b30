"""Robots play every form of the game, also two hands of one side."""

from __future__ import annotations

import pytest

from biritch.forms import (
    Chicago,
    ChicagoDuplicate,
    DummyShown,
    Duplicate,
    FormOptions,
    Rubber,
    Russian,
    ThreeHanded,
    TwoHanded,
)
from biritch.robots import Style, robot_of
from biritch.seats import Seat
from biritch.testing import Sitting
from tests.robots.seats import robots_act

FORMS: list[FormOptions] = [
    Duplicate(),
    Rubber(),
    Chicago(),
    ChicagoDuplicate(),
    Russian(),
    TwoHanded(),
    TwoHanded(long_auction=True),
    ThreeHanded(),
    ThreeHanded(owner=Seat.EAST, dummy_shown=DummyShown.EVERYBODY, long_auction=True),
]


@pytest.mark.parametrize("style", ["simple", "sayc:beginner", "polish:beginner"])
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_robots_play_a_deal_of_any_form_from_the_first_call_to_the_score(
    form: FormOptions, style: str
) -> None:
    robot = robot_of(Style.parse(style))
    sitting = Sitting(form, seed=str(form))
    sitting.sit_down()
    for _ in range(2):
        sitting.deal()
        robots_act(sitting, steps=400, robot=robot)
        assert sitting.table.playing is None
        sitting.ready()
    assert len(sitting.table.sheet.deals) == 2
