"""What a player can ask of the table now beside calling and playing: a screen offers that and no more.

`decide` has the last word; an offer only says that the question has a meaning at this moment.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.errors import NotAllowed
from biritch.seats import Seat
from biritch.table import commands
from biritch.table.board_in_play import BoardInPlay
from biritch.table.hinting import may_have_hints
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


def may_differ(before: Table, now: Table) -> bool:
    """Whether anybody's offers can be others than a moment before; a card in mid-play changes none.

    Args:
        before: the fold of what a viewer had seen.
        now: the same with one event more.
    """
    then, board = before.board, now.board
    if then is None or board is None or then.play is None or board.play is None:
        return True
    return (
        then.claim is not board.claim
        or then.undo is not board.undo
        or board.is_over
        or before.chairs is not now.chairs
        or then.play.count < len(Seat)
        or board.play.count < len(Seat)
        or now.policy.undo_cards is not Undo.OPPONENTS
    )


def _offers(table: Table, board: BoardInPlay, viewer: Viewer, chair: Seat) -> Iterator[str]:
    if table.playing is None:
        if table.sheet.deals and not table.is_over and chair not in table.stopping:
            yield commands.AgreeToStop.__name__
        return
    if board.undo or board.waits_for_claim:
        return
    begun = board.play is not None and board.play.count > 0
    if begun and not _commands(table, board, chair, table.form.seating.hands(chair)):
        return
    if may_have_hints(table, chair):
        yield commands.AskHint.__name__
    if _may_take_back(table, board, viewer, chair):
        yield commands.AskUndo.__name__
    if begun:
        yield commands.Claim.__name__


def _commands(table: Table, board: BoardInPlay, chair: Seat, hands: tuple[Seat, ...]) -> bool:
    """Whether a chair commands one of these hands."""
    return any(board.commander(table.form.seating, hand) is chair for hand in hands)


def _may_take_back(table: Table, board: BoardInPlay, viewer: Viewer, chair: Seat) -> bool:
    """Whether there is something of this player's that he may ask to take back."""
    seating, play = table.form.seating, board.play
    if play and play.count:
        # This is asked with every card: who has played one is known without looking at them all.
        if table.policy.undo_cards is Undo.OPPONENTS:
            first = play.contract.leader.round()[: play.count] if play.contract else ()
            return play.count >= len(Seat) or _commands(table, board, chair, first)
    elif all(seating.keeper(entry.seat) is not chair for entry in board.auction.entries):
        return False
    try:
        ask_undo(table, commands.AskUndo(), viewer)
    except NotAllowed:
        return False
    return True
