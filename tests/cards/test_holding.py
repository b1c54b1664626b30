"""Holdings: the cards of one suit in one hand."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given

from biritch.cards import RANKS, Holding, Rank
from biritch.errors import BadNotation, BadValue
from biritch.testing import holdings


@given(holdings())
def test_a_holding_reads_back_from_its_own_spelling_and_its_ranks(holding: Holding) -> None:
    assert Holding.parse(str(holding)) == holding
    assert Holding.parse(str(holding).lower()[::-1]) == holding
    assert Holding.of(holding) == holding
    assert eval(repr(holding)) == holding
    assert pickle.loads(pickle.dumps(holding)) == holding
    assert hash(Holding.parse(str(holding))) == hash(holding)


@given(holdings(), holdings())
def test_holdings_are_sets_of_ranks(one: Holding, other: Holding) -> None:
    assert set(one | other) == set(one) | set(other)
    assert set(one & other) == set(one) & set(other)
    assert set(one - other) == set(one) - set(other)
    assert (one == other) == (set(one) == set(other))
    assert len(one) == len(set(one))
    assert all((rank in one) == (rank in set(one)) for rank in RANKS)
    assert list(one) == sorted(one, reverse=True)


@given(holdings())
def test_a_holding_knows_its_top_and_bottom_card(holding: Holding) -> None:
    assert holding.top is max(holding, default=None)
    assert holding.bottom is min(holding, default=None)


@pytest.mark.parametrize("text", ["", "-", "--", "—", "  "])
def test_a_void_is_written_in_several_ways(text: str) -> None:
    assert Holding.parse(text) == Holding()
    assert Holding().top is None


@pytest.mark.parametrize(
    ("text", "spelled"), [("AQ104", "AQT4"), ("10 9 8", "T98"), ("ТДВ10", "AQJT"), ("К2", "K2")]
)
def test_players_spellings_are_understood(text: str, spelled: str) -> None:
    assert str(Holding.parse(text)) == spelled


@pytest.mark.parametrize(
    ("text", "position"), [("AKX", 2), ("AA", 1), ("T10", 1), ("1", 0), ("A-", 1)]
)
def test_a_letter_that_is_no_rank_or_comes_twice_is_refused_where_it_stands(
    text: str, position: int
) -> None:
    with pytest.raises(BadNotation) as refused:
        Holding.parse(text)
    assert refused.value.position == position


def test_latin_t_is_the_ten_and_cyrillic_t_the_ace() -> None:
    assert Holding.parse("T") == Holding.of([Rank.TEN])
    assert Holding.parse("Т") == Holding.of([Rank.ACE])
    with pytest.raises(BadNotation):
        Holding.parse("TД")


@pytest.mark.parametrize("bits", [-1, 1 << 13])
def test_a_suit_has_thirteen_cards(bits: int) -> None:
    with pytest.raises(BadValue):
        Holding(bits)


def test_a_holding_is_nothing_else_and_cannot_be_changed() -> None:
    assert Holding() != 0
    with pytest.raises(AttributeError, match="cannot be changed"):
        Holding().bits = 1
