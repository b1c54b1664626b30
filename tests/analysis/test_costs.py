from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.analysis import Makes, call_costs, card_costs, find_solver
from biritch.auction import Auction, Contract
from biritch.cards import SUITS, Card, Deal, Hand, seeded
from biritch.play import Play
from biritch.rulings import revoke_established
from biritch.seats import SEATS, BySeat, Seat, Side, Vulnerability

pytestmark = pytest.mark.solver


def brute(play: Play, side: Side) -> int:
    """What a side takes in all: every legal card tried to the end."""
    if play.turn is None:
        return play.won[side]
    results = [brute(play.then(card), side) for card in play.legal()]
    return max(results) if play.turn.side is side else min(results)


@st.composite
def endings(draw: st.DrawFn) -> Play:
    """Three cards in each hand, played out by chance."""
    cards = draw(st.lists(st.integers(0, 51), min_size=12, max_size=12, unique=True))
    hands = [Hand(sum(1 << card for card in cards[at : at + 3])) for at in (0, 3, 6, 9)]
    trumps = draw(st.sampled_from((*SUITS, None)))
    play = Play.ending(Deal(BySeat(*hands)), trumps, draw(st.sampled_from(SEATS)))
    for _ in range(draw(st.integers(0, 12))):
        play = play.then(draw(st.sampled_from(play.legal())))
    return play


@settings(max_examples=25, deadline=None)
@given(endings())
def test_what_a_card_of_an_ending_cost_is_what_trying_every_card_says(play: Play) -> None:
    side = play.opener.side
    point = Play.ending(play.deal, play.trumps, play.opener)
    before = brute(point, side)
    for cost in card_costs(play, find_solver()):
        point = point.then(cost.card)
        after = brute(point, side)
        lost = before - after if cost.seat.side is side else after - before
        assert (after, lost) == (cost.tricks, cost.cost)
        before = after


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_two_solvers_agree_on_what_every_card_cost(seed: str) -> None:
    deal = next(seeded(seed))
    play = Play.begin(deal, Contract.parse("3NTS" if seed == "two" else "4HE"))
    while not play.is_over:
        legal = play.legal()
        play = play.then(legal[play.count * 7 % len(legal)])
    ours = card_costs(play, find_solver("doubledummy"))
    assert ours == card_costs(play, find_solver("endplay"))
    assert any(cost.cost for cost in ours)
    assert all(cost.cost >= 0 for cost in ours)
    assert ours[-1].tricks == play.won[deal_side(play)]


def deal_side(play: Play) -> Side:
    assert play.contract is not None
    return play.contract.declarer.side


def test_what_a_trick_with_a_revoke_cost_is_laid_to_the_revoke() -> None:
    # South has the rest; North throws the ace of hearts on a spade and has a spade still.
    deal = Deal.parse("N:32.A.. 54..2. AK.2.. 76..3.")
    play = Play.ending(deal, None, Seat.SOUTH).then(Card.parse("SA")).then(Card.parse("S6"))
    play = revoke_established(play, Seat.NORTH, Card.parse("HA"))
    open_trick = card_costs(play, find_solver())
    assert ["SA", "S6"] == [str(cost.card) for cost in open_trick]
    costs = card_costs(play.then(Card.parse("S4")), find_solver())
    assert [3, 3, 3, 3] == [cost.tricks for cost in costs]
    assert [0, 0, 0, 0] == [cost.cost for cost in costs]


def test_an_irregular_call_is_judged_by_the_contract_that_stands_after_it() -> None:
    makes = Makes.of(lambda seat, _: 8 if seat.side is Side.NS else 5)
    auction = Auction.parse("E:P 1S P P P")
    found = call_costs(auction, makes, Vulnerability.NS, 110)
    assert [None, "1SS", "1SS", "1SS", "1SS"] == [
        str(each.contract) if each.contract else None for each in found
    ]
    assert [-110, 0, 0, 0, 0] == [each.cost if each.seat is Seat.EAST else 0 for each in found]
    assert [0, 110, 110, 110, 110] == [each.points_ns for each in found]
