from __future__ import annotations

import pytest
from hypothesis import given

from biritch.auction import Auction, Contract
from biritch.forms import Rubber, Settlement, TwoHanded, form_of
from biritch.score import HonourClaim, HonoursRule, Result, Sheet
from biritch.seats import SEATS, BySide, Seat
from biritch.testing import complete_auctions

FORM = form_of(TwoHanded())
LONG = form_of(TwoHanded(long_auction=True))


def _auction(calls: str, *, long: bool = False) -> Auction:
    return Auction.parse(calls, procedure=(LONG if long else FORM).bidding)


def test_each_of_two_players_keeps_the_hand_opposite_and_sees_it_from_the_start() -> None:
    assert (Seat.NORTH, Seat.EAST) == FORM.seating.chairs
    assert (Seat.NORTH, Seat.SOUTH) == FORM.seen_at_deal(Seat.NORTH)
    assert (Seat.EAST, Seat.WEST) == FORM.seen_at_deal(Seat.EAST)


@pytest.mark.parametrize(("dealer", "first"), ["NN", "EE", "SN", "WE"])
def test_the_player_whose_seat_deals_begins_and_the_two_call_in_turn(
    dealer: str, first: str
) -> None:
    auction = _auction(f"{dealer}:1C 1D 1H 1S 1NT")
    other = "E" if first == "N" else "N"
    callers = [entry.seat.value for entry in auction.entries]
    assert [first, other, first, other, first] == callers


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("N:1H P", "1HN"),
        ("N:P 1H P", "1HE"),
        ("N:1H X P", "1HXN"),
        ("N:1H X XX P", "1HXXN"),
        ("N:P P", None),
        ("W:P P", None),
        ("S:1NT 2NT 3NT P", "3NTN"),
        ("W:1H 1S 2H P", "2HE"),
    ],
)
def test_one_pass_ends_the_auction_and_two_pass_the_deal_out(
    calls: str, contract: str | None
) -> None:
    assert not _auction(calls.rpartition(" ")[0]).is_over
    auction = _auction(calls)
    assert auction.is_over
    assert auction.contract == (contract and Contract.parse(contract))


def test_the_switch_asks_for_three_passes_and_four() -> None:
    assert not _auction("N:1H P P", long=True).is_over
    assert _auction("N:1H P P P", long=True).contract == Contract.parse("1HN")
    assert not _auction("N:P P P", long=True).is_over
    assert _auction("N:P P P P", long=True).passed_out
    assert _auction("N:P P P 1C P P P", long=True).contract == Contract.parse("1CE")


@given(complete_auctions(procedure=FORM.bidding))
def test_the_player_of_the_last_bid_declares_in_his_own_seat(auction: Auction) -> None:
    assert {entry.seat for entry in auction.entries} <= set(FORM.seating.chairs)
    if auction.contract is not None:
        assert auction.contract.declarer is auction.bidder
        assert auction.contract.leader is auction.contract.declarer.lho


def test_the_lead_comes_from_declarers_left_own_hand_or_dummy_alike() -> None:
    by_north, by_east = _auction("N:1H P").contract, _auction("N:P 1H P").contract
    assert by_north is not None
    assert by_east is not None
    assert (by_north.leader, by_east.leader) == (Seat.EAST, Seat.SOUTH)
    assert FORM.seating.keeper(by_east.leader) is Seat.NORTH


def test_the_deal_goes_round_four_seats_and_the_sheet_is_a_rubbers() -> None:
    sheet, dealers = Sheet(), []
    for text in ("4SN=", "2HE=", "1CE-1", "PASS", "4SN="):
        turn = FORM.next(sheet)
        dealers.append(turn.dealer)
        sheet = FORM.record(sheet, turn, None if text == "PASS" else Result.parse(text))
    assert [*SEATS, Seat.NORTH] == dealers
    assert FORM.is_over(sheet)
    assert BySide(120 + 50 + 120 + 700, 60) == sheet.totals


def test_the_rules_of_the_house_are_those_of_a_rubber() -> None:
    rubber = Rubber(
        honours=HonoursRule.AFTER_PLAY,
        quick_rubber=True,
        settlement=Settlement.HALF_UP,
        dealer=Seat.WEST,
    )
    form, sheet = form_of(TwoHanded(rubber=rubber)), Sheet()
    assert form.next(sheet).dealer is Seat.WEST
    claim = (HonourClaim(Seat.SOUTH, 100),)
    sheet = form.record(sheet, form.next(sheet), Result.parse("4SN="), claim)
    sheet = form.record(sheet, form.next(sheet), Result.parse("3NTN="))
    assert BySide(120 + 100 + 100 + 750, 0) == sheet.totals
    assert BySide(11, -11) == form.settlement(sheet)
