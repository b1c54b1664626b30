"""A robot that bids a system: it says at the table what its book says, and reads the others by it."""

from itertools import islice

import pytest

from biritch.auction import Auction, Call, Pass
from biritch.cards import Deal, seeded
from biritch.errors import BadValue
from biritch.forms import Duplicate, TwoHanded
from biritch.robots import Style, robot_of
from biritch.seats import Seat
from biritch.systems import library
from biritch.systems.told import told
from biritch.table import commands
from biritch.testing import Sitting
from tests.robots.seats import ask, robots_act

SAYC = robot_of(Style.parse("sayc:beginner"))
PRECISION = robot_of(Style.parse("precision:beginner"))
STRONG = Deal.parse("N:AK2.Q5.KJ943.KQ7 T98.T98.T8.T9854 6543.76432.652.2 QJ7.AKJ.AQ7.AJ63")


def at_table(deal: Deal) -> Sitting:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(deal)
    return sitting


def test_each_robot_bids_its_own_system_and_tells_it_in_three_languages() -> None:
    sitting = at_table(STRONG)
    for robot, call in ((SAYC, "1D"), (PRECISION, "1C")):
        command = ask(sitting, Seat.NORTH, robot=robot)
        assert isinstance(command, commands.Call)
        assert Call.parse(call) == command.call
        name = "sayc" if robot is SAYC else "precision"
        text = told(library(name).read(Auction.parse(f"N:{call}")).meanings[0])
        assert {"en": text.en, "uk": text.uk, "ru": text.ru} == dict(command.words.values)


def test_the_strong_club_is_alerted_and_a_natural_diamond_is_not() -> None:
    sitting = at_table(STRONG)
    strong, natural = (ask(sitting, Seat.NORTH, robot=robot) for robot in (PRECISION, SAYC))
    assert isinstance(strong, commands.Call)
    assert isinstance(natural, commands.Call)
    assert (strong.alert, natural.alert) == (True, False)


def test_a_robot_explains_a_call_it_did_not_make_by_its_own_book() -> None:
    sitting = at_table(STRONG)
    sitting.call("1NT P P")
    sitting.do(Seat.EAST, commands.Ask(place=0))
    command = ask(sitting, Seat.NORTH, robot=SAYC)
    assert isinstance(command, commands.Explain)
    assert "15–17" in str(command.words.values["en"])


def test_who_sees_both_hands_says_so() -> None:
    sitting = Sitting(TwoHanded())
    sitting.sit_down()
    sitting.deal()
    robots_act(sitting, steps=400, robot=SAYC)
    assert sitting.table.playing is None


@pytest.mark.parametrize("style", ["goren", "sayc:master", "simple:master", ":club"])
def test_a_style_that_is_none_is_refused(style: str) -> None:
    with pytest.raises(BadValue):
        Style.parse(style)


@pytest.mark.parametrize("name", ["sayc", "acol"])
def test_nobody_passes_below_game_when_game_is_agreed(name: str) -> None:
    robot = robot_of(Style(name, "beginner"))
    for deal in islice(seeded("forced at the table"), 5):
        sitting = at_table(deal)
        auction = Auction.begin(Seat.NORTH)
        while auction.turn is not None:
            command = ask(sitting, auction.turn, robot=robot)
            assert isinstance(command, commands.Call)
            forced = library(name).moment(auction).situation.game_forced
            assert not (forced and isinstance(command.call, Pass)), auction
            sitting.do(auction.turn, command)
            auction = auction.then(command.call)
