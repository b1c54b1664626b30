"""Signals of the defenders: attitude, count and suit preference, as the convention card says.

Law: 40 (what partners agree is told to the opponents).
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from biritch.cards import SUITS, Card, Rank, Suit
from biritch.robots.outlook import Outlook, cards


class Carding(Struct, frozen=True):
    """What small cards mean between defenders.

    Attributes:
        encourages_high: whether a high small card asks partner to go on with the suit; a low one does
            otherwise (upside-down attitude).
        even_is_high: whether high-low shows an even number; low-high does otherwise.
    """

    encourages_high: bool = True
    even_is_high: bool = True


STANDARD: Final = Carding()
_TEN: Final = Rank.TEN
_QUEEN: Final = Rank.QUEEN.index


def signal(outlook: Outlook, card: Card, carding: Carding) -> Card:
    """The small card that tells partner what it should, in place of another of its suit.

    Args:
        outlook: what a defender sees.
        card: what he would play if cards could not talk.
        carding: what was agreed.
    """
    spare = tuple(
        each
        for each in cards(card.suit, outlook.mine(card.suit))
        if each.rank < _TEN and each in outlook.legal
    )
    if card not in spare or len(spare) < 2 or card.suit is outlook.trumps:
        return card
    high = _wants_high(outlook, card.suit, carding)
    if high is None:
        return card
    return spare[0] if high else spare[-1]


def _wants_high(outlook: Outlook, suit: Suit, carding: Carding) -> bool | None:
    """Whether the signal is a high card; None where nothing is signalled."""
    if outlook.led is None:
        return _prefers_higher_suit(outlook, suit)
    if outlook.led is not suit or _seen_before(outlook, suit):
        return None
    if outlook.play.leader is outlook.mate:
        return _likes(outlook, suit) is carding.encourages_high
    if outlook.play.leader.side is not outlook.hand.side:
        even = outlook.mine(suit).bit_count() % 2 == 0
        return even is carding.even_is_high
    return None


def _seen_before(outlook: Outlook, suit: Suit) -> bool:
    """Whether this hand has played a card of the suit to an earlier trick: it has said its say."""
    return any(
        card is not None and card.suit is suit
        for card in (trick.card(outlook.hand) for trick in outlook.play.tricks)
    )


def _likes(outlook: Outlook, suit: Suit) -> bool:
    """Whether partner's suit is good to go on with: an honour in it, or a ruff to come."""
    mine = outlook.mine(suit)
    if mine >> _QUEEN:
        return True
    ruffs = outlook.trumps is not None and bool(outlook.mine(outlook.trumps))
    return ruffs and mine.bit_count() == 2


def _prefers_higher_suit(outlook: Outlook, suit: Suit) -> bool | None:
    """When partner is to ruff: whether the higher of the other two side suits is the one to return."""
    trumps = outlook.trumps
    if trumps is None or suit not in outlook.voids[outlook.mate]:
        return None
    if not outlook.can_have(outlook.mate, trumps):
        return None
    low, high = (each for each in SUITS if each not in {suit, trumps})
    return outlook.mine(high) > outlook.mine(low)
