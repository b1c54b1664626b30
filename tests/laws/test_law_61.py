"""Laws 61 to 64: the revoke, refused at the table and, once established, left as it was."""

from __future__ import annotations

import pytest

from biritch.cards import Card
from biritch.errors import IllegalPlay
from biritch.rulings import revoke_established
from biritch.seats import Seat
from tests.laws.endings import after, ending, legal

DEAL = "N:A2.2.. K3.3.. Q4.4.. J5.5.."


def test_61a_a_card_of_another_suit_from_a_hand_that_can_follow_is_a_revoke_and_refused() -> None:
    with pytest.raises(IllegalPlay) as refused:
        ending(DEAL, "1NTS", "N", "SA H3")
    assert refused.value.code == "play.revoke"


def test_63a_an_established_revoke_stands_and_the_play_goes_on() -> None:
    play = revoke_established(ending(DEAL, "1NTS", "N", "SA"), Seat.EAST, Card.parse("H3"))
    assert play.entries[-1].law == "63"
    assert play.turn is Seat.SOUTH


def test_63b_the_revoke_card_stays_played_and_the_trick_goes_to_whoever_won_it() -> None:
    play = revoke_established(ending(DEAL, "1HS", "N", "SA"), Seat.EAST, Card.parse("H3"))
    play = after(play, "S4 S5")
    assert play.leader is Seat.EAST
    assert legal(play) == "SK S3"


def test_63_only_the_hand_in_turn_can_have_revoked() -> None:
    with pytest.raises(IllegalPlay):
        revoke_established(ending(DEAL, "1NTS", "N", "SA"), Seat.WEST, Card.parse("H5"))
