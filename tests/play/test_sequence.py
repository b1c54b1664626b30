"""Many cards at once are as many cards one by one."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.auction import Contract
from biritch.cards import PACK, Card, Deal, Hand
from biritch.errors import IllegalPlay
from biritch.play import Play, after_cards
from biritch.seats import Seat
from biritch.testing import contracts, deals


def one_by_one(play: Play, cards: tuple[Card, ...]) -> Play | str:
    try:
        for card in cards:
            play = play.then(card)
    except IllegalPlay as wrong:
        return str(wrong)
    return play


def at_once(play: Play, cards: tuple[Card, ...]) -> Play | str:
    try:
        return after_cards(play, cards)
    except IllegalPlay as wrong:
        return str(wrong)


@given(deals(), contracts(), st.integers(0, 52), st.integers())
def test_any_legal_cards_give_the_same_play(
    deal: Deal, contract: Contract, count: int, seed: int
) -> None:
    chance = random.Random(seed)
    play = Play.begin(deal, contract)
    for _ in range(count):
        play = play.then(chance.choice(play.legal()))
    begun = Play.begin(deal, contract)
    half = after_cards(begun, play.cards[: count // 2])
    assert play == after_cards(begun, play.cards) == after_cards(half, play.cards[count // 2 :])


@given(deals(), contracts(), st.integers(0, 51), st.integers(), st.sampled_from(PACK))
def test_a_wrong_card_is_refused_in_the_same_words(
    deal: Deal, contract: Contract, at: int, seed: int, wrong: Card
) -> None:
    chance = random.Random(seed)
    play = Play.begin(deal, contract)
    while not play.is_over:
        play = play.then(chance.choice(play.legal()))
    cards = (*play.cards[:at], wrong, *play.cards[at + 1 :])
    begun = Play.begin(deal, contract)
    assert one_by_one(begun, cards) == at_once(begun, cards)


def test_a_fifty_third_card_is_refused() -> None:
    play = Play.ending(Deal.parse("N:A... K... Q... J..."), None, Seat.NORTH)
    cards = tuple(map(Card.parse, ("SA", "SK", "SQ", "SJ", "S2")))
    with pytest.raises(IllegalPlay, match="all the cards have been played"):
        after_cards(play, cards)


@given(deals(), contracts(), st.integers())
def test_cards_from_a_hand_not_seen_are_taken_on_trust(
    deal: Deal, contract: Contract, seed: int
) -> None:
    chance = random.Random(seed)
    play = Play.begin(deal, contract)
    while not play.is_over:
        play = play.then(chance.choice(play.legal()))
    blind = Play.begin(deal.put(contract.leader, Hand()), contract)
    assert one_by_one(blind, play.cards) == at_once(blind, play.cards)
