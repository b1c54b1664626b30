"""Small endings that several laws are tried on."""

from __future__ import annotations

from biritch.auction import Contract
from biritch.cards import Card, Deal
from biritch.play import Play
from biritch.seats import Seat


def ending(deal: str, contract: str, leader: str, cards: str = "") -> Play:
    """An ending after some cards."""
    read = Contract.parse(contract)
    play = Play.ending(Deal.parse(deal), read.trumps, Seat.parse(leader), contract=read)
    return after(play, cards)


def after(play: Play, cards: str) -> Play:
    """The play after some more cards."""
    for card in cards.split():
        play = play.then(Card.parse(card))
    return play


def legal(play: Play) -> str:
    """The legal cards, in a word."""
    return " ".join(map(str, play.legal()))
