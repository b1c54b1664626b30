"""Odds of endings counted by hand and by brute force, and of contracts by a second solver."""

from __future__ import annotations

from itertools import combinations, islice

import pytest

from biritch.analysis import find_solver
from biritch.analysis.sampling import Known, sample, seeded_chance
from biritch.analysis.single import (
    Plan,
    Worth,
    card_worths,
    every_layout,
    how_many,
    line_worth,
    planned,
    position_worth,
)
from biritch.auction import Contract
from biritch.cards import Card, Deal, Hand, seeded
from biritch.errors import BadValue
from biritch.play import Play
from biritch.seats import SEATS, BySeat, Seat, Side
from biritch.valuation import Box


def ending(north: str, south: str, hidden: str) -> tuple[Known, Play]:
    """Three cards in each hand, East's and West's hidden, South on lead at no trump."""
    deal = Deal.parse(f"N:{north} - {south} -")
    cards = Hand.parse(hidden) | deal[Seat.NORTH] | deal[Seat.SOUTH]
    size = len(deal[Seat.NORTH])
    known = Known(deal=deal, sizes=BySeat.same(size), pack=cards)
    return known, Play.ending(deal, None, Seat.SOUTH)


def with_dummy_high(play: Play) -> Card:
    """Low from hand; from dummy the top card."""
    return play.legal()[0 if play.turn is Seat.NORTH else -1]


def twice_deep(play: Play) -> Card:
    """Low from hand; dummy's lowest card that beats what West has played."""
    if play.turn is Seat.SOUTH or not play.laid:
        return play.legal()[-1]
    beating = [card for card in play.legal() if card.rank > play.laid[-1].rank]
    return min(beating or play.legal())


def test_every_layout_comes_once() -> None:
    known, _ = ending("AQT...", "432...", "KJ9876...")
    found = list(every_layout(known))
    assert 20 == len(found) == len(set(found)) == how_many(known)
    hands = {frozenset(deal[Seat.WEST]) for deal in found}
    assert hands == set(map(frozenset, combinations(Hand.parse("KJ9876..."), 3)))


def test_boxes_and_questions_leave_layouts_out() -> None:
    known, _ = ending("AQT...", "432...", "KJ9876...")
    strong = list(every_layout(known.with_boxes(Seat.WEST, [Box(hcp=(4, 4))])))
    # King and jack, and one of the four others.
    assert 4 == len(strong)
    king = Card.parse("SK")
    assert 10 == len(list(every_layout(known, fits=lambda deal: king in deal[Seat.EAST])))


def test_too_many_layouts_are_refused_before_the_first() -> None:
    known = Known(deal=Deal.parse("N:AK2.QJ.T98.76543 - QJ3.AK2.AKQ.AKQJ -"))
    with pytest.raises(BadValue, match="10,400,600 layouts are too many"):
        next(every_layout(known))


def test_of_no_layout_nothing_is_said() -> None:
    nothing = Worth.of([])
    with pytest.raises(BadValue, match="no layout"):
        nothing.chance(1)
    with pytest.raises(BadValue, match="no layout"):
        _ = nothing.average


def brute(play: Play, side: Side) -> int:
    """What a side takes: every card of everybody tried."""
    if play.turn is None:
        return play.won[side]
    results = [brute(play.then(card), side) for card in play.legal()]
    return max(results) if play.turn.side is side else min(results)


@pytest.mark.solver
@pytest.mark.parametrize(
    ("north", "south", "hidden"),
    [("AQ...", "32...", "KJ54..."), ("A.A..", "3.Q..", "K.KJT.."), (".AJ..", "K.3..", "Q.KQ.5.")],
)
def test_an_ending_is_worth_what_trying_every_card_of_every_layout_says(
    north: str, south: str, hidden: str
) -> None:
    known, play = ending(north, south, hidden)
    worth = position_worth(play, every_layout(known))
    plain = [brute(Play.ending(deal, None, Seat.SOUTH), Side.NS) for deal in every_layout(known)]
    assert Worth.of(plain) == worth
    cards = card_worths(play, every_layout(known))
    assert set(play.legal()) == set(cards)
    for card, found in cards.items():
        tried = [
            brute(Play.ending(deal, None, Seat.SOUTH).then(card), Side.NS)
            for deal in every_layout(known)
        ]
        assert Worth.of(tried) == found
    averages = [found.average for found in cards.values()]
    assert sorted(averages, reverse=True) == averages


