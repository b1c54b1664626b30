"""Setting a table up, dealing its boards, and ending it: what the house and the host decide."""

from __future__ import annotations

from biritch.cards import commitment
from biritch.errors import NotAllowed, Stale
from biritch.forms import Given, form_of
from biritch.seats import SEATS
from biritch.table import commands, events
from biritch.table.refusals import board_of, last_board, only, seated
from biritch.table.shuffling import begun, board_id, check_shuffled, is_shuffled
from biritch.table.table import Table
from biritch.table.viewer import Role, Viewer
from biritch.table.words import one_line

LONGEST_NAME = 60


def open_table(command: commands.OpenTable, viewer: Viewer) -> tuple[events.Event, ...]:
    """Set up a table: its form is checked, and the edition of the Laws follows from the form unless named."""
    host = viewer.person
    if command.contest or command.host or command.players or command.sealed:
        only(viewer, Role.HOUSE)
        host = command.host
    if not host:
        raise NotAllowed("only a person can open a table", code="table.nobody")
    name = one_line(command.name)
    if len(name) > LONGEST_NAME:
        raise NotAllowed(
            f"a table's name has at most {LONGEST_NAME} letters, not {len(name)}",
            code="table.name",
            length=len(name),
            most=LONGEST_NAME,
        )
    form = form_of(command.form)
    opened = events.TableOpened(
        table=command.table,
        name=name,
        host=host,
        form=command.form,
        laws=command.laws or form.laws,
        policy=command.policy,
        boards=command.source.name if isinstance(command.source, Given) else "",
        length=command.source.length,
        previous=command.previous,
        contest=command.contest,
        sealed=command.sealed,
    )
    players = command.players
    seated_now = () if players is None else form.seating.chairs
    return (
        opened,
        events.BoardsBrought(source=command.source),
        *(events.Seated(seat=seat, person=players[seat]) for seat in seated_now if players),
    )


def deal(table: Table, command: commands.Deal, viewer: Viewer) -> tuple[events.Event, ...]:
    """The house deals the next board and publishes its commitment."""
    only(viewer, Role.HOUSE)
    if command.number != table.dealt + 1:
        raise Stale(
            f"board {command.number} is not next: {table.dealt} have been dealt", code="table.deal"
        )
    if table.playing or table.is_over or table.out_of_boards or not table.is_full:
        raise NotAllowed("it is not time to deal", code="table.deal")
    brought = table.source.board(table.dealt)
    if brought and brought.deal != command.deal:
        raise NotAllowed("this table plays the boards of its file", code="table.deal")
    turn = table.form.next(table.sheet, brought)
    shuffle = table.shuffle if table.shuffle and table.shuffle.number == command.number else None
    if shuffle and is_shuffled(table):
        check_shuffled(shuffle, command)
    board = board_id(table, command.number)
    shares = tuple(bytes.fromhex(share) for share in command.shares)
    published = commitment(board, bytes.fromhex(command.salt), command.deal, shares=shares)
    return (
        events.BoardDealt(
            board=board,
            number=turn.number,
            dealer=turn.dealer,
            vulnerable=turn.vulnerable,
            place=turn.place,
            commitment=published,
            shares=command.shares,
        ),
        events.Sealed(salt=command.salt),
        *(events.HandDealt(seat=seat, hand=command.deal[seat]) for seat in SEATS),
        *(begun(table, command.number + 1, command.next_secret) if command.next_secret else ()),
    )


def ready(table: Table, _: commands.Ready, viewer: Viewer) -> tuple[events.Event, ...]:
    """Be ready for the next board."""
    seat = seated(viewer)
    board = last_board(table)
    if not board.is_over or seat in board.ready:
        raise NotAllowed("the board is not over, or you are ready already", code="table.ready")
    return (events.Readied(seat=seat),)


def agree_to_stop(
    table: Table, _: commands.AgreeToStop, viewer: Viewer
) -> tuple[events.Event, ...]:
    """Agree to end the sitting between two boards; it ends when every person at the table agrees."""
    seat = seated(viewer)
    if table.playing or table.is_over or not table.sheet.deals or seat in table.stopping:
        raise NotAllowed("the sitting cannot be ended now", code="table.stop")
    return (events.StopAgreed(seat=seat),)


def end_stop(table: Table, command: commands.EndStop, viewer: Viewer) -> tuple[events.Event, ...]:
    """The house ends the pause after a jump bid."""
    only(viewer, Role.HOUSE)
    board = board_of(table)
    if not board.stopped or len(board.auction) != command.place:
        raise Stale("there is no such pause now", code="table.stop_over")
    return (events.StopEnded(),)


def hold_clocks(
    table: Table, command: commands.HoldClocks, viewer: Viewer
) -> tuple[events.Event, ...]:
    """The house stops the clocks for a time when no process was running."""
    only(viewer, Role.HOUSE)
    board_of(table)
    return (events.ClocksHeld(since=command.since, until=command.until),)
