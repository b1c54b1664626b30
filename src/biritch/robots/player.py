"""Playing: the card of a hand, by the rules of thumb that everybody learns."""

from __future__ import annotations

from biritch.auction import Auction
from biritch.cards import Card
from biritch.play import Play
from biritch.robots.declaring import declarer_lead
from biritch.robots.defending import defender_lead
from biritch.robots.endings import MOST_TRICKS, ending
from biritch.robots.following import follow
from biritch.robots.leads import opening_lead
from biritch.robots.outlook import Outlook
from biritch.robots.reading import read_auction
from biritch.robots.throwing import ruff_or_throw


def choose_card(play: Play, auction: Auction) -> Card:
    """The card the hand in turn plays.

    Args:
        play: the play as the player sees it who commands that hand.
        auction: the calls.

    Examples:
        >>> from biritch.cards import Deal
        >>> auction = Auction.parse("S:1NT P 3NT P P P")
        >>> deal = Deal.parse("N:- - - KJT74.84.A93.652")
        >>> assert auction.contract is not None
        >>> str(choose_card(Play.begin(deal, auction.contract), auction))
        'SJ'
    """
    legal = play.legal()
    if len(legal) == 1:
        return legal[0]
    outlook = Outlook(play)
    card = _by_rule_of_thumb(outlook, auction)
    return ending(outlook, card) if play.tricks_left <= MOST_TRICKS else card


def _by_rule_of_thumb(outlook: Outlook, auction: Auction) -> Card:
    if outlook.led is not None:
        return follow(outlook) if outlook.legal[0].suit is outlook.led else ruff_or_throw(outlook)
    if outlook.declares:
        return declarer_lead(outlook)
    reading = read_auction(auction)
    if not outlook.play.count:
        return opening_lead(outlook.play.remaining(outlook.hand), outlook.contract, reading)
    return defender_lead(outlook, reading)
