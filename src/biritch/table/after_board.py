"""The board in play after an event: the part of `after` that concerns the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from biritch.auction import Auction, Bid
from biritch.cards import NOTHING_KNOWN
from biritch.forms import Turn
from biritch.play import Claim, Play
from biritch.score import HonourClaim
from biritch.seats import Seat
from biritch.table import events
from biritch.table.board_in_play import BoardInPlay, ClaimOnTable, UndoOnTable
from biritch.table.table import Table

Fold: TypeAlias = Callable[[Table, Any], Table]
Change: TypeAlias = Callable[[Table, BoardInPlay, Any], BoardInPlay]


def _board_dealt(table: Table, event: events.BoardDealt) -> Table:
    shuffle = table.shuffle if table.shuffle and table.shuffle.board == event.board else None
    board = BoardInPlay(
        id=event.board,
        turn=Turn(event.number, event.dealer, event.vulnerable, event.place),
        deal=NOTHING_KNOWN,
        auction=Auction.begin(event.dealer, procedure=table.form.bidding),
        before=table.sheet,
        commitment=event.commitment,
        shares=event.shares,
        shuffle=shuffle,
        seen=tuple((table.chairs[seat].person, seat) for seat in table.people),
        since=event.at,
    )
    return replace(
        table, board=board, dealt=table.dealt + 1, shuffle=None, directors=(), stopping=()
    )


def _salted(_: Table, board: BoardInPlay, event: events.Sealed | events.SealOpened) -> BoardInPlay:
    return replace(board, salt=event.salt)


def _hand_dealt(_: Table, board: BoardInPlay, event: events.HandDealt) -> BoardInPlay:
    return replace(board, deal=board.deal.put(event.seat, event.hand))


def _hand_shown(_: Table, board: BoardInPlay, event: events.HandShown) -> BoardInPlay:
    showing = event.seat, event.to
    shown = board.shown if showing in board.shown else (*board.shown, showing)
    deal = board.deal.put(event.seat, board.deal[event.seat] | event.hand)
    play = board.play.learn(event.seat, event.hand) if board.play else None
    shown_at = play.count if play else 0
    return replace(board, deal=deal, play=play, shown=shown, shown_at=shown_at)


def _thought(board: BoardInPlay, seat: Seat, at: float) -> tuple[float, float, float, float]:
    used = list(board.thinking)
    used[seat.index] += max(0.0, at - board.since) if at else 0.0
    return used[0], used[1], used[2], used[3]


def _call_made(table: Table, board: BoardInPlay, event: events.CallMade) -> BoardInPlay:
    auction = board.auction.then(event.call)
    contract = auction.contract if auction.is_over else None
    return replace(
        board,
        auction=auction,
        play=Play.begin(board.deal, contract) if contract else None,
        stopped=bool(table.policy.stop_seconds) and is_jump(board.auction, event.call),
        undo=None,
        thinking=_thought(board, event.seat, event.at),
        since=event.at,
    )


def is_jump(auction: Auction, call: object) -> bool:
    """Whether a call is a bid higher than the lowest its strain would have needed."""
    if not isinstance(call, Bid):
        return False
    last = auction.last_bid
    lowest = 1 if last is None else last.level + (call.strain <= last.strain)
    return call.level > lowest


def _stop_ended(_: Table, board: BoardInPlay, __: events.StopEnded) -> BoardInPlay:
    return replace(board, stopped=False)


def _explained(_: Table, board: BoardInPlay, event: events.CallExplained) -> BoardInPlay:
    questions = tuple(asked for asked in board.questions if asked.place != event.place)
    return replace(board, explained=(*board.explained, event), questions=questions)


def _asked(_: Table, board: BoardInPlay, event: events.QuestionAsked) -> BoardInPlay:
    return replace(board, questions=(*board.questions, event))


def _hint_asked(_: Table, board: BoardInPlay, event: events.HintAsked) -> BoardInPlay:
    if event.by in board.hints:
        return board
    return replace(board, hints=(*board.hints, event.by))


def _card_played(table: Table, board: BoardInPlay, event: events.CardPlayed) -> BoardInPlay:
    chair = board.commander(table.form.seating, event.seat)
    return replace(
        board,
        play=board.play.then(event.card) if board.play else None,
        undo=None,
        thinking=_thought(board, chair, event.at),
        since=event.at,
    )


def _taken_back(_: Table, board: BoardInPlay, event: events.TakenBack) -> BoardInPlay:
    if event.calls < len(board.auction):
        return replace(
            board,
            auction=board.auction.first(event.calls),
            play=None,
            undo=None,
            stopped=False,
            explained=tuple(told for told in board.explained if told.place < event.calls),
            questions=tuple(asked for asked in board.questions if asked.place < event.calls),
            honours=(),
            since=event.at,
        )
    play = board.play.first(event.cards) if board.play else None
    return replace(board, play=play, undo=None, since=event.at)


def _undo_asked(table: Table, board: BoardInPlay, event: events.UndoAsked) -> BoardInPlay:
    seating, opponents = table.form.seating, event.by.side.opponents
    if event.calls < len(board.auction):  # dummy still has his say about the auction
        needs = tuple(chair for chair in seating.chairs if chair.side is opponents)
    else:
        needs = board.commanders(seating, opponents)
    undo = UndoOnTable(event.by, event.calls, event.cards, needs, since=event.at)
    return replace(board, undo=undo)


def _undo_answered(table: Table, board: BoardInPlay, event: events.UndoAnswered) -> BoardInPlay:
    undo = board.undo
    if undo is None or not event.grants:
        return _undo_over(table, board, event)
    return replace(board, undo=replace(undo, granted=(*undo.granted, event.by)))


def _undo_over(_: Table, board: BoardInPlay, event: events.Event) -> BoardInPlay:
    """What was done stands. Nobody's time has run while the question waited."""
    undo = board.undo
    waited = max(0.0, event.at - undo.since) if undo and event.at else 0.0
    return replace(board, undo=None, since=board.since + waited)


