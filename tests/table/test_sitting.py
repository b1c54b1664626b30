"""Who may sit down, get up, be replaced, and take his seat back."""

from __future__ import annotations

import pytest

from biritch.errors import NotAllowed
from biritch.forms import Duplicate
from biritch.seats import SEATS, Seat
from biritch.table import NOBODY, THE_HOUSE, Chair, Viewer, commands, due, events
from biritch.testing import Sitting
from tests.table.checked import refuses

NORTH, EAST, SOUTH, WEST = SEATS


def _sat(*, dealt: bool = False) -> Sitting:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    if dealt:
        sitting.deal()
    return sitting


def _director(sitting: Sitting) -> Viewer:
    return sitting.table.viewer("dora", director=True)


def _sit(sitting: Sitting, name: str, seat: Seat) -> None:
    sitting.send(commands.Sit(seat=seat), sitting.person(name))


def test_a_person_takes_an_empty_chair_and_it_is_his() -> None:
    sitting = Sitting(Duplicate())
    _sit(sitting, "anna", EAST)
    assert sitting.table.chairs[EAST] == Chair("anna", owner="anna")
    assert sitting.table.chair_of("anna") is EAST
    assert sitting.person("anna").chair is EAST


def test_nobody_takes_a_taken_chair_or_two() -> None:
    sitting = _sat()
    with refuses("table.chair_taken"):
        _sit(sitting, "anna", EAST)
    with pytest.raises(NotAllowed, match="you sit East already") as refused:
        _sit(sitting, "east", WEST)
    assert refused.value.code == "table.seated_already"


@pytest.mark.parametrize("viewer", [NOBODY, THE_HOUSE], ids=["nobody", "the house"])
def test_only_people_sit_down(viewer: Viewer) -> None:
    with refuses("table.nobody"):
        Sitting(Duplicate()).send(commands.Sit(seat=NORTH), viewer)


def test_before_the_first_deal_who_leaves_leaves_an_empty_chair() -> None:
    sitting = _sat()
    (left,) = sitting.do(EAST, commands.Leave())
    assert isinstance(left, events.Left)
    assert not sitting.table.is_full
    assert due(sitting.table) is None
    _sit(sitting, "east", WEST.partner)


@pytest.mark.parametrize("between", [False, True], ids=["in a board", "between boards"])
def test_once_a_board_is_dealt_a_robot_plays_on_and_the_chair_is_kept(between: bool) -> None:
    sitting = _sat(dealt=True)
    if between:
        sitting.call("P P P P")
    sitting.do(EAST, commands.Leave())
    assert sitting.table.chairs[EAST] == Chair(robot=True, owner="east")
    with refuses("table.chair_kept"):
        _sit(sitting, "anna", EAST)
    _sit(sitting, "east", EAST)
    assert sitting.table.chairs[EAST] == Chair("east", owner="east")


def test_after_the_end_who_leaves_leaves_an_empty_chair() -> None:
    sitting = Sitting(Duplicate(boards=1))
    sitting.sit_down()
    sitting.deal()
    sitting.call("P P P P")
    sitting.do(EAST, commands.Leave())
    assert not sitting.table.chairs[EAST].is_taken


def test_only_a_player_can_leave() -> None:
    with refuses("table.not_seated"):
        _sat().send(commands.Leave(), NOBODY)


def test_whoever_sat_in_a_board_takes_no_other_chair_in_it() -> None:
    sitting = _sat(dealt=True)
    for seat in (EAST, SOUTH):
        sitting.do(seat, commands.Leave())
    sitting.send(commands.SeatRobot(seat=SOUTH), sitting.person("north"))
    with refuses("table.barred"):
        _sit(sitting, "east", SOUTH)
    _sit(sitting, "anna", SOUTH)
    sitting.do(SOUTH, commands.Leave())
    sitting.send(commands.SeatRobot(seat=SOUTH), sitting.person("north"))
    with refuses("table.barred"):
        _sit(sitting, "east", SOUTH)
    sitting.call("P P P P")
    _sit(sitting, "east", SOUTH)


