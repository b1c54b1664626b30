"""A robot: from what its seat may see to what it does.

Every robot, this one and better ones after it, is a function like `act`: it looks at a view, the
cards played so far and the time left, and answers with a command. It remembers nothing between two
turns and sees nothing that a person in its seat could not see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from biritch.auction import Pass
from biritch.cards import Card, Hand
from biritch.play import Claim, Play
from biritch.robots.bidder import choose_call
from biritch.robots.both_hands import call_for_both
from biritch.robots.claiming import accepts, may_claim_all
from biritch.robots.explaining import explanation
from biritch.robots.memory import auction_seen, commands, play_seen
from biritch.robots.player import choose_card
from biritch.robots.reading import read_auction
from biritch.score import honours
from biritch.seats import Seat
from biritch.table import Words
from biritch.table import commands as wishes
from biritch.table.view import View
from biritch.table.words import SILENCE

TimeLeft = Callable[[], float]
_TIME_TO_PROVE = 0.2  # seconds that a claim is worth thinking about
_CLAIM = Words(message="robot-claim")
_BOTH_HANDS = Words(message="bid-both-hands")


class Robot(Protocol):
    """Whoever can play a seat."""

    def __call__(
        self, view: View, played: tuple[Card, ...], time_left: TimeLeft, /
    ) -> wishes.AnyCommand | None:
        """What to do now; None when there is nothing to do.

        Args:
            view: what the seat sees.
            played: all the cards played on the board, in order; everybody saw them.
            time_left: seconds until the house asks another robot.
        """


def act(view: View, played: tuple[Card, ...], time_left: TimeLeft, /) -> wishes.AnyCommand | None:
    """What the simple robot does: it bids naturally, plays by rules of thumb and is easy to play with.

    It grants an undo, explains its calls, claims when every trick is sure and agrees when others are.
    """
    chair = view.you.chair
    if chair is None or view.board is None:
        return None
    return (
        _answer(view, chair, played)
        or _explain(view, chair)
        or _claim_honours(view)
        or _move(view, chair, played, time_left)
    )


def _answer(view: View, chair: Seat, played: tuple[Card, ...]) -> wishes.AnyCommand | None:
    """Whatever somebody waits to hear: an undo, a claim, a ruling."""
    if view.undo is not None:
        return wishes.AnswerUndo(grants=True) if chair in view.undo.waits else None
    claim = view.claim
    if claim is None or claim.void or view.turn.phase != "claim":
        return None
    play = play_seen(view, played)
    assert play is not None
    if claim.award is not None:
        fair = accepts(play, Claim(claim.seat, claim.award.tricks, claim.line), chair)
        return wishes.AnswerAward(agrees=fair) if chair in claim.award.waits else None
    if claim.contested:
        return wishes.PlayOn()
    stated = Claim(claim.seat, claim.tricks, claim.line)
    return wishes.AnswerClaim(agrees=accepts(play, stated, chair)) if chair in claim.waits else None


def _explain(view: View, chair: Seat) -> wishes.Explain | None:
    """A question about a call of one's own that was not explained when it was made."""
    for place, made in enumerate(view.auction):
        if made.asked and made.seat is chair and not made.words:
            if _both_hands(view):
                return wishes.Explain(place=place, words=_BOTH_HANDS)
            auction = auction_seen(view).first(place + 1)
            board, scores = view.board, view.sheet.part_scores
            assert board is not None
            meaning = read_auction(auction, board.vulnerable, scores).meanings[place]
            words = explanation(meaning) or Words(message="bid-nothing")
            return wishes.Explain(place=place, words=words)
    return None


def _claim_honours(view: View) -> wishes.ClaimHonours | None:
    if not view.honours.may_claim or view.play is None or view.hands is None:
        return None
    contract = auction_seen(view).contract
    for seat in view.honours.may_claim:
        cards = view.hands[seat].cards
        if contract and cards and honours(Hand.of(cards), contract.trumps):
            return wishes.ClaimHonours(seat=seat)
    return None


def _move(
    view: View, chair: Seat, played: tuple[Card, ...], time_left: TimeLeft
) -> wishes.AnyCommand | None:
    if view.turn.actor is not chair or view.turn.stopped:
        return None
    match view.turn.phase:
        case "auction":
            return _call(view)
        case "play":
            play = play_seen(view, played)
            assert play is not None
            assert commands(view, play, chair)
            return _play(view, play, time_left)
    return None


def _call(view: View) -> wishes.Call:
    hand, board = view.turn.hand, view.board
    assert hand is not None
    assert board is not None
    assert view.hands is not None
    if both := _both_hands(view):
        part_score = view.sheet.part_scores[hand.side]
        call = call_for_both(both, auction_seen(view), hand, part_score=part_score)
        words = SILENCE if isinstance(call, Pass) else _BOTH_HANDS
        return wishes.Call(call=call, words=words)
    cards = view.hands[hand].cards
    assert cards is not None
    chosen = choose_call(
        Hand.of(cards),
        auction_seen(view),
        vulnerable=board.vulnerable,
        part_scores=view.sheet.part_scores,
    )
    words = explanation(chosen.meaning)
    return wishes.Call(call=chosen.call, alert="alert" in chosen.meaning.flags, words=words)


def _both_hands(view: View) -> tuple[Hand, Hand] | None:
    """The two hands of somebody who keeps a dummy and sees it; None for anybody else."""
    if view.hands is None:
        return None
    match [view.hands[seat].cards for seat in view.you.hands]:
        case [tuple() as one, tuple() as other]:
            return Hand.of(one), Hand.of(other)
    return None


def _play(view: View, play: Play, time_left: TimeLeft) -> wishes.AnyCommand:
    if view.claim is None and time_left() > _TIME_TO_PROVE and may_claim_all(play):
        return wishes.Claim(tricks=play.tricks_left, words=_CLAIM)
    auction = auction_seen(view)
    return wishes.PlayCard(card=choose_card(play, auction))
