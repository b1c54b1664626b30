"""Auctions: turn, legality, end, declarer; the auctions of the source documents."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.auction import (
    CALLS,
    DOUBLE,
    PASS,
    REDOUBLE,
    Auction,
    Bid,
    Call,
    Contract,
    Doubling,
    Rotation,
)
from biritch.cards import STRAINS, Strain
from biritch.errors import BadNotation, IllegalCall
from biritch.seats import SEATS, Seat
from biritch.testing import auctions, complete_auctions


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("P 1S P P P", "1SE"),
        ("1S P 1NT P 3D P 3H P 3NT P P P", "3NTS"),
        ("1H 1S 2C 2S 3D P 4H P P P", "4HN"),
        ("P P 1D 2C 2H X 2S P P 3C P P X P P P", "3CXW"),
        ("1C 1S 2H P 4H P P P", "4HS"),
        ("1H 2H 2S 4H P P X P P P", "4HXE"),
        ("1H 1NT 2H X XX P P P", "2HXXN"),
    ],
)
def test_the_auctions_of_the_source_documents_end_in_their_contracts(
    calls: str, contract: str
) -> None:
    for steps, dealer in enumerate(SEATS):
        auction = Auction.parse(f"{dealer.value}:{calls}")
        expected = Contract.parse(contract)
        assert auction.is_over
        assert auction.turn is None
        assert auction.contract == Contract(
            expected.level, expected.strain, expected.doubling, expected.declarer.after(steps)
        )
        assert not auction.first(len(auction) - 1).is_over
        assert auction.first(len(auction) - 1).contract is None


def test_west_may_double_the_opponents_last_bid_but_not_his_partners() -> None:
    assert Auction.parse("N:1H 1S 2H").may(DOUBLE)
    assert not Auction.parse("N:1H 1S P").may(DOUBLE)


def test_the_doubled_side_may_redouble_until_it_lets_the_chance_pass() -> None:
    assert Auction.parse("N:1H 1S X").may(REDOUBLE)
    after_two_passes = Auction.parse("N:1H X P P")
    assert after_two_passes.turn is Seat.NORTH
    assert after_two_passes.may(REDOUBLE)
    for south in ("1S", "2C", "XX", "1NT", "2H"):
        assert not Auction.parse(f"N:1H X {south} P").may(REDOUBLE)


def test_a_double_or_redouble_does_not_raise_the_level() -> None:
    assert Auction.parse("N:5C X XX").may(Call.parse("5D"))
    assert not Auction.parse("N:5C X XX").may(Call.parse("5C"))


def test_over_one_diamond_one_heart_is_enough_but_clubs_only_from_two() -> None:
    auction = Auction.parse("N:1D")
    for bid in ("1H", "1S", "1NT", "4S", "2C"):
        assert auction.may(Call.parse(bid))
    assert not auction.may(Call.parse("1C"))


def test_a_new_bid_cancels_a_double() -> None:
    auction = Auction.parse("N:1H X 2H")
    assert auction.doubling is Doubling.UNDOUBLED
    assert (auction.last_bid, auction.bidder) == (Bid(2, Strain.HEARTS), Seat.SOUTH)


def test_four_passes_pass_a_deal_out() -> None:
    auction = Auction.parse("E:P P P P")
    assert auction.passed_out
    assert auction.is_over
    assert auction.contract is None
    assert auction.contract_so_far is None
    assert not Auction.parse("E:P P P").is_over
    assert not Auction.parse("E:P P P").passed_out
    assert not Auction.parse("E:1C P P P").passed_out


def test_a_pass_does_not_bar_later_calls() -> None:
    assert Auction.parse("N:P P P 1C 1D").contract_so_far == Contract.parse("1DN")


@pytest.mark.parametrize(
    ("before", "call", "code", "law", "words"),
    [
        ("N:1H", "1H", "call.insufficient", "18D", "East's 1H is not sufficient"),
        ("N:2C X", "1NT", "call.insufficient", "18D", "higher than the last bid, 2C"),
        ("N:", "X", "call.double.no_bid", "19A1", "there is no bid to double"),
        ("N:1H P", "X", "call.double.own", "19A1", "the last bid, 1H, is his own side's"),
        ("N:1H X", "X", "call.double.own", "19A1", "the last bid, 1H, is his own side's"),
        ("N:1H X XX", "X", "call.double.twice", "19A1", "1H, is redoubled already"),
        ("N:1H X P", "X", "call.double.twice", "19A1", "1H, is doubled already"),
        ("N:", "XX", "call.redouble.no_double", "19B1", "no double to redouble"),
        ("N:1H", "XX", "call.redouble.no_double", "19B1", "no double to redouble"),
        ("N:1H X P", "XX", "call.redouble.own", "19B1", "his own side's"),
        ("N:1H X XX", "XX", "call.redouble.twice", "19B1", "redoubled already"),
        ("N:1H P P P", "P", "call.over", "22B", "P comes too late"),
        ("N:P P P P", "1C", "call.over", "22B", "1C comes too late"),
    ],
)
def test_a_refused_call_says_why_and_by_which_law(
    before: str, call: str, code: str, law: str, words: str
) -> None:
    auction = Auction.parse(before)
    with pytest.raises(IllegalCall) as refused:
        auction.then(Call.parse(call))
    assert (refused.value.code, refused.value.law) == (code, law)
    assert words in str(refused.value)
    assert f"(Law {law})" in str(refused.value)
    assert refused.value.details["call"] == call


@given(auctions())
def test_every_legal_call_is_accepted_and_every_other_refused(auction: Auction) -> None:
    legal = auction.legal()
    assert [call.index for call in legal] == sorted({call.index for call in legal})
    for call in CALLS:
        assert auction.may(call) == (call in legal)
        if call in legal:
            assert auction.then(call).calls == (*auction.calls, call)
        else:
            with pytest.raises(IllegalCall):
                auction.then(call)


@given(auctions())
def test_legality_is_as_the_laws_say_read_from_the_calls_alone(auction: Auction) -> None:
    """Law 18D, 19A1, 19B1, 22, worked out here from the whole history, with nothing kept."""
    calls = auction.calls
    order = [auction.dealer.after(n) for n in range(len(calls) + 1)]
    bids = [n for n, call in enumerate(calls) if isinstance(call, Bid)]
    trailing = (
        len(calls) - max((n for n, call in enumerate(calls) if call is not PASS), default=-1) - 1
    )
    over = trailing >= 3 if bids else len(calls) == 4
    assert auction.is_over == over
    if over:
        assert auction.legal() == ()
        return
    assert auction.turn is order[-1]
    me = order[-1].side
    heard = [(n, call) for n, call in enumerate(calls) if call is not PASS]
    last_place, last_heard = heard[-1] if heard else (0, PASS)
    theirs = order[last_place].side is not me
    expected: set[Call] = {PASS}
    expected.update(
        call
        for call in CALLS
        if isinstance(call, Bid) and (not bids or call.index > calls[bids[-1]].index)
    )
    if theirs and isinstance(last_heard, Bid):
        expected.add(DOUBLE)
    if theirs and last_heard is DOUBLE:
        expected.add(REDOUBLE)
    assert set(auction.legal()) == expected


@given(complete_auctions())
def test_declarer_is_the_first_of_the_last_bids_side_to_name_its_strain(auction: Auction) -> None:
    named: dict[tuple[object, Strain], Seat] = {}
    last: tuple[Seat, Bid] | None = None
    for n, call in enumerate(auction):
        seat = auction.dealer.after(n)
        if isinstance(call, Bid):
            named.setdefault((seat.side, call.strain), seat)
            last = seat, call
    if last is None:
        assert auction.passed_out
        return
    seat, bid = last
    assert auction.contract is not None
    assert auction.contract.bid is bid
    assert auction.contract.declarer is named[seat.side, bid.strain]
    crosses = sum(
        {DOUBLE: 1, REDOUBLE: 1}.get(call, 0) for call in auction.calls[auction.calls.index(bid) :]
    )
    assert len(auction.contract.doubling.value) == crosses


@given(auctions(), st.integers(0, 3))
def test_turning_the_table_turns_the_auction(auction: Auction, steps: int) -> None:
    turned = Auction.begin(auction.dealer.after(steps))
    for call in auction:
        turned = turned.then(call)
    assert turned.turn is (auction.turn and auction.turn.after(steps))
    assert turned.legal() == auction.legal()
    if (contract := auction.contract_so_far) is not None:
        assert turned.contract_so_far is not None
        assert turned.contract_so_far.declarer is contract.declarer.after(steps)


@given(auctions())
def test_an_auction_reads_back_from_its_own_spelling(auction: Auction) -> None:
    assert Auction.parse(str(auction)) == auction
    assert hash(Auction.parse(str(auction))) == hash(auction)
    for twin in (pickle.loads(pickle.dumps(auction)), copy.deepcopy(auction)):
        assert twin == auction
        assert twin.standing is auction.standing
        assert twin.legal() == auction.legal()
    assert repr(auction) == f"<Auction {auction}>"


@given(auctions(), st.data())
def test_the_auction_after_its_first_calls_is_what_it_was_then(
    auction: Auction, data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(auction)))
    earlier = Auction.begin(auction.dealer)
    for call in auction.calls[:count]:
        earlier = earlier.then(call)
    assert auction.first(count) == earlier
    assert auction.first(count).turn is earlier.turn


@pytest.mark.parametrize("count", [-1, 3])
def test_there_is_no_auction_after_more_calls_than_were_made(count: int) -> None:
    with pytest.raises(IndexError, match="an auction of 2 calls"):
        Auction.parse("N:1C P").first(count)


def test_auctions_differ_by_dealer_procedure_and_calls() -> None:
    auction = Auction.parse("N:1C P")
    assert auction != Auction.parse("S:1C P")
    assert auction != Auction.parse("N:1C P P")
    assert auction != Auction.parse("N:1C P", procedure=Rotation(closing_passes=2))


def test_an_auction_without_calls_is_still_an_auction() -> None:
    auction = Auction.begin(Seat.SOUTH)
    assert auction
    assert len(auction) == 0
    assert list(auction) == []
    assert auction.turn is Seat.SOUTH
    assert str(auction) == "S:"
    assert Auction.parse("S:") == auction


def test_an_auction_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        Auction.begin(Seat.NORTH).turn = Seat.EAST  # type: ignore[misc]


@pytest.mark.parametrize("text", ["1C P", "Q:1C", "N:1C banana"])
def test_what_is_no_auction_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Auction.parse(text)


def test_every_strain_can_be_the_contract_at_every_level() -> None:
    for level in range(1, 8):
        for strain in STRAINS:
            bid = Bid(level, strain)
            assert Auction.parse(f"W:{bid} P P P").contract == Contract.parse(f"{bid}W")
