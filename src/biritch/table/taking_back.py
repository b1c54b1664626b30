"""Undo: a call or a card taken back under the policy the host chose."""

from __future__ import annotations

from biritch.errors import NotAllowed
from biritch.seats import Seat
from biritch.table import commands, events
from biritch.table.board_in_play import BoardInPlay
from biritch.table.policy import Undo
from biritch.table.refusals import board_of, seated
from biritch.table.table import Table
from biritch.table.viewer import Viewer


def ask_undo(table: Table, _: commands.AskUndo, viewer: Viewer) -> tuple[events.Event, ...]:
    """Ask to take back one's last call, or one's last card once there is one.

    Law: 25, 45C. An undo is an agreement of the house, not a right under the Laws; each is on the record.
    """
    chair = seated(viewer)
    board = board_of(table)
    if board.undo or board.waits_for_claim:
        raise NotAllowed("another question is on the table", code="undo.waits")
    in_play = board.play is not None and board.play.count > 0
    policy = table.policy.undo_cards if in_play else table.policy.undo_calls
    if policy is Undo.NONE:
        raise NotAllowed("nothing is taken back at this table", code="undo.none")
    acted = _who_acted(table, board, in_play=in_play)
    if chair not in acted:
        raise NotAllowed("you have nothing to take back", code="undo.nothing")
    place = len(acted) - 1 - acted[::-1].index(chair)
    calls = len(board.auction) if in_play else place
    cards = place if in_play else 0
    if not in_play:
        _nothing_shown_since(table, board, calls)
    if policy is Undo.OPPONENTS:
        return (events.UndoAsked(by=chair, calls=calls, cards=cards),)
    if board.honours or (in_play and place < board.shown_at):
        raise NotAllowed("cards have been shown since", code="undo.shown", law="41C")
    if any(later.side is chair.side for later in acted[place + 1 :]):
        raise NotAllowed("your partner has acted since", code="undo.partner_acted")
    return (events.TakenBack(calls=calls, cards=cards),)


def _nothing_shown_since(table: Table, board: BoardInPlay, calls: int) -> None:
    """Calls stand once somebody has seen cards because of them, even if the lead went back.

    Law: 41C.
    """
    dealing, seating = table.form.dealing, table.form.seating
    due = dealing.showings(seating, board.auction.first(calls), None)
    if set(board.shown) - {(showing.hand, showing.to or ()) for showing in due}:
        raise NotAllowed("cards have been shown since", code="undo.shown", law="41C")


def _who_acted(table: Table, board: BoardInPlay, *, in_play: bool) -> list[Seat]:
    """The chairs that acted in this phase, in order."""
    seating = table.form.seating
    if in_play and board.play is not None:
        return [board.commander(seating, entry.seat) for entry in board.play.entries]
    return [seating.keeper(entry.seat) for entry in board.auction.entries]


def answer_undo(
    table: Table, command: commands.AnswerUndo, viewer: Viewer
) -> tuple[events.Event, ...]:
    """Grant an undo or refuse it."""
    chair = seated(viewer)
    undo = board_of(table).undo
    if undo is None or chair not in undo.needs or chair in undo.granted:
        raise NotAllowed("there is no undo for you to answer", code="undo.not_asked")
    return (events.UndoAnswered(by=chair, grants=command.grants),)
