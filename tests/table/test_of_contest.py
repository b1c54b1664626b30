"""A table of a contest: the house opens it and says who sits where; the players only play."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from biritch.cards import seeded
from biritch.errors import NotAllowed
from biritch.forms import Duplicate
from biritch.seats import BySeat, Seat
from biritch.table import (
    THE_HOUSE,
    Need,
    Role,
    Table,
    Viewer,
    commands,
    decide,
    decide_at,
    due,
)

OPENING = commands.OpenTable(
    table="c-1-1",
    name="Evening",
    form=Duplicate(),
    contest="c",
    host="p9",
    players=BySeat("p1", "p2", "p3", ""),
)


def opened() -> Table:
    return decide_at(None, OPENING, THE_HOUSE, at=1.0)[1]


def then(table: Table, command: commands.Command, viewer: Viewer) -> Table:
    return decide_at(table, command, viewer, at=2.0)[1]


def test_the_house_opens_it_with_everybody_in_his_chair() -> None:
    table = opened()
    assert ("c", "p9") == (table.contest, table.host)
    assert Seat.SOUTH is table.chair_of("p3")
    assert table.chairs[Seat.WEST].robot
    assert table.is_full


@pytest.mark.parametrize("viewer", [Viewer("p1"), Viewer("p9", Role.DIRECTOR)])
def test_nobody_else_opens_a_table_of_a_contest_or_in_anothers_name(viewer: Viewer) -> None:
    with pytest.raises(NotAllowed, match="only the house"):
        decide(None, OPENING, viewer)


def test_nobody_takes_a_robots_chair_there_by_himself() -> None:
    with pytest.raises(NotAllowed, match="the contest says"):
        decide(opened(), commands.Sit(seat=Seat.WEST), Viewer("p7"))


def test_the_host_of_the_table_moves_nobody_there() -> None:
    table, host = opened(), Viewer("p9", Role.HOST)
    away = then(table, commands.Leave(), table.viewer("p1"))
    for command in (commands.Remove(seat=Seat.EAST), commands.SeatRobot(seat=Seat.NORTH)):
        with pytest.raises(NotAllowed, match="the contest says"):
            decide(away, command, host)


def test_who_gets_up_before_the_first_board_keeps_his_chair() -> None:
    table = opened()
    away = then(table, commands.Leave(), table.viewer("p1"))
    assert away.chairs[Seat.NORTH].robot
    back = then(away, commands.Sit(seat=Seat.NORTH), away.viewer("p1"))
    assert Seat.NORTH is back.chair_of("p1")


def test_the_house_seats_a_substitute_but_nobody_who_has_seen_another_hand() -> None:
    deal = commands.Deal(number=1, deal=next(iter(seeded("evening"))), salt="5a" * 32)
    table = then(opened(), deal, THE_HOUSE)
    table = then(table, commands.SeatPlayer(seat=Seat.NORTH), THE_HOUSE)
    assert table.chairs[Seat.NORTH].robot
    fresh = then(table, commands.SeatPlayer(seat=Seat.NORTH, person="p7"), THE_HOUSE)
    assert Seat.NORTH is fresh.chair_of("p7")
    with pytest.raises(NotAllowed, match="another hand"):
        decide(table, commands.SeatPlayer(seat=Seat.WEST, person="p1"), THE_HOUSE)
    with pytest.raises(NotAllowed, match="only the house"):
        decide(table, commands.SeatPlayer(seat=Seat.WEST, person="p7"), Viewer("p9", Role.HOST))
    with pytest.raises(NotAllowed, match="sits here already"):
        decide(table, commands.SeatPlayer(seat=Seat.WEST, person="p2"), THE_HOUSE)


def test_robots_play_on_without_people_where_others_wait_for_them() -> None:
    table = opened()
    for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH):
        table = then(table, commands.SeatPlayer(seat=seat), THE_HOUSE)
    needs = due(table)
    assert needs is not None
    assert Need.DEAL is needs.need


def test_the_house_closes_it_when_the_evening_ends() -> None:
    assert then(opened(), commands.CloseTable(), THE_HOUSE).is_over


def sealed() -> Table:
    return decide_at(None, replace(OPENING, sealed=True), THE_HOUSE, at=1.0)[1]


def test_only_the_house_seals_a_table_and_opens_it_again() -> None:
    alone = commands.OpenTable(table="t", name="", form=Duplicate(), sealed=True)
    with pytest.raises(NotAllowed, match="only the house"):
        decide(None, alone, Viewer("p1"))
    with pytest.raises(NotAllowed, match="only the house"):
        decide(sealed(), commands.Unseal(), Viewer("p9", Role.DIRECTOR))
    assert not then(sealed(), commands.Unseal(), THE_HOUSE).sealed
    with pytest.raises(NotAllowed, match="not sealed"):
        decide(opened(), commands.Unseal(), THE_HOUSE)


def test_no_director_looks_at_hands_that_others_have_still_to_play() -> None:
    dealing = commands.Deal(number=1, deal=next(seeded("a match")), salt="00" * 32)
    director = Viewer("p8", Role.DIRECTOR)
    with pytest.raises(NotAllowed, match="still to play"):
        decide(then(sealed(), dealing, THE_HOUSE), commands.Direct(), director)
    assert decide(then(opened(), dealing, THE_HOUSE), commands.Direct(), director)


def test_the_contests_host_is_host_of_its_tables_although_he_sits_at_none() -> None:
    table = then(opened(), commands.MakeHost(person="p8"), THE_HOUSE)
    assert "p8" == table.host
    with pytest.raises(NotAllowed, match="must sit"):
        decide(table, commands.MakeHost(person="p9"), Viewer("p8", Role.HOST))
