"""The 52 cards."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given

from biritch.cards import PACK, RANKS, SUITS, Card, Rank, Suit
from biritch.errors import BadNotation
from biritch.testing import cards


def test_the_pack_has_52_cards_from_the_two_of_clubs_to_the_ace_of_spades() -> None:
    """Law 1."""
    assert [Card(suit, rank) for suit in SUITS for rank in RANKS] == list(PACK)
    assert (str(PACK[0]), str(PACK[-1]), len(set(PACK))) == ("C2", "SA", 52)
    for index, card in enumerate(PACK):
        assert card.index == index == 13 * card.suit.index + card.rank.index
        assert card.bit == 1 << index


@given(cards())
def test_there_is_one_of_each_card_however_it_is_made(card: Card) -> None:
    assert Card(card.suit, card.rank) is card
    assert Card.parse(str(card)) is card
    assert Card.parse(str(card)[::-1].lower()) is card
    assert eval(repr(card)) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("♠A", "SA"),
        ("h10", "HT"),
        ("10♦", "DT"),
        ("пТ", "SA"),
        ("Тп", "SA"),
        ("т10", "CT"),
        ("чВ", "HJ"),
        ("бД", "DQ"),
    ],
)
def test_players_spellings_are_understood(text: str, spelled: str) -> None:
    assert str(Card.parse(text)) == spelled


@pytest.mark.parametrize("text", ["", "S", "A", "SA2", "S1", "AA", "тТТ", "10", "ТТ"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="a suit and a rank"):
        Card.parse(text)


@pytest.mark.parametrize("text", ["SТ", "пA", "ТS"])
def test_a_card_mixed_of_two_alphabets_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Card.parse(text)
    assert refused.value.code == "letters.mixed"


def test_cards_sort_by_suit_and_rank() -> None:
    assert sorted(frozenset(PACK)) == list(PACK)
    assert Card(Suit.CLUBS, Rank.ACE) < Card(Suit.DIAMONDS, Rank.TWO)


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        PACK[0].rank = Rank.ACE
