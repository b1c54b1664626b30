"""Law 20: review of the auction."""

from __future__ import annotations

from biritch.auction import Auction, Bid, Call
from biritch.rulings import insufficient_bid_accepted
from biritch.seats import Seat


def test_20b_a_review_restates_every_call_and_who_made_it() -> None:
    auction = Auction.parse("W:P 1S X XX")
    assert [(entry.seat.value, str(entry)) for entry in auction.entries] == [
        ("W", "P"),
        ("N", "1S"),
        ("E", "X"),
        ("S", "XX"),
    ]


def test_20b_an_irregular_call_that_stood_is_restated_with_its_law() -> None:
    bid = Call.parse("1H")
    assert isinstance(bid, Bid)
    auction = insufficient_bid_accepted(Auction.parse("N:1S"), Seat.EAST, bid)
    assert str(auction) == "N:1S E:1H(27A)"
