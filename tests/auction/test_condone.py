"""Irregular calls that the Laws let stand, and what follows them."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.auction import DOUBLE, PASS, Auction, Bid, Call, Contract, Entry, Rotation
from biritch.auction.condone import condone, read_condoned
from biritch.errors import BadNotation, IllegalCall
from biritch.seats import Seat
from biritch.testing import auctions, bids, seats


def test_an_accepted_insufficient_bid_is_the_last_bid_and_the_auction_goes_on_from_it() -> None:
    """Law 27A: N bids 2S, E 1H, S accepts it by calling."""
    auction = condone(Auction.parse("N:2S"), Seat.EAST, Call.parse("1H"), "27A")
    assert auction.turn is Seat.SOUTH
    assert auction.last_bid is Call.parse("1H")
    assert auction.may(Call.parse("1S"))
    assert auction.may(DOUBLE)
    auction = auction.then(Call.parse("1S")).then(PASS).then(PASS).then(PASS)
    assert auction.contract == Contract.parse("1SN")
    assert auction.entries[1] == Entry(Seat.EAST, Call.parse("1H"), "27A")
    assert [entry.law for entry in auction.entries] == [None, "27A", None, None, None, None]


def test_an_accepted_call_out_of_turn_moves_the_turn_to_its_callers_left() -> None:
    """Law 29A: N deals and bids 1C, S bids 1H before E, W accepts it by calling."""
    auction = condone(Auction.parse("N:1C"), Seat.SOUTH, Call.parse("1H"), "29A")
    assert auction.turn is Seat.WEST
    assert auction.bidder is Seat.SOUTH
    auction = auction.then(PASS).then(PASS).then(Call.parse("1S")).then(PASS)
    assert [entry.seat.value for entry in auction.entries] == list("NSWNES")
    assert auction.turn is Seat.WEST


def test_an_opening_out_of_turn_that_is_accepted_skips_those_before_it() -> None:
    auction = condone(Auction.begin(Seat.NORTH), Seat.SOUTH, Call.parse("1NT"), "29A")
    assert auction.turn is Seat.WEST
    assert not auction.then(PASS).then(PASS).is_over
    assert auction.then(PASS).then(PASS).then(PASS).contract == Contract.parse("1NTS")


@pytest.mark.parametrize(
    ("calls", "turn"),
    [
        # N 1S, then S passes out of turn and W accepts: E never had his turn.
        ("N:1S S:P(28) P P", Seat.EAST),
        ("N:1S S:P(28) P P P P P", None),
        # N 1S, E passes, W out of turn, N accepts: S never had his turn.
        ("N:1S P W:P(28) P", Seat.SOUTH),
        ("N:1S P W:P(28) P P", Seat.WEST),
        ("N:1S P W:P(28) P P P", None),
    ],
)
def test_three_passes_do_not_end_it_over_the_head_of_one_who_was_passed_over(
    calls: str, turn: Seat | None
) -> None:
    """Law 34."""
    auction = read_condoned(calls)
    assert auction.turn is turn
    assert auction.is_over == (turn is None)
    if turn is None:
        assert auction.contract == Contract.parse("1SN")


def test_who_was_passed_over_may_bid_when_his_turn_comes_back() -> None:
    auction = read_condoned("N:1S P W:P(28) P 2S")
    assert auction.contract_so_far == Contract.parse("2SN")
    assert auction.turn is Seat.WEST


def test_a_deal_is_not_passed_out_until_all_four_have_passed() -> None:
    """Law 22A1."""
    assert read_condoned("N:E:P(28) P P P").passed_out
    auction = read_condoned("N:P P W:P(28) P")
    assert auction.turn is Seat.SOUTH
    assert auction.then(PASS).passed_out


@pytest.mark.parametrize(
    ("before", "seat", "call", "code"),
    [
        ("N:1S", Seat.SOUTH, "X", "call.double.own"),
        ("N:1S X", Seat.WEST, "XX", "call.redouble.own"),
        ("N:", Seat.EAST, "X", "call.double.no_bid"),
        ("N:P P P P", Seat.EAST, "P", "call.over"),
        ("N:1C P P P", Seat.SOUTH, "2C", "call.over"),
    ],
)
def test_no_law_lets_an_inadmissible_double_or_a_call_after_the_end_stand(
    before: str, seat: Seat, call: str, code: str
) -> None:
    """Law 36, 39."""
    with pytest.raises(IllegalCall) as refused:
        condone(Auction.parse(before), seat, Call.parse(call), "29A")
    assert refused.value.code == code


def test_an_admissible_double_out_of_turn_stands() -> None:
    auction = condone(Auction.parse("N:1C P"), Seat.WEST, DOUBLE, "29A")
    assert auction.turn is Seat.NORTH
    assert auction.may(Call.parse("XX"))


def test_declarer_named_the_strain_first_even_in_a_bid_that_was_let_stand() -> None:
    auction = read_condoned("N:1S E:1H(27A) P 2H P P P")
    assert auction.contract == Contract.parse("2HE")


@given(auctions(), seats(), bids(), st.sampled_from(["27A", "29A"]))
def test_an_auction_with_an_irregular_call_reads_back_and_can_be_taken_back(
    auction: Auction, seat: Seat, bid: Bid, law: str
) -> None:
    if auction.is_over:
        return
    irregular = condone(auction, seat, bid, law)
    assert read_condoned(str(irregular)) == irregular
    assert pickle.loads(pickle.dumps(irregular)) == irregular
    assert irregular.first(len(auction)) == auction
    assert irregular.first(len(irregular)) == irregular
    assert irregular.then(PASS).first(len(irregular)).turn is irregular.turn is seat.lho


def test_a_forms_order_of_callers_holds_after_an_irregular_call() -> None:
    two = Rotation((Seat.NORTH, Seat.EAST), closing_passes=1, opening_passes=2)
    auction = read_condoned("N:1S E:1H(27A)", procedure=two)
    assert auction.turn is Seat.NORTH


def test_only_the_door_lets_an_irregular_call_in() -> None:
    with pytest.raises(BadNotation):
        Auction.parse("N:1S E:1H(27A)")
    with pytest.raises(IllegalCall):
        read_condoned("N:1S 1H")


@pytest.mark.parametrize("text", ["N:1S E:1H()", "N:1S 1H(27A)", "N:1S Q:1H(27A)"])
def test_an_irregular_call_without_its_seat_and_law_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_condoned(text)
