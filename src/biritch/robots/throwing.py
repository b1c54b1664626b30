"""Out of the suit that was led: ruff, or throw a card away."""

from __future__ import annotations

from biritch.cards import Card, Suit
from biritch.robots.outlook import Outlook, lowest


def ruff_or_throw(outlook: Outlook) -> Card:
    """The card of a hand that cannot follow suit."""
    trumps = outlook.trumps
    ruffs = [card for card in outlook.legal if card.suit is trumps and outlook.beats(card)]
    if ruffs and _should_ruff(outlook):
        return _ruff(outlook, ruffs)
    return throw(outlook)


def _should_ruff(outlook: Outlook) -> bool:
    place = len(outlook.play.trick)
    if not outlook.ours:
        return True
    if place == 3:
        return False
    return outlook.may_beat(outlook.hand.lho, outlook.best) and not _high(outlook.best)


def _high(card: Card) -> bool:
    return card.rank.value in "AK"


def _ruff(outlook: Outlook, ruffs: list[Card]) -> Card:
    """As low as will do; high enough against an overruff if it costs nothing."""
    if len(outlook.play.trick) == 3:
        return lowest(ruffs)
    safe = [card for card in ruffs if not outlook.may_beat(outlook.hand.lho, card)]
    low = lowest(ruffs)
    if safe and outlook.may_beat(outlook.hand.lho, low) and lowest(safe).rank.value not in "AKQ":
        return lowest(safe)
    return low


def throw(outlook: Outlook) -> Card:
    """The card one can best do without."""
    choices = [card for card in outlook.legal if card.suit is not outlook.trumps]
    if not choices:
        return lowest(outlook.legal)
    return min(choices, key=lambda card: _value(outlook, card))


def _value(outlook: Outlook, card: Card) -> tuple[float, int]:
    """What a card is worth keeping: winners most, then guards, then length."""
    suit = card.suit
    mine, theirs = outlook.mine(suit), outlook.against(suit)
    rank = card.rank.index
    value = 0.0
    if not theirs >> (rank + 1):
        value += 20
    value += _guard(mine, theirs)
    if outlook.declares:
        other = outlook.holding(outlook.mate, suit)
        if other.bit_count() >= mine.bit_count() and other > theirs:
            value += 1 if mine.bit_count() > 1 else 4
    else:
        value += _keeps_pace(outlook, suit, mine)
    return value + rank / 20, rank


def _guard(mine: int, theirs: int) -> float:
    """How much it costs to shorten a suit in which a high card needs small ones beside it."""
    top = mine.bit_length() - 1
    above = (theirs >> (top + 1)).bit_count()
    length = mine.bit_count()
    if top < 8 or above == 0:
        return 2.0 if above == 0 and length > 1 else 0.0
    if length - 1 <= above <= 3:
        return 8.0
    return 1.0


def _keeps_pace(outlook: Outlook, suit: Suit, mine: int) -> float:
    """A defender keeps as many cards as dummy has, if they can win the last of them."""
    dummy = outlook.holding(outlook.dummy, suit)
    if not dummy or mine.bit_count() > dummy.bit_count() or dummy.bit_count() < 3:
        return 0.0
    return 4.0 if mine > dummy & ~(1 << 12 | 1 << 11) else 1.0
