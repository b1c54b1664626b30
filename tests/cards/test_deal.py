"""Deals: four hands that share no card, whole or as far as they are known."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import NOTHING_KNOWN, PACK, Deal, Hand
from biritch.errors import BadNotation, BadValue
from biritch.seats import SEATS, BySeat, Seat
from biritch.testing import deals, partial_deals, seats

# A published protocol's deal; dealt round the table it names every card once.
PUBLISHED = "N:A2.AJT43.A9.A965 KQ84.KQ97.KQ82.4 JT3.8.73.KQJT872 9765.652.JT654.3"


@given(deals() | partial_deals(), seats())
def test_a_deal_reads_back_from_any_first_seat(deal: Deal, first: Seat) -> None:
    text = deal.pbn(first)
    assert text[:2] == f"{first.value}:"
    assert Deal.parse(text) == deal
    assert Deal.parse(str(deal)) == deal
    assert hash(Deal.parse(text)) == hash(deal)
    assert eval(repr(deal)) == deal
    assert pickle.loads(pickle.dumps(deal)) == deal


@given(deals())
def test_a_complete_deal_leaves_no_card_unknown(deal: Deal) -> None:
    assert deal.is_complete
    assert deal.unknown == Hand()
    assert sorted(card for hand in deal for card in hand) == list(PACK)


@given(partial_deals())
def test_the_unknown_cards_are_those_in_no_known_hand(deal: Deal) -> None:
    known = {card for hand in deal for card in hand}
    assert set(deal.unknown) == set(PACK) - known
    assert deal.is_complete == (not deal.unknown)


@given(partial_deals(), st.integers(-4, 4))
def test_a_deal_turned_is_the_same_hands_elsewhere(deal: Deal, steps: int) -> None:
    turned = deal.rotate(steps)
    assert all(turned[seat.after(steps)] == deal[seat] for seat in SEATS)
    assert turned.rotate(-steps) == deal


@given(deals(), seats())
def test_one_hand_can_be_taken_from_a_deal(deal: Deal, seat: Seat) -> None:
    without = deal.put(seat, Hand())
    assert without.unknown == deal[seat]
    assert without.put(seat, deal[seat]) == deal


def test_a_published_deal_is_read_seat_by_seat() -> None:
    deal = Deal.parse(PUBLISHED)
    assert deal.is_complete
    assert deal[Seat.SOUTH] == Hand.parse("JT3.8.73.KQJT872")
    assert Deal.parse(f"W:{PUBLISHED[2:]}")[Seat.EAST] == deal[Seat.SOUTH]
    assert str(deal) == PUBLISHED


def test_a_hand_nobody_knows_is_a_dash() -> None:
    assert str(NOTHING_KNOWN) == "N:- - - -"
    assert Deal.parse("E:? - ... -") == NOTHING_KNOWN
    assert Deal.parse("E:A... - - -")[Seat.EAST] == Hand.parse("A...")


def test_no_card_is_dealt_twice() -> None:
    hand = Hand.parse("AK2...")
    with pytest.raises(BadValue, match="dealt twice, the second time to West") as refused:
        Deal(BySeat(hand, Hand(), Hand(), Hand.parse("2...")))
    assert (refused.value.code, refused.value.law) == ("deal.twice", "1")
    assert refused.value.details == {"cards": "2...", "seat": "W"}


@pytest.mark.parametrize(
    "text", ["", "- - - -", "N:- - -", "N:- - - - -", "Q:- - - -", "N:AA... - - -"]
)
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Deal.parse(text)


def test_a_deal_is_nothing_else_and_cannot_be_changed() -> None:
    assert NOTHING_KNOWN != "N:- - - -"
    with pytest.raises(AttributeError, match="cannot be changed"):
        NOTHING_KNOWN.hands = BySeat.same(Hand())
