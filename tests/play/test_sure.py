"""Sure tricks, against an independent count over every layout, and for hands with a known answer."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.auction.contract import Contract
from biritch.cards import PACK, Card, Deal, Hand, Suit
from biritch.play import sure
from biritch.play.cashing import can_cash
from biritch.play.condone import condone
from biritch.play.play import Play
from biritch.play.sure import in_every_line, is_sure, sure_tricks
from biritch.seats import SEATS, BySeat, Seat
from tests.play.strategies import deals

Hands = tuple[frozenset[Card], frozenset[Card], frozenset[Card], frozenset[Card]]


def takes(cards: list[tuple[int, Card]], trumps: Suit | None) -> int:
    """The seat that takes a trick."""
    led = cards[0][1].suit
    return max(
        cards, key=lambda pair: (pair[1].suit is trumps, pair[1].suit is led, pair[1].rank.index)
    )[0]


def certain(
    layouts: frozenset[Hands],
    trick: tuple[tuple[int, Card], ...],
    turn: int,
    need: int,
    mine: tuple[int, ...],
    trumps: Suit | None,
) -> bool:
    """Whether one plan, made knowing only what all these layouts share, wins enough in each of them."""
    left = max(len(hand) for hand in next(iter(layouts)))
    if need <= 0 or need > left:
        return need <= 0
    by_card: dict[Card, set[Hands]] = defaultdict(set)
    for hands in layouts:
        hand = hands[turn]
        follow = [card for card in hand if trick and card.suit is trick[0][1].suit]
        for card in follow or hand:
            after = list(hands)
            after[turn] = hand - {card}
            by_card[card].add(tuple(after))  # type: ignore[arg-type]
    answers = []
    for card, after_card in by_card.items():
        played = (*trick, (turn, card))
        if len(played) == 4:
            winner = takes(list(played), trumps)
            won = winner % 2 == mine[0] % 2
            answers.append(
                certain(frozenset(after_card), (), winner, need - won, mine, trumps)
                if left > 1
                else need - won <= 0
            )
        else:
            answers.append(
                certain(frozenset(after_card), played, (turn + 1) % 4, need, mine, trumps)
            )
    return any(answers) if turn in mine else all(answers)


def layouts(play: Play, hidden: tuple[Seat, ...]) -> frozenset[Hands]:
    """Every way the cards of two hidden hands can lie."""
    first, second = hidden
    pool = [*play.remaining(first), *play.remaining(second)]
    found = set()
    for cards in combinations(pool, len(play.remaining(first))):
        hands = [frozenset(play.remaining(seat)) for seat in SEATS]
        hands[first.index] = frozenset(cards)
        hands[second.index] = frozenset(pool) - frozenset(cards)
        found.add(tuple(hands))
    return frozenset(found)  # type: ignore[arg-type]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the search take as long as it needs."""
    monkeypatch.setattr(sure, "PATIENCE", 10**6)


@st.composite
def positions(draw: st.DrawFn, size: int) -> Play:
    """An ending drawn from few ranks, so that suits are shared and finesses occur."""
    chance = draw(st.randoms(use_true_random=False))
    pack = chance.sample(PACK[7:13] + PACK[20:26] + PACK[33:39], 4 * size)
    deal = Deal(BySeat.make(lambda seat: Hand.of(pack[seat.index * size :][:size])))
    contract = Contract.parse(draw(st.sampled_from(("1NTS", "1SS", "1CS", "1HS"))))
    return Play.ending(deal, contract.trumps, draw(st.sampled_from(SEATS)), contract=contract)


@settings(max_examples=150)
@given(st.integers(1, 3).flatmap(positions), st.integers(1, 3))
@pytest.mark.usefixtures("patient")
def test_declarer_is_sure_of_exactly_what_one_plan_wins_in_every_layout(
    play: Play, tricks: int
) -> None:
    """An independent count, with every layout written out and kept apart."""
    expected = certain(
        layouts(play, (Seat.EAST, Seat.WEST)), (), play.opener.index, tricks, (2, 0), play.trumps
    )
    assert is_sure(play, Seat.SOUTH, tricks) is expected


@settings(max_examples=100)
@given(st.integers(1, 3).flatmap(positions), st.integers(1, 3))
@pytest.mark.usefixtures("patient")
def test_a_defender_is_sure_of_what_he_wins_even_if_partner_and_layout_are_unkind(
    play: Play, tricks: int
) -> None:
    expected = certain(
        layouts(play, (Seat.SOUTH, Seat.WEST)), (), play.opener.index, tricks, (1,), play.trumps
    )
    assert is_sure(play, Seat.EAST, tricks) is expected
