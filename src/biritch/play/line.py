"""A line of play, stated with a claim by quick choices: draw trumps, this suit first, finesse here.

Law: 68C, 70.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from biritch.cards.card import Card
from biritch.cards.hand import ALL_CARDS
from biritch.cards.suit import Suit
from biritch.play.play import Play
from biritch.play.trick import SUIT_CARDS
from biritch.seats import SEATS, Seat


class Trumps(Enum):
    """What a claimer says about the trumps still out."""

    DRAW = "draw"  # lead trumps until the other side has none
    LEAVE = "leave"  # lead no trumps while there is anything else to lead


class Finesse(Struct, frozen=True):
    """How a suit with a gap is to be played: against whom to finesse, or for the drop.

    Attributes:
        suit: the suit.
        against: the opponent who is hoped to hold the missing card; None to play for the drop.
    """

    suit: Suit
    against: Seat | None


class Ruff(Struct, frozen=True):
    """A suit whose losers are to be ruffed, and the hand that ruffs them."""

    suit: Suit
    hand: Seat


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a claimer says about how he will play; what he leaves unsaid binds him to nothing.

    Law: 68C.

    Attributes:
        trumps: whether he draws trumps first, or leaves them.
        suits: suits in the order he leads them, once trumps are done.
        finesses: how he plays the suits with a gap.
        ruffs: what he ruffs, and where.
    """

    trumps: Trumps | None = None
    suits: tuple[Suit, ...] = ()
    finesses: tuple[Finesse, ...] = ()
    ruffs: tuple[Ruff, ...] = ()


def departs(play: Play, line: Line, claimer: Seat, card: Card) -> bool:
    """Whether the next card departs from a stated line; a defender may then have it put back.

    A line binds the claimer's hand, and dummy's too when declarer claims. The card is taken to be
    legal; the play may be anybody's view of it in which those hands are known.

    Law: 70.

    Examples:
        >>> from biritch.cards import Deal
        >>> deal = Deal.parse("N:A2.A.. 54.2.. 76..2. 8.3.3.")
        >>> play = Play.ending(deal, Suit.SPADES, Seat.NORTH)
        >>> line = Line(trumps=Trumps.DRAW)
        >>> [departs(play, line, Seat.NORTH, Card.parse(text)) for text in ("SA", "HA")]
        [False, True]
    """
    turn = play.turn
    if turn is None or turn not in bound(play, claimer):
        return False
    if not play.laid:
        return _departs_by_lead(play, line, claimer, card)
    led = play.laid[0].suit
    if card.suit is not led:
        return _departs_by_not_ruffing(play, line, turn, card)
    return len(play.laid) == 2 and any(
        finesse.suit is led and _departs_from_finesse(play, finesse, claimer, card)
        for finesse in line.finesses
    )


def bound(play: Play, claimer: Seat) -> tuple[Seat, ...]:
    """The hands a claimer speaks for: his own, and dummy's when declarer claims."""
    contract = play.contract
    if contract is not None and claimer.side is contract.declarer.side:
        return contract.declarer, contract.dummy
    return (claimer,)


def outstanding(play: Play, mine: tuple[Seat, ...]) -> int:
    """The cards still in the other hands, seen or not, as bits."""
    if all(map(play.is_known, SEATS)):
        return sum(play.remaining(seat).bits for seat in SEATS if seat not in mine)
    gone = sum(card.bit for card in play.cards)
    return ALL_CARDS & ~gone & ~sum(play.remaining(seat).bits for seat in mine)


def _departs_by_lead(play: Play, line: Line, claimer: Seat, card: Card) -> bool:
    """Whether a lead is of another suit than the line calls for."""
    hand = play.remaining(play.leader).bits
    trumps = SUIT_CARDS[play.trumps.index] if play.trumps is not None else 0
    if (
        line.trumps is Trumps.DRAW
        and hand & trumps
        and outstanding(play, bound(play, claimer)) & trumps
    ):
        return not card.bit & trumps
    if line.trumps is Trumps.LEAVE and card.bit & trumps:
        return bool(hand & ~trumps)
    for suit in line.suits:
        if hand & SUIT_CARDS[suit.index]:
            return card.suit is not suit
    return False


def _departs_by_not_ruffing(play: Play, line: Line, hand: Seat, card: Card) -> bool:
    """Whether a hand that was to ruff this suit discards although it has a trump."""
    if play.trumps is None or card.suit is play.trumps:
        return False
    if Ruff(play.laid[0].suit, hand) not in line.ruffs:
        return False
    return bool(play.remaining(hand).bits & SUIT_CARDS[play.trumps.index])


def _departs_from_finesse(play: Play, finesse: Finesse, claimer: Seat, card: Card) -> bool:
    """Whether third hand, holding a tenace, plays it otherwise than was said."""
    seat = play.leader.partner
    suit = SUIT_CARDS[finesse.suit.index]
    missing = outstanding(play, bound(play, claimer)) & suit
    masters = tenace = 0
    on_table = max((laid.bit for laid in play.laid if laid.suit is finesse.suit), default=0)
    for mine in play.remaining(seat):
        if mine.bit & suit and mine.bit > on_table:
            if mine.bit > missing:
                masters |= mine.bit
            else:
                tenace |= mine.bit
    if not masters or not tenace:
        return False
    if play.leader.lho is finesse.against:
        return bool(card.bit & masters)
    return not card.bit & masters
