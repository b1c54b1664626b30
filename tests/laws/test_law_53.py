"""Law 53A: a lead out of turn that is accepted."""

from __future__ import annotations

import pytest

from biritch.cards import Card
from biritch.errors import IllegalPlay
from biritch.rulings import lead_out_of_turn_accepted
from biritch.seats import Seat
from tests.laws.endings import after, ending, legal

DEAL = "N:A2.2.. K3.3.. Q4.4.. J5.5.."


@pytest.mark.parametrize(("seat", "card"), [("E", "SK"), ("S", "SQ"), ("N", "H2")])
def test_53a_a_lead_from_the_wrong_hand_stands_if_it_is_accepted(seat: str, card: str) -> None:
    play = lead_out_of_turn_accepted(ending(DEAL, "1NTS", "W"), Seat.parse(seat), Card.parse(card))
    assert play.leader is Seat.parse(seat)
    assert play.turn is Seat.parse(seat).lho


def test_53a_the_others_follow_to_it_as_to_any_lead_and_its_winner_leads() -> None:
    play = lead_out_of_turn_accepted(ending(DEAL, "1NTS", "W"), Seat.SOUTH, Card.parse("SQ"))
    assert legal(play) == "SJ S5"
    play = after(play, "S5 SA S3")
    assert play.turn is Seat.NORTH
    assert play.entries[0].law == "53A"


def test_53a_only_a_lead_can_be_accepted_not_a_card_in_the_middle_of_a_trick() -> None:
    with pytest.raises(IllegalPlay) as refused:
        lead_out_of_turn_accepted(ending(DEAL, "1NTS", "W", "SJ"), Seat.SOUTH, Card.parse("SQ"))
    assert refused.value.code == "play.out_of_turn"
