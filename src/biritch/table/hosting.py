"""What the host decides: who leaves, who may come back, who is host, and when the table closes."""

from __future__ import annotations

from biritch.errors import NotAllowed
from biritch.table import commands, events
from biritch.table.refusals import only
from biritch.table.sitting import chair_at, freed
from biritch.table.table import Table
from biritch.table.viewer import Role, Viewer


def remove(table: Table, command: commands.Remove, viewer: Viewer) -> tuple[events.Event, ...]:
    """The host frees a chair: a robot plays on while a board is in play.

    Who sat in it may not sit down here again until he is let back; one who had left it already and
    for whom it was only kept may.
    """
    only(viewer, Role.HOST, Role.DIRECTOR)
    chair = chair_at(table, command.seat)
    if table.contest:
        raise NotAllowed("the contest says who sits where at its tables", code="table.of_contest")
    own = bool(chair.person) and chair.person in viewer.ids
    stays = bool(table.playing) and not (chair.person or chair.owner)  # a robot in mid-board
    if not chair.is_taken or own or stays:
        raise NotAllowed(
            "there is nobody else in that chair", code="table.chair_empty", seat=command.seat.value
        )
    out = (events.ShownOut(person=chair.person),) if chair.person else ()
    return (*out, *freed(table, command.seat))


def let_back(table: Table, command: commands.LetBack, viewer: Viewer) -> tuple[events.Event, ...]:
    """Somebody who was asked to leave may sit down again; the house sees to it when he is invited anew."""
    only(viewer, Role.HOST, Role.DIRECTOR, Role.HOUSE)
    if command.person not in {person for person, _ in table.shown_out}:
        raise NotAllowed("nobody has asked him to leave", code="table.not_shown_out")
    if viewer.role is Role.HOST and command.person in viewer.ids:
        raise NotAllowed("a director has asked you to leave", code="table.shown_out")
    return (events.MayReturn(person=command.person),)


def make_host(table: Table, command: commands.MakeHost, viewer: Viewer) -> tuple[events.Event, ...]:
    """The host gives the table to somebody who sits at it; a director or the house does, when the host is gone."""
    only(viewer, Role.HOST, Role.DIRECTOR, Role.HOUSE)
    of_contest = table.contest and viewer.role is Role.HOUSE
    if table.chair_of(command.person) is None and not of_contest:
        raise NotAllowed("the new host must sit at the table", code="table.not_seated")
    return (events.HostChanged(person=command.person),)


def unseal(table: Table, _: commands.Unseal, viewer: Viewer) -> tuple[events.Event, ...]:
    """The house opens a sealed table to others, once every table has played its boards."""
    only(viewer, Role.HOUSE)
    if not table.sealed:
        raise NotAllowed("this table is not sealed", code="table.not_sealed")
    return (events.Unsealed(),)


def close_table(table: Table, _: commands.CloseTable, viewer: Viewer) -> tuple[events.Event, ...]:
    """No further board is dealt: the sitting ends now, or with the board in play."""
    only(viewer, Role.HOST, Role.DIRECTOR, Role.HOUSE)
    if table.closed or table.is_over:
        raise NotAllowed("this table is closed already", code="table.closed")
    return (events.TableClosed(person=viewer.person),)
