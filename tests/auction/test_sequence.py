"""Many calls at once are as many calls one by one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from biritch.auction import CALLS, DOUBLE, PASS, Auction, Bid, Call, Rotation, after_calls
from biritch.cards import Strain
from biritch.errors import IllegalCall
from biritch.seats import Seat
from biritch.testing import auctions, complete_auctions


def one_by_one(auction: Auction, calls: tuple[Call, ...]) -> Auction | str:
    try:
        for call in calls:
            auction = auction.then(call)
    except IllegalCall as wrong:
        return str(wrong)
    return auction


def at_once(auction: Auction, calls: tuple[Call, ...]) -> Auction | str:
    try:
        return after_calls(auction, calls)
    except IllegalCall as wrong:
        return str(wrong)


@given(auctions() | complete_auctions())
def test_any_legal_calls_give_the_same_auction(auction: Auction) -> None:
    begun = Auction.begin(auction.dealer)
    half = len(auction) // 2
    assert auction == after_calls(begun, auction.calls)
    assert auction == after_calls(after_calls(begun, auction.calls[:half]), auction.calls[half:])


@given(complete_auctions(), st.lists(st.sampled_from(CALLS), max_size=3), st.integers(0, 40))
def test_wrong_calls_are_refused_in_the_same_words(
    auction: Auction, wrong: list[Call], at: int
) -> None:
    calls = (*auction.calls[:at], *wrong, *auction.calls[at:])
    begun = Auction.begin(auction.dealer)
    assert one_by_one(begun, calls) == at_once(begun, calls)


def test_a_call_after_the_last_pass_is_refused() -> None:
    begun = Auction.begin(Seat.NORTH)
    for calls in ((PASS,) * 5, (Bid(1, Strain.CLUBS), PASS, PASS, PASS, DOUBLE)):
        assert one_by_one(begun, calls) == at_once(begun, calls)
        assert isinstance(at_once(begun, calls), str)


def test_two_players_call_at_once_as_well() -> None:
    two = Rotation((Seat.NORTH, Seat.EAST), closing_passes=1, opening_passes=2)
    begun = Auction.begin(Seat.SOUTH, procedure=two)
    calls = tuple(map(Call.parse, ("1NT", "2C", "P")))
    assert str(one_by_one(begun, calls)) == str(at_once(begun, calls)) == "S:1NT 2C P"
