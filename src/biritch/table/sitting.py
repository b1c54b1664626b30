"""Who may sit down, get up, be replaced and take his seat back: what people decide about chairs."""

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
    chair = chair_at(table, command.seat)
    if chair.person:
        raise NotAllowed("somebody sits there", code="table.chair_taken", seat=command.seat.value)
    if chair.owner and chair.owner not in viewer.ids:
        raise NotAllowed(
            "that chair is kept for the player who left it",
            code="table.chair_kept",
            seat=command.seat.value,
        )
    if table.contest and not chair.owner:
        raise _given_by_contest()
    if viewer.ids & {person for person, _ in table.shown_out}:
        raise NotAllowed("the host has asked you to leave", code="table.shown_out")
    _not_barred(table, command.seat, viewer)
    return (events.Seated(seat=command.seat, person=viewer.person),)


def _given_by_contest() -> NotAllowed:
    return NotAllowed("the contest says who sits where at its tables", code="table.of_contest")


def seat_player(
    table: Table, command: commands.SeatPlayer, viewer: Viewer
) -> tuple[events.Event, ...]:
    """The house seats whom a contest sends, in whoever's place; nobody who has seen another hand of the board."""
    only(viewer, Role.HOUSE)
    chair_at(table, command.seat)
    if command.person:
        if table.chair_of(command.person) is not None:
            raise NotAllowed("he sits here already", code="table.seated_already")
        _not_barred(table, command.seat, Viewer(command.person))
    return (events.Seated(seat=command.seat, person=command.person, owner=command.owner),)


def chair_at(table: Table, seat: Seat) -> Chair:
    """A chair of the table.

    Raises:
        NotAllowed: if its form has none there.
    """
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
    chair = chair_at(table, command.seat)
    hosts = viewer.role in (Role.HOST, Role.DIRECTOR)
    if not hosts and (viewer.chair is None or chair.is_taken):
        raise NotAllowed("only the host may do that", code="table.not_yours", who="host")
    if table.contest and chair.owner:
        raise _given_by_contest()
    if chair.person or (chair.robot and not chair.owner):
        raise NotAllowed("somebody sits there", code="table.chair_taken", seat=command.seat.value)
    return (events.Seated(seat=command.seat),)


def leave(table: Table, command: commands.Leave, viewer: Viewer) -> tuple[events.Event, ...]:
    """Get up. Once a board has been dealt, or in a contest, a robot plays on, and the chair is kept unless he left for good."""
    seat = seated(viewer)
    if command.for_good:
        return freed(table, seat)
    if (table.dealt or table.contest) and not table.is_over:
        return (events.Seated(seat=seat, owner=viewer.person),)
    return (events.Left(seat=seat),)


def freed(table: Table, seat: Seat) -> tuple[events.Event, ...]:
    """A chair that is kept for nobody any more: empty, but for a robot while a board is in play."""
    return (events.Seated(seat=seat) if table.playing else events.Left(seat=seat),)


def replace_absent(
    table: Table, command: commands.ReplaceAbsent, viewer: Viewer
) -> tuple[events.Event, ...]:
    """The house seats a robot for somebody who has been away too long; the chair stays his."""
    only(viewer, Role.HOUSE)
    person = chair_at(table, command.seat).person
    if not person:
        raise NotAllowed("nobody sits there", code="table.chair_empty", seat=command.seat.value)
    return (events.Seated(seat=command.seat, owner=person),)


def direct(table: Table, _: commands.Direct, viewer: Viewer) -> tuple[events.Event, ...]:
    """A director who does not play looks at all hands; that bars him from sitting in this board.

    Not where other tables play the same boards: he may be one of those who have still to play them.
    """
    only(viewer, Role.DIRECTOR)
    if table.sealed:
        raise NotAllowed("other tables have still to play these boards", code="table.sealed")
    board = board_of(table)
    if viewer.chair is not None or any(person in viewer.ids for person, _ in board.seen):
        raise NotAllowed("a director who plays sees only his own hand", code="table.barred")
    if viewer.person in table.directors:
        raise NotAllowed("you see all hands already", code="table.directing")
    return (events.DirectorCame(person=viewer.person),)
