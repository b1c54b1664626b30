"""The one way to a call or card that stands although it was irregular.

The auction and the play refuse everything irregular; their only other door opens to this room.
Readers of records and tables that must show what happened come through here, by the law's name.

Law: 27A, 28, 29A, 53A, 63.
"""

from __future__ import annotations

from biritch.auction import Auction, Bid, Call
from biritch.auction.condone import condone as condone_call
from biritch.auction.condone import read_condoned
from biritch.cards import Card
from biritch.play import Play
from biritch.play.condone import condone as condone_card
from biritch.seats import Seat


def let_call_stand(auction: Auction, seat: Seat, call: Call, law: str) -> Auction:
    """The auction after an irregular call that stands by some law, as a record names it.

    Law: 27A, 28, 29A.

    Raises:
        IllegalCall: for what no law lets stand.
    """
    return condone_call(auction, seat, call, law)


def let_card_stand(play: Play, seat: Seat, card: Card, law: str) -> Play:
    """The play after an irregular card that stands by some law, as a record names it.

    Law: 53A, 63.

    Raises:
        IllegalPlay: for what no law lets stand.
    """
    return condone_card(play, seat, card, law)


def insufficient_bid_accepted(auction: Auction, seat: Seat, bid: Bid) -> Auction:
    """The auction after a bid too low that the next opponent treated as if it were enough.

    Law: 27A.

    Raises:
        IllegalCall: if the auction is over.

    Examples:
        >>> str(insufficient_bid_accepted(Auction.parse("N:1S"), Seat.EAST, Call.parse("1H")))
        'N:1S E:1H(27A)'
    """
    return condone_call(auction, seat, bid, "27A")


def call_out_of_turn_accepted(auction: Auction, seat: Seat, call: Call) -> Auction:
    """The auction after a call out of turn that the next opponent accepted by calling.

    Law: 29A.

    Raises:
        IllegalCall: for a double or redouble that is not admissible, or if the auction is over.

    Examples:
        >>> call_out_of_turn_accepted(Auction.begin(Seat.WEST), Seat.NORTH, Call.parse("1D")).turn
        <Seat.EAST: 'E'>
    """
    return condone_call(auction, seat, call, "29A")


def lead_out_of_turn_accepted(play: Play, seat: Seat, card: Card) -> Play:
    """The play after a lead from the wrong hand that either opponent accepted.

    Law: 53A.

    Raises:
        IllegalPlay: if it is no lead, or that hand does not hold the card.
    """
    return condone_card(play, seat, card, "53A")


def revoke_established(play: Play, seat: Seat, card: Card) -> Play:
    """The play after a card of another suit from a hand that could have followed, now established.

    Law: 63.

    Raises:
        IllegalPlay: if the hand is not in turn or does not hold the card.
    """
    return condone_card(play, seat, card, "63")


def read_auction(text: str) -> Auction:
    """Read an auction as `str` writes it, irregular calls with their seat and their law included.

    Raises:
        BadNotation: if it cannot be read.
        IllegalCall: if a call is neither legal nor let stand.

    Examples:
        >>> str(read_auction("N:1S E:1H(27A) P"))
        'N:1S E:1H(27A) P'
    """
    return read_condoned(text)