def _claim_made(table: Table, board: BoardInPlay, event: events.ClaimMade) -> BoardInPlay:
    claim = Claim(event.seat, event.tricks, event.line)
    needs = board.who_answers(table.form.seating, claim)
    return replace(
        board,
        claim=ClaimOnTable(event.by, claim, needs, event.words),
        objected=(),
        undo=None,
        since=event.at,
    )


def _with_claim(board: BoardInPlay, claim: ClaimOnTable) -> BoardInPlay:
    return replace(board, claim=claim, agreed_tricks=claim.settled)


def _claim_answered(table: Table, board: BoardInPlay, event: events.ClaimAnswered) -> BoardInPlay:
    claim = board.claim
    if claim is None:
        return board
    claim = replace(claim, answers=(*claim.answers, (event.by, event.agrees)))
    by_partner = event.by.side is claim.by.side  # Law 68B2: the concession is cancelled
    if not event.agrees and (by_partner or not table.laws.rules_on_claims):
        claim = replace(claim, void=True)
    return replace(_with_claim(board, claim), since=event.at)


def _play_goes_on(_: Table, board: BoardInPlay, event: events.PlayGoesOn) -> BoardInPlay:
    claim = board.claim
    return replace(board, claim=claim and replace(claim, void=True), since=event.at)


def _claim_awarded(_: Table, board: BoardInPlay, event: events.ClaimAwarded) -> BoardInPlay:
    claim = board.claim
    if claim is None:
        return board
    claim = replace(claim, award=event, award_answers=())
    return replace(_with_claim(board, claim), since=event.at)


def _award_answered(_: Table, board: BoardInPlay, event: events.AwardAnswered) -> BoardInPlay:
    claim = board.claim
    if claim is None:
        return board
    if not event.agrees:
        return replace(board, claim=replace(claim, award=None, award_answers=()), since=event.at)
    answers = (*claim.award_answers, (event.by, True))
    return replace(_with_claim(board, replace(claim, award_answers=answers)), since=event.at)


def _card_objected(_: Table, board: BoardInPlay, event: events.CardObjected) -> BoardInPlay:
    return replace(
        board,
        play=board.play.first(event.cards) if board.play else None,
        objected=(*board.objected, event.cards),
        undo=None,
        since=event.at,
    )


def _honours_claimed(table: Table, event: events.HonoursClaimed) -> Table:
    board = table.board
    if board is None:
        return table
    board = replace(board, honours=(*board.honours, HonourClaim(event.seat, event.points)))
    return _entered(table, board) if board.scored else replace(table, board=board)


def _board_scored(table: Table, event: events.BoardScored) -> Table:
    board = table.board
    return _entered(table, replace(board, scored=True, hcp=event.hcp)) if board else table


def _entered(table: Table, board: BoardInPlay) -> Table:
    """The table with a finished board entered on the sheet, by the form's own rules."""
    sheet = table.form.record(board.before, board.turn, board.result, board.honours, board.hcp)
    if table.ended:
        sheet = table.form.stop(sheet)
    return replace(table, board=board, sheet=sheet)


def _readied(_: Table, board: BoardInPlay, event: events.Readied) -> BoardInPlay:
    return replace(board, ready=(*board.ready, event.seat))


CHANGES: dict[type, Change] = {
    events.Sealed: _salted,
    events.SealOpened: _salted,
    events.HandDealt: _hand_dealt,
    events.HandShown: _hand_shown,
    events.CallMade: _call_made,
    events.StopEnded: _stop_ended,
    events.CallExplained: _explained,
    events.QuestionAsked: _asked,
    events.HintAsked: _hint_asked,
    events.CardPlayed: _card_played,
    events.TakenBack: _taken_back,
    events.UndoAsked: _undo_asked,
    events.UndoAnswered: _undo_answered,
    events.UndoWithdrawn: _undo_over,
    events.UndoLapsed: _undo_over,
    events.ClaimMade: _claim_made,
    events.ClaimAnswered: _claim_answered,
    events.PlayGoesOn: _play_goes_on,
    events.ClaimAwarded: _claim_awarded,
    events.AwardAnswered: _award_answered,
    events.CardObjected: _card_objected,
    events.Readied: _readied,
}
"""What an event changes on the board on the table alone."""

FOLDS: dict[type, Fold] = {
    events.BoardDealt: _board_dealt,
    events.HonoursClaimed: _honours_claimed,
    events.BoardScored: _board_scored,
}
"""What an event changes at the table around the board as well."""
