"""A robot's turn to play: a card, or a claim."""

from __future__ import annotations

from biritch.analysis import NoSolver
from biritch.analysis.sampling import Predicate
from biritch.auction import Auction
from biritch.play import Play
from biritch.robots.claiming import may_claim_all
from biritch.robots.player import choose_card
from biritch.robots.playing.choosing import best_of, worlds_for
from biritch.robots.playing.claims import tricks_to_claim
from biritch.robots.playing.level import Level
from biritch.robots.playing.moment import Boxes
from biritch.robots.playing.seat import moment_of
from biritch.robots.playing.signals import STANDARD, Carding
from biritch.robots.playing.solving import TimeLeft
from biritch.robots.playing.thought import think
from biritch.table import Words
from biritch.table import commands as wishes
from biritch.table.view import View

_TIME_TO_PROVE = 0.2  # seconds that a claim is worth thinking about
_CLAIM = Words(message="robot-claim")


def card_or_claim(
    view: View,
    play: Play,
    auction: Auction,
    time_left: TimeLeft,
    *,
    level: Level,
    boxes: Boxes | None = None,
    agrees: Predicate | None = None,
    carding: Carding = STANDARD,
) -> wishes.PlayCard | wishes.Claim:
    """What the robot does whose turn it is to play.

    Args:
        view: what its seat sees.
        play: the play as it sees it.
        auction: the calls.
        time_left: seconds until the house asks another robot.
        level: how hard it thinks.
        boxes: what the calls have told of each hand, if it is known better than by the common
            agreements.
        agrees: whether a deal agrees with every call exactly, where somebody can tell.
        carding: the defenders' signals.
    """
    claims = view.claim is None and time_left() > _TIME_TO_PROVE
    if claims and may_claim_all(play):
        return wishes.Claim(tricks=play.tricks_left, words=_CLAIM)
    legal = play.legal()
    moment = moment_of(view, play, auction, boxes=boxes, agrees=agrees)
    number = worlds_for(moment, level)
    thought = None
    if number and len(legal) > 1:
        try:
            thought = think(moment, number, time_left, level=level, carding=carding)
        except NoSolver:
            thought = None
    if thought is None:
        return wishes.PlayCard(card=choose_card(play, auction))
    if claims and (tricks := tricks_to_claim(play, thought)):
        return wishes.Claim(tricks=tricks, words=_CLAIM)
    return wishes.PlayCard(card=best_of(moment, thought, carding))
