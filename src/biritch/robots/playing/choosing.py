"""Choosing a card: the one that loses least over the worlds, and of those as good the usual one."""

from __future__ import annotations

from typing import Final

import numpy as np

from biritch.analysis import NoSolver, find_solver
from biritch.analysis.sampling import seeded_chance
from biritch.cards import Card
from biritch.robots.outlook import Outlook, equals, highest, lowest
from biritch.robots.player import choose_card
from biritch.robots.playing.level import EXPERT, Level
from biritch.robots.playing.moment import Moment
from biritch.robots.playing.signals import STANDARD, Carding
from biritch.robots.playing.solving import TimeLeft, solved
from biritch.robots.playing.usual import usual
from biritch.robots.playing.worlds import worlds
from biritch.robots.playing.worth import Losses, losses

_FEWEST: Final = 4  # worlds; fewer say nothing
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
    number = _worlds_for(moment, level)
    if not number:
        return choose_card(moment.play, moment.auction)
    try:
        solver = find_solver()
    except NoSolver:
        return choose_card(moment.play, moment.auction)
    lead = not moment.play.count
    start = time_left()
    most = min(start * 0.8, level.lead_seconds if lead else level.seconds)
    chance = seeded_chance(moment.seed())
    found = worlds(moment, number, chance, reads=level.reads, carding=carding)
    tricks = solved(found.plays, legal, solver, lambda: most - (start - time_left()))
    if len(tricks) < min(_FEWEST, len(found)):
        return choose_card(moment.play, moment.auction)
    assert moment.play.contract is not None
    assert moment.play.turn is not None
    declares = moment.play.turn.side is moment.play.contract.declarer.side
    lost = losses(tricks, moment.play.contract, moment.setting, declares=declares)
    return _choose(moment, lost, found.weights[: len(tricks)], carding)


def _worlds_for(moment: Moment, level: Level) -> int:
    if not moment.play.count:
        return level.lead
    return level.early if moment.play.count < _EARLY else level.late


def _choose(moment: Moment, lost: Losses, weights: Losses, carding: Carding) -> Card:
    """The usual card if it is as good as the best, else the best as a player would play it."""
    outlook = Outlook(moment.play)
    legal = outlook.legal
    mean = weights @ lost / weights.sum()
    as_good = mean.min() + _AS_GOOD[moment.setting.scoring]
    wanted = usual(outlook, moment.reading, carding=carding)
    if mean[legal.index(wanted)] <= as_good:
        best = wanted
    else:
        least = np.flatnonzero(mean <= mean.min() + 1e-9)
        best = lowest([legal[place] for place in least])
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
