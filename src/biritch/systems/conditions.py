"""What must be so before a line may speak: the words after ``if`` and ``when``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from biritch.auction import Bid
from biritch.cards import Strain, Suit
from biritch.errors import BadNotation
from biritch.systems.named import named_suit
from biritch.systems.situation import Situation
from biritch.systems.steps import Bound

Condition = Callable[[Situation, Bound], bool]
_SUIT = r"(M|m|x|y|z|oM|om|C|D|H|S|partner|first|mine|theirs)"
_ORDER = re.compile(rf"{_SUIT} ?([<>=]) ?{_SUIT}")
_SEATS = re.compile(r"seat ([1-4])(?:-([1-4]))?")
_TO = re.compile(r"to ([1-7])")
_OVER = re.compile(r"over ([1-7])")


def _their_bid(at: Situation) -> Bid | None:
    return None if at.we_bid_last else at.auction.last_bid


def _their_suit(at: Situation) -> bool:
    bid = _their_bid(at)
    return bid is not None and bid.strain is not Strain.NOTRUMP


def _level(at: Situation) -> int:
    bid = at.auction.last_bid
    return bid.level if bid else 0


def _last_major(suits: tuple[Suit, ...]) -> bool:
    return bool(suits) and suits[-1].is_major


def _in_agreed(at: Situation) -> bool:
    bid, asked = at.auction.last_bid, at.my_last
    return bid is not None and asked is not None and bid.strain.suit is asked.suit


def _stopped(at: Situation) -> bool:
    """Partner's last call asked for a pass, and nobody has come between."""
    last = at.partner_last
    return (
        last is not None
        and "stop" in last.flags
        and at.partner_just_acted
        and not at.overcalled
        and not at.must_bid
    )


def _fit_known(at: Situation) -> bool:
    suits = (suit for suit in at.ours if suit in at.partner.suits)
    return any(at.mine.least(suit) + at.partner.least(suit) >= 8 for suit in suits)


def _vulnerable(at: Situation, *, we: bool) -> bool:
    side = at.me.side if we else at.me.side.opponents
    return at.setting.vulnerable.includes(side)


def _answered_notrump(at: Situation) -> bool:
    last = at.partner_last
    return last is not None and isinstance(last.call, Bid) and last.call.strain is Strain.NOTRUMP


CONDITIONS: Mapping[str, Callable[[Situation], bool]] = MappingProxyType(
    {
        "passed": lambda at: at.passed_hand,
        "unpassed": lambda at: not at.passed_hand,
        "partner passed": lambda at: at.has_passed(at.me.partner),
        "partner unpassed": lambda at: not at.has_passed(at.me.partner),
        "we vulnerable": lambda at: _vulnerable(at, we=True),
        "we not vulnerable": lambda at: not _vulnerable(at, we=True),
        "they vulnerable": lambda at: _vulnerable(at, we=False),
        "favourable": lambda at: _vulnerable(at, we=False) and not _vulnerable(at, we=True),
        "unfavourable": lambda at: _vulnerable(at, we=True) and not _vulnerable(at, we=False),
        "imps": lambda at: at.setting.scoring == "imps",
        "matchpoints": lambda at: at.setting.scoring == "matchpoints",
        "rubber": lambda at: at.setting.scoring == "rubber",
        "part score": lambda at: at.setting.part_scores[at.me.side] > 0,
        "calm": lambda at: not at.disturbed,
        "disturbed": lambda at: at.disturbed,
        "overcalled": lambda at: at.overcalled,
        "doubled": lambda at: at.was_doubled,
        "contested": lambda at: _their_bid(at) is not None,
        "uncontested": lambda at: not at.they_bid,
        "their suit": _their_suit,
        "their notrump": lambda at: _their_bid(at) is not None and not _their_suit(at),
        "their major": lambda at: _their_suit(at) and _last_major(at.theirs),
        "below game": lambda at: not at.at_game,
        "game forced": lambda at: at.game_forced,
        "may pass": lambda at: not at.must_bid,
        "must bid": lambda at: at.must_bid,
        "stopped": _stopped,
        "fit": _fit_known,
        "no fit": lambda at: not _fit_known(at),
        "in agreed": _in_agreed,
        "my major": lambda at: at.my_suit is not None and at.my_suit.is_major,
        "my minor": lambda at: at.my_suit is not None and not at.my_suit.is_major,
        "partner major": lambda at: _last_major(at.partner.suits),
        "partner minor": lambda at: bool(at.partner.suits) and not _last_major(at.partner.suits),
        "partner silent": lambda at: at.partner_last is None,
        "we silent": lambda at: not at.we_acted,
        "i silent": lambda at: at.my_last is None,
        "i acted": lambda at: at.my_last is not None,
        "passes end it": lambda at: at.passes_end_it,
        "passes do not end it": lambda at: not at.passes_end_it,
        "two suits": lambda at: len(at.partner.suits) > 1,
        "mine short": lambda at: at.my_suit is not None and at.mine.least(at.my_suit) < 6,
        "answered notrump": _answered_notrump,
        "below slam": lambda at: _level(at) < 6 and (not at.at_game or _level(at) < 5),
    }
)  # fmt: skip
"""What can be asked of the auction, the board and the form, by name."""


@cache
def condition(text: str) -> Condition:
    """The condition that a text names.

    Raises:
        BadNotation: if there is none of this name.
    """
    known = CONDITIONS.get(text)
    if known is not None:
        return lambda at, _: known(at)
    if found := _SEATS.fullmatch(text):
        seats = range(int(found[1]), int(found[2] or found[1]) + 1)
        return lambda at, _: at.seat_number in seats
    if found := _OVER.fullmatch(text):
        level = int(found[1])
        return lambda at, _: _level(at) == level
    if found := _ORDER.fullmatch(text):
        first, sign, second = found.groups()
        return lambda at, bound: _in_order(at, bound, first, sign, second)
    if _TO.fullmatch(text):
        return lambda _at, _bound: True  # asked of the call, not of the moment
    raise BadNotation(
        text, expected="a condition, such as unpassed or seat 1-3", code="notation.system"
    )


def _in_order(at: Situation, bound: Bound, first: str, sign: str, second: str) -> bool:
    one, other = named_suit(at, bound, first), named_suit(at, bound, second)
    if one is None or other is None:
        return False
    return {"<": one < other, ">": one > other, "=": one is other}[sign]


@cache
def highest(when: tuple[str, ...]) -> int:
    """The level above which a line does not speak."""
    for text in when:
        if found := _TO.fullmatch(text):
            return int(found[1])
    return 7
