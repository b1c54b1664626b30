"""Who calls next and when it is over: round the table, two players, and the designating auction."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from biritch.auction import (
    CALLS,
    DOUBLE,
    PASS,
    ROUND_TABLE,
    Auction,
    Bid,
    Call,
    Contract,
    Entry,
    Procedure,
    Rotation,
    Standing,
)
from biritch.errors import IllegalCall
from biritch.seats import SEATS, Seat
from biritch.testing import complete_auctions

TWO = Rotation((Seat.NORTH, Seat.EAST), closing_passes=1, opening_passes=2)
TWO_LONG = Rotation((Seat.NORTH, Seat.EAST))


def test_the_ordinary_procedure_is_four_callers_three_passes_and_four() -> None:
    assert ROUND_TABLE == Rotation(SEATS, closing_passes=3, opening_passes=4)
    assert hash(ROUND_TABLE) == hash(Rotation())


@pytest.mark.parametrize(
    ("dealer", "first"),
    [
        (Seat.NORTH, Seat.NORTH),
        (Seat.EAST, Seat.EAST),
        (Seat.SOUTH, Seat.NORTH),
        (Seat.WEST, Seat.EAST),
    ],
)
def test_with_two_players_he_begins_whose_seat_deals(dealer: Seat, first: Seat) -> None:
    assert Auction.begin(dealer, procedure=TWO).turn is first


def test_with_two_players_one_pass_ends_the_auction_once_somebody_has_bid() -> None:
    auction = Auction.parse("N:1H 1S X XX 2H P", procedure=TWO)
    assert [Seat.NORTH, Seat.EAST] * 3 == [entry.seat for entry in auction.entries]
    assert auction.contract == Contract.parse("2HN")
    assert Auction.parse("S:P 1C P", procedure=TWO).contract == Contract.parse("1CE")


def test_with_two_players_two_passes_at_the_start_pass_the_deal_out() -> None:
    assert not Auction.parse("E:P", procedure=TWO).is_over
    assert Auction.parse("E:P P", procedure=TWO).passed_out


def test_with_two_players_the_switch_asks_for_three_passes_and_four() -> None:
    assert not Auction.parse("N:P P P", procedure=TWO_LONG).is_over
    assert Auction.parse("N:P P P P", procedure=TWO_LONG).passed_out
    assert not Auction.parse("N:1C P P", procedure=TWO_LONG).is_over
    assert Auction.parse("N:1C P P P", procedure=TWO_LONG).contract == Contract.parse("1CN")


@given(complete_auctions(procedure=TWO))
def test_with_two_players_each_declares_in_his_own_seat(auction: Auction) -> None:
    assert {entry.seat for entry in auction.entries} <= {Seat.NORTH, Seat.EAST}
    if auction.contract is not None:
        assert auction.contract.declarer is auction.bidder


class Designating(Struct, frozen=True):
    """Three players: the partners bid, the dummy's owner designates, doubles finish it.

    It stands here to prove that a form can bring such a procedure as a value.
    """

    owner: Seat

    @property
    def partners(self) -> Rotation:
        seats = tuple(seat for seat in SEATS if seat.side is not self.owner.side)
        return Rotation(seats, closing_passes=1, opening_passes=2)

    def _designated(self, entries: tuple[Entry, ...]) -> int:
        """The place of the owner's first call; the number of calls if he has not called."""
        seats = [entry.seat for entry in entries]
        return seats.index(self.owner) if self.owner in seats else len(seats)

    def turn(self, dealer: Seat, entries: tuple[Entry, ...], standing: Standing) -> Seat | None:
        place = self._designated(entries)
        if place == len(entries):
            return self.partners.turn(dealer, entries, standing) or self.owner
        designation, *answers = entries[place:]
        if designation.call is PASS:
            return None
        if not answers:
            return self.partners.next(self.owner)
        last = answers[-1]
        if last.call is PASS:
            return None if len(answers) > 1 or last.seat is self.owner else last.seat.partner
        return self.owner if isinstance(designation.call, Bid) and last.call is DOUBLE else None

    def allows(self, auction: Auction) -> tuple[Call, ...]:
        if self._designated(auction.entries) == len(auction):
            if auction.turn is self.owner:
                return auction.lawful
            return tuple(call for call in auction.lawful if call is PASS or isinstance(call, Bid))
        return tuple(call for call in auction.lawful if not isinstance(call, Bid))


OWNER_SOUTH: Procedure = Designating(Seat.SOUTH)


@pytest.mark.parametrize(
    ("calls", "seats", "contract"),
    [
        ("P P P", "EWS", None),
        ("1H 2H P P", "EWES", "2HE"),
        ("1H P 1S P", "EWSW", None),
        ("1H P 1S P P", "EWSWE", "1SS"),
        ("1H P 1S X P", "EWSWS", "1SXS"),
        ("1H P 1S X XX", "EWSWS", "1SXXS"),
        ("1H P 1S P X P", "EWSWES", "1SXS"),
        ("1H P X P P", "EWSWE", "1HXE"),
        ("1H P X XX", "EWSW", "1HXXE"),
        ("P P 3NT P P", "EWSWE", "3NTS"),
    ],
)
def test_three_players_bid_in_three_stages(calls: str, seats: str, contract: str | None) -> None:
    auction = Auction.parse(f"N:{calls}", procedure=OWNER_SOUTH)
    assert list(seats) == [entry.seat.value for entry in auction.entries]
    assert auction.contract == (contract and Contract.parse(contract))
    assert auction.is_over == (calls != "1H P 1S P")


def test_a_form_may_narrow_what_the_laws_allow_and_the_refusal_says_so() -> None:
    auction = Auction.parse("N:1H P 1S", procedure=OWNER_SOUTH)
    assert [str(call) for call in auction.legal()] == ["P", "X"]
    assert not auction.may(Call.parse("2H"))
    assert auction.may(DOUBLE)
    with pytest.raises(IllegalCall, match=r"West may not call 2H at this stage.*P, X") as refused:
        auction.then(Call.parse("2H"))
    assert (refused.value.code, refused.value.law) == ("call.narrowed", None)


class Generous(Struct, frozen=True):
    """It claims to allow everything."""

    def turn(self, dealer: Seat, entries: tuple[Entry, ...], standing: Standing) -> Seat | None:
        return ROUND_TABLE.turn(dealer, entries, standing)

    def allows(self, auction: Auction) -> tuple[Call, ...]:
        assert auction.turn is not None
        return CALLS


@given(complete_auctions(), st.data())
def test_a_form_can_never_widen_what_the_laws_allow(auction: Auction, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(auction) - 1))
    ordinary = auction.first(place)
    generous = Auction.parse(str(ordinary), procedure=Generous())
    assert generous.legal() == ordinary.legal()
    for call in CALLS:
        assert generous.may(call) == ordinary.may(call)


def test_a_caller_not_at_the_table_is_passed_over() -> None:
    partners = Rotation((Seat.EAST, Seat.WEST), closing_passes=1, opening_passes=2)
    assert Auction.begin(Seat.NORTH, procedure=partners).turn is Seat.EAST
    assert Auction.begin(Seat.SOUTH, procedure=partners).turn is Seat.WEST
    assert Auction.begin(Seat.WEST, procedure=partners).turn is Seat.WEST
