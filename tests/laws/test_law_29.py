"""Law 29A: a call out of turn that the next opponent accepts by calling."""

from __future__ import annotations

import pytest

from biritch.auction import Auction, Call
from biritch.errors import IllegalCall
from biritch.rulings import call_out_of_turn_accepted
from biritch.seats import Seat


def test_29a_the_auction_goes_on_from_the_left_of_whoever_called_out_of_turn() -> None:
    auction = call_out_of_turn_accepted(Auction.parse("N:P"), Seat.SOUTH, Call.parse("1D"))
    assert auction.turn is Seat.WEST
    assert auction.entries[-1].law == "29A"


def test_29a_those_passed_over_call_again_in_their_turn() -> None:
    auction = call_out_of_turn_accepted(Auction.parse("N:P"), Seat.SOUTH, Call.parse("1D"))
    assert auction.then(Call.parse("P")).then(Call.parse("P")).turn is Seat.EAST


@pytest.mark.parametrize("call", ["X", "XX"])
def test_29a_an_inadmissible_double_or_redouble_is_never_accepted(call: str) -> None:
    with pytest.raises(IllegalCall):
        call_out_of_turn_accepted(Auction.parse("N:1S"), Seat.SOUTH, Call.parse(call))
