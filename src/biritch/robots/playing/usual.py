"""The card that anybody would play: the rules of thumb, and the signals that partners have agreed on.

It breaks ties between cards that are worth the same, and it is how the cards of others are read: a
layout in which somebody played as usual is likelier than one in which he did not.
"""

from __future__ import annotations

from biritch.cards import Card
from biritch.robots.declaring import declarer_lead
from biritch.robots.defending import defender_lead
from biritch.robots.following import follow
from biritch.robots.leads import opening_lead
from biritch.robots.outlook import Outlook
from biritch.robots.playing.signals import STANDARD, Carding, signal
from biritch.robots.reading import Reading
from biritch.robots.throwing import ruff_or_throw


def usual(outlook: Outlook, reading: Reading, *, carding: Carding = STANDARD) -> Card:
    """The card a player of the rules of thumb plays, with a signal where one is due.

    Args:
        outlook: what the player sees.
        reading: the auction.
        carding: the signals agreed.
    """
    if outlook.led is None and outlook.declares:
        return declarer_lead(outlook)
    if outlook.led is None and not outlook.play.count:
        return opening_lead(outlook.play.remaining(outlook.hand), outlook.contract, reading)
    if outlook.led is None:
        card = defender_lead(outlook, reading)
    elif outlook.legal[0].suit is outlook.led:
        card = follow(outlook)
    else:
        card = ruff_or_throw(outlook)
    return card if outlook.declares else signal(outlook, card, carding)
