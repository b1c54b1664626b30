"""Which calls a line can mean at a moment of the auction, and the suit each speaks of.

A line names a call (``2NT``), a call with a letter for its suit (``3M``), or a kind of call:
``low(new)`` the cheapest bid in a suit nobody has shown, ``jump(partner)``, ``game(fit)``,
``3(mine)``, ``4NT(trumps)``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from biritch.auction import BIDS, Bid, Call
from biritch.cards import SUITS, Strain, Suit
from biritch.systems.steps import CHOICES, Bound, suits_for

if TYPE_CHECKING:
    from biritch.systems.situation import Situation

Candidate = tuple[Call, Suit | None, Bound]
_KIND = re.compile(r"(low|jump|djump|game|4NT|[1-7])\(([A-Za-z-]+)\)")
_LITERAL = re.compile(r"[1-7](?:NT|[CDHSN])|P|X{1,2}")
_LETTERED = re.compile(r"([1-7])(M|m|x|y|z|oM|om)")
_FOUR_NOTRUMP = BIDS[19]


def _one(suit: Suit | None) -> tuple[Suit, ...]:
    return () if suit is None else (suit,)


def _beside_mine(situation: Situation, side: int) -> tuple[Suit, ...]:
    own = situation.my_suit
    if own is None:
        return ()
    return tuple(suit for suit in situation.unbid if (suit.index - own.index) * side > 0)


def _fit(situation: Situation, kind: Callable[[Suit], bool]) -> tuple[Suit, ...]:
    return tuple(
        suit
        for suit in reversed(SUITS)
        if kind(suit) and suit not in situation.theirs and situation.partner.least(suit) > 2
    )


def _this(suit: Suit, _: Situation) -> tuple[Suit, ...]:
    return (suit,)


_SUITS: Mapping[str, Callable[[Situation], tuple[Suit, ...]]] = MappingProxyType(
    {
        "suit": lambda _: SUITS,
        "major": lambda _: CHOICES["M"],
        "minor": lambda _: CHOICES["m"],
        "new": lambda at: at.unbid,
        "new-major": lambda at: tuple(suit for suit in at.unbid if suit.is_major),
        "new-minor": lambda at: tuple(suit for suit in at.unbid if not suit.is_major),
        "lower": lambda at: _beside_mine(at, -1),
        "higher": lambda at: _beside_mine(at, 1),
        "mine": lambda at: _one(at.my_suit),
        "partner": lambda at: at.partner.suits[-1:],
        "first": lambda at: at.partner.suits[:1],
        "theirs": lambda at: at.theirs[-1:],
        "fit": lambda at: _fit(at, lambda _: True),
        "major-fit": lambda at: _fit(at, lambda suit: suit.is_major),
        "minor-fit": lambda at: _fit(at, lambda suit: not suit.is_major),
        "cue": lambda at: at.cue_suits,
        "trumps": lambda at: _one(at.trumps),
        "agreed": lambda at: _one(at.my_last.suit if at.my_last else None),
        **{suit.value: partial(_this, suit) for suit in SUITS},
    }
)
_LETTERS = frozenset({*CHOICES, "oM", "om"})


def is_kind(text: str) -> bool:
    """Whether a text names a kind of call.

    Examples:
        >>> is_kind("low(new)"), is_kind("2NT"), is_kind("low(sideways)")
        (True, False, False)
    """
    found = _KIND.fullmatch(text)
    return found is not None and (found[2] in _SUITS or found[2] in _LETTERS or found[2] == "NT")


def candidates(situation: Situation, name: str, bound: Bound) -> Iterator[Candidate]:
    """The legal calls that a line's call can mean, the suit each names, and the letters then."""
    for call, suit, after in _named(situation, name, bound):
        if situation.auction.may(call):
            yield call, suit, after


def _named(situation: Situation, name: str, bound: Bound) -> Iterator[Candidate]:
    literal, level_word, which = _taken_apart(name)
    if literal is not None:
        yield (*literal, bound)
        return
    if which == "NT":
        yield from _at_level(situation, level_word, Strain.NOTRUMP, None, bound)
        return
    suits = suits_for(which, bound) if which in _LETTERS else _SUITS[which](situation)
    for suit in suits:
        after = {**bound, which: suit} if which in CHOICES else bound
        if level_word == "4NT":
            yield _FOUR_NOTRUMP, suit, after
        else:
            yield from _at_level(situation, level_word, suit.strain, suit, after)


@cache
def _taken_apart(name: str) -> tuple[tuple[Call, Suit | None] | None, str, str]:
    """The one call a name stands for, or the level and the suits that it does."""
    if _LITERAL.fullmatch(name):
        call = Call.parse(name)
        return (call, call.strain.suit if isinstance(call, Bid) else None), "", ""
    found = _LETTERED.fullmatch(name) or _KIND.fullmatch(name)
    assert found is not None
    return None, found[1], found[2]


def _at_level(
    situation: Situation, level: str, strain: Strain, suit: Suit | None, bound: Bound
) -> Iterator[Candidate]:
    last = situation.auction.last_bid
    cheapest = 1 if last is None else last.level + (strain <= last.strain)
    wanted = {
        "low": cheapest,
        "jump": cheapest + 1,
        "djump": cheapest + 2,
        "game": situation.game_level(strain),
    }.get(level)
    number = int(level) if wanted is None else wanted
    if cheapest <= number <= 7:
        yield Bid(number, strain), suit, bound
