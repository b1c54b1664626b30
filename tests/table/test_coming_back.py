"""Whoever leaves his chair for a while sees what it sees and no more, and nothing lets him see two."""

from __future__ import annotations

import pytest

from biritch.auction import Call
from biritch.cards import Deal
from biritch.errors import NotAllowed
from biritch.forms import Duplicate
from biritch.seats import SEATS, Seat
from biritch.table import (
    THE_HOUSE,
    Role,
    Table,
    Viewer,
    Words,
    after,
    commands,
    decide,
    events,
    sight,
)

DEAL = Deal.parse("N:AKQ.T9.J432.J432 JT98.J8.KQ65.KQ6 76543.765.AT.AT5 2.AKQ432.987.987")


def does(table: Table | None, command: commands.Command, viewer: Viewer) -> Table:
    """The table after a command."""
    for event in decide(table, command, viewer):
        table = after(table, event)
    assert table is not None
    return table


@pytest.fixture
def table() -> Table:
    """Four people, and a board dealt."""
    host = Viewer("N", Role.HOST)
    at = does(None, commands.OpenTable(table="t", name="", form=Duplicate()), host)
    for seat in SEATS:
        at = does(at, commands.Sit(seat=seat), at.viewer(seat.value))
    return does(at, commands.Deal(number=1, deal=DEAL, salt="00" * 32), THE_HOUSE)


def test_partners_explanation_is_not_seen_by_getting_up(table: Table) -> None:
    told = decide(
        table,
        commands.Call(call=Call.parse("1NT"), alert=True, words=Words(note=7)),
        table.viewer("N"),
    )
    explained = next(event for event in told if isinstance(event, events.CallExplained))
    left = does(table, commands.Leave(), table.viewer("S"))
    left = after(left, told[0])

    away = left.viewer("S")

    assert (away.chair, away.kept) == (None, Seat.SOUTH)
    assert sight(left, explained, away) is None
    assert sight(left, explained, left.viewer("W")) == explained


def test_he_may_take_his_chair_again_but_not_once_it_was_given_up(table: Table) -> None:
    left = does(table, commands.Leave(), table.viewer("S"))
    given_up = does(left, commands.SeatRobot(seat=Seat.SOUTH), left.viewer("N"))

    assert does(left, commands.Sit(seat=Seat.SOUTH), left.viewer("S")).chairs.south.person == "S"
    with pytest.raises(NotAllowed) as refused:
        decide(given_up, commands.Sit(seat=Seat.SOUTH), given_up.viewer("S"))
    assert refused.value.code == "table.barred"


def test_another_name_of_his_does_not_give_him_a_second_hand(table: Table) -> None:
    left = does(table, commands.Leave(), table.viewer("S"))
    left = does(left, commands.Remove(seat=Seat.EAST), left.viewer("N"))
    member = left.viewer("member", others=frozenset({"S"}))

    with pytest.raises(NotAllowed) as refused:
        decide(left, commands.Sit(seat=Seat.EAST), member)
    assert refused.value.code == "table.barred"
