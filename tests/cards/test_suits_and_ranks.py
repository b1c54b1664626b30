"""Suits, strains and ranks: their order and their letters."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Callable

import pytest

from biritch.cards import RANKS, STRAINS, SUITS, Rank, Strain, Suit
from biritch.errors import BadNotation
from biritch.seats import Seat


def test_each_kind_goes_up_in_the_order_of_the_laws() -> None:
    """Law 1."""
    assert [suit.value for suit in SUITS] == list("CDHS")
    assert [strain.value for strain in STRAINS] == ["C", "D", "H", "S", "NT"]
    assert [rank.value for rank in RANKS] == list("23456789TJQKA")
    for members in (SUITS, STRAINS, RANKS):
        for lower, one in enumerate(members):
            assert one.index == lower
            assert pickle.loads(pickle.dumps(one)) is one
            for higher, other in enumerate(members):
                assert (one < other) == (lower < higher)
                assert (one <= other) == (lower <= higher)
                assert (one > other) == (lower > higher)
                assert (one >= other) == (lower >= higher)


@pytest.mark.parametrize("compare", [operator.lt, operator.le, operator.gt, operator.ge])
def test_suits_and_strains_cannot_be_compared_with_one_another(
    compare: Callable[[object, object], object],
) -> None:
    for one, other in ((Suit.CLUBS, Strain.SPADES), (Rank.TWO, Suit.CLUBS), (Suit.CLUBS, 3)):
        with pytest.raises(TypeError):
            compare(one, other)
    assert len({Suit.HEARTS, Strain.HEARTS, Suit.SPADES, Seat.SOUTH, Strain.SPADES}) == 5


def test_suits_and_strains_know_their_symbols_and_the_majors() -> None:
    assert "".join(suit.symbol for suit in SUITS) == "♣♦♥♠"
    assert [strain.symbol for strain in STRAINS] == ["♣", "♦", "♥", "♠", "NT"]
    assert [False, False, True, True] == [suit.is_major for suit in SUITS]
    assert [False, False, True, True, False] == [strain.is_major for strain in STRAINS]
    assert [suit.strain.suit for suit in SUITS] == list(SUITS)
    assert Strain.NOTRUMP.suit is None


@pytest.mark.parametrize(
    ("suit", "words"),
    [
        (Suit.CLUBS, "C c ♣ ♧ т"),
        (Suit.DIAMONDS, "D d ♦ ♢ б"),
        (Suit.HEARTS, "H h ♥ ♡ ч"),
        (Suit.SPADES, "S s ♠ ♤ п"),
    ],
)
def test_a_suit_and_its_strain_are_read_in_both_alphabets(suit: Suit, words: str) -> None:
    for word in words.split():
        assert Suit.parse(f" {word} ") is suit
        assert Strain.parse(f" {word} ") is suit.strain


@pytest.mark.parametrize("text", ["N", "NT", "nt", "n", "бк", "БК"])
def test_no_trump_is_read_in_both_alphabets(text: str) -> None:
    assert Strain.parse(text) is Strain.NOTRUMP
    with pytest.raises(BadNotation, match="a suit"):
        Suit.parse(text)


@pytest.mark.parametrize(
    ("rank", "words"),
    [
        (Rank.ACE, "A a Т"),
        (Rank.KING, "K k К"),
        (Rank.QUEEN, "Q q Д"),
        (Rank.JACK, "J j В"),
        (Rank.TEN, "T t 10"),
        (Rank.NINE, "9"),
        (Rank.TWO, "2"),
    ],
)
def test_a_rank_is_read_in_both_alphabets(rank: Rank, words: str) -> None:
    for word in words.split():
        assert Rank.parse(f" {word} ") is rank


@pytest.mark.parametrize("text", ["", "1", "11", "0", "Х", "т", "TT"])
def test_what_is_no_rank_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="a rank, 2 to A"):
        Rank.parse(text)


@pytest.mark.parametrize("text", ["", "X", "CC", "Т", "NTT"])
def test_what_is_no_suit_or_strain_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Suit.parse(text)
    with pytest.raises(BadNotation):
        Strain.parse(text)
