"""When a robot is asked to act although it is not its turn: a question, honours to claim."""

from __future__ import annotations

import msgspec

from biritch.auction import Call
from biritch.cards import Deal
from biritch.forms import Rubber
from biritch.score import HonoursRule
from biritch.seats import Seat
from biritch.table import (
    THE_HOUSE,
    Need,
    Role,
    Table,
    Viewer,
    after,
    commands,
    decide,
    due,
    robots_wanted,
    view_of,
)

# West has the three top hearts, which are no honours.
DEAL = Deal.parse("N:AKQ.T9.J432.J432 JT98.J8.KQ65.KQ6 76543.765.AT.AT5 2.AKQ432.987.987")


def does(table: Table | None, command: commands.Command, viewer: Viewer) -> Table:
    """The table after a command."""
    for event in decide(table, command, viewer):
        table = after(table, event)
    assert table is not None
    return table


def opened(honours: HonoursRule, deal: Deal = DEAL) -> Table:
    """South is a person, the others robots, and a board is dealt."""
    host = Viewer("host", Role.HOST)
    form = Rubber(honours=honours)
    table = does(None, commands.OpenTable(table="t", name="", form=form), host)
    table = does(table, commands.Sit(seat=Seat.SOUTH), table.viewer("host"))
    for seat in (Seat.NORTH, Seat.EAST, Seat.WEST):
        table = does(table, commands.SeatRobot(seat=seat), table.viewer("host"))
    return does(table, commands.Deal(number=1, deal=deal, salt="00" * 32), THE_HOUSE)


def call(table: Table, calls: str) -> Table:
    """The table after whoever's turn it is has made these calls."""
    for text in calls.split():
        turn = table.board and table.board.auction.turn
        assert turn
        viewer = table.robot(turn) if table.chairs[turn].robot else table.viewer("host")
        table = does(table, commands.Call(call=Call.parse(text)), viewer)
    return table


def test_a_robot_that_was_asked_about_its_call_is_wanted_until_it_answers() -> None:
    table = call(opened(HonoursRule.NONE), "1C P")
    south = table.viewer("host")
    table = call(table, "P 1H")

    asked = does(table, commands.Ask(place=3), south)

    assert robots_wanted(asked) == (Seat.NORTH, Seat.WEST)
    needs = due(asked)
    assert needs is not None
    assert (needs.need, needs.seats) == (Need.ROBOT, (Seat.NORTH, Seat.WEST))


def test_a_robot_with_honours_is_wanted_when_they_are_claimed_after_the_auction() -> None:
    table = call(opened(HonoursRule.AFTER_AUCTION), "P P P 4H P P P")

    assert robots_wanted(table) == (Seat.NORTH,)  # the leader; West holds only three of the honours


def test_honours_are_offered_only_to_a_hand_that_has_them() -> None:
    deal = Deal.parse("N:AKQ.T9.J432.J432 JT98.8.KQ65.KQ76 76543.765.AT.AT5 2.AKQJ432.987.98")
    other = call(opened(HonoursRule.AFTER_AUCTION, deal), "P P P 4H P P P")

    assert robots_wanted(other) == (Seat.NORTH, Seat.WEST)
    assert view_of(other, other.viewer("host")).honours.may_claim == ()
    assert view_of(other, other.robot(Seat.WEST)).honours.may_claim == (Seat.WEST,)
    claimed = does(other, commands.ClaimHonours(seat=Seat.WEST), other.robot(Seat.WEST))
    assert robots_wanted(claimed) == (Seat.NORTH,)


def test_a_robots_honours_in_the_last_deal_are_claimed_although_the_rubber_is_over() -> None:
    deal = Deal.parse("N:AKQ.T9.J432.J432 JT98.8.KQ65.KQ76 76543.765.AT.AT5 2.AKQJ432.987.98")
    table = call(opened(HonoursRule.AFTER_PLAY, deal), "P P P 4H P P P")
    table = msgspec.structs.replace(table, ended=True)
    board = table.board
    assert board is not None
    table = msgspec.structs.replace(table, board=msgspec.structs.replace(board, agreed_tricks=10))

    assert table.is_over
    assert robots_wanted(table) == (Seat.WEST,)
    needs = due(table)
    assert needs is not None
    assert needs.seats == (Seat.WEST,)
