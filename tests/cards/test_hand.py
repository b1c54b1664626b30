"""Hands: sets of cards, read from the top spade down."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given

from biritch.cards import PACK, SUITS, Card, Hand, Holding, Suit
from biritch.errors import BadNotation, BadValue
from biritch.testing import cards, hands


@given(hands(size=None))
def test_a_hand_reads_back_from_its_own_spelling_and_its_cards(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand
    assert Hand.of(hand) == hand
    assert eval(repr(hand)) == hand
    assert pickle.loads(pickle.dumps(hand)) == hand
    assert hash(Hand.of(hand)) == hash(hand)


@given(hands())
def test_a_hand_is_dealt_thirteen_cards_and_reads_spades_first(hand: Hand) -> None:
    assert len(hand) == 13
    assert list(hand) == sorted(hand, reverse=True)
    assert sum(len(hand[suit]) for suit in SUITS) == 13


@given(hands(size=None), hands(size=None))
def test_hands_are_sets_of_cards(one: Hand, other: Hand) -> None:
    assert set(one | other) == set(one) | set(other)
    assert set(one & other) == set(one) & set(other)
    assert set(one - other) == set(one) - set(other)
    assert (one <= other) == (set(one) <= set(other))
    assert (one == other) == (set(one) == set(other))
    assert one & other <= one <= one | other


@given(hands(size=None), cards())
def test_a_suit_of_a_hand_holds_that_suits_cards(hand: Hand, card: Card) -> None:
    assert (card in hand) == (card in set(hand)) == (card.rank in hand[card.suit])


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("AK2.QJ.T98.76543", "AK2.QJ.T98.76543"),
        (" akq...j10 ", "AKQ...JT"),
        ("-.-.-.AKQJT98765432", "...AKQJT98765432"),
        ("ТК2.ДВ.10 9 8.", "AK2.QJ.T98."),
    ],
)
def test_hands_are_read_as_pbn_writes_them(text: str, spelled: str) -> None:
    assert str(Hand.parse(text)) == spelled


@pytest.mark.parametrize("text", ["", "AK", "AK.Q.J", "A.K.Q.J.T", "AKX...", "AA..."])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Hand.parse(text)


def test_an_alphabet_is_asked_of_each_suit() -> None:
    with pytest.raises(BadNotation) as refused:
        Hand.parse("AК...")
    assert refused.value.code == "letters.mixed"


@pytest.mark.parametrize("bits", [-1, 1 << 52])
def test_a_pack_has_52_cards(bits: int) -> None:
    with pytest.raises(BadValue):
        Hand(bits)


def test_a_hand_is_nothing_else_and_cannot_be_changed() -> None:
    assert Hand() != Holding()
    assert Hand.of(PACK)[Suit.HEARTS] == Holding((1 << 13) - 1)
    with pytest.raises(AttributeError, match="cannot be changed"):
        Hand().bits = 1
