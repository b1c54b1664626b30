"""Following suit: second hand low, third hand high, fourth hand as cheaply as possible."""

from __future__ import annotations

from biritch.cards import Card, Rank
from biritch.robots.outlook import Outlook, equals, highest, lowest

_TEN = Rank.TEN


def follow(outlook: Outlook) -> Card:
    """The card a hand follows suit with."""
    legal = outlook.legal
    winners = tuple(card for card in legal if outlook.beats(card))
    place = len(outlook.play.trick)
    if not winners or outlook.best.suit is not outlook.led:
        return _give_up(outlook, legal)
    if place == 3:
        return _fourth(outlook, legal, winners)
    if place == 2:
        return _third(outlook, legal, winners)
    return _second(outlook, legal, winners)


def _give_up(outlook: Outlook, legal: tuple[Card, ...]) -> Card:
    """A trick that cannot be won: the lowest card, or an honour that would be in partner's way."""
    blocking = outlook.declares and outlook.ours and _blocks(outlook, legal)
    return highest(legal) if blocking else lowest(legal)


def _blocks(outlook: Outlook, legal: tuple[Card, ...]) -> bool:
    """Whether all this hand's cards are winners and the longer hand opposite has more of them."""
    suit = legal[0].suit
    theirs = outlook.against(suit)
    other = outlook.holding(outlook.mate, suit)
    return (
        len(legal) <= other.bit_count()
        and other > theirs
        and all(card.bit >> 13 * suit.index > theirs for card in legal)
    )


def _fourth(outlook: Outlook, legal: tuple[Card, ...], winners: tuple[Card, ...]) -> Card:
    """Last to play: leave partner's trick to him, win any other as cheaply as possible."""
    if outlook.ours:
        return _give_up(outlook, legal)
    if holds_up(outlook):
        return lowest(legal)
    return lowest(winners)


def _third(outlook: Outlook, legal: tuple[Card, ...], winners: tuple[Card, ...]) -> Card:
    """Third hand: high enough, never higher; a finesse where there is one."""
    last = outlook.hand.lho
    if outlook.ours and not outlook.may_beat(last, outlook.best):
        return _give_up(outlook, legal)
    if outlook.declares:
        return _finesse(outlook, legal, winners)
    if outlook.sees(last):
        return _under_the_eyes(outlook, legal, winners)
    if outlook.ours and outlook.best.rank >= _TEN:
        return _under_partners_honour(outlook, legal)
    top = winners[0]
    return lowest(equals(top, winners, outlook.hidden(top.suit)))


def _under_partners_honour(outlook: Outlook, legal: tuple[Card, ...]) -> Card:
    """Partner leads from a sequence: get out of his way with two cards, encourage with an honour."""
    if len(legal) == 2 and legal[0].rank >= Rank.QUEEN and outlook.trumps is None:
        return legal[0]
    small = [card for card in legal if card.rank < _TEN]
    if legal[0].rank >= Rank.QUEEN and small:
        return highest(small)
    return lowest(legal)


def _under_the_eyes(outlook: Outlook, legal: tuple[Card, ...], winners: tuple[Card, ...]) -> Card:
    """The last hand is dummy's: the cheapest card it cannot beat, else the cheapest that costs it one."""
    last = outlook.hand.lho
    safe = [card for card in winners if not outlook.may_beat(last, card)]
    if safe:
        return lowest(safe)
    return lowest(legal)


def _finesse(outlook: Outlook, legal: tuple[Card, ...], winners: tuple[Card, ...]) -> Card:
    """Declarer's third hand: take the finesse unless the missing card must be about to fall."""
    suit = winners[0].suit
    out = outlook.can_have(outlook.hand.lho, suit)
    if outlook.ours and not out >> (outlook.best.rank.index + 1):
        return _give_up(outlook, legal)
    top = winners[0]
    higher = out >> (top.rank.index + 1)
    if higher:
        led_high = outlook.ours and outlook.best.rank >= _TEN
        worth = higher.bit_count() <= 2 and not led_high
        return lowest(equals(top, winners, out)) if worth else lowest(legal)
    sure = equals(top, winners, out)
    if outlook.ours and _backed(outlook):
        return _running(outlook, legal, sure, out)
    if len(sure) == len(winners) or suit in outlook.voids[outlook.hand.rho]:
        return lowest(sure)
    lesser = tuple(card for card in winners if card not in sure)
    try_with = lowest(equals(lesser[0], lesser, out))
    missing = (out >> (try_with.rank.index + 1)).bit_count()
    if missing > 1:
        deep = [card for card in lesser if card.rank >= _TEN]
        return deep[-1] if deep else lowest(sure)
    if out.bit_count() == 1 or (len(sure) > 1 and out.bit_count() == 3):
        return sure[0]
    return try_with


