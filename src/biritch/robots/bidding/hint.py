"""A hint for learners: the calls worth a thought, what each shows, and what it is worth."""

from __future__ import annotations

from msgspec import Struct

from biritch.auction import Auction, Call
from biritch.cards import Hand
from biritch.robots.bidding.book import Partnership
from biritch.robots.bidding.candidates import candidates
from biritch.robots.bidding.judgement import weigh
from biritch.robots.bidding.telling import words_of
from biritch.robots.bidding.worth import TimeLeft
from biritch.systems import Setting
from biritch.table import Words


class CallWorth(Struct, frozen=True):
    """What a call shows and is worth.

    Attributes:
        call: the call.
        shows: what it shows, in a learner's words.
        worth: what it gains over the book's call on average: IMPs, shares of a board, points, as scored.
        error: how unsure that is.
        is_book: whether the system says so.
    """

    call: Call
    shows: Words
    worth: float
    error: float
    is_book: bool


def worth_of_calls(
    pair: Partnership,
    hand: Hand,
    auction: Auction,
    setting: Setting,
    time_left: TimeLeft,
) -> tuple[CallWorth, ...]:
    """The calls that come into question, the book's first, by what its player sees and nothing else.

    Examples:
        >>> from biritch.systems import library
        >>> pair = Partnership(library("sayc"))
        >>> hand = Hand.parse("AQ2.KJ5.K943.Q72")
        >>> found = worth_of_calls(pair, hand, Auction.parse("N:"), Setting(), lambda: 0.5)
        >>> str(found[0].call), found[0].is_book
        ('1NT', True)
    """
    moment = pair.moment(auction, setting)
    book, _ = moment.call_for(hand)
    found = candidates(moment, hand, book)
    weighed = weigh(pair, hand, auction, setting, found, time_left) if len(found) > 1 else ()
    worth = {each.meaning.call: (each.mean, each.error) for each in weighed}
    return tuple(
        CallWorth(
            meaning.call,
            words_of(meaning),
            *worth.get(meaning.call, (0.0, 0.0)),
            is_book=meaning.call is book,
        )
        for meaning in found
    )
