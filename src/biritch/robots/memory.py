"""The board as a robot remembers it: put together from what its seat sees now and the cards played."""

from __future__ import annotations

from biritch.auction import Auction
from biritch.cards import Card, Deal, Hand
from biritch.forms import form_of
from biritch.play import Play, commander
from biritch.seats import SEATS, BySeat, Seat, Seating
from biritch.table.view import HandView, View


def auction_seen(view: View) -> Auction:
    """The auction so far."""
    assert view.board is not None
    auction = Auction.begin(view.board.dealer, procedure=form_of(view.table.form).bidding)
    for made in view.auction:
        auction = auction.then(made.call)
    return auction


def play_seen(view: View, played: tuple[Card, ...]) -> Play | None:
    """The play so far, with the hands this seat sees; None before there is a contract.

    Args:
        view: what the seat sees.
        played: all the cards played on the board, in order.
    """
    contract = auction_seen(view).contract
    if contract is None or view.hands is None:
        return None
    empty = Play.begin(Deal(BySeat.same(Hand())), contract)
    cards: dict[Seat, int] = dict.fromkeys(SEATS, 0)
    for entry in _through(empty, played).entries:
        cards[entry.seat] |= entry.card.bit
    hands = BySeat.make(lambda seat: _dealt(view.hands, seat, cards[seat]))
    return _through(Play.begin(Deal(hands), contract), played)


def _dealt(hands: BySeat[HandView] | None, seat: Seat, played: int) -> Hand:
    """What a hand was dealt, if all of it is known; its cards played are known anyway."""
    assert hands is not None
    held = hands[seat].cards
    return Hand() if held is None else Hand(Hand.of(held).bits | played)


def _through(play: Play, played: tuple[Card, ...]) -> Play:
    for card in played:
        play = play.then(card)
    return play


def seating_of(view: View) -> Seating:
    """Who keeps which hand at this table."""
    return form_of(view.table.form).seating


def commands(view: View, play: Play, chair: Seat) -> bool:
    """Whether a chair plays the hand in turn."""
    return play.turn is not None and commander(play, seating_of(view), play.turn) is chair
