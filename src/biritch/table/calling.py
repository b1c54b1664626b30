"""Calls, their explanations and questions about them: decisions of the auction.

Law: 17, 20, 21.
"""

from __future__ import annotations

from biritch.errors import NotAllowed, Refused
from biritch.seats import Seat
from biritch.table import commands, events
from biritch.table.board_in_play import BoardInPlay
from biritch.table.refusals import acts, board_of, last_board, seated, undisturbed
from biritch.table.table import Table
from biritch.table.viewer import Viewer
from biritch.table.words import Words


def call(table: Table, command: commands.Call, viewer: Viewer) -> tuple[events.Event, ...]:
    """Make a call in turn, explained at once to the opponents if the caller wishes.

    Law: 17, 18, 19.
    """
    board = board_of(table)
    turn = board.auction.turn
    if turn is None:
        raise NotAllowed("the auction is over", code="call.auction_over", law="22")
    acts(viewer, table.form.seating.keeper(turn))
    undisturbed(board)
    if board.stopped:
        raise Refused("wait until the pause after a jump bid is over", code="call.stop", law="73A")
    board.auction.then(command.call)
    made = events.CallMade(seat=turn, call=command.call, thought=command.thought)
    if command.alert or command.words:
        place = len(board.auction)
        return made, _explained(table, turn, place, command.words, alert=command.alert)
    return (made,)


def _explained(
    table: Table, caller: Seat, place: int, words: Words, *, alert: bool
) -> events.CallExplained:
    opponents = tuple(chair for chair in table.form.seating.chairs if chair.side is not caller.side)
    return events.CallExplained(place=place, to=opponents, words=words, alert=alert)


def explain(table: Table, command: commands.Explain, viewer: Viewer) -> tuple[events.Event, ...]:
    """Explain a call of one's own to the opponents.

    Law: 20F, 40B.
    """
    seat = seated(viewer)
    caller = _caller(last_board(table), command.place)
    if table.form.seating.keeper(caller) is not seat:
        raise NotAllowed("only the caller explains his call here", code="explain.not_yours")
    if not command.words and not command.alert:
        raise NotAllowed("an explanation says something", code="explain.empty")
    return (_explained(table, caller, command.place, command.words, alert=command.alert),)


def ask(table: Table, command: commands.Ask, viewer: Viewer) -> tuple[events.Event, ...]:
    """Ask an opponent, privately, what his call means.

    Law: 20F.
    """
    seat = seated(viewer)
    board = board_of(table)
    caller = _caller(board, command.place)
    if caller.side is seat.side:
        raise NotAllowed("nobody asks about his own side's calls", code="ask.own_side", law="20F")
    if any(asked.place == command.place and asked.by is seat for asked in board.questions):
        raise NotAllowed("you have asked already", code="ask.twice")
    return (events.QuestionAsked(place=command.place, by=seat),)


def _caller(board: BoardInPlay, place: int) -> Seat:
    if not 0 <= place < len(board.auction):
        raise NotAllowed(
            f"the auction has {len(board.auction)} calls, none at place {place}",
            code="explain.no_call",
            place=place,
        )
    return board.auction.entries[place].seat
