"""Who may sit down, get up, be replaced and take his seat back: decisions about chairs."""

from __future__ import annotations

from biritch.errors import NotAllowed
from biritch.seats import Seat
from biritch.table import commands, events
from biritch.table.refusals import board_of, only, seated
from biritch.table.table import Chair, Table
from biritch.table.viewer import Role, Viewer


def sit(table: Table, command: commands.Sit, viewer: Viewer) -> tuple[events.Event, ...]:
    """Take an empty chair, a robot's, or one's own again."""
    if not viewer.person:
        raise NotAllowed("only a person can sit down", code="table.nobody")
    if viewer.chair is not None:
        raise NotAllowed(
            f"you sit {viewer.chair.name.title()} already", code="table.seated_already"
        )
    chair = _chair(table, command.seat)
    if chair.person:
        raise NotAllowed("somebody sits there", code="table.chair_taken", seat=command.seat.value)
    if chair.owner and chair.owner not in viewer.ids:
        raise NotAllowed(
            "that chair is kept for the player who left it",
            code="table.chair_kept",
            seat=command.seat.value,
        )
    _not_barred(table, command.seat, viewer)
    return (events.Seated(seat=command.seat, person=viewer.person),)


def _chair(table: Table, seat: Seat) -> Chair:
    if seat not in table.form.seating.chairs:
        raise NotAllowed(
            f"nobody sits {seat.name.title()} in this form", code="table.no_chair", seat=seat.value
        )
    return table.chairs[seat]


def _not_barred(table: Table, seat: Seat, viewer: Viewer) -> None:
    """Whoever was shown a hidden card of the board cannot take another seat in it."""
    board = table.playing
    if board is None:
        return
    seen = {place for person, place in board.seen if person in viewer.ids}
    given_up = seat in seen and table.chairs[seat].owner not in viewer.ids
    if viewer.ids & set(table.directors) or seen - {seat} or given_up:
        raise NotAllowed(
            "you have seen another hand of this board; sit down when it is over",
            code="table.barred",
        )


def seat_robot(
    table: Table, command: commands.SeatRobot, viewer: Viewer
) -> tuple[events.Event, ...]:
    """Put a robot in a chair nobody sits in; the host may so give up a chair kept for somebody."""
    chair = _chair(table, command.seat)
    hosts = viewer.role in (Role.HOST, Role.DIRECTOR)
    if not hosts and (viewer.chair is None or chair.is_taken):
        raise NotAllowed("only the host may do that", code="table.not_yours", who="host")
    if chair.person or (chair.robot and not chair.owner):
        raise NotAllowed("somebody sits there", code="table.chair_taken", seat=command.seat.value)
    return (events.Seated(seat=command.seat),)


def leave(table: Table, _: commands.Leave, viewer: Viewer) -> tuple[events.Event, ...]:
    """Get up. Once a board has been dealt a robot plays on and the chair is kept."""
    seat = seated(viewer)
    if table.dealt and not table.is_over:
        return (events.Seated(seat=seat, owner=viewer.person),)
    return (events.Left(seat=seat),)


def remove(table: Table, command: commands.Remove, viewer: Viewer) -> tuple[events.Event, ...]:
    """The host frees a chair: a robot plays on while a board is in play."""
    only(viewer, Role.HOST, Role.DIRECTOR)
    chair = _chair(table, command.seat)
    own = bool(chair.person) and chair.person == viewer.person
    stays = bool(table.playing) and not (chair.person or chair.owner)  # a robot in mid-board
    if not chair.is_taken or own or stays:
        raise NotAllowed(
            "there is nobody else in that chair", code="table.chair_empty", seat=command.seat.value
        )
    if table.playing:
        return (events.Seated(seat=command.seat),)
    return (events.Left(seat=command.seat),)


def replace_absent(
    table: Table, command: commands.ReplaceAbsent, viewer: Viewer
) -> tuple[events.Event, ...]:
    """The house seats a robot for somebody who has been away too long; the chair stays his."""
    only(viewer, Role.HOUSE)
    person = _chair(table, command.seat).person
    if not person:
        raise NotAllowed("nobody sits there", code="table.chair_empty", seat=command.seat.value)
    return (events.Seated(seat=command.seat, owner=person),)


def make_host(table: Table, command: commands.MakeHost, viewer: Viewer) -> tuple[events.Event, ...]:
    """The host gives the table to somebody who sits at it; a director does, when the host is gone."""
    only(viewer, Role.HOST, Role.DIRECTOR)
    if table.chair_of(command.person) is None:
        raise NotAllowed("the new host must sit at the table", code="table.not_seated")
    return (events.HostChanged(person=command.person),)


def direct(table: Table, _: commands.Direct, viewer: Viewer) -> tuple[events.Event, ...]:
    """A director who does not play looks at all hands; that bars him from sitting in this board."""
    only(viewer, Role.DIRECTOR)
    board = board_of(table)
    if viewer.chair is not None or any(person in viewer.ids for person, _ in board.seen):
        raise NotAllowed("a director who plays sees only his own hand", code="table.barred")
    if viewer.person in table.directors:
        raise NotAllowed("you see all hands already", code="table.directing")
    return (events.DirectorCame(person=viewer.person),)
