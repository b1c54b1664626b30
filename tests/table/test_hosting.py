"""What the host decides: who leaves and may come back, who is host after him, when the table closes."""

from __future__ import annotations

import pytest

from biritch.forms import Chicago, Duplicate, Rubber
from biritch.seats import SEATS, Seat
from biritch.table import Chair, commands, due, events
from biritch.testing import Sitting
from tests.table.checked import refuses

NORTH, EAST, SOUTH, WEST = SEATS


def _sat(*, dealt: bool = False) -> Sitting:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    if dealt:
        sitting.deal()
    return sitting


def _sit(sitting: Sitting, name: str, seat: Seat) -> None:
    sitting.send(commands.Sit(seat=seat), sitting.person(name))


@pytest.mark.parametrize("dealt", [False, True], ids=["before the deal", "in a board"])
def test_one_who_was_asked_to_leave_sits_down_nowhere_until_he_is_let_back(dealt: bool) -> None:
    sitting = _sat(dealt=dealt)
    sitting.do(NORTH, commands.Remove(seat=EAST))
    sitting.do(NORTH, commands.Remove(seat=WEST))
    assert ("east", "west") == sitting.view("south").shown_out
    for seat in (EAST, WEST):
        with refuses("table.shown_out"):
            _sit(sitting, "east", seat)
    with refuses("table.not_yours"):
        sitting.do(SOUTH, commands.LetBack(person="east"))
    sitting.do(NORTH, commands.LetBack(person="east"))
    assert ("west",) == sitting.view("south").shown_out
    if dealt:
        sitting.call("P P P P")  # whose hand he has seen was given up: not in this board
    _sit(sitting, "east", EAST)
    with refuses("table.shown_out"):
        _sit(sitting, "west", WEST)


def test_another_name_of_the_same_person_is_shown_out_too() -> None:
    sitting = _sat()
    sitting.do(NORTH, commands.Remove(seat=EAST))
    later = sitting.table.viewer("evelyn", others=frozenset({"east"}))
    with refuses("table.shown_out"):
        sitting.send(commands.Sit(seat=EAST), later)


def test_one_who_left_himself_may_come_back_although_his_chair_was_given_up() -> None:
    sitting = _sat(dealt=True)
    sitting.do(EAST, commands.Leave())
    sitting.do(NORTH, commands.Remove(seat=EAST))
    assert () == sitting.table.shown_out
    sitting.call("P P P P")
    _sit(sitting, "east", EAST)


def test_nobody_lets_himself_back() -> None:
    sitting = _sat()
    director = sitting.table.viewer("dora", director=True)
    sitting.send(commands.Remove(seat=NORTH), director)
    host = sitting.person("north")
    with refuses("table.shown_out"):
        sitting.send(commands.LetBack(person="north"), host)
    with refuses("table.not_shown_out"):
        sitting.send(commands.LetBack(person="east"), host)
    sitting.send(commands.LetBack(person="north"), director)
    _sit(sitting, "north", NORTH)


def test_who_leaves_for_good_keeps_no_chair() -> None:
    sitting = _sat(dealt=True)
    sitting.do(EAST, commands.Leave(for_good=True))
    assert Chair(robot=True) == sitting.table.chairs[EAST]
    sitting.call("P P P P")
    sitting.do(WEST, commands.Leave(for_good=True))
    assert Chair() == sitting.table.chairs[WEST]


def test_the_table_knows_who_has_sat_longest() -> None:
    sitting = _sat()
    found = [sitting.table.longest]
    sitting.do(NORTH, commands.Leave())
    sitting.do(EAST, commands.Leave())
    found.append(sitting.table.longest)
    _sit(sitting, "north", EAST)
    found.append(sitting.table.longest)
    here = ("north", "east", "south", "west")
    assert [here, here[2:], (*here[2:], "north")] == found


def test_the_house_passes_a_table_on_to_somebody_who_sits_there() -> None:
    sitting = _sat()
    with refuses("table.not_seated"):
        sitting.house(commands.MakeHost(person="anna"))
    sitting.house(commands.MakeHost(person="south"))
    assert "south" == sitting.table.host


def test_a_table_closed_between_boards_ends_at_once() -> None:
    sitting = _sat()
    with refuses("table.not_yours"):
        sitting.do(SOUTH, commands.CloseTable())
    closed, ended = sitting.do(NORTH, commands.CloseTable())
    assert (events.TableClosed, events.SittingEnded) == (type(closed), type(ended))
    assert sitting.table.is_over
    assert due(sitting.table) is None
    with refuses("table.closed"):
        sitting.do(NORTH, commands.CloseTable())


def test_a_board_in_play_when_the_table_closes_is_played_and_no_other() -> None:
    sitting = _sat(dealt=True)
    sitting.do(NORTH, commands.CloseTable())
    assert (True, False) == (sitting.view("west").closed, sitting.view("west").over)
    with refuses("table.closed"):
        sitting.do(NORTH, commands.CloseTable())
    sitting.call("P P P P")
    assert sitting.table.is_over
    assert due(sitting.table) is None


def test_a_rubber_that_is_closed_pays_what_an_unfinished_one_pays() -> None:
    sitting = Sitting(Rubber())
    sitting.sit_down()
    sitting.deal()
    sitting.call("4S P P P")
    sitting.do(NORTH, commands.CloseTable())
    sitting.play_out()
    # 300 for the only game of an unfinished rubber (Law 81), unless the contract went down.
    assert sitting.table.is_over
    made = sitting.table.sheet.games.ns + sitting.table.sheet.games.ew
    assert [300] * made == [line.points for line in sitting.table.sheet.closing]


@pytest.mark.parametrize(
    "form", [Duplicate(boards=4), Rubber(), Chicago()], ids=lambda f: str(f)[:9]
)
def test_any_table_may_be_closed_before_its_first_board(form: Duplicate | Rubber | Chicago) -> None:
    sitting = Sitting(form)
    sitting.sit_down()
    sitting.do(NORTH, commands.CloseTable())
    assert sitting.table.is_over
    assert 0 == sitting.table.sheet.totals.ns
