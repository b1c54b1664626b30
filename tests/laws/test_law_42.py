"""Laws 42 and 43: dummy's rights and limitations."""

from __future__ import annotations

import pytest

from biritch.errors import Refused
from biritch.play import Claim, check_claim, commander
from biritch.seats import FOUR_PLAYERS, Seat
from tests.laws.endings import ending

DEAL = "N:A2... K3... Q4... J5..."


def test_42a3_dummys_cards_are_played_by_declarer() -> None:
    play = ending(DEAL, "1NTS", "N")
    assert commander(play, FOUR_PLAYERS, Seat.NORTH) is Seat.SOUTH


def test_43a1_dummy_takes_no_part_in_the_play_and_does_not_claim() -> None:
    with pytest.raises(Refused) as refused:
        check_claim(ending(DEAL, "1NTS", "N"), Claim(Seat.NORTH, 2))
    assert refused.value.law == "43A1"