def _backed(outlook: Outlook) -> bool:
    """Whether the honour led from opposite has the next card below it on its side."""
    led = outlook.best
    ours = outlook.mine(led.suit) | outlook.holding(outlook.mate, led.suit)
    return led.rank >= Rank.NINE and bool(ours >> (led.rank.index - 1) & 1)


def _running(outlook: Outlook, legal: tuple[Card, ...], sure: tuple[Card, ...], out: int) -> Card:
    """The honour led from opposite is run, unless the one card missing must fall."""
    missing = (out >> (outlook.best.rank.index + 1)).bit_count()
    if missing == 1:
        return lowest(sure) if out.bit_count() == 1 else lowest(legal)
    return lowest(legal) if outlook.best.rank >= Rank.JACK else lowest(sure)


def _second(outlook: Outlook, legal: tuple[Card, ...], winners: tuple[Card, ...]) -> Card:
    """Second hand low; but cover an honour, and take what sets or makes the contract."""
    if outlook.declares:
        return _declarer_second(outlook, legal, winners)
    sure = [card for card in winners if outlook.is_master(card)]
    if sure and outlook.needs == 1:
        return lowest(sure)
    if _covers(outlook, winners):
        return lowest(winners) if winners[0].rank < Rank.ACE else winners[0]
    dummy_next = outlook.hand.lho is outlook.dummy
    if dummy_next and sure and outlook.trumps and not outlook.holding(outlook.dummy, legal[0].suit):
        return lowest(legal)
    if _splits(winners):
        return winners[1]
    alone = outlook.hand.rho is outlook.dummy and not outlook.holding(outlook.dummy, legal[0].suit)
    if alone and sure and outlook.trumps and legal[0].suit is not outlook.trumps:
        return lowest(sure)
    return lowest(legal)


def _splits(winners: tuple[Card, ...]) -> bool:
    """Three touching honours: one of them goes up."""
    ranks = [card.rank.index for card in winners[:3]]
    return len(ranks) == 3 and ranks[0] - ranks[2] == 2 and ranks[2] >= _TEN.index


def _covers(outlook: Outlook, winners: tuple[Card, ...]) -> bool:
    """Cover an honour with an honour, unless more of the sequence lies in view behind it."""
    led = outlook.best
    if led.rank < _TEN or winners[0].rank < Rank.QUEEN:
        return False
    if winners[0].rank is Rank.ACE and led.rank < Rank.JACK:
        return False
    from_dummy = outlook.hand.rho is outlook.dummy
    if not from_dummy:
        return led.rank is Rank.KING or (winners[0].rank is Rank.ACE and led.rank is Rank.QUEEN)
    next_lower = 1 << (led.rank.index - 1)
    return not outlook.holding(outlook.dummy, led.suit) & next_lower and len(winners) < 3


def _declarer_second(outlook: Outlook, legal: tuple[Card, ...], winners: tuple[Card, ...]) -> Card:
    """Declarer's side plays second: keep the trick for the hand that plays last if it can win it."""
    suit = legal[0].suit
    out, other = outlook.hidden(suit), outlook.holding(outlook.mate, suit)
    last_wins = other > out and other.bit_length() > outlook.best.rank.index + 1
    if holds_up(outlook):
        return lowest(legal)
    top = winners[0]
    sure = [card for card in winners if outlook.is_master(card)]
    if last_wins:
        lone = len(legal) == 2 and Rank.TEN < top.rank < Rank.KING and not sure
        return top if lone and other.bit_count() > 1 else lowest(legal)
    if not sure:
        higher = (out >> (top.rank.index + 1)).bit_count()
        return top if higher == 1 and (len(legal) <= 2 or not other) else lowest(legal)
    lesser = [card for card in winners if card not in sure and card.rank >= Rank.TEN]
    gap = [card for card in lesser if (out >> (card.rank.index + 1)).bit_count() == 1]
    if gap and outlook.needs <= outlook.play.tricks_left - 1:
        return lowest(gap)
    return lowest(sure)


def holds_up(outlook: Outlook) -> bool:
    """Whether declarer lets the opponents have this round: no trump, one stopper, rule of seven."""
    suit = outlook.led
    if not outlook.declares or outlook.trumps is not None or suit is None:
        return False
    ours = outlook.mine(suit) | outlook.holding(outlook.mate, suit)
    theirs = outlook.hidden(suit)
    stoppers = _stoppers(ours, theirs)
    rounds = sum(1 for trick in outlook.play.tricks if trick.suit is suit)
    length = outlook.mine(suit).bit_count() + outlook.holding(outlook.mate, suit).bit_count()
    ducks = 7 - (length + 2 * rounds)
    can_lose = outlook.play.tricks_left - outlook.needs
    fat = theirs.bit_count() >= 5 - rounds
    return stoppers == 1 and rounds < ducks and can_lose > 1 and fat and outlook.play.count < 20


def _stoppers(ours: int, theirs: int) -> int:
    """How many tricks the top of a suit is worth at once."""
    return (ours >> theirs.bit_length()).bit_count()
