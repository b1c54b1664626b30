"""Undo: a call or a card taken back under the policy the host chose."""

from __future__ import annotations

from biritch.errors import NotAllowed, Stale
from biritch.seats import Seat
from biritch.table import commands, events
from biritch.table.board_in_play import BoardInPlay
from biritch.table.policy import Undo
from biritch.table.refusals import board_of, only, seated
from biritch.table.table import Table
from biritch.table.viewer import Role, Viewer


def ask_undo(table: Table, _: commands.AskUndo, viewer: Viewer) -> tuple[events.Event, ...]:
    """Ask to take back one's last call, or one's last card once there is one.

    Where the other side has to grant it everything stands still until it has answered, as at a table
    when somebody says "may I?": nobody calls, plays or claims, neither his partner, who might act on
    what he has now learnt, nor an opponent, who might answer without having noticed the question.
    The one who asked may withdraw it, and the house ends it when nobody answers.

    Law: 25, 45C. An undo is an agreement of the house, not a right under the Laws; each is on the record.
    """
    chair = seated(viewer)
    board = board_of(table)
    if board.waits_for_answer:
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


def withdraw_undo(
    table: Table, _: commands.WithdrawUndo, viewer: Viewer
) -> tuple[events.Event, ...]:
    """No longer want the undo one has asked for: what was done stands, and the game goes on."""
    chair = seated(viewer)
    undo = board_of(table).undo
    if undo is None or undo.by is not chair:
        raise NotAllowed("you have not asked to take back", code="undo.not_yours")
    return (events.UndoWithdrawn(by=chair),)


def end_undo(table: Table, command: commands.EndUndo, viewer: Viewer) -> tuple[events.Event, ...]:
    """The house ends an undo that nobody answers, so that no table hangs because somebody went away."""
    only(viewer, Role.HOUSE)
    if board_of(table).undo is None or table.moved != command.moved:
        raise Stale("that undo waits no longer", code="undo.over")
    return (events.UndoLapsed(),)
