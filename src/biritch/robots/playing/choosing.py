"""Choosing a card: the one that loses least over the worlds, and of those as good the usual one."""

from __future__ import annotations

from typing import Final

from biritch.analysis import NoSolver
from biritch.cards import Card
from biritch.robots.outlook import Outlook, equals, highest, lowest
from biritch.robots.player import choose_card
from biritch.robots.playing.level import EXPERT, Level
from biritch.robots.playing.moment import Moment
from biritch.robots.playing.signals import STANDARD, Carding
from biritch.robots.playing.solving import TimeLeft
from biritch.robots.playing.thought import Thought, think
from biritch.robots.playing.usual import usual

_EARLY: Final = 12  # cards of the first three tricks
# A card is as good as the best while it loses no more than this on average: in IMPs, tricks, points.
_AS_GOOD: Final = {"imps": 0.06, "matchpoints": 0.02, "rubber": 3.0}


def card_by_worlds(
    moment: Moment,
    time_left: TimeLeft,
    *,
    level: Level = EXPERT,
    carding: Carding = STANDARD,
) -> Card:
    """The card of the hand in turn, chosen over worlds that agree with what its player knows.

    Args:
        moment: what he sees, and what was told.
        time_left: seconds until he must have played.
        level: how hard he thinks.
        carding: the defenders' signals.

    Examples:
        >>> from biritch.auction import Auction
        >>> from biritch.cards import Deal
        >>> from biritch.play import Play
        >>> auction = Auction.parse("S:1NT P 3NT P P P")
        >>> deal = Deal.parse("N:- - - KQJT4.84.A93.652")
        >>> assert auction.contract is not None
        >>> moment = Moment(Play.begin(deal, auction.contract), auction)
        >>> str(card_by_worlds(moment, lambda: 5.0))
        'SK'
    """
    legal = moment.play.legal()
    if len(legal) == 1:
        return legal[0]
    number = worlds_for(moment, level)
    if not number:
        return choose_card(moment.play, moment.auction)
    try:
        thought = think(moment, number, time_left, level=level, carding=carding)
    except NoSolver:
        thought = None
    if thought is None:
        return choose_card(moment.play, moment.auction)
    return best_of(moment, thought, carding)


def worlds_for(moment: Moment, level: Level) -> int:
    """How many worlds a level looks at in a moment."""
    if not moment.play.count:
        return level.lead
    return level.early if moment.play.count < _EARLY else level.late


def best_of(moment: Moment, thought: Thought, carding: Carding = STANDARD) -> Card:
    """The usual card if it is as good as the best, else the best as a player would play it."""
    outlook = Outlook(moment.play)
    legal = outlook.legal
    lost = thought.mean_losses
    as_good = min(lost.values()) + _AS_GOOD[moment.setting.scoring]
    wanted = usual(outlook, moment.reading, carding=carding)
    if lost[wanted] <= as_good:
        best = wanted
    else:
        least = min(lost.values()) + 1e-9
        best = lowest([card for card in legal if lost[card] <= least])
    return manner(outlook, best, wanted)


def manner(outlook: Outlook, card: Card, wanted: Card) -> Card:
    """Which of touching cards is played.

    Defenders follow with the lowest and lead the highest; declarer wins with the highest of his own
    hand, which tells least.

    Args:
        outlook: what the player sees.
        card: one of them.
        wanted: the usual card, which is kept.
    """
    if card is wanted:
        return card
    between = outlook.against(card.suit)
    for laid in outlook.play.trick:
        if laid.suit is card.suit:
            between |= 1 << laid.rank.index
    same = equals(card, outlook.legal, between)
    if outlook.led is None:
        return highest(same)
    if outlook.hand is outlook.declarer and outlook.beats(card):
        return highest(same)
    return lowest(same)
