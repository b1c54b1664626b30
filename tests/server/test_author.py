"""Who sends a command, and which of his ids the table knows him by."""

from __future__ import annotations

from biritch.forms import Duplicate
from biritch.seats import Seat
from biritch.server.author import Author
from biritch.table import commands
from biritch.testing import Sitting
from tests.table.checked import accepts


def test_who_takes_a_name_in_mid_board_is_still_he_who_saw_a_hand() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal()
    for seat in (Seat.EAST, Seat.SOUTH):
        sitting.do(seat, commands.Leave())
    sitting.send(commands.SeatRobot(seat=Seat.SOUTH), sitting.person("north"))
    member = Author("a member now", frozenset({"a member now", "east"}))
    viewer = member.viewer(sitting.table)
    assert not accepts(sitting.table, commands.Sit(seat=Seat.SOUTH), viewer)
    assert accepts(sitting.table, commands.Sit(seat=Seat.EAST), viewer)
