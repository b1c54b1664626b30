"""Whatever the others bid, a system has a legal call, a meaning for theirs, and its wits."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from biritch.auction import Auction, Pass
from biritch.cards import Deal, Hand, seeded
from biritch.seats import SEATS, BySide, Seat, Vulnerability
from biritch.systems import NAMES, library
from biritch.systems.told import told

DEALS = tuple(islice(seeded("any auction"), 20))


def wild(data: st.DataObject, calls: int) -> Auction:
    """An auction of any legal calls, sense or none."""
    auction = Auction.begin(data.draw(st.sampled_from(SEATS)))
    for _ in range(calls):
        if auction.turn is None:
            break
        low = auction.legal()[:8]  # low bids, so that there is much of it
        auction = auction.then(data.draw(st.sampled_from(low)))
    return auction


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_after_any_auction_there_is_a_legal_call_and_every_call_is_explained(
    name: str, data: st.DataObject
) -> None:
    system = library(name)
    auction = wild(data, data.draw(st.integers(0, 10)))
    reading = system.read(auction)
    assert len(reading.meanings) == len(auction)
    assert all(told(meaning).ru for meaning in reading.meanings)
    if auction.turn is not None:
        deal = data.draw(st.sampled_from(DEALS))
        assert auction.may(system.bid(deal[auction.turn], auction).call)


def test_systems_may_meet_one_another() -> None:
    systems = [library("precision"), library("acol")]
    deal: Deal = DEALS[0]
    auction = Auction.begin(Seat.NORTH)
    while auction.turn is not None:
        mine, theirs = systems if auction.turn.side is Seat.NORTH.side else systems[::-1]
        auction = auction.then(mine.bid(deal[auction.turn], auction, against=theirs).call)
    meanings = systems[0].read(auction, against=systems[1]).meanings
    assert len(meanings) == len(auction)


def test_an_opponents_strong_club_is_no_club_suit() -> None:
    auction = Auction.parse("N:1C")
    precision, sayc = library("precision"), library("sayc")
    moment = sayc.moment(auction, against=precision)
    assert moment.situation.theirs == ()
    assert [suit.value for suit in sayc.moment(auction).situation.theirs] == ["C"]


def test_a_part_score_changes_what_game_is() -> None:
    sayc = library("sayc")
    auction = Auction.parse("N:1S P 2S P")
    part = sayc.moment(auction, part_scores=BySide(60, 0)).situation
    assert part.at_game
    assert not sayc.moment(auction).situation.at_game


def test_vulnerability_and_seat_may_decide() -> None:
    sayc = library("sayc")
    for auction, opens in (("N:", True), ("N:P P P", False)):
        hand = Hand.parse("KQT932.83.Q765.4")
        call = sayc.bid(hand, Auction.parse(auction), vulnerable=Vulnerability.BOTH).call
        assert opens is not isinstance(call, Pass)
