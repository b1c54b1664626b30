from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import PACK, Card
from biritch.contest import draw_order
from biritch.errors import BadValue


def _drawn(text: str) -> tuple[int, ...]:
    return draw_order([Card.parse(card) for card in text.split()])


def test_the_highest_card_comes_first_whatever_its_suit() -> None:
    assert _drawn("S2 CA H3 DK") == (2, 4, 3, 1)


def test_equal_ranks_go_by_suit() -> None:
    assert _drawn("C9 D9 H9 S9") == (4, 3, 2, 1)
    assert _drawn("HA SK SA CK D2 C2") == (3, 1, 2, 4, 5, 6)


def test_two_players_cannot_draw_one_card() -> None:
    with pytest.raises(BadValue, match="H9 was drawn twice"):
        _drawn("H9 C2 H9 S9")


@given(st.lists(st.sampled_from(PACK), min_size=2, max_size=6, unique=True))
def test_everybody_has_his_place_in_the_order(cards: list[Card]) -> None:
    order = draw_order(cards)
    assert sorted(order) == list(range(1, len(cards) + 1))
    ranks = [cards[player - 1].rank.index for player in order]
    assert ranks == sorted(ranks, reverse=True)
