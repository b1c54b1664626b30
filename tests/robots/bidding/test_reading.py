"""What an auction tells of the hands: bounds that hold, and worlds whose owners would have called so."""

from itertools import islice

import pytest

from biritch.auction import Auction
from biritch.cards import SUITS, Deal, Hand, seeded
from biritch.robots.bidding import Partnership, agreeing, boxes_of, worlds_of
from biritch.seats import SEATS, Seat
from biritch.systems import NAMES, Setting, library
from biritch.valuation import hcp, length

SETTING = Setting()
STAYMAN = Auction.parse("N:1NT P 2C P 2H P 3NT P P P")


def bid_out(pair: Partnership, deal: Deal, first: int) -> Auction:
    auction = Auction.begin(SEATS[first])
    while auction.turn is not None:
        auction = auction.then(pair.call(deal[auction.turn], auction, SETTING))
    return auction


@pytest.mark.parametrize("name", NAMES)
def test_hands_lie_in_the_boxes_their_calls_have_told(name: str) -> None:
    pair = Partnership(library(name))
    inside = told = 0
    for number, deal in enumerate(islice(seeded(f"boxes of {name}"), 40)):
        boxes = boxes_of(pair, bid_out(pair, deal, number % 4), SETTING)
        for seat in SEATS:
            assert len(boxes[seat]) <= 4
            told += bool(boxes[seat])
            inside += any(deal[seat] in box for box in boxes[seat])
    assert told > 100
    assert inside >= 0.97 * told


def test_a_call_of_several_kinds_of_hand_has_several_boxes() -> None:
    pair = Partnership(library("polish"))
    boxes = boxes_of(pair, Auction.parse("N:1C P"), SETTING)[Seat.NORTH]
    assert len(boxes) > 1
    assert boxes[0].hcp[0] <= 12
    assert boxes[-1].hcp[1] >= 22


def test_every_hand_that_called_so_agrees_exactly_and_others_do_not() -> None:
    pair = Partnership(library("sayc"))
    for number, deal in enumerate(islice(seeded("agreeing"), 20)):
        auction = bid_out(pair, deal, number % 4)
        assert agreeing(pair.read(auction, SETTING), auction)(deal)
    agrees = agreeing(pair.read(STAYMAN, SETTING), STAYMAN)
    assert not any(agrees(deal) for deal in islice(seeded("others"), 200))


def test_worlds_keep_one_s_own_cards_and_what_partner_has_told() -> None:
    pair, hand = Partnership(library("sayc")), Hand.parse("K943.A2.Q873.T54")
    worlds = worlds_of(
        pair,
        Auction.parse("N:1NT P"),
        SETTING,
        seat=Seat.SOUTH,
        hand=hand,
        number=30,
        enough=lambda: False,
    )
    assert len(worlds) == 30
    for deal in worlds:
        assert hand == deal[Seat.SOUTH]
        assert 15 <= hcp(deal[Seat.NORTH]) <= 17
        assert max(length(deal[Seat.NORTH], suit) for suit in SUITS) <= 6


def test_an_auction_that_nobody_would_bid_still_gives_worlds() -> None:
    pair = Partnership(library("sayc"))
    found = worlds_of(
        pair,
        Auction.parse("N:7C X 7D X 7H X"),
        SETTING,
        seat=Seat.SOUTH,
        hand=Hand.parse("AKQJ.AKQJ.AKQJ.A"),
        number=5,
        enough=lambda: False,
    )
    assert len(found) == 5
