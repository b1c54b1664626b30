"""Law 41: the beginning of play."""

from __future__ import annotations

import pytest

from biritch.auction import Contract
from biritch.cards import NOTHING_KNOWN, Card
from biritch.play import Play, commander
from biritch.seats import FOUR_PLAYERS, SEATS, Seat


@pytest.mark.parametrize("declarer", SEATS)
def test_41a_the_defender_on_declarers_left_makes_the_opening_lead(declarer: Seat) -> None:
    play = Play.begin(NOTHING_KNOWN, Contract.parse(f"3NT{declarer.value}"))
    assert play.turn is declarer.lho
    assert commander(play, FOUR_PLAYERS, declarer.lho) is declarer.lho


def test_41d_dummy_is_faced_after_the_opening_lead_and_not_before() -> None:
    play = Play.begin(NOTHING_KNOWN, Contract.parse("3NTS"))
    assert not play.dummy_is_faced
    assert play.then(Card.parse("SA")).dummy_is_faced


def test_41d_dummys_hand_is_declarers_partners() -> None:
    play = Play.begin(NOTHING_KNOWN, Contract.parse("3NTS"))
    assert play.dummy is Seat.NORTH
    assert commander(play, FOUR_PLAYERS, Seat.NORTH) is Seat.SOUTH
