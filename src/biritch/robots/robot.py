"""A robot: from what its seat may see to what it does.

Every robot is a function of a view, the cards played so far and the time left, and answers with a
command. It remembers nothing between two turns and sees nothing that a person in its seat could not
see. How it bids, explains and plays is its mind; its manners are the same for all: it grants an undo,
explains its calls, claims when every trick is sure and agrees when others are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from biritch.auction import Pass
from biritch.cards import Card, Hand
from biritch.play import Claim, Play
from biritch.robots.both_hands import call_for_both
from biritch.robots.claiming import accepts
from biritch.robots.memory import auction_seen, commands, play_seen
from biritch.score import honours
from biritch.seats import Seat
from biritch.table import Words
from biritch.table import commands as wishes
from biritch.table.view import View
from biritch.table.words import SILENCE

TimeLeft = Callable[[], float]
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


class Mind(Protocol):
    """How a robot bids, explains and plays."""

    def call(self, view: View, hand: Hand, time_left: TimeLeft, /) -> wishes.Call:
        """The call of a hand whose turn it is."""

    def words(self, view: View, place: int, /) -> Words:
        """What the call at a place of the auction means; silence if nothing is agreed about it."""

    def card(self, view: View, play: Play, time_left: TimeLeft, /) -> wishes.AnyCommand:
        """The card of the hand in turn, or a claim."""


def robot_with(mind: Mind) -> Robot:
    """A robot of this mind."""

    def act(
        view: View, played: tuple[Card, ...], time_left: TimeLeft, /
    ) -> wishes.AnyCommand | None:
        chair = view.you.chair
        if chair is None or view.board is None:
            return None
        return (
            _answer(view, chair, played)
            or _explain(mind, view, chair)
            or _claim_honours(view)
            or _move(mind, view, chair, played, time_left)
        )

    return act


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


def _explain(mind: Mind, view: View, chair: Seat) -> wishes.Explain | None:
    """A question about a call of one's own that was not explained when it was made."""
    for place, made in enumerate(view.auction):
        if made.asked and made.seat is chair and not made.words:
            if both_hands(view):
                return wishes.Explain(place=place, words=_BOTH_HANDS)
            words = mind.words(view, place) or Words(message="bid-nothing")
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
    mind: Mind, view: View, chair: Seat, played: tuple[Card, ...], time_left: TimeLeft
) -> wishes.AnyCommand | None:
    if view.turn.actor is not chair or view.turn.stopped:
        return None
    match view.turn.phase:
        case "auction":
            return _call(mind, view, time_left)
        case "play":
            play = play_seen(view, played)
            assert play is not None
            assert commands(view, play, chair)
            return mind.card(view, play, time_left)
    return None


def _call(mind: Mind, view: View, time_left: TimeLeft) -> wishes.Call:
    hand = view.turn.hand
    assert hand is not None
    assert view.hands is not None
    if both := both_hands(view):
        part_score = view.sheet.part_scores[hand.side]
        call = call_for_both(both, auction_seen(view), hand, part_score=part_score)
        words = SILENCE if isinstance(call, Pass) else _BOTH_HANDS
        return wishes.Call(call=call, words=words)
    cards = view.hands[hand].cards
    assert cards is not None
    return mind.call(view, Hand.of(cards), time_left)


def both_hands(view: View) -> tuple[Hand, Hand] | None:
    """The two hands of somebody who keeps a dummy and sees it; None for anybody else."""
    if view.hands is None:
        return None
    match [view.hands[seat].cards for seat in view.you.hands]:
        case [tuple() as one, tuple() as other]:
            return Hand.of(one), Hand.of(other)
    return None
