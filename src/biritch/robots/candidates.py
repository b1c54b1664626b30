"""Which calls a rule can mean here, and what the hand must then be, its braces filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from types import MappingProxyType

from biritch.auction import BIDS, Bid, Call
from biritch.cards import SUITS, Strain, Suit
from biritch.errors import BadNotation
from biritch.robots.agreements import Rule
from biritch.robots.conditions import highest, holds
from biritch.robots.position import Position
from biritch.robots.words import WORDS
from biritch.valuation import Constraint

Candidate = tuple[Call, Suit | None]
_LITERAL = re.compile(r"[1-7](?:NT|[CDHS])|P|X{1,2}")
_BRACES = re.compile(r"\{([^{}]+)\}")
_SUM = re.compile(r"([+-]?)(\d+|[a-z]+)")
_DOWNWARD = re.compile(r"(\d+)-(\d+)")


def mine(position: Position) -> Suit | None:
    """One's own suit: the one partner has supported, else the first."""
    last = position.partner_last
    if last is not None and last.suit in position.mine.suits:
        return last.suit
    return position.mine.suits[0] if position.mine.suits else None


def _new(position: Position, kind: Callable[[Suit], bool]) -> tuple[Suit, ...]:
    return tuple(suit for suit in position.unbid if kind(suit))


def _against_mine(position: Position, side: int) -> tuple[Suit, ...]:
    own = mine(position)
    if own is None:
        return ()
    return tuple(suit for suit in position.unbid if (suit.index - own.index) * side > 0)


def _fit(position: Position, kind: Callable[[Suit], bool]) -> tuple[Suit, ...]:
    return tuple(
        suit
        for suit in reversed(SUITS)
        if kind(suit) and suit not in position.theirs and position.partner.least(suit)
    )


def _one(suit: Suit | None) -> tuple[Suit, ...]:
    return () if suit is None else (suit,)


def _trumps(position: Position) -> tuple[Suit, ...]:
    """The suit our side has shown most cards of, the later one of two."""
    ours = position.ours

    def cards(suit: Suit) -> int:
        return position.mine.least(suit) + position.partner.least(suit)

    return _one(max(ours, key=lambda suit: (cards(suit), ours.index(suit)), default=None))


def _this(suit: Suit, _: Position) -> tuple[Suit, ...]:
    return (suit,)


def _agreed(position: Position) -> tuple[Suit, ...]:
    return _one(position.my_last.suit if position.my_last else None)


_SUITS: Mapping[str, Callable[[Position], tuple[Suit, ...]]] = MappingProxyType(
    {
        "suit": lambda _: SUITS,
        "major": lambda _: (Suit.SPADES, Suit.HEARTS),
        "minor": lambda _: (Suit.DIAMONDS, Suit.CLUBS),
        "new": lambda position: _new(position, lambda _: True),
        "new-major": lambda position: _new(position, lambda suit: suit.is_major),
        "lower": lambda position: _against_mine(position, -1),
        "higher": lambda position: _against_mine(position, 1),
        "mine": lambda position: _one(mine(position)),
        "partner": lambda position: position.partner.suits[-1:],
        "first": lambda position: position.partner.suits[:1],
        "theirs": lambda position: position.theirs[-1:],
        "fit": lambda position: _fit(position, lambda _: True),
        "major-fit": lambda position: _fit(position, lambda suit: suit.is_major),
        "minor-fit": lambda position: _fit(position, lambda suit: not suit.is_major),
        "trumps": _trumps,
        "agreed": _agreed,
        **{suit.value: partial(_this, suit) for suit in SUITS},
    }
)


def candidates(position: Position, rule: Rule) -> Iterator[Candidate]:
    """The legal calls a rule can mean in a position, with the suit each speaks of."""
    if not holds(position, rule.when):
        return
    ceiling = highest(rule.when)
    for call, suit in _named(position, rule.call):
        if isinstance(call, Bid) and (call.level > ceiling or _pointless(position, rule, call)):
            continue
        if not isinstance(call, Bid) and ceiling < _last_level(position):
            continue
        if position.auction.may(call):
            yield call, suit


def _last_level(position: Position) -> int:
    bid = position.auction.last_bid
    return bid.level if bid else 0


def _pointless(position: Position, rule: Rule, bid: Bid) -> bool:
    """Inviting partner to a game that is bid already, or by bidding it."""
    return "invite" in rule.flags and bid.level >= position.game_level(bid.strain) and bid.level < 4


def _named(position: Position, name: str) -> Iterator[Candidate]:
    if _LITERAL.fullmatch(name):
        yield _literal(name)
        return
    level, _, which = name.partition(" ")
    if level == "4NT":
        for suit in _SUITS[which](position):
            yield BIDS[19], suit
        return
    if which == "NT":
        yield from _at_level(position, level, Strain.NOTRUMP, None)
        return
    for suit in _SUITS[which](position):
        yield from _at_level(position, level, suit.strain, suit)


@cache
def _literal(name: str) -> Candidate:
    call = Call.parse(name)
    return call, call.strain.suit if isinstance(call, Bid) else None


def _at_level(
    position: Position, level: str, strain: Strain, suit: Suit | None
) -> Iterator[Candidate]:
    last = position.auction.last_bid
    cheapest = 1 if last is None else last.level + (strain <= last.strain)
    wanted = {"low": cheapest, "jump": cheapest + 1, "game": position.game_level(strain)}.get(level)
    number = int(level) if wanted is None else wanted
    if cheapest <= number <= 7:
        yield Bid(number, strain), suit


def hand_for(position: Position, rule: Rule, call: Call, suit: Suit | None) -> Constraint | None:
    """What the hand must be for a rule's call; None if no hand can be."""
    words: dict[str, str] = {}
    numbers = {
        "low": position.partner.strength[0],
        "high": position.partner.strength[1],
        "base": position.partner.base,
        "most": position.partner.most_hoped,
        "len": position.partner.least(suit) if suit else 0,
        "game": position.game_points(call.strain) if isinstance(call, Bid) else 0,
        "aces": position.partner.aces or 0,
    }
    named = {
        "suit": suit,
        "mine": mine(position),
        "partner": position.partner.suits[-1] if position.partner.suits else None,
        "first": position.partner.suits[0] if position.partner.suits else None,
        "theirs": position.theirs[-1] if position.theirs else None,
    }

    def fill(found: re.Match[str]) -> str:
        inside = found[1]
        if inside in named:
            place = named[inside]
            return place.name.lower() if place else "nothing"
        if inside in WORDS:
            return words.setdefault(inside, WORDS[inside](position))
        return str(max(0, _total(inside, numbers)))

    filled = _BRACES.sub(fill, rule.shows)
    return _readable(filled)


def _total(text: str, numbers: Mapping[str, int]) -> int:
    total = 0
    for sign, term in _SUM.findall(text):
        value = int(term) if term.isdigit() else numbers[term]
        total += -value if sign == "-" else value
    return total


@cache
def _readable(text: str) -> Constraint | None:
    """A filled-in constraint; None if it speaks of a suit there is not, or its range runs backwards."""
    if "nothing" in text or any(int(low) > int(high) for low, high in _DOWNWARD.findall(text)):
        return None
    try:
        return Constraint.parse(text)
    except BadNotation as bad:
        raise AssertionError(f"natural.rules: {bad}") from bad
