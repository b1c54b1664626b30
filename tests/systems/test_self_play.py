"""Whole auctions of a system with itself: always legal, never a forcing call passed, always an end."""

from __future__ import annotations

from itertools import islice

import pytest

from biritch.auction import Auction, Pass
from biritch.cards import Deal, seeded
from biritch.seats import SEATS, Vulnerability
from biritch.systems import NAMES, Setting, System, library
from biritch.valuation import hcp

VULNERABLE = tuple(Vulnerability)


def bid_out(system: System, deal: Deal, board: int) -> Auction:
    setting = Setting(VULNERABLE[board // 4 % 4])
    auction = Auction.begin(SEATS[board % 4])
    while auction.turn is not None:
        moment = system.moment(auction, vulnerable=setting.vulnerable)
        call, choice = moment.call_for(deal[auction.turn])
        if isinstance(call, Pass) and moment.situation.must_bid:
            assert choice is not None, str(auction)
            assert "convert" in choice.line.flags, str(auction)
        auction = auction.then(call)  # it refuses what is illegal
    return auction


@pytest.mark.parametrize("name", NAMES)
def test_auctions_end_and_pass_nothing_that_is_forcing(name: str) -> None:
    system = library(name)
    for board, deal in enumerate(islice(seeded("self play of systems"), 24)):
        assert len(bid_out(system, deal, board)) < 40


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_two_thousand_auctions_are_sane(name: str) -> None:
    system = library(name)
    high = silly = 0
    for board, deal in enumerate(islice(seeded("two thousand auctions"), 2000)):
        contract = bid_out(system, deal, board).contract
        if contract is not None and contract.level >= 6:
            high += 1
            points = hcp(deal[contract.declarer]) + hcp(deal[contract.declarer.partner])
            silly += points < 26
    assert high
    assert silly <= 6
