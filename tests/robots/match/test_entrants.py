"""Players by name: what they bid, and how they read those who bid otherwise."""

from __future__ import annotations

import pytest

from biritch.auction import Auction
from biritch.errors import BadValue
from biritch.robots.bidding import Partnership
from biritch.robots.match import player_of
from biritch.seats import Seat
from biritch.systems import Setting, library


@pytest.mark.parametrize("name", ["moscow", "sayc:master", "simple:master", ""])
def test_no_player_goes_by_a_name_that_is_none(name: str) -> None:
    with pytest.raises(BadValue):
        player_of(name)


def test_a_call_is_read_by_the_system_of_the_pair_that_made_it() -> None:
    sayc, precision = library("sayc"), library("precision")
    auction = Auction.parse("N:1C P")  # South is to answer a strong club
    shown = Partnership(precision, sayc).read(auction, Setting()).shown
    assert shown[Seat.NORTH].box.hcp[0] >= 15
    auction = Auction.parse("N:1C")  # East, who bids Precision, hears an American club
    shown = Partnership(precision, sayc).read(auction, Setting()).shown
    assert shown[Seat.NORTH].box.hcp[0] < 13
    auction = Auction.parse("N:1C P P P")  # it is over: the pair is the dealer's
    shown = Partnership(precision, sayc).read(auction, Setting()).shown
    assert shown[Seat.NORTH].box.hcp[0] >= 15
