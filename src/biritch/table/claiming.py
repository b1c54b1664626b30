"""Claims, concessions and what follows a contested one: decisions about the tricks that remain.

Law: 68, 69, 70, 71.
"""

from __future__ import annotations

from itertools import takewhile

from biritch.auction import Contract
from biritch.cards import Card
from biritch.errors import NotAllowed
from biritch.play import Claim as Claimed
from biritch.play import Line, Play, check_claim, departs
from biritch.seats import Seat
from biritch.table import commands, events
from biritch.table.board_in_play import BoardInPlay, ClaimOnTable
from biritch.table.refusals import board_of, only, seated, undisturbed
from biritch.table.table import Table
from biritch.table.viewer import Role, Viewer


def claim(table: Table, command: commands.Claim, viewer: Viewer) -> tuple[events.Event, ...]:
    """Claim or concede: the claimer's hand is shown, and those who command the other hands answer.

    Law: 68A, 68B.
    """
    chair = seated(viewer)
    board = board_of(table)
    play, contract = _play_of(board)
    if board.waits_for_claim:
        raise NotAllowed("a claim is on the table", code="claim.waits", law="68D")
    undisturbed(board)
    seating = table.form.seating
    mine = [seat for seat in chair.round() if board.commander(seating, seat) is chair]
    if not mine:
        raise NotAllowed("dummy does not claim", code="claim.dummy", law="43A1")
    declares = contract.declarer in mine
    seat = contract.declarer if declares else mine[0]
    taken = play.won[contract.declarer.side]
    total = taken + (command.tricks if declares else play.tricks_left - command.tricks)
    check_claim(play, Claimed(seat, total, command.line))
    return (
        events.ClaimMade(by=chair, seat=seat, tricks=total, line=command.line, words=command.words),
        events.HandShown(seat=seat, hand=play.remaining(seat), why=events.Shown.CLAIM),
    )


def _play_of(board: BoardInPlay) -> tuple[Play, Contract]:
    contract = board.auction.contract
    if board.play is None or contract is None or not board.play.count:
        raise NotAllowed("nothing is claimed before the opening lead", code="claim.early")
    return board.play, contract


def _open_claim(board: BoardInPlay) -> ClaimOnTable:
    claim_on_table = board.claim
    if claim_on_table is None or claim_on_table.void:
        raise NotAllowed("there is no claim to answer", code="claim.none")
    return claim_on_table


def answer_claim(
    table: Table, command: commands.AnswerClaim, viewer: Viewer
) -> tuple[events.Event, ...]:
    """Agree to a claim or contest it.

    Law: 68B2, 68D, 69A.
    """
    chair = seated(viewer)
    waiting = _open_claim(board_of(table))
    if chair not in waiting.needs or any(seat is chair for seat, _ in waiting.answers):
        raise NotAllowed("you need not answer this claim", code="claim.not_asked")
    return (events.ClaimAnswered(by=chair, agrees=command.agrees),)


def play_on(table: Table, _: commands.PlayOn, viewer: Viewer) -> tuple[events.Event, ...]:
    """Leave a contested claim unruled and play on with the hand faced.

    Law: 68D2b. The Laws ask all four; here one is enough, since a table without a director must not hang.
    """
    chair = seated(viewer)
    if not _open_claim(board_of(table)).contested:
        raise NotAllowed("the claim is not contested", code="claim.not_contested", law="68D")
    return (events.PlayGoesOn(by=chair),)


def award_claim(
    table: Table, command: commands.AwardClaim, viewer: Viewer
) -> tuple[events.Event, ...]:
    """Rule on a contested claim; a host who plays needs the assent of the other side.

    Law: 70, 71, 84, 85.
    """
    only(viewer, Role.HOST, Role.DIRECTOR)
    board = board_of(table)
    if not _open_claim(board).contested:
        raise NotAllowed("the claim is not contested", code="claim.not_contested", law="68D")
    play, contract = _play_of(board)
    least = play.won[contract.declarer.side]
    most = least + play.tricks_left
    if not least <= command.tricks <= most:
        raise NotAllowed(
            f"declarer can take {least} to {most} tricks now, not {command.tricks}",
            code="claim.award",
            least=least,
            most=most,
            tricks=command.tricks,
        )
    chair = viewer.chair
    needs = board.commanders(table.form.seating, chair.side.opponents) if chair else ()
    return (
        events.ClaimAwarded(
            by=viewer.person, tricks=command.tricks, words=command.words, needs=needs
        ),
    )


def answer_award(
    table: Table, command: commands.AnswerAward, viewer: Viewer
) -> tuple[events.Event, ...]:
    """Assent to the ruling of a host who plays on the other side, or do not."""
    chair = seated(viewer)
    waiting = _open_claim(board_of(table))
    award = waiting.award
    answered = any(seat is chair for seat, _ in waiting.award_answers)
    if award is None or chair not in award.needs or answered:
        raise NotAllowed("there is no ruling for you to answer", code="claim.no_award")
    return (events.AwardAnswered(by=chair, agrees=command.agrees),)


def object_to_card(
    table: Table, _: commands.ObjectToCard, viewer: Viewer
) -> tuple[events.Event, ...]:
    """A defender objects to the claimer's last card because it departs from the statement: it goes back.

    What the objectors have played since, perhaps a robot at once, goes back with it.

    Law: 70D, and the Laws of Rubber Bridge, where play goes on with the claimer's hand faced.
    """
    chair = seated(viewer)
    board = board_of(table)
    play, _contract = _play_of(board)
    stated = board.claim
    if table.laws.rules_on_claims or stated is None or not stated.void or stated.cancelled:
        raise NotAllowed("no statement binds the play now", code="claim.no_statement")
    if not (board.undo and board.undo.by is stated.by):  # who has what he wished by it
        undisturbed(board)
    if chair not in board.commanders(table.form.seating, stated.by.side.opponents):
        raise NotAllowed("only the other side objects, and not dummy", code="claim.own_side")
    place = _last_not_theirs(play, chair)
    earlier = place < board.shown_at  # than the statement, which binds only what follows it
    player = board.commander(table.form.seating, play.entries[place].seat)
    if earlier or player is not stated.by:
        raise NotAllowed("no card of the claimer's lies there", code="claim.not_his_card")
    before, card = play.first(place), play.entries[place].card
    words_only = bool(stated.words) and stated.claim.line == Line()
    if words_only and place in board.objected:
        raise NotAllowed(
            "a card was put back here already; words alone do not bind twice",
            code="claim.objected_already",
        )
    if len(before.legal()) == 1 or not (words_only or _departs(before, stated.claim, card)):
        raise NotAllowed(
            "that card follows what was stated, or there was no other",
            code="claim.follows_statement",
            card=str(card),
        )
    return (events.CardObjected(by=chair, cards=place),)


def _last_not_theirs(play: Play, objector: Seat) -> int:
    """The place of the last card that the objector's side did not play; -1 if there is none."""
    theirs = takewhile(lambda entry: entry.seat.side is objector.side, reversed(play.entries))
    return play.count - 1 - len(tuple(theirs))


def _departs(before: Play, stated: Claimed, card: Card) -> bool:
    """Whether a card departs from a statement that another card would have followed."""
    if not departs(before, stated, card):
        return False
    return any(not departs(before, stated, other) for other in before.legal())
