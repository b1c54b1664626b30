"""What the Laws let stand comes in by the name of its law, and play goes on from there."""

from __future__ import annotations

import pytest

from biritch.auction import Auction, Bid, Call
from biritch.cards import Card, Deal, Strain, Suit
from biritch.errors import IllegalCall, IllegalPlay
from biritch.play import Play
from biritch.rulings import (
    call_out_of_turn_accepted,
    insufficient_bid_accepted,
    lead_out_of_turn_accepted,
    read_auction,
    revoke_established,
)
from biritch.seats import Seat

ENDING = Deal.parse("N:A2...A K3...2 Q4...3 J5...4")


def test_an_insufficient_bid_that_is_accepted_is_the_last_bid() -> None:
    auction = insufficient_bid_accepted(
        Auction.parse("N:2S"), Seat.EAST, Bid(2, Strain.HEARTS)
    ).then(Call.parse("2S"))
    assert "N:2S E:2H(27A) 2S" == str(auction)


def test_after_a_call_out_of_turn_that_is_accepted_the_next_player_is_on_the_callers_left() -> None:
    auction = call_out_of_turn_accepted(Auction.begin(Seat.WEST), Seat.NORTH, Call.parse("1D"))
    assert (Seat.EAST, "29A") == (auction.turn, auction.entries[0].law)


def test_no_law_lets_an_inadmissible_double_stand() -> None:
    with pytest.raises(IllegalCall):
        call_out_of_turn_accepted(Auction.parse("N:1S"), Seat.SOUTH, Call.parse("X"))


def test_a_lead_out_of_turn_that_is_accepted_begins_the_trick() -> None:
    play = Play.ending(ENDING, None, Seat.NORTH)
    play = lead_out_of_turn_accepted(play, Seat.EAST, Card.parse("SK"))
    assert (Seat.SOUTH, "53A") == (play.turn, play.entries[0].law)


def test_a_lead_that_is_not_in_the_hand_is_not_let_stand() -> None:
    play = Play.ending(ENDING, None, Seat.NORTH)
    with pytest.raises(IllegalPlay):
        lead_out_of_turn_accepted(play, Seat.EAST, Card.parse("SA"))


def test_an_established_revoke_stays_on_the_table_and_can_win() -> None:
    play = Play.ending(ENDING, Suit.CLUBS, Seat.NORTH).then(Card.parse("S2"))
    play = revoke_established(play, Seat.EAST, Card.parse("C2"))
    play = play.then(Card.parse("S4")).then(Card.parse("S5"))
    assert (Seat.EAST, "63") == (play.turn, play.entries[1].law)


def test_an_auction_is_read_as_it_is_written_irregular_calls_included() -> None:
    text = "W:N:1D(29A) 1H S:1C(27A) P"
    assert text == str(read_auction(text))
