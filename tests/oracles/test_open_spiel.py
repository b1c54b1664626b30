"""A second opinion on whole games: open_spiel's bridge, in step with ours card by card.

open_spiel numbers cards by rank and then suit, calls from 52 in our order, players clockwise from
North; it deals the pack one card at a time. Where it does not say something as a number (whose hand
plays when declarer plays dummy's, who won a trick) it is read from its printed record of the game.
"""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from biritch.auction import Auction
from biritch.cards import RANKS, SUITS, Card, Deal, chance_deal
from biritch.forms.duplicate import duplicate_points
from biritch.play import Play, commander
from biritch.score import Result
from biritch.seats import FOUR_PLAYERS, SEATS, Seat, Side, Vulnerability

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this Python")
FIRST_CALL = 52
TRICK = re.compile(r"^Trick \d+\. (\w+):.*Won by (\w+)\.", re.MULTILINE)


def _card_action(card: Card) -> int:
    return card.suit.index + len(SUITS) * card.rank.index


CARD_OF = {_card_action(Card(suit, rank)): Card(suit, rank) for suit in SUITS for rank in RANKS}


def _dealt(deal: Deal, dealer: Seat, vulnerable: Vulnerability) -> Any:
    """The same deal in open_spiel, at the first call."""
    own, theirs = (
        str(vulnerable.includes(side)).lower() for side in (dealer.side, dealer.side.opponents)
    )
    state = pyspiel.load_game(
        f"bridge(use_double_dummy_result=false,dealer={dealer.index},"
        f"dealer_vul={own},non_dealer_vul={theirs})"
    ).new_initial_state()
    for cards in zip(*(deal[seat] for seat in SEATS), strict=True):
        for card in cards:
            state.apply_action(_card_action(card))
    return state


def _agree(number: int) -> int | None:
    """Play one random game on both sides, compare them at every step, and give its level."""
    chance = Random(number)
    deal = chance_deal(chance.randbytes)
    auction = Auction.begin(SEATS[number % 4])
    vulnerable = tuple(Vulnerability)[number // 4 % 4]
    state = _dealt(deal, auction.dealer, vulnerable)
    bold = chance.random()  # how ready these four are to bid, and to jump

    while auction.turn is not None:
        legal = auction.legal()
        assert state.legal_actions() == [FIRST_CALL + call.index for call in legal]
        assert SEATS[state.current_player()] is auction.turn
        few = legal if chance.random() < bold**9 else legal[: 3 if auction.last_bid else 9]
        call = chance.choice(few)
        auction = auction.then(call)
        state.apply_action(FIRST_CALL + call.index)

    contract = auction.contract
    if contract is None:
        assert state.is_terminal()
        assert state.returns() == [0] * 4
        return None
    assert state.get_game().contract_string(state.contract_index()) == (
        f"{contract.level}{contract.strain.value[0]}{contract.doubling.value}"
        f" {contract.declarer.value}"
    )

    play = Play.begin(deal, contract)
    while play.turn is not None:
        cards = play.legal()
        assert state.legal_actions() == sorted(map(_card_action, cards))
        assert SEATS[state.current_player()] is commander(play, FOUR_PLAYERS, play.turn)
        card = chance.choice(cards)
        play = play.then(card)
        state.apply_action(_card_action(card))

    assert state.is_terminal()
    tricks = [tuple(Seat.parse(name) for name in pair) for pair in TRICK.findall(str(state))]
    assert tricks == [(trick.leader, trick.winner(contract.trumps)) for trick in play.tricks]
    side = contract.declarer.side
    points = duplicate_points(
        Result(contract, play.won[side]), vulnerable=vulnerable.includes(side)
    )
    ns = points if side is Side.NS else -points
    assert state.returns() == [ns, -ns, ns, -ns]
    return contract.level


@pytest.mark.parametrize("hundred", range(20))
def test_two_thousand_random_games_agree_in_legality_declarer_tricks_and_score(
    hundred: int,
) -> None:
    levels = Counter(_agree(number) for number in range(100 * hundred, 100 * hundred + 100))
    assert levels[None] < 50, "hardly anything was played"
    assert len(levels) > 5, "the games are all of one kind"
