"""What follows by itself from what people did: hands faced, an undo granted, a board's end.

These are events because a viewer who does not see the cards could not compute them.
"""

from __future__ import annotations

from biritch.seats import SEATS
from biritch.table import events
from biritch.table.board_in_play import BoardInPlay
from biritch.table.receipts import receipt
from biritch.table.shuffling import all_promised
from biritch.table.table import Table


def consequences(table: Table) -> tuple[events.Event, ...]:
    """The events that now follow, with the whole table; empty when nothing does."""
    board = table.board
    if all_promised(table):
        return (events.PromisesClosed(),)
    if board is None or board.scored:
        stops = table.closed or (bool(board) and (table.out_of_boards or _all_stop(table)))
        ends = stops and not table.is_over
        return (events.SittingEnded(lines=table.form.ending.closing(table.sheet)),) if ends else ()
    if board.is_over:
        return _board_ends(table, board)
    undo = board.undo
    if undo and set(undo.needs) <= set(undo.granted):
        return (events.TakenBack(calls=undo.calls, cards=undo.cards),)
    return _hands_due(table, board)


def _all_stop(table: Table) -> bool:
    """Whether everybody who still sits here agrees to end the sitting."""
    return bool(table.stopping) and set(table.people) <= set(table.stopping)


def _hands_due(table: Table, board: BoardInPlay) -> tuple[events.Event, ...]:
    """Hands that the form faces by now and that have not been shown."""
    due = table.form.dealing.showings(table.form.seating, board.auction, board.play)
    return tuple(
        events.HandShown(
            seat=showing.hand,
            hand=board.play.remaining(showing.hand) if board.play else board.deal[showing.hand],
            why=events.Shown.DESIGNATED if showing.to else events.Shown.DUMMY,
            to=showing.to or (),
        )
        for showing in due
        if (showing.hand, showing.to or ()) not in board.shown
    )


def _board_ends(table: Table, board: BoardInPlay) -> tuple[events.Event, ...]:
    return (
        *(
            events.HandShown(seat=seat, hand=board.known[seat], why=events.Shown.AFTER_BOARD)
            for seat in SEATS
        ),
        events.SealOpened(salt=board.salt),
        receipt(table, board),
    )
