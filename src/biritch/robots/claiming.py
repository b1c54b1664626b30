"""When a robot claims, and which claims it accepts: only what is sure."""

from __future__ import annotations

from biritch.cards import SUITS
from biritch.play import Claim, Play, is_sure, safe, sure_tricks
from biritch.robots.outlook import Outlook
from biritch.seats import Seat

_FEWEST = 2  # with one trick left a claim is slower than the card


def may_claim_all(play: Play) -> bool:
    """Whether the hand on lead is sure of every trick that is left, and there is something to save.

    Examples:
        >>> from biritch.auction import Contract
        >>> from biritch.cards import Card, Deal
        >>> deal = Deal.parse("N:432... - AKQ... -")
        >>> play = Play.ending(deal, None, Seat.SOUTH, contract=Contract.parse("1NTS"))
        >>> may_claim_all(play)
        False
    """
    turn = play.turn
    if turn is None or play.trick.cards or play.tricks_left < _FEWEST or not play.dummy_is_faced:
        return False
    outlook = Outlook(play)
    if not outlook.declares:
        return False
    return _looks_sure(outlook) and is_sure(play, outlook.declarer, play.tricks_left)


def _looks_sure(outlook: Outlook) -> bool:
    """A quick look before the proof: no trump out, and winners on top for every trick left."""
    if outlook.trumps_out:
        return False
    return sum(_on_top(outlook, suit.index) for suit in SUITS) >= outlook.play.tricks_left


def _on_top(outlook: Outlook, index: int) -> int:
    suit = SUITS[index]
    here, there = outlook.mine(suit), outlook.holding(outlook.mate, suit)
    out = outlook.hidden(suit)
    top = ((here | there) >> out.bit_length()).bit_count()
    length = max(here.bit_count(), there.bit_count())
    return length if top >= out.bit_count() else min(top, length)


def accepts(play: Play, claim: Claim, me: Seat) -> bool:
    """Whether a robot agrees to a claim, or to its partner's concession.

    It does when the claimer is certain of what he claims for himself, and, if partner concedes, when
    it is not certain of more itself.
    """
    if claim.seat.side is me.side:
        return sure_tricks(play, me) <= _left_to(play, claim, me)
    return safe(play, claim)


def _left_to(play: Play, claim: Claim, me: Seat) -> int:
    """How many of the tricks left a claim leaves to a player's side."""
    assert play.contract is not None
    side = play.contract.declarer.side
    theirs = claim.tricks - play.won[side]
    return theirs if me.side is side else play.tricks_left - theirs
