"""Why a card is refused, in plain English.

Law: 44, 45A, 57.
"""

from __future__ import annotations

from biritch.cards.card import Card
from biritch.errors import IllegalPlay
from biritch.seats import Seat


def over() -> IllegalPlay:
    """The error for a card after the last trick."""
    return IllegalPlay("all the cards have been played", code="play.over", law="44")


def not_held(seat: Seat, card: Card) -> IllegalPlay:
    """The error for a card that is known to be elsewhere."""
    return IllegalPlay(
        f"{seat.name.title()} does not hold {card}",
        code="play.not_held",
        law="45A",
        seat=seat.value,
        card=str(card),
    )


def revoke(seat: Seat, card: Card, led: Card) -> IllegalPlay:
    """The error for a card of another suit from a hand that can follow.

    Law: 44C.
    """
    return IllegalPlay(
        f"{seat.name.title()} must follow suit to {led} and cannot play {card}",
        code="play.revoke",
        law="44C",
        seat=seat.value,
        card=str(card),
        led=str(led),
    )


def out_of_turn(seat: Seat, card: Card) -> IllegalPlay:
    """The error for a card from the wrong hand in the middle of a trick."""
    return IllegalPlay(
        f"{seat.name.title()} is not next to play to this trick",
        code="play.out_of_turn",
        law="57",
        seat=seat.value,
        card=str(card),
    )
