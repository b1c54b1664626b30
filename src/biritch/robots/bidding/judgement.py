"""Judgement: a close call is tried in worlds that agree with the auction, each bid to its end by the book."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from biritch.analysis import NoSolver, OutOfBudget
from biritch.auction import Auction, Call
from biritch.cards import Deal, Hand
from biritch.robots.bidding.book import Partnership
from biritch.robots.bidding.candidates import candidates, is_due
from biritch.robots.bidding.reading import worlds_of
from biritch.robots.bidding.worth import (
    GAINED_TO_LEAVE_THE_BOOK,
    TimeLeft,
    Tricks,
    gain,
    points_for,
)
from biritch.seats import Seat
from biritch.systems import Meaning, Setting
from biritch.systems.system import Bidding

_WORLDS: Final = 40
_FEWEST: Final = 12  # worlds that may overrule the book
_LOOK: Final = 10  # after so many worlds what is far behind is dropped
_SECONDS: Final = 1.2
_FOR_WORLDS: Final = 0.35  # of them at most to be exact about the auction


class Weighed(Struct, frozen=True):
    """A call and what it gained over the book's call in every world, as the form compares.

    Attributes:
        meaning: the call and what it says.
        gains: one number a world; nothing but zeros for the book's call.
    """

    meaning: Meaning
    gains: tuple[float, ...]

    @property
    def mean(self) -> float:
        """What it gains on average."""
        return fmean(self.gains) if self.gains else 0.0

    @property
    def error(self) -> float:
        """How unsure that is."""
        count = len(self.gains)
        return stdev(self.gains) / count**0.5 if count > 1 else 0.0


def judged(
    pair: Partnership,
    hand: Hand,
    auction: Auction,
    setting: Setting,
    time_left: TimeLeft,
) -> Bidding:
    """The call of a hand by book and judgement, and what it means.

    The book's call stands unless another gains clearly; none is made that would mean what the hand is not.

    Args:
        pair: what is agreed.
        hand: the thirteen cards of the player in turn.
        auction: the calls so far.
        setting: vulnerability, part scores and scoring.
        time_left: seconds until the call must be made.

    Examples:
        >>> from biritch.systems import library
        >>> pair = Partnership(library("sayc"))
        >>> opening = judged(
        ...     pair, Hand.parse("AQ2.KJ5.K943.Q72"), Auction.parse("N:"), Setting(), lambda: 5.0
        ... )
        >>> str(opening.call)
        '1NT'
    """
    moment = pair.moment(auction, setting)
    book, _ = moment.call_for(hand)
    meaning = moment.meaning(book)
    if not is_due(moment, meaning) or time_left() <= 0:
        return Bidding(book, meaning)
    found = candidates(moment, hand, book)
    if len(found) == 1:
        return Bidding(book, meaning)
    weighed = weigh(pair, hand, auction, setting, found, time_left)
    best = max(weighed, key=lambda each: each.mean)
    needed = GAINED_TO_LEAVE_THE_BOOK[setting.scoring]
    if len(best.gains) >= _FEWEST and best.mean - best.error > needed:
        return Bidding(best.meaning.call, best.meaning)
    return Bidding(book, meaning)


def weigh(
    pair: Partnership,
    hand: Hand,
    auction: Auction,
    setting: Setting,
    calls: Sequence[Meaning],
    time_left: TimeLeft,
) -> tuple[Weighed, ...]:
    """What each of some calls gains over the first of them, in as many worlds as there is time for.

    Without a solver nothing is weighed.
    """
    seat = auction.turn
    assert seat is not None
    start = time_left()
    most = min(start * 0.8, _SECONDS)

    def left() -> float:
        return most - (start - time_left())

    try:
        tricks = Tricks(left)
    except NoSolver:
        return tuple(Weighed(each, ()) for each in calls)
    worlds = worlds_of(
        pair,
        auction,
        setting,
        seat=seat,
        hand=hand,
        number=_WORLDS,
        enough=lambda: left() < most * (1 - _FOR_WORLDS),
    )
    gains: dict[Call, list[float]] = {each.call: [] for each in calls}
    trying = list(calls)
    for count, deal in enumerate(worlds):
        if left() <= 0 or len(trying) == 1:
            break
        try:
            _try(pair, deal, auction, setting, trying, seat, tricks, gains)
        except OutOfBudget:
            break
        if count == _LOOK:
            trying = [trying[0], *filter(lambda each: _may_be_best(each, gains), trying[1:])]
    return tuple(Weighed(each, tuple(gains[each.call])) for each in calls)


def _may_be_best(meaning: Meaning, gains: dict[Call, list[float]]) -> bool:
    so_far = Weighed(meaning, tuple(gains[meaning.call]))
    return so_far.mean + 1.5 * so_far.error > 0


def _try(
    pair: Partnership,
    deal: Deal,
    auction: Auction,
    setting: Setting,
    calls: Sequence[Meaning],
    seat: Seat,
    tricks: Tricks,
    gains: dict[Call, list[float]],
) -> None:
    """Bid a world to its end after each call, and note what it gains over the first."""
    ends = [finished(pair, deal, auction.then(each.call), setting, seat) for each in calls]
    points = [points_for(seat.side, end, deal, setting, tricks) for end in ends]
    for each, reached in zip(calls, points, strict=True):
        gains[each.call].append(gain(reached, points[0], setting.scoring))


def finished(
    pair: Partnership, deal: Deal, auction: Auction, setting: Setting, seat: Seat
) -> Auction:
    """The auction bid to its end by the book, with all four hands known."""
    theirs = Partnership(pair.against or pair.system, pair.system)
    while (turn := auction.turn) is not None:
        side = pair if turn.side is seat.side else theirs
        auction = auction.then(side.call(deal[turn], auction, setting))
    return auction
