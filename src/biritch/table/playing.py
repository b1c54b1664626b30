"""Cards played, and honours claimed: decisions of the play.

Law: 41, 44, 45.
"""

from __future__ import annotations

from biritch.errors import NotAllowed
from biritch.score import HonoursRule, honours
from biritch.seats import Seat
from biritch.table import commands, events
from biritch.table.board_in_play import BoardInPlay
from biritch.table.refusals import acts, board_of, last_board, seated, undisturbed
from biritch.table.table import Table
from biritch.table.viewer import Viewer


def play_card(table: Table, command: commands.PlayCard, viewer: Viewer) -> tuple[events.Event, ...]:
    """Play a card from the hand whose turn it is; dummy's are played by declarer.

    Law: 44, 45.
    """
    board = board_of(table)
    if board.play is None or board.play.turn is None:
        raise NotAllowed("the auction is not over", code="play.no_contract", law="22")
    if board.waits_for_claim:
        raise NotAllowed("a claim is on the table", code="play.claim", law="68D")
    seat = board.play.turn
    acts(viewer, board.commander(table.form.seating, seat))
    undisturbed(board)
    board.play.then(command.card)
    return (events.CardPlayed(seat=seat, card=command.card, thought=command.thought),)


def claim_honours(
    table: Table, command: commands.ClaimHonours, viewer: Viewer
) -> tuple[events.Event, ...]:
    """Claim the honours dealt to a hand of one's own, at the agreed time."""
    chair = seated(viewer)
    board = last_board(table)
    contract = board.auction.contract
    if table.form.seating.keeper(command.seat) is not chair:
        raise NotAllowed("one claims one's own honours", code="honours.not_yours")
    if contract is None or not may_claim_honours(table, board):
        raise NotAllowed("honours are not claimed now", code="honours.not_now")
    if any(claimed.seat is command.seat for claimed in board.honours):
        raise NotAllowed("those honours are claimed already", code="honours.twice")
    points = honours(board.known[command.seat], contract.trumps)
    if not points:
        raise NotAllowed("that hand has no honours", code="honours.none")
    return (events.HonoursClaimed(seat=command.seat, points=points),)


def may_claim_honours(table: Table, board: BoardInPlay) -> bool:
    """Whether this is the time that was agreed for claiming honours."""
    rule = table.form.scoring.honours
    if rule is HonoursRule.AFTER_AUCTION:
        return board.play is not None and not board.play.count
    return rule is HonoursRule.AFTER_PLAY and board.is_over


def honours_left(table: Table, board: BoardInPlay) -> tuple[Seat, ...]:
    """Hands whose honours may be claimed now and have not been, as far as the cards are known."""
    if not may_claim_honours(table, board) or (contract := board.auction.contract) is None:
        return ()
    done = {claimed.seat for claimed in board.honours}
    return tuple(
        seat
        for seat, hand in board.known.hands.items()
        if seat not in done and honours(hand, contract.trumps)
    )
