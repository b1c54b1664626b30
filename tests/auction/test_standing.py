"""Where the bidding stands: one object for each standing, and what each side may then call."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given

from biritch.auction import CALLS, DOUBLE, OPENING, PASS, REDOUBLE, Auction, Bid, Doubling, Standing
from biritch.cards import Strain
from biritch.seats import Seat, Side
from biritch.testing import auctions


def test_one_standing_is_one_object() -> None:
    spade = Bid(1, Strain.SPADES)
    standing = OPENING.after(Seat.EAST, spade).after(Seat.SOUTH, DOUBLE)
    assert standing is Standing(spade, Seat.EAST, Doubling.DOUBLED, 0)
    assert pickle.loads(pickle.dumps(standing)) is standing
    assert repr(standing) == "<Standing 1SX by E, passes: 0>"
    assert repr(OPENING) == "<Standing no bid, passes: 0>"


def test_a_pass_leaves_everything_but_the_count_of_passes() -> None:
    standing = OPENING.after(Seat.EAST, Bid(1, Strain.SPADES)).after(Seat.SOUTH, PASS)
    assert (standing.last_bid, standing.bidder) == (Bid(1, Strain.SPADES), Seat.EAST)
    assert standing.passes == 1
    assert standing.after(Seat.WEST, REDOUBLE).passes == 0


@given(auctions())
def test_each_side_may_call_what_it_could_in_turn(auction: Auction) -> None:
    standing = auction.standing
    for side, bits in zip(Side, standing.masks, strict=True):
        for call in CALLS:
            assert bits >> call.index & 1 == (call in standing.lawful(side))
    if auction.turn is not None:
        assert standing.lawful(auction.turn.side) == auction.legal()


def test_a_standing_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        OPENING.passes = 2
