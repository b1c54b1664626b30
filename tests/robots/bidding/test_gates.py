"""What no pair of the house does: leave a forcing call, play far too high, miss what everybody bids."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

import pytest

from biritch.analysis import find_solver
from biritch.auction import Auction, Contract, Doubling, Pass
from biritch.cards import SUITS, Deal, Rank, board_vulnerability, seeded
from biritch.play import Play
from biritch.robots.bidding import Partnership
from biritch.score import trick_points
from biritch.score.sheet import GAME
from biritch.seats import SEATS, Side
from biritch.systems import NAMES, Setting, library
from biritch.valuation import hcp, length

BOARDS = 1_000


class Ended(NamedTuple):
    """A deal and the auction a system gave it."""

    number: int
    deal: Deal
    auction: Auction
    forcing_passed: bool

    @property
    def contract(self) -> Contract | None:
        return self.auction.contract


def bid_out(pair: Partnership, number: int, deal: Deal) -> Ended:
    auction = Auction.begin(SEATS[number % 4])
    setting = Setting(board_vulnerability(number + 1))
    passed = False
    while auction.turn is not None:
        moment = pair.moment(auction, setting)
        call, choice = moment.call_for(deal[auction.turn])
        meant = choice is not None and "convert" in choice.line.flags
        passed |= moment.situation.must_bid and isinstance(call, Pass) and not meant
        auction = auction.then(call)
    return Ended(number, deal, auction, passed)


def tricks_of(ended: Ended, contract: Contract) -> int:
    return 13 - find_solver().best(Play.begin(ended.deal, contract))


def is_far_too_high(ended: Ended) -> bool:
    """Whether an undoubled contract fails by four tricks or more."""
    contract = ended.contract
    if contract is None or contract.doubling is not Doubling.UNDOUBLED:
        return False
    return tricks_of(ended, contract) <= contract.needs - 4


def lacks_two_aces(ended: Ended) -> bool:
    """A slam that loses the first two tricks to aces: none of its side's, and no void against them."""
    contract = ended.contract
    assert contract is not None
    mine = contract.declarer.side.seats
    missing = [
        suit
        for suit in SUITS
        if not any(Rank.ACE in ended.deal[seat][suit] for seat in mine)
        and all(length(ended.deal[seat], suit) for seat in mine)
    ]
    return len(missing) >= 2


def has_game(ended: Ended, side: Side) -> bool:
    """28 points and a fit of eight cards in a major."""
    one, other = side.seats
    points = hcp(ended.deal[one]) + hcp(ended.deal[other])
    fit = any(
        length(ended.deal[one], suit) + length(ended.deal[other], suit) >= 8
        for suit in SUITS
        if suit.is_major
    )
    return points >= 28 and fit


def is_missed(ended: Ended, side: Side) -> bool:
    """Whether a side stops below game, and the others have paid no price for it."""
    contract = ended.contract
    if contract is None:
        return True
    if contract.declarer.side is not side:
        return contract.doubling is Doubling.UNDOUBLED
    return trick_points(contract) < GAME


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_system_keeps_within_the_gates(name: str) -> None:
    pair = Partnership(library(name))
    ended = [
        bid_out(pair, number, deal)
        for number, deal in enumerate(islice(seeded("the gates"), BOARDS))
    ]
    assert not [str(each.auction) for each in ended if each.forcing_passed]
    wild = [each for each in ended if is_far_too_high(each)]
    assert len(wild) <= 0.01 * BOARDS, [str(each.auction) for each in wild]
    slams = [each for each in ended if (bid := each.auction.last_bid) and bid.level >= 6]
    hopeless = [each for each in slams if lacks_two_aces(each)]
    assert len(hopeless) < max(1, 0.02 * len(slams)) or len(slams) < 50, hopeless
    games = [(each, side) for each in ended for side in Side if has_game(each, side)]
    missed = [str(each.auction) for each, side in games if is_missed(each, side)]
    assert len(missed) <= 0.03 * len(games), missed