def against(plan: Plan, play: Play, seen: Play) -> int:
    """The least that a plan takes: every card of the defenders tried."""
    if play.turn is None:
        return play.won.ns
    ours = play.turn.side is Side.NS
    cards = [plan(seen)] if ours else play.legal()
    return min(against(plan, play.then(card), seen.then(card)) for card in cards)


@pytest.mark.parametrize("plan", [with_dummy_high, twice_deep])
def test_a_line_takes_the_least_of_all_defences_and_no_more_than_open_hands(plan: Plan) -> None:
    known, play = ending("AQT...", "432...", "KJ9876...")
    for deal in every_layout(known):
        full = Play.ending(deal, None, Seat.SOUTH)
        taken = line_worth(plan, play, [deal]).average
        assert taken == against(plan, full, play)
        assert taken <= brute(full, Side.NS)


@pytest.mark.solver
def test_where_the_solver_chooses_for_the_defenders_they_are_no_better_than_at_their_best() -> None:
    known, play = ending("AQT...", "432...", "KJ9876...")
    best = line_worth(twice_deep, play, every_layout(known))
    told = line_worth(twice_deep, play, every_layout(known), exact=1)
    assert told.average >= best.average


def test_a_plan_never_sees_a_hidden_card() -> None:
    known, play = ending("AQT...", "432...", "KJ9876...")

    def curious(seen: Play) -> Card:
        played = set(seen.cards)
        for seat in (Seat.EAST, Seat.WEST):
            assert set(seen.deal[seat]) <= played
        return with_dummy_high(seen)

    line_worth(curious, play, every_layout(known))


def test_cards_in_order_are_a_plan() -> None:
    known, play = ending("AQ...", "32...", "KJ54...")
    plan = planned([Card.parse("S2"), Card.parse("SA"), Card.parse("SQ")])
    # Whoever has the king has another card to play under the ace.
    worth = line_worth(plan, play, every_layout(known))
    assert 6 == worth.layouts == worth.spread[1]
    with pytest.raises(BadValue, match="once only"):
        planned([Card.parse("S2"), Card.parse("S2")])


@pytest.mark.solver
def test_a_contract_is_worth_what_another_solver_says_of_its_layouts() -> None:
    whole = next(seeded("single"))
    contract = Contract.parse("3NTN")
    shown = Deal(BySeat.make(lambda seat: whole[seat] if seat.side is Side.NS else Hand()))
    layouts = list(sample(Known(deal=shown), 12, seeded_chance("single")))
    play = Play.begin(shown, contract)
    worth = position_worth(play, layouts, solver=find_solver("doubledummy"))
    assert worth == position_worth(play, layouts, solver=find_solver("endplay"))
    assert 12 == worth.layouts


@pytest.mark.solver
def test_in_the_middle_of_the_play_every_layout_has_what_was_played() -> None:
    whole = next(islice(seeded("single"), 2, None))
    contract = Contract.parse("4HS")
    shown = Deal(BySeat.make(lambda seat: whole[seat] if seat.side is Side.NS else Hand()))
    seen, full = Play.begin(shown, contract), Play.begin(whole, contract)
    while len(full.tricks) < 9 or full.laid or full.turn not in (Seat.NORTH, Seat.SOUTH):
        card = full.legal()[0]
        seen, full = seen.then(card), full.then(card)
    known = Known.of_play(seen)
    layouts = list(every_layout(known))
    assert whole in layouts
    for card, worth in card_worths(seen, layouts).items():
        assert len(layouts) == worth.layouts
        assert card in full.legal()
    assert {13} == {len(deal[seat]) for deal in layouts for seat in SEATS}
