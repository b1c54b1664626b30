"""Moments of the play, put together as a seat sees them."""

from __future__ import annotations

from biritch.auction import Auction
from biritch.cards import Card, Deal, Hand
from biritch.play import Play
from biritch.robots.playing import Moment
from biritch.seats import BySeat, Seat
from biritch.systems import Setting


def moment(
    deal: Deal,
    auction: str,
    cards: str,
    seat: Seat,
    *,
    setting: Setting | None = None,
    told: bool = True,
) -> Moment:
    """The moment after some cards as a seat sees it: its own hand, and dummy's after the lead.

    Args:
        deal: all four hands.
        auction: the calls.
        cards: the cards played, between spaces.
        seat: who looks.
        setting: vulnerability and scoring.
        told: whether the calls tell anything.
    """
    calls = Auction.parse(auction)
    assert calls.contract is not None
    played = [Card.parse(card) for card in cards.split()]
    open_to = {seat, calls.contract.dummy} if played else {seat}
    seen = Deal(BySeat.make(lambda each: deal[each] if each in open_to else Hand()))
    play = Play.begin(seen, calls.contract)
    for card in played:
        play = play.then(card)
    return Moment(play, calls, setting or Setting(), None if told else BySeat.same(()))
