"""Law 44: the order and procedure of play."""

from __future__ import annotations

import pytest

from biritch.cards import Card
from biritch.errors import IllegalPlay
from biritch.seats import Seat
from tests.laws.endings import ending, legal

DEAL = "N:A2.K.. K3..2. 4.3..4 J5..6."


def test_44a_any_card_may_be_led() -> None:
    assert legal(ending(DEAL, "1NTS", "S")) == "S4 H3 C4"


def test_44b_the_others_play_in_clockwise_turn_and_four_cards_make_a_trick() -> None:
    play = ending(DEAL, "1NTS", "S", "S4 SJ SA")
    assert play.turn is Seat.EAST
    assert len(ending(DEAL, "1NTS", "S", "S4 SJ SA S3").tricks) == 1


def test_44c_one_must_follow_suit_if_one_can() -> None:
    play = ending(DEAL, "1NTS", "S", "S4")
    assert legal(play) == "SJ S5"
    with pytest.raises(IllegalPlay) as refused:
        play.then(Card.parse("D6"))
    assert refused.value.law == "44C"


def test_44d_one_who_cannot_follow_may_play_any_card_and_need_not_ruff() -> None:
    assert legal(ending(DEAL, "1SS", "S", "H3")) == "SJ S5 D6"


def test_44e_the_highest_trump_wins_a_trick_with_trumps_in_it() -> None:
    assert ending(DEAL, "1SS", "S", "H3 S5 HK S3").leader is Seat.WEST


def test_44f_without_trumps_the_highest_card_of_the_suit_led_wins() -> None:
    assert ending(DEAL, "1NTS", "S", "H3 SJ HK SK").leader is Seat.NORTH


def test_44g_whoever_won_the_trick_leads_to_the_next() -> None:
    play = ending(DEAL, "1NTS", "S", "S4 SJ SA S3")
    assert (play.leader, play.turn) == (Seat.NORTH, Seat.NORTH)
