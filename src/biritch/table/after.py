"""A table after an event. Total: it never refuses and never looks at a clock.

Replay, undo, watching, recovery after a crash and moving to another machine are all this fold. It
works on the whole truth and on what one viewer was shown alike.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from biritch.forms import form_of
from biritch.seats import Seat
from biritch.table import after_board, after_shuffle, events
from biritch.table.after_board import Fold
from biritch.table.table import EMPTY_CHAIR, Chair, Table

MOVES: frozenset[type] = frozenset(
    (
        events.BoardDealt,
        events.CallMade,
        events.CardPlayed,
        events.TakenBack,
        events.UndoAsked,
        events.ClaimMade,
        events.PlayGoesOn,
        events.ClaimAwarded,
        events.CardObjected,
    )
)


def after(table: Table | None, event: events.Event) -> Table:
    """The table after something happened at it.

    Args:
        table: the table before; None before it was opened.
        event: what happened, as far as the table's viewer saw it.

    Raises:
        TypeError: if the first event does not open the table.
    """
    if table is None:
        if not isinstance(event, events.TableOpened):
            raise TypeError(f"a table begins with TableOpened, not {type(event).__name__}")
        return _opened(event)
    kind = type(event)
    number = table.number + 1
    moved = number if kind in MOVES else table.moved
    at = event.at or table.at
    change = after_board.CHANGES.get(kind)
    if change is None:
        return replace(_FOLDS[kind](table, event), number=number, moved=moved, at=at)
    board = table.board
    board = board and change(table, board, event)
    return replace(table, board=board, number=number, moved=moved, at=at)


def fold(events_seen: Iterable[events.Event]) -> Table:
    """The table after all these events, from its opening on.

    Raises:
        TypeError: if there is none, or the first does not open the table.
    """
    table = None
    for event in events_seen:
        table = after(table, event)
    if table is None:
        raise TypeError("no events, no table")
    return table


def _opened(event: events.TableOpened) -> Table:
    return Table(
        id=event.table,
        name=event.name,
        host=event.host,
        form=form_of(event.form),
        laws=event.laws,
        policy=event.policy,
        boards=event.boards,
        length=event.length,
        previous=event.previous,
        contest=event.contest,
        sealed=event.sealed,
        number=1,
        at=event.at,
    )


def _unsealed(table: Table, _: events.Unsealed) -> Table:
    return replace(table, sealed=False)


def _boards_brought(table: Table, event: events.BoardsBrought) -> Table:
    return replace(table, source=event.source)


def _seated(table: Table, event: events.Seated) -> Table:
    chair = Chair(event.person, robot=not event.person, owner=event.owner or event.person)
    was_full, table = table.is_full, _in_chair(table, event.seat, chair)
    if table.is_full and not was_full:
        table = replace(table, full_since=event.at)
    board, sight = table.playing, (event.person, event.seat)
    if board and event.person and sight not in board.seen:
        table = replace(table, board=replace(board, seen=(*board.seen, sight)))
    return table


def _left(table: Table, event: events.Left) -> Table:
    return _in_chair(table, event.seat, EMPTY_CHAIR)


def _in_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    """Somebody else in a chair: he has agreed to nothing yet, and keeps no other chair."""
    chairs = table.chairs.map(
        lambda other: replace(other, owner="") if other.owner == chair.person else other
    )
    chairs = chairs.put(seat, chair)
    here = {place.person for place in chairs} - {""}
    longest = tuple(person for person in table.longest if person in here)
    board = table.board
    return replace(
        table,
        chairs=chairs,
        longest=(*longest, *(here - set(longest))),
        stopping=tuple(place for place in table.stopping if place is not seat),
        board=board
        and replace(board, ready=tuple(place for place in board.ready if place is not seat)),
    )


def _shown_out(table: Table, event: events.ShownOut) -> Table:
    return replace(table, shown_out=(*table.shown_out, (event.person, event.at)))


def _may_return(table: Table, event: events.MayReturn) -> Table:
    out = tuple((person, at) for person, at in table.shown_out if person != event.person)
    return replace(table, shown_out=out)


def _table_closed(table: Table, _: events.TableClosed) -> Table:
    return replace(table, closed=True)


def _host_changed(table: Table, event: events.HostChanged) -> Table:
    return replace(table, host=event.person)


def _director_came(table: Table, event: events.DirectorCame) -> Table:
    return replace(table, directors=(*table.directors, event.person))


def _stop_agreed(table: Table, event: events.StopAgreed) -> Table:
    return replace(table, stopping=(*table.stopping, event.seat))


def _sitting_ended(table: Table, event: events.SittingEnded) -> Table:
    return replace(table, ended=True, sheet=replace(table.sheet, closing=event.lines))


def _clocks_held(table: Table, event: events.ClocksHeld) -> Table:
    board = table.board
    if board is None or board.is_over:
        return table
    undo = board.undo and replace(board.undo, since=_held(board.undo.since, event))
    return replace(table, board=replace(board, since=_held(board.since, event), undo=undo))


def _held(since: float, event: events.ClocksHeld) -> float:
    """When something began, later by as much of the time since as nothing was running."""
    return since + max(0.0, event.until - max(event.since, since))


_FOLDS: dict[type, Fold] = {
    events.Unsealed: _unsealed,
    events.BoardsBrought: _boards_brought,
    events.Seated: _seated,
    events.Left: _left,
    events.ShownOut: _shown_out,
    events.MayReturn: _may_return,
    events.TableClosed: _table_closed,
    events.HostChanged: _host_changed,
    events.DirectorCame: _director_came,
    events.StopAgreed: _stop_agreed,
    events.SittingEnded: _sitting_ended,
    events.ClocksHeld: _clocks_held,
    **after_board.FOLDS,
    **after_shuffle.FOLDS,
}
