"""Robots at a table in memory: each is asked with what its own seat has been shown, no more."""

from __future__ import annotations

from biritch.cards import Card
from biritch.robots import Robot, act
from biritch.seats import Seat
from biritch.table import THE_HOUSE, Need, Viewer, commands, due, wanted
from biritch.testing import Sitting


def played(sitting: Sitting) -> tuple[Card, ...]:
    """The cards everybody has seen played on the board."""
    board = sitting.table.board
    return board.play.cards if board is not None and board.play is not None else ()


def ask(
    sitting: Sitting, seat: Seat, *, seconds: float = 5.0, robot: Robot = act
) -> commands.AnyCommand | None:
    """What the robot in a seat would do now; the simple one unless told."""
    view = sitting.onlooker(Viewer(chair=seat)).view
    return robot(view, played(sitting), lambda: seconds)


def robots_act(sitting: Sitting, *, steps: int, robot: Robot = act) -> int:
    """All chairs are played by robots until the board is over; how many commands that took."""
    for step in range(steps):
        needs = due(sitting.table)
        if needs and needs.need is Need.END_STOP:
            sitting.send(commands.EndStop(place=needs.number), THE_HOUSE)
            continue
        seats = wanted(sitting.table)
        if not seats:
            return step
        command = ask(sitting, seats[0], robot=robot)
        assert command is not None
        sitting.do(seats[0], command)
    return steps
