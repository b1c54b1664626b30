"""Law 45: a card played."""

from __future__ import annotations

import pytest

from biritch.cards import Card
from biritch.errors import IllegalPlay
from biritch.play import commander
from biritch.seats import FOUR_PLAYERS, Seat
from tests.laws.endings import ending

DEAL = "N:A2... K3... Q4... J5..."


def test_45a_a_card_is_played_from_the_hand_that_holds_it() -> None:
    play = ending(DEAL, "1NTS", "W", "SJ")
    assert Card.parse("SJ") not in play.remaining(Seat.WEST)
    with pytest.raises(IllegalPlay) as refused:
        play.then(Card.parse("SK"))
    assert refused.value.law == "45A"


def test_45a_no_card_is_played_twice() -> None:
    play = ending(DEAL, "1NTS", "W", "SJ S2 S3 S4")
    with pytest.raises(IllegalPlay):
        play.then(Card.parse("SJ"))


def test_45b_declarer_plays_from_dummy_when_it_is_dummys_turn() -> None:
    play = ending(DEAL, "1NTS", "W", "SJ")
    assert play.turn is Seat.NORTH
    assert commander(play, FOUR_PLAYERS, Seat.NORTH) is Seat.SOUTH


def test_45g_the_trick_is_turned_when_all_four_have_played() -> None:
    play = ending(DEAL, "1NTS", "W", "SJ S2 S3 S4")
    assert len(play.trick) == 0
    assert str(play.last_trick) == "W:SJ S2 S3 S4"
