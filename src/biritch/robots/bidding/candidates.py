"""Calls worth a thought: the book's, and those whose meaning the hand has, or nearly has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from biritch.auction import PASS, Bid, Call, Double, Pass
from biritch.cards import Hand
from biritch.systems import Meaning
from biritch.systems.moment import Moment
from biritch.valuation import Constraint
from biritch.valuation.combined import All, Either
from biritch.valuation.conditions import MOST, Counts

_CONVENTIONAL: Final = frozenset({"art", "ask", "relay", "transfer", "alert", "F1", "GF"})
_ANSWERED: Final = frozenset({"ask", "relay", "transfer"})
_POINTS: Final = ("hcp", "points", "support", "losers")
_MOST_CANDIDATES: Final = 4
_JUDGED_FROM: Final = 3  # level: below it the book knows best unless it is a matter of game


def is_due(moment: Moment, book: Meaning) -> bool:
    """Whether judgement may overrule the book here.

    Not when nobody has spoken, not in answer to a question, and not when the book's call asks or tells
    something that only the book can follow up.
    """
    at = moment.situation
    bid = at.auction.last_bid
    if bid is None or not (at.we_acted or bid.level >= _JUDGED_FROM):
        return False
    last = at.partner_last
    if last is not None and at.partner_just_acted and not at.disturbed:
        first_answer = at.must_bid and at.my_last is None
        if last.flags & _ANSWERED or first_answer:
            return False
    return not book.flags & _CONVENTIONAL


def candidates(moment: Moment, hand: Hand, book: Call) -> tuple[Meaning, ...]:
    """The calls to compare, the book's first; none of them would tell the opponents an untruth."""
    found = [moment.meaning(book)]
    for call in _near(moment, hand):
        if len(found) == _MOST_CANDIDATES:
            break
        if any(call is each.call for each in found):
            continue
        meaning = moment.meaning(call)
        if meaning.own is None and not isinstance(call, Pass):
            continue
        if hand in meaning.box and not meaning.flags & _CONVENTIONAL:
            found.append(meaning)
    return tuple(found)


def _near(moment: Moment, hand: Hand) -> Iterator[Call]:
    at = moment.situation
    if not at.must_bid:
        yield PASS
    for choice in moment.choices:
        call = choice.call
        if not isinstance(call, Bid | Double) or not at.auction.may(call):
            continue
        if nearly(choice.constraint).test(hand):
            yield call


def nearly(constraint: Constraint) -> Constraint:
    """A constraint with a point more or less allowed wherever it counts strength.

    Examples:
        >>> str(nearly(Constraint.parse("hcp 12-14, spades 5+")))
        'hcp 11-15, spades 5+'
    """
    match constraint:
        case Counts(measure, low, high) if measure.partition(" ")[0] in _POINTS:
            return Counts(measure, max(0, low - 1), high if high >= MOST else high + 1)
        case All(parts):
            return All(tuple(map(nearly, parts)))
        case Either(parts):
            return Either(tuple(map(nearly, parts)))
    return constraint
