"""Bidding: the call of a hand, and what it tells the opponents."""

from __future__ import annotations

from msgspec import Struct

from biritch.auction import PASS, Auction, Call, Pass
from biritch.cards import Hand, Suit
from biritch.robots.agreements import Rule
from biritch.robots.candidates import candidates, hand_for
from biritch.robots.position import Position
from biritch.robots.reading import (
    NO_PART_SCORES,
    agreed_calls,
    meaning_of,
    position_of,
    sections,
)
from biritch.robots.shown import Meaning
from biritch.seats import BySide, Vulnerability
from biritch.valuation import length

_DELIBERATE = ("convert", "waiting-pass")  # passes of a call that was forcing


class Bidding(Struct, frozen=True):
    """A call and the agreement it was made by."""

    call: Call
    meaning: Meaning


def choose_call(
    hand: Hand,
    auction: Auction,
    *,
    vulnerable: Vulnerability = Vulnerability.NONE,
    part_scores: BySide[int] = NO_PART_SCORES,
) -> Bidding:
    """The call the agreements give a hand, and what it means.

    Args:
        hand: the thirteen cards of the player in turn.
        auction: the calls so far.
        vulnerable: who is vulnerable.
        part_scores: points below the line that count towards this game.

    Examples:
        >>> hand = Hand.parse("AK432.KQ4.T98.76")
        >>> bidding = choose_call(hand, Auction.parse("N:"))
        >>> str(bidding.call), bidding.meaning.key, bidding.meaning.strength
        ('1S', 'one-major', (12, 21))
    """
    position = position_of(auction, vulnerable, part_scores)
    call, _ = call_by_rule(position, hand)
    return Bidding(call, meaning_of(position, call))


def call_by_rule(position: Position, hand: Hand) -> tuple[Call, Rule | None]:
    """The first rule that fits a hand, and its call; a pass where none does."""
    special, judgement, *forced = sections(position)
    meant = agreed_calls(position, special)
    for rules, taken in ((special, frozenset[Call]()), (judgement, meant)):
        for rule in rules:
            call = _by_rule(position, rule, hand, taken)
            if call is None:
                continue
            if isinstance(call, Pass) and position.must_bid and rule.key not in _DELIBERATE:
                continue
            return call, rule
    for rules in forced:
        for rule in rules:
            call = _by_rule(position, rule, hand, frozenset())
            if call is not None:
                return call, rule
    return PASS, None


def _by_rule(position: Position, rule: Rule, hand: Hand, taken: frozenset[Call]) -> Call | None:
    """The rule's call that suits a hand best: in its longest suit, the higher of two long ones."""
    best: tuple[tuple[int, int], Call] | None = None
    for call, suit in candidates(position, rule):
        if call in taken:
            continue
        constraint = hand_for(position, rule, call, suit)
        if constraint is not None and constraint.test(hand):
            worth = _preference(hand, suit)
            if best is None or worth > best[0]:
                best = worth, call
    return best[1] if best else None


def _preference(hand: Hand, suit: Suit | None) -> tuple[int, int]:
    if suit is None:
        return 0, 0
    cards = length(hand, suit)
    return cards, suit.index if cards > 4 else -suit.index
