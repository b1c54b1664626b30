"""Laws 68 to 71: claims and concessions, as far as no one need judge."""

from __future__ import annotations

import pytest

from biritch.cards import Card, Suit
from biritch.errors import Refused
from biritch.play import Claim, Finesse, Line, Trumps, check_claim, claimed, conceded, departs, safe
from biritch.seats import Seat
from tests.laws.endings import ending

# South is in 1S with one trump out; West has it.
DEAL = "N:A.A.2. .K3.K. K.Q..2 2.4.3."


def test_68a_a_claim_names_how_many_of_the_tricks_left_the_claimer_wins() -> None:
    play = ending(DEAL, "1SS", "S")
    assert claimed(play, Claim(Seat.SOUTH, 3)) == 3
    assert claimed(play, Claim(Seat.WEST, 3)) == 0


@pytest.mark.parametrize("tricks", [-1, 4])
def test_68a_nobody_claims_more_tricks_than_are_left(tricks: int) -> None:
    with pytest.raises(Refused) as refused:
        check_claim(ending(DEAL, "1SS", "S"), Claim(Seat.SOUTH, tricks))
    assert refused.value.law == "68A"


def test_68b1_a_claim_of_some_tricks_concedes_the_rest() -> None:
    play = ending(DEAL, "1SS", "S")
    assert conceded(play, Claim(Seat.SOUTH, 2)) == 1
    assert conceded(play, Claim(Seat.SOUTH, 0)) == 3


def test_68b1_a_concession_is_never_refused_as_unsafe() -> None:
    play = ending(DEAL, "1SS", "S")
    assert safe(play, Claim(Seat.SOUTH, 0))
    assert safe(play, Claim(Seat.WEST, 3))


def test_68c_a_card_that_departs_from_the_statement_is_known() -> None:
    play = ending(DEAL, "1SS", "S")
    claim = Claim(Seat.SOUTH, 2, Line(trumps=Trumps.DRAW))
    assert departs(play, claim, Card.parse("HQ"))
    assert not departs(play, claim, Card.parse("SK"))


def test_70a_a_doubtful_claim_is_not_accepted() -> None:
    play = ending("N:AQ... J9... 32... KT...", "1NTS", "S")
    assert not safe(play, Claim(Seat.SOUTH, 2))
    assert safe(play, Claim(Seat.SOUTH, 1))


def test_70c_a_claim_with_a_trump_out_holds_only_if_it_can_be_drawn() -> None:
    drawable = ending("N:..A3. ..KQ. A..2. 2..J.", "1SS", "S")
    assert safe(drawable, Claim(Seat.SOUTH, 2))
    not_drawable = ending("N:..A3. ..KQ. ..2.A 2..J.", "1SS", "S")
    assert not safe(not_drawable, Claim(Seat.SOUTH, 2))


def test_70e1_a_finesse_is_not_assumed_unless_an_opponent_has_shown_out() -> None:
    unknown = ending("N:AKJ.2.. 8.765.. 432.A.. QT9.3..", "1NTS", "S", "S2 S9 SA S8 H2 H5 HA H3")
    assert not safe(unknown, Claim(Seat.SOUTH, 4))
    shown = ending("N:AKJ.2.. .8765.. 432.A.. QT9..2.", "1NTS", "S", "S2 S9 SA H5 H2 H6 HA D2")
    assert safe(shown, Claim(Seat.SOUTH, 4))


def test_70e1_a_stated_finesse_binds_the_claimer_when_play_goes_on() -> None:
    play = ending("N:AQ... J9... 32... KT...", "1NTS", "S", "S2 ST")
    claim = Claim(Seat.SOUTH, 2, Line(finesses=(Finesse(Suit.SPADES, Seat.WEST),)))
    assert departs(play, claim, Card.parse("SA"))
    assert not departs(play, claim, Card.parse("SQ"))
