"""A line's constraint at a moment of the auction: its letters, words and numbers filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from biritch.auction import Bid, Call
from biritch.cards import SUITS, Suit
from biritch.errors import BadNotation
from biritch.systems.named import named_suit
from biritch.systems.situation import Situation
from biritch.systems.steps import Bound
from biritch.valuation import Constraint

NO_HAND = "not any"
_BRACES = re.compile(r"\{([^{}]+)\}")
_SUM = re.compile(r"([+-]?)(\d+|[a-z]+)")
_NAME = re.compile(
    r"(?<![\w-])(?:oM|om|M|m|x|y|z|suit|mine|partner|first|theirs|trumps|agreed|named)(?![\w-])"
)
_WORD = re.compile(r"(?<![\w-])(?:stops|outside|takeout|negative|silly|responsive)(?![\w-])")
_RANGE = re.compile(r"(\d+)-(\d+)")
_NOBODY = "nothing"


def _each(suits: tuple[Suit, ...], text: str) -> str:
    return ", ".join(text.format(suit=suit.name.lower()) for suit in suits) or "any"


def _stops(at: Situation) -> str:
    """A stopper in every suit the opponents have shown."""
    return _each(at.theirs, "stopper {suit}")


def _outside(at: Situation) -> str:
    """A stopper in every suit but partner's."""
    return _each(tuple(suit for suit in SUITS if suit not in at.partner.suits), "stopper {suit}")


def _takeout(at: Situation) -> str:
    """Short in their suits and at least three cards in each of the others, four in a major."""
    others = tuple(suit for suit in SUITS if suit not in at.theirs)
    if not at.theirs or len(others) < 2:
        return NO_HAND
    if len(others) == 2:
        return _each(others, "{suit} 4+")
    majors = tuple(suit for suit in others if suit.is_major)
    four = " or ".join(f"{suit.name.lower()} 4+" for suit in majors) or "any"
    short = f"{_each(at.theirs, '{suit} 0-2')}, {_each(others, '{suit} 3+')}, ({four})"
    both = f"{_each(at.theirs, '{suit} 0-3')}, {_each(majors, '{suit} 4+')}"
    return f"({short} or {both})" if len(majors) == 2 else short


def _negative(at: Situation) -> str:
    """Four cards in the unbid majors, or in both minors when there are none."""
    majors = tuple(suit for suit in at.unbid if suit.is_major)
    if not majors:
        return _each(at.unbid, "{suit} 4+")
    if len(majors) == 2:
        return "hearts 4+, spades 4+"
    return _each(majors, "{suit} 4+")


def _silly(at: Situation) -> str:
    """A contract of theirs that one hand alone can beat."""
    bid = at.auction.last_bid
    if bid is None or at.we_bid_last or bid.level < 3:
        return NO_HAND
    if bid.level == 7:
        return "aces 1+"
    trumps = bid.strain.suit
    if trumps is None:
        return "aces 2+, hcp 10+" if bid.level == 6 else "hcp 18+"
    suit = trumps.name.lower()
    stack = f"({suit} 5+, top5 {suit} 3+)"
    if bid.level >= 4:
        stack = f"({stack} or {suit} 4+, top5 {suit} 3+, hcp 10+)"
    return f"(aces 2+, hcp 8+ or {stack})" if bid.level == 6 else stack


def _responsive(at: Situation) -> str:
    """Four cards in each suit nobody has shown."""
    return _each(at.unbid, "{suit} 4+") if len(at.unbid) > 1 else NO_HAND


WORDS: Mapping[str, Callable[[Situation], str]] = MappingProxyType(
    {
        "stops": _stops,
        "outside": _outside,
        "takeout": _takeout,
        "negative": _negative,
        "silly": _silly,
        "responsive": _responsive,
    }
)
"""Words of a constraint that depend on the auction."""

NUMBERS = frozenset({"low", "high", "base", "most", "len", "game", "aces"})


def constraint_for(
    at: Situation, shows: str, call: Call, suit: Suit | None, bound: Bound
) -> Constraint | None:
    """What the hand must be for a line's call; None if no hand can be."""
    text = shows
    if _WORD.search(text):
        text = _WORD.sub(lambda found: WORDS[found[0]](at), text)
    text = _NAME.sub(lambda found: _name(at, found[0], suit, bound), text)
    if _NOBODY in text:
        return None
    if "{" in text:
        numbers = _numbers(at, call, suit)
        text = _BRACES.sub(lambda found: str(max(0, _total(found[1], numbers))), text)
    return readable(text)


def _name(at: Situation, word: str, suit: Suit | None, bound: Bound) -> str:
    found = named_suit(at, bound, word, bid=suit)
    return found.name.lower() if found else _NOBODY


def _numbers(at: Situation, call: Call, suit: Suit | None) -> dict[str, int]:
    partner = at.partner
    return {
        "low": partner.hcp[0],
        "high": partner.hcp[1],
        "base": partner.base,
        "most": partner.most_hoped,
        "len": partner.least(suit) if suit else 0,
        "game": at.game_points(call.strain) if isinstance(call, Bid) else 0,
        "aces": at.partner_aces,
    }


def _total(text: str, numbers: Mapping[str, int]) -> int:
    total = 0
    for sign, term in _SUM.findall(text):
        value = int(term) if term.isdigit() else numbers[term]
        total += -value if sign == "-" else value
    return total


@lru_cache(maxsize=16_384)
def readable(text: str) -> Constraint | None:
    """A constraint all filled in; None if a range of it runs backwards, so that no hand can fit.

    Raises:
        BadNotation: if it cannot be read.
    """
    if any(int(low) > int(high) for low, high in _RANGE.findall(text)):
        return None
    return Constraint.parse(text)


def check_wording(shows: str) -> None:
    """See that a line's constraint can be read whatever is filled in.

    Raises:
        BadNotation: saying what was expected.
    """
    for found in _BRACES.finditer(shows):
        unknown = [term for _, term in _SUM.findall(found[1]) if not term.isdigit()]
        if not set(unknown) <= NUMBERS:
            raise BadNotation(
                shows,
                expected=f"a sum of {' '.join(sorted(NUMBERS))} and numbers in braces",
                position=found.start(),
                code="notation.system",
            )
    text = _BRACES.sub("9", _NAME.sub("spades", _WORD.sub("any", shows)))
    Constraint.parse(
        re.sub(
            r"\b(\d+)-(\d+)\b",
            lambda ends: ends[1] if int(ends[1]) > int(ends[2]) else ends[0],
            text,
        )
    )
