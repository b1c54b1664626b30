"""Reading an auction: what each call means by the agreements, and what each player has shown."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from biritch.auction import Auction, Bid, Call, Pass
from biritch.cards import Suit
from biritch.robots.agreements import Rule, natural
from biritch.robots.candidates import candidates, hand_for
from biritch.robots.position import Position
from biritch.robots.shown import ANY_STRENGTH, Meaning, Shown, aces_of, strength_of
from biritch.seats import BySeat, BySide, Vulnerability
from biritch.valuation import EVERY_HAND, Box, Constraint
from biritch.valuation.combined import Either

NO_PART_SCORES = BySide(0, 0)
_SILENT = Meaning(Call.parse("P"), "pass", ANY_STRENGTH, EVERY_HAND, None, frozenset(), None, None)


class Reading(Struct, frozen=True):
    """An auction as everybody at the table reads it.

    Attributes:
        meanings: what each call means, in order.
        shown: what each player has shown.
    """

    meanings: tuple[Meaning, ...]
    shown: BySeat[Shown]


@lru_cache(maxsize=512)
def read_auction(
    auction: Auction,
    vulnerable: Vulnerability = Vulnerability.NONE,
    part_scores: BySide[int] = NO_PART_SCORES,
) -> Reading:
    """What every call of an auction means.

    Examples:
        >>> reading = read_auction(Auction.parse("N:1S P 2S"))
        >>> [meaning.key for meaning in reading.meanings]
        ['one-major', 'no-overcall', 'raise']
    """
    meanings: tuple[Meaning, ...] = ()
    shown = BySeat.same(Shown())
    so_far = Auction.begin(auction.dealer, procedure=auction.procedure)
    for entry in auction.entries:
        if so_far.turn is entry.seat:
            position = Position(so_far, meanings, shown, vulnerable, part_scores)
            meaning = meaning_of(position, entry.call)
        else:
            meaning = unagreed(entry.call)
        meanings = (*meanings, meaning)
        shown = shown.put(entry.seat, shown[entry.seat].after(meaning))
        so_far = auction.first(len(meanings))
    return Reading(meanings, shown)


def position_of(
    auction: Auction,
    vulnerable: Vulnerability = Vulnerability.NONE,
    part_scores: BySide[int] = NO_PART_SCORES,
) -> Position:
    """The moment of the auction before the next call."""
    reading = read_auction(auction, vulnerable, part_scores)
    return Position(auction, reading.meanings, reading.shown, vulnerable, part_scores)


def sections(position: Position) -> tuple[tuple[Rule, ...], ...]:
    """The sections of the agreements that speak in a position, the first before the next."""
    book = natural()
    special = _special(position)
    rules = book.section(*special) if special else ()
    if position.disturbance == "overcalled" and special and special[0] not in book.sections:
        rules = tuple(rule for rule in rules if "alert" not in rule.flags)
    parts = (rules, book.section("judgement"))
    return (*parts, book.section("forced")) if position.must_bid else parts


def _special(position: Position) -> tuple[str, ...]:
    if position.auction.last_bid is None:
        return ("opening",)
    if not position.we_acted:
        return (_over_them(position),)
    last = position.partner_last
    if last is None:
        if position.disturbance:
            return ("alone",)
        return ("reopening",) if position.passes_end_it else ()
    if not position.partner_just_acted:
        return ()
    if position.disturbance:
        return (f"after {last.key}, {position.disturbance}", f"after {last.key}")
    return (f"after {last.key}",)


def _over_them(position: Position) -> str:
    bid = position.auction.last_bid
    last = position.last(position.me.rho) or position.last(position.me.lho)
    assert bid is not None
    if last is not None and last.key in ("weak-two", "preempt"):
        return "over preempt"
    if bid.level >= 3:
        return "over preempt"
    if last is not None and last.key == "notrump":
        return "over notrump"
    return "balancing" if position.passes_end_it else "overcall"


def agreed_calls(position: Position, rules: tuple[Rule, ...]) -> frozenset[Call]:
    """The calls that some rules speak of; judgement leaves them alone, so that they mean one thing."""
    return frozenset(
        call
        for rule in rules
        for call, suit in candidates(position, rule)
        if not isinstance(call, Pass) and hand_for(position, rule, call, suit) is not None
    )


def meaning_of(position: Position, call: Call) -> Meaning:
    """What a call would mean in a position: what the rules that lead to it have in common to say."""
    for rules in sections(position):
        found = [
            (rule, suit, constraint)
            for rule in rules
            for candidate, suit in candidates(position, rule)
            if candidate is call
            and (constraint := hand_for(position, rule, call, suit)) is not None
        ]
        told = [each for each in found if "last" not in each[0].flags] or found
        if told:
            return _meaning(call, told)
    return unagreed(call)


def _meaning(call: Call, found: list[tuple[Rule, Suit | None, Constraint]]) -> Meaning:
    rule, suit, constraint = found[0]
    parts = tuple(dict.fromkeys(part for _, _, part in found))
    whole = constraint if len(parts) == 1 else Either(parts)
    return Meaning(
        call,
        rule.key,
        strength_of(whole),
        whole.box(),
        suit,
        rule.flags,
        aces_of(whole),
        whole,
    )


def unagreed(call: Call) -> Meaning:
    """What a call is taken to mean that no agreement covers: a bid of a suit shows four cards there."""
    if not isinstance(call, Bid) or call.strain.suit is None:
        key = "pass" if isinstance(call, Pass) else "unagreed"
        return Meaning(call, key, ANY_STRENGTH, EVERY_HAND, None, frozenset(), None, None)
    suit = call.strain.suit
    box = Box(**{suit.name.lower(): (4, 13)})
    return Meaning(call, "natural", ANY_STRENGTH, box, suit, frozenset(), None, None)
