"""A defender on lead after the first trick."""

from __future__ import annotations

from biritch.cards import SUITS, Card, Suit
from biritch.robots.leads import card_to_lead
from biritch.robots.outlook import Outlook, cards, highest, lowest
from biritch.robots.reading import Reading


def defender_lead(outlook: Outlook, reading: Reading) -> Card:
    """The card a defender leads to a later trick."""
    return _cash(outlook) or _give_ruff(outlook) or _suit_lead(outlook, reading)


def _winners(outlook: Outlook, suit: Suit) -> int:
    """Tricks this hand can take in a suit at once, as far as can be seen."""
    mine = outlook.mine(suit)
    theirs = outlook.against(suit)
    top = (mine >> theirs.bit_length()).bit_count()
    if top and outlook.trumps is not None and suit is not outlook.trumps:
        dummy_ruffs = outlook.dummy in _ruffers(outlook, suit)
        return 0 if dummy_ruffs else min(top, 2)
    return top


def _ruffers(outlook: Outlook, suit: Suit) -> list[object]:
    trumps = outlook.trumps
    return [
        seat
        for seat in (outlook.dummy, outlook.declarer)
        if trumps is not None and suit in outlook.voids[seat] and outlook.can_have(seat, trumps)
    ]


def _cash(outlook: Outlook) -> Card | None:
    """Winners enough to beat the contract, or the last chance: take them."""
    ready = [suit for suit in SUITS if _winners(outlook, suit) and not _ruffers(outlook, suit)]
    sure = sum(_winners(outlook, suit) for suit in ready)
    last_tricks = outlook.play.tricks_left <= 3
    if not ready or (sure < outlook.needs and not last_tricks):
        return None
    if outlook.needs == 0 and not last_tricks and outlook.play.tricks_left > sure + 2:
        return None
    suit = max(ready, key=lambda suit: (_winners(outlook, suit), outlook.mine(suit).bit_count()))
    return highest(cards(suit, outlook.mine(suit)))


def _give_ruff(outlook: Outlook) -> Card | None:
    """Partner has shown out of a suit and may have a trump left."""
    trumps = outlook.trumps
    if trumps is None or not outlook.can_have(outlook.mate, trumps):
        return None
    for suit in SUITS:
        if suit is trumps or not outlook.mine(suit):
            continue
        shown = suit in outlook.voids[outlook.mate] and outlook.hidden(suit)
        if shown and outlook.dummy not in _ruffers(outlook, suit):
            return lowest(cards(suit, outlook.mine(suit)))
    return None


def _suit_lead(outlook: Outlook, reading: Reading) -> Card:
    suits = [suit for suit in SUITS if outlook.mine(suit)]
    suit = max(suits, key=lambda suit: (_worth(outlook, suit, reading), suit.index))
    holding = cards(suit, outlook.mine(suit))
    if outlook.is_master(holding[0]):
        return holding[0]
    returned = any(
        trick.leader is outlook.mate and trick.suit is suit for trick in outlook.play.tricks
    )
    if returned:
        return holding[0] if len(holding) <= 2 or _touching(holding) else holding[-1]
    return card_to_lead(holding, trumps=outlook.trumps)


def _touching(holding: tuple[Card, ...]) -> bool:
    first, second = holding[0].rank.index, holding[1].rank.index
    return first >= 8 and first - second == 1


def _worth(outlook: Outlook, suit: Suit, reading: Reading) -> float:
    """How good a suit is to lead now."""
    mine, dummy = outlook.mine(suit), outlook.holding(outlook.dummy, suit)
    score = 0.0
    for trick in outlook.play.tricks:
        if trick.suit is suit and trick.leader is outlook.mate:
            score += 3
        elif trick.suit is suit and trick.leader is outlook.hand:
            score += 1.5
        elif trick.suit is suit and suit is not outlook.trumps:
            score -= 1.5
    if suit in reading.shown[outlook.mate].suits:
        score += 2
    if suit in reading.shown[outlook.declarer].suits and suit is not outlook.trumps:
        score -= 2
    score += _through_or_up_to(outlook, dummy)
    score += _own_holding(outlook, suit, mine)
    ruffers = _ruffers(outlook, suit)
    if len(ruffers) == 2:
        score -= 10
    elif ruffers:
        score -= 3
    return score


def _through_or_up_to(outlook: Outlook, dummy: int) -> float:
    """Lead through dummy's broken strength, or up to dummy's weakness."""
    honours = dummy >> 9
    count = honours.bit_count()
    if outlook.hand.lho is outlook.dummy:
        if honours in (0b1111, 0b1110, 0b0111, 0b1101):
            return -2.0
        return 1.0 if count in (1, 2) else 0.0
    return 1.5 if count == 0 else -1.0 * count


def _own_holding(outlook: Outlook, suit: Suit, mine: int) -> float:
    theirs = outlook.against(suit)
    length = mine.bit_count()
    if suit is outlook.trumps:
        return -1.0 if mine >> 9 else 0.3
    top = mine.bit_length() - 1
    masters = (mine >> theirs.bit_length()).bit_count()
    touching = length > 1 and top >= 8 and mine >> (top - 1) & 1
    if outlook.trumps is None:
        return 0.7 * length + 1.0 * masters + (1.5 if touching else 0.0)
    if masters:
        return 0.5 if masters > 1 or touching else -1.5
    if touching:
        return 2.0
    return -0.7 if top >= 9 else 0.5
