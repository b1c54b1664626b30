"""Irregular cards that the Laws let stand."""

from __future__ import annotations

import pytest

from biritch.auction.contract import Contract
from biritch.cards import Card, Deal, Hand
from biritch.errors import IllegalPlay
from biritch.play.condone import condone
from biritch.play.play import Play
from biritch.seats import BySide, Seat

DEAL = Deal.parse("N:A2.2.. K3.3.. Q4.4.. J5.5..")


def played(play: Play, text: str) -> Play:
    for card in text.split():
        play = play.then(Card.parse(card))
    return play


def test_after_an_accepted_lead_out_of_turn_the_play_goes_on_from_its_left() -> None:
    play = condone(Play.ending(DEAL, None, Seat.NORTH), Seat.SOUTH, Card.parse("SQ"), "53A")
    assert (play.leader, play.turn) == (Seat.SOUTH, Seat.WEST)
    play = played(play, "SJ SA SK")
    assert (play.turn, play.won) == (Seat.NORTH, BySide(1, 0))
    assert [entry.law for entry in play.entries] == ["53A", None, None, None]
    assert str(play) == "S:SQ SJ SA SK"


def test_after_an_established_revoke_the_trick_goes_to_whoever_won_it() -> None:
    play = played(Play.ending(DEAL, None, Seat.NORTH), "SA")
    play = condone(play, Seat.EAST, Card.parse("H3"), "63")
    play = played(play, "S4 S5")
    assert play.last_trick is not None
    assert play.last_trick.winner(None) is Seat.NORTH
    assert play.entries[1].law == "63"
    assert Card.parse("SK") in play.remaining(Seat.EAST)


def test_what_stood_irregularly_stands_again_after_an_undo_of_what_followed() -> None:
    play = condone(Play.ending(DEAL, None, Seat.NORTH), Seat.SOUTH, Card.parse("SQ"), "53A")
    later = condone(played(play, "SJ SA"), Seat.EAST, Card.parse("H3"), "63")
    assert later.first(1) == play
    assert later.first(4) == later
    assert later.first(0) == Play.ending(DEAL, None, Seat.NORTH)


def test_a_viewer_takes_an_irregular_card_from_an_unseen_hand_on_trust() -> None:
    play = Play.begin(Deal.parse("N:- - - -"), Contract.parse("1NTW"))
    play = condone(play, Seat.SOUTH, Card.parse("SQ"), "53A")
    assert play.deal[Seat.SOUTH] == Hand.parse("Q...")


@pytest.mark.parametrize(
    ("before", "seat", "card", "code"),
    [
        ("SA", Seat.WEST, "SJ", "play.out_of_turn"),
        ("SA", Seat.EAST, "SQ", "play.not_held"),
        ("", Seat.EAST, "SA", "play.not_held"),
        ("SA SK SQ SJ S2 S3 S4 S5 H5 H2 H3 H4", Seat.WEST, "H5", "play.over"),
    ],
)
def test_no_law_lets_every_irregularity_stand(
    before: str, seat: Seat, card: str, code: str
) -> None:
    play = played(Play.ending(DEAL, None, Seat.NORTH), before)
    with pytest.raises(IllegalPlay) as refused:
        condone(play, seat, Card.parse(card), "53A")
    assert refused.value.code == code
