"""Law 27A: an insufficient bid that is accepted."""

from __future__ import annotations

import pytest

from biritch.auction import BIDS, Auction, Bid, Call
from biritch.errors import IllegalCall
from biritch.rulings import insufficient_bid_accepted
from biritch.seats import Seat

ONE_HEART: Bid = BIDS[2]


def test_27a1_an_accepted_insufficient_bid_counts_as_legal_and_the_next_may_bid_over_it() -> None:
    auction = insufficient_bid_accepted(Auction.parse("N:2C"), Seat.EAST, ONE_HEART)
    assert auction.turn is Seat.SOUTH
    assert auction.last_bid is ONE_HEART
    assert auction.may(Call.parse("1S"))
    assert auction.may(Call.parse("X"))


def test_27a1_an_accepted_insufficient_bid_may_become_the_contract() -> None:
    auction = insufficient_bid_accepted(Auction.parse("N:2C"), Seat.EAST, ONE_HEART)
    for _ in range(3):
        auction = auction.then(Call.parse("P"))
    assert str(auction.contract) == "1HE"


def test_27a1_no_bid_is_accepted_after_the_end_of_the_auction() -> None:
    with pytest.raises(IllegalCall):
        insufficient_bid_accepted(Auction.parse("N:2C P P P"), Seat.NORTH, ONE_HEART)
