"""The words of the ``when`` column: what must be so before a rule may speak."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from biritch.auction import Bid, Pass
from biritch.cards import Strain, Suit
from biritch.robots.position import Position


def _their_bid(position: Position) -> Bid | None:
    return None if position.we_bid_last else position.auction.last_bid


def _their_suit(position: Position) -> bool:
    bid = _their_bid(position)
    return bid is not None and bid.strain is not Strain.NOTRUMP


def _last_of(suits: tuple[Suit, ...]) -> Suit | None:
    return suits[-1] if suits else None


def _major(suit: Suit | None) -> bool:
    return suit is not None and suit.is_major


def _level(position: Position) -> int:
    bid = position.auction.last_bid
    return bid.level if bid else 0


def _in_agreed(position: Position) -> bool:
    bid, asked = position.auction.last_bid, position.my_last
    return bid is not None and asked is not None and bid.strain.suit is asked.suit


def _stopped(position: Position) -> bool:
    """Partner's last call asked for a pass, and nobody has come between."""
    last = position.partner_last
    return (
        last is not None
        and "stop" in last.flags
        and position.partner_just_acted
        and position.disturbance != "overcalled"
        and not position.must_bid
    )


def _contested(position: Position) -> bool:
    return position.auction.last_bid is not None and not position.we_bid_last


def _fit_known(position: Position) -> bool:
    suits = (suit for suit in position.ours if suit in position.partner.suits)
    return any(position.mine.least(suit) + position.partner.least(suit) >= 8 for suit in suits)


CONDITIONS: Mapping[str, Callable[[Position], bool]] = MappingProxyType(
    {
        "passed": lambda position: position.passed_hand,
        "unpassed": lambda position: not position.passed_hand,
        "not fourth": lambda position: len(position.auction) < 3,
        "calm": lambda position: isinstance(position.latest(1), Pass | None),
        "disturbed": lambda position: not isinstance(position.latest(1), Pass | None),
        "contested": _contested,
        "their suit": _their_suit,
        "their notrump": lambda position: bool(_their_bid(position)) and not _their_suit(position),
        "over hearts": lambda position: _last_of(position.theirs) is Suit.HEARTS,
        "not over hearts": lambda position: _last_of(position.theirs) is not Suit.HEARTS,
        "over 1": lambda position: _level(position) == 1,
        "over 2": lambda position: _level(position) == 2,
        "over 3": lambda position: _level(position) == 3,
        "over 4": lambda position: _level(position) >= 4,
        "partner major": lambda position: _major(_last_of(position.partner.suits)),
        "partner minor": lambda position: not _major(_last_of(position.partner.suits)),
        "two is game": lambda position: position.game_level(position.partner.suits[-1].strain) <= 2,
        "my major": lambda position: _major(_last_of(position.mine.suits)),
        "my minor": lambda position: not _major(_last_of(position.mine.suits)),
        "mine short": lambda position: (
            bool(position.mine.suits) and position.mine.least(position.mine.suits[-1]) < 6
        ),
        "below game": lambda position: not position.at_game,
        "below slam": lambda position: _level(position) < 6,
        "in agreed": _in_agreed,
        "two suits": lambda position: (
            len(position.partner.suits) == 2
            and position.auction.last_bid is not None
            and position.auction.last_bid.strain.suit is position.partner.suits[-1]
        ),
        "answered notrump": lambda position: (
            position.my_last is not None and position.my_last.key == "notrump-response"
        ),
        "stopped": _stopped,
        "may pass": lambda position: not position.must_bid,
        "fit no": lambda position: not _fit_known(position),
    }
)
"""Each condition by its words; ``to 2`` (the bid is not above that level) is known to the bidder."""


def holds(position: Position, when: tuple[str, ...]) -> bool:
    """Whether all these conditions hold, those about the bid's own level left aside."""
    return all(word.startswith("to ") or CONDITIONS[word](position) for word in when)


def highest(when: tuple[str, ...]) -> int:
    """The highest level a rule may bid at."""
    return min(
        (int(word.removeprefix("to ")) for word in when if word.startswith("to ")), default=7
    )