def test_who_takes_another_chair_keeps_his_old_one_no_longer() -> None:
    sitting = _sat(dealt=True)
    sitting.do(EAST, commands.Leave())
    sitting.do(SOUTH, commands.Leave())
    sitting.send(commands.SeatRobot(seat=SOUTH), sitting.person("north"))
    sitting.call("P P P P")
    _sit(sitting, "east", SOUTH)
    assert sitting.table.chairs[EAST] == Chair(robot=True)
    _sit(sitting, "anna", EAST)


def test_the_host_puts_robots_in_and_a_player_only_in_an_empty_chair() -> None:
    sitting = Sitting(Duplicate())
    host = sitting.person("north")
    sitting.send(commands.SeatRobot(seat=EAST), host)  # before he sits himself
    with refuses("table.chair_taken"):
        sitting.send(commands.SeatRobot(seat=EAST), host)
    with refuses("table.not_yours"):
        sitting.send(commands.SeatRobot(seat=WEST), sitting.person("anna"))
    _sit(sitting, "anna", SOUTH)
    sitting.send(commands.SeatRobot(seat=WEST), sitting.person("anna"))
    with refuses("table.chair_taken"):
        sitting.send(commands.SeatRobot(seat=SOUTH), host)
    with refuses("table.not_yours"):
        sitting.send(commands.SeatRobot(seat=EAST), sitting.person("anna"))
    assert sitting.table.chairs[WEST] == Chair(robot=True)


def test_the_host_gives_up_a_chair_kept_for_somebody() -> None:
    sitting = _sat(dealt=True)
    sitting.do(EAST, commands.Leave())
    with refuses("table.not_yours"):
        sitting.do(SOUTH, commands.SeatRobot(seat=EAST))
    sitting.do(NORTH, commands.SeatRobot(seat=EAST))
    _sit(sitting, "anna", EAST)


def test_a_director_may_seat_robots_too() -> None:
    sitting = Sitting(Duplicate())
    sitting.send(commands.SeatRobot(seat=EAST), _director(sitting))
    assert sitting.table.chairs[EAST].robot


def test_a_person_takes_a_robots_place_in_mid_board_and_sees_its_hand() -> None:
    sitting = Sitting(Duplicate())
    for seat in (EAST, WEST):
        sitting.send(commands.SeatRobot(seat=seat), sitting.person("north"))
    _sit(sitting, "north", NORTH)
    _sit(sitting, "south", SOUTH)
    sitting.deal()
    _sit(sitting, "anna", EAST)
    hands = sitting.view("anna").hands
    assert hands
    assert hands.east.cards
    assert sitting.table.board
    assert ("anna", EAST) in sitting.table.board.seen


def test_the_host_removes_others_and_a_robot_plays_on() -> None:
    sitting = _sat(dealt=True)
    with refuses("table.not_yours"):
        sitting.do(SOUTH, commands.Remove(seat=EAST))
    with refuses("table.chair_empty"):
        sitting.do(NORTH, commands.Remove(seat=NORTH))
    out, removed = sitting.do(NORTH, commands.Remove(seat=EAST))
    assert isinstance(out, events.ShownOut)
    assert isinstance(removed, events.Seated)
    assert sitting.table.chairs[EAST] == Chair(robot=True)


def test_no_chair_is_emptied_in_mid_board() -> None:
    sitting = _sat(dealt=True)
    sitting.do(EAST, commands.Leave())
    sitting.do(NORTH, commands.Remove(seat=EAST))  # kept for East: now it is any robot's
    assert sitting.table.chairs[EAST] == Chair(robot=True)
    with refuses("table.chair_empty"):
        sitting.do(NORTH, commands.Remove(seat=EAST))
    sitting.call("P P P P")
    sitting.do(NORTH, commands.Remove(seat=EAST))
    assert sitting.table.chairs[EAST] == Chair()
    with refuses("table.chair_empty"):
        sitting.do(NORTH, commands.Remove(seat=EAST))


