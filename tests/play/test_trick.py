"""Tricks: who wins them, by the Laws and by a rule written a second time in other words."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import PACK, SUITS, Card, Suit
from biritch.errors import BadValue
from biritch.play.trick import Trick, winning_place
from biritch.seats import SEATS, Seat

CARDS = st.permutations(PACK)
TRUMPS = st.sampled_from((None, *SUITS))


def trick(leader: Seat, text: str) -> Trick:
    return Trick(leader, tuple(map(Card.parse, text.split())))


def beats(challenger: Card, holder: Card, trumps: Suit | None) -> bool:
    """Whether a card played later takes over from the one winning so far."""
    if challenger.suit is holder.suit:
        return challenger.rank > holder.rank
    return challenger.suit is trumps


@given(CARDS, TRUMPS, st.sampled_from(SEATS), st.integers(1, 4))
def test_the_winner_is_the_card_that_no_later_card_beats(
    pack: list[Card], trumps: Suit | None, leader: Seat, played: int
) -> None:
    cards = tuple(pack[:played])
    best = 0
    for place in range(1, played):
        if beats(cards[place], cards[best], trumps):
            best = place
    assert Trick(leader, cards).winner(trumps) is leader.after(best)


def test_a_discard_never_wins_at_no_trump() -> None:
    assert trick(Seat.WEST, "HJ HQ HK SA").winner(None) is Seat.EAST


def test_the_smallest_trump_beats_the_ace_led() -> None:
    for order in permutations(["HA", "HK", "C2", "HQ"][1:]):
        cards = tuple(map(Card.parse, ("HA", *order)))
        assert str(cards[winning_place(cards, Suit.CLUBS)]) == "C2"


def test_an_overruff_wins() -> None:
    assert trick(Seat.NORTH, "HA C2 HK C3").winner(Suit.CLUBS) is Seat.WEST


def test_an_empty_trick_has_no_winner_and_no_suit() -> None:
    empty = Trick(Seat.NORTH, ())
    assert empty.suit is None
    with pytest.raises(BadValue, match="nobody has led"):
        empty.winner(None)


def test_a_trick_tells_who_played_what() -> None:
    so_far = trick(Seat.SOUTH, "D2 DK D3")
    assert so_far.suit is Suit.DIAMONDS
    assert not so_far.is_complete
    assert so_far.seats == (Seat.SOUTH, Seat.WEST, Seat.NORTH)
    assert so_far.card(Seat.WEST) is Card.parse("DK")
    assert so_far.card(Seat.EAST) is None
    assert list(so_far.items())[2] == (Seat.NORTH, Card.parse("D3"))
    assert len(so_far) == 3
    assert str(so_far) == "S:D2 DK D3"
    assert list(so_far) == list(so_far.cards)
    assert trick(Seat.SOUTH, "D2 DK D3 DA").is_complete
