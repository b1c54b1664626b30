"""Robots who see both hands of their side bid what these make."""

from __future__ import annotations

import pytest

from biritch.auction import Auction
from biritch.cards import Deal, Hand
from biritch.forms import ThreeHanded, TwoHanded
from biritch.forms.twohanded import alternating
from biritch.robots.both_hands import call_for_both
from biritch.seats import Seat
from biritch.table import commands
from biritch.testing import Sitting
from tests.robots.seats import ask

N, E, S, W = Seat


@pytest.mark.parametrize(
    ("one", "other", "call"),
    [
        ("AK95.Q743.K8.A52", "JT8742.A2.A63.J7", "4S"),  # 26 points, ten spades
        ("AQ4.KJ3.A875.K62", "K75.Q84.KQ32.J75", "3NT"),  # 29 points, no long major
        ("AKQ4.K3.AK75.K62", "J75.AQ4.QJ32.AQ5", "7NT"),  # 40 points but a jack
        ("KQJ75.A3.K875.62", "A8642.KQ.AQ3.A75", "6S"),  # 33 points
        ("K5.843.AQ8752.62", "A842.76.KJ43.K75", "2D"),  # ten diamonds, hearts open
        ("Q752.J84.Q87.J62", "K84.Q753.J64.T75", "P"),  # nothing
    ],
)
def test_what_the_two_hands_make_is_bid_at_once(one: str, other: str, call: str) -> None:
    hands = Hand.parse(one), Hand.parse(other)
    assert call == str(call_for_both(hands, Auction.parse("N:"), N))


@pytest.mark.parametrize(("part_score", "call"), [(0, "4S"), (40, "2S"), (10, "3S"), (70, "1S")])
def test_a_part_score_makes_a_lower_bid_a_game(part_score: int, call: str) -> None:
    hands = Hand.parse("AK95.Q743.K8.A52"), Hand.parse("JT8742.A2.A63.J7")
    assert call == str(call_for_both(hands, Auction.parse("N:"), N, part_score=part_score))


@pytest.mark.parametrize(
    ("auction", "call"),
    [
        ("N:P 4D", "4S"),
        ("N:P 5C", "X"),  # eleven tricks are not to be had, and they have sixteen points at most
        ("N:4S P", "P"),  # one's own bid stands
        ("E:P", "4S"),
    ],
)
def test_over_their_bids_one_bids_what_there_is_or_doubles(auction: str, call: str) -> None:
    hands = Hand.parse("AK95.Q743.K8.A52"), Hand.parse("JT8742.A2.A63.J7")
    heard = Auction.parse(auction, procedure=alternating(long=True))
    assert call == str(call_for_both(hands, heard, N))


DEAL = Deal.parse("N:AK95.Q743.K8.A52 Q3.JT98.QJ75.KT6 JT8742.A2.A63.J7 6.K65.T942.Q9843")


def test_the_owner_of_the_dummy_names_the_contract_that_both_his_hands_make() -> None:
    sitting = Sitting(ThreeHanded())
    sitting.sit_down()
    sitting.deal(DEAL)
    sitting.call("P P")
    made = ask(sitting, S)
    assert isinstance(made, commands.Call)
    assert ("4S", "bid-both-hands") == (str(made.call), made.words.message)


def test_two_players_each_bid_for_the_dummy_too_and_say_so_when_asked() -> None:
    sitting = Sitting(TwoHanded())
    sitting.sit_down()
    sitting.deal(DEAL)
    made = ask(sitting, N)
    assert isinstance(made, commands.Call)
    assert "4S" == str(made.call)
    sitting.call("1S")
    sitting.do(E, commands.Ask(place=0))
    told = ask(sitting, N)
    assert isinstance(told, commands.Explain)
    assert "bid-both-hands" == told.words.message