def test_a_director_removes_people_too() -> None:
    sitting = _sat()
    sitting.send(commands.Remove(seat=NORTH), _director(sitting))
    assert not sitting.table.chairs[NORTH].is_taken


def test_the_house_seats_a_robot_for_the_absent_whose_chair_stays_his() -> None:
    sitting = _sat(dealt=True)
    with refuses("table.not_yours"):
        sitting.do(NORTH, commands.ReplaceAbsent(seat=EAST))
    sitting.house(commands.ReplaceAbsent(seat=EAST))
    assert sitting.table.chairs[EAST] == Chair(robot=True, owner="east")
    with refuses("table.chair_empty"):
        sitting.house(commands.ReplaceAbsent(seat=EAST))
    _sit(sitting, "east", EAST)


def test_the_host_gives_the_table_to_somebody_who_sits_at_it() -> None:
    sitting = _sat()
    with refuses("table.not_yours"):
        sitting.do(SOUTH, commands.MakeHost(person="south"))
    for stranger in ("anna", ""):
        with refuses("table.not_seated"):
            sitting.do(NORTH, commands.MakeHost(person=stranger))
    sitting.do(NORTH, commands.MakeHost(person="south"))
    assert sitting.table.host == "south"
    assert sitting.view("south").you.role == "host"
    assert sitting.view("north").you.role == "player"


def test_a_director_gives_a_table_whose_host_is_gone_to_another() -> None:
    sitting = _sat()
    sitting.do(NORTH, commands.Leave())
    sitting.send(commands.MakeHost(person="south"), _director(sitting))
    assert sitting.table.host == "south"


def test_a_director_who_does_not_play_looks_at_all_hands_and_is_barred_from_the_board() -> None:
    sitting = _sat(dealt=True)
    with refuses("table.not_yours"):
        sitting.do(NORTH, commands.Direct())
    sitting.send(commands.Direct(), _director(sitting))
    assert _director(sitting).sees_everything
    hands = sitting.onlooker(_director(sitting)).view.hands
    assert hands
    assert all(hand.cards for hand in hands)
    with refuses("table.directing"):
        sitting.send(commands.Direct(), _director(sitting))
    sitting.do(EAST, commands.Leave())
    sitting.send(commands.SeatRobot(seat=EAST), sitting.person("north"))
    with refuses("table.barred"):
        sitting.send(commands.Sit(seat=EAST), _director(sitting))
    sitting.call("P P P P")
    sitting.deal()
    assert not _director(sitting).sees_everything


def test_a_director_who_plays_or_played_in_the_board_sees_his_own_hand_only() -> None:
    sitting = _sat(dealt=True)
    playing = sitting.table.viewer("east", director=True)
    with refuses("table.barred"):
        sitting.send(commands.Direct(), playing)
    sitting.do(EAST, commands.Leave())
    with refuses("table.barred"):
        sitting.send(commands.Direct(), sitting.table.viewer("east", director=True))


def test_there_is_nothing_to_direct_between_boards() -> None:
    sitting = _sat()
    with refuses("table.no_board"):
        sitting.send(commands.Direct(), _director(sitting))


def test_a_table_knows_whoever_sits_keeps_a_chair_directs_or_has_seen_cards() -> None:
    sitting = Sitting(Duplicate())
    assert sitting.table.persons == {"north"}
    sitting.sit_down()
    sitting.deal()
    sitting.do(EAST, commands.Leave())
    sitting.do(NORTH, commands.Remove(seat=WEST))
    sitting.send(commands.Direct(), _director(sitting))
    assert sitting.table.persons == {"north", "east", "south", "west", "dora"}
    sitting.call("P P P P")
    sitting.deal()
    assert sitting.table.persons == {"north", "east", "south"}
