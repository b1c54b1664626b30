"""What a player can ask of the table now beside calling and playing: a screen offers that and no more.

`decide` has the last word; an offer only says that the question has a meaning at this moment.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.errors import NotAllowed
from biritch.seats import Seat
from biritch.table import commands
from biritch.table.board_in_play import BoardInPlay
from biritch.table.policy import Undo
from biritch.table.table import Table
from biritch.table.taking_back import ask_undo
from biritch.table.viewer import Viewer


def offers(table: Table, viewer: Viewer) -> tuple[str, ...]:
    """The names of the commands that a player may give now; none for whoever has no chair.

    Args:
        table: the fold of what this viewer saw.
        viewer: who looks.
    """
    chair, board = viewer.chair, table.board
    if chair is None or board is None:
        return ()
    return tuple(_offers(table, board, viewer, chair))


def _offers(table: Table, board: BoardInPlay, viewer: Viewer, chair: Seat) -> Iterator[str]:
    if table.playing is None:
        if table.sheet.deals and not table.is_over and chair not in table.stopping:
            yield commands.AgreeToStop.__name__
        return
    if board.undo or board.waits_for_claim:
        return
    if _may_take_back(table, board, viewer, chair):
        yield commands.AskUndo.__name__
    seating, play = table.form.seating, board.play
    if (
        play
        and play.count
        and any(board.commander(seating, seat) is chair for seat in chair.round())
    ):
        yield commands.Claim.__name__


def _may_take_back(table: Table, board: BoardInPlay, viewer: Viewer, chair: Seat) -> bool:
    """Whether there is something of this player's that he may ask to take back."""
    seating, play = table.form.seating, board.play
    if play and play.count:
        actors = (board.commander(seating, entry.seat) for entry in reversed(play.entries))
        if table.policy.undo_cards is Undo.OPPONENTS:  # as at most tables, with every card
            return chair in actors
    elif all(seating.keeper(entry.seat) is not chair for entry in board.auction.entries):
        return False
    try:
        ask_undo(table, commands.AskUndo(), viewer)
    except NotAllowed:
        return False
    return True
