"""What a player's calls so far say of his hand, measured on the pool."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise

from biritch.cards import SUITS, Suit
from biritch.systems.pool import ENOUGH, HandSet, pool
from biritch.valuation import EVERY_HAND, Box, Constraint
from biritch.valuation.combined import Either
from biritch.valuation.conditions import Counts

_RARE = 0.01
_ODD = 0.04
_UNTOLD = 0.002  # at each end of a range; all ranges together keep well over 99 in 100
_FEW = 10
_BAND = 4  # points: narrower ranges are not taken apart


class Shown:
    """What is known of a hand nobody sees.

    Attributes:
        hands: the hands of the pool that would have called so.
        box: bounds that hold for certain.
        suits: suits bid naturally, in order.
    """

    def __init__(
        self,
        hands: HandSet,
        box: Box = EVERY_HAND,
        suits: tuple[Suit, ...] = (),
        *,
        others: tuple[HandSet, ...] = (),
    ) -> None:
        self.hands = hands
        self._possible = pool().among(hands, others) if others else hands
        self.box = box
        self.suits = suits

    def after(
        self, hands: HandSet, box: Box, suit: Suit | None, others: tuple[HandSet, ...] = ()
    ) -> Shown:
        """What is known after one more call; one that contradicts the others overrules them.

        Args:
            hands: those of the pool that make the call.
            box: bounds that its lines set.
            suit: the suit it bids naturally, if any.
            others: those that the other players' calls leave possible.
        """
        met = self.box & box
        suits = self.suits
        if suit is not None and suit not in suits:
            suits = (*suits, suit)
        return Shown(self.hands & hands, box if met.is_empty else met, suits, others=others)

    @cached_property
    def is_measured(self) -> bool:
        """Whether the pool has enough hands to tell by."""
        return self.hands.bit_count() >= ENOUGH

    @cached_property
    def is_glimpsed(self) -> bool:
        """Whether the pool has at least a few such hands, to judge by, not to disclose by."""
        return self.hands.bit_count() >= _FEW

    @cached_property
    def hcp(self) -> tuple[int, int]:
        """High-card points to count on, and to fear or hope for."""
        if self.is_measured:
            return pool().hcp_range(self._possible, tail=_ODD)
        return _meet(self.box.hcp, pool().hcp_range(self._possible) if self.is_glimpsed else None)

    @cached_property
    def lengths(self) -> tuple[tuple[int, int], ...]:
        """Cards in each suit, from at least to at most, rare hands left out."""
        if not self.is_measured:
            glimpse = self.is_glimpsed
            return tuple(
                _meet(
                    self.box[suit], pool().length_range(self._possible, suit) if glimpse else None
                )
                for suit in SUITS
            )
        return tuple(pool().length_range(self._possible, suit, tail=_ODD / 2) for suit in SUITS)

    def least(self, suit: Suit) -> int:
        """How many cards of a suit to count on."""
        return self.lengths[suit.index][0]

    def most(self, suit: Suit) -> int:
        """How many cards of a suit there may be."""
        return self.lengths[suit.index][1]

    @property
    def base(self) -> int:
        """The points to count on: the middle of a narrow range, near the least of a wide one."""
        low, high = self.hcp
        return (low + high) // 2 if high - low <= 4 else low + 1

    @property
    def most_hoped(self) -> int:
        """The points to hope for: the most of a narrow range, a little over the least of a wide one."""
        low, high = self.hcp
        return min(high, low + 4)

    @cached_property
    def aces(self) -> int:
        """How many aces there are at least."""
        return pool().ace_range(self._possible, tail=_RARE)[0] if self.is_measured else 0

    @cached_property
    def disclosed(self) -> Box:
        """The bounds people are told: those of all hands but the very rare ones."""
        if not self.is_measured:
            return self.box
        hands = pool()
        lengths = {
            suit.name.lower(): hands.length_range(self._possible, suit, tail=_UNTOLD)
            for suit in SUITS
        }
        return Box(hcp=hands.hcp_range(self._possible, tail=_UNTOLD), **lengths)

    def boxes(self, most: int) -> tuple[Box, ...]:
        """The bounds people are told, in several boxes by strength where the range is wide.

        Args:
            most: how many boxes at most.
        """
        whole = self.disclosed
        low, high = whole.hcp
        count = min(most, (high - low + 1) // _BAND)
        if not self.is_measured or count < 2:
            return (whole,)
        ends = [low + (high - low + 1) * step // count for step in range(count + 1)]
        bands = [(start, end - 1) for start, end in pairwise(ends)]
        hands = [pool().with_points(self._possible, *band) for band in bands]
        if any(each.bit_count() < ENOUGH for each in hands):
            return (whole,)
        return tuple(
            Box(
                hcp=band,
                **{
                    suit.name.lower(): pool().length_range(each, suit, tail=_UNTOLD)
                    for suit in SUITS
                },
            )
            for band, each in zip(bands, hands, strict=True)
        )


def _meet(sure: tuple[int, int], seen: tuple[int, int] | None) -> tuple[int, int]:
    return sure if seen is None else (max(sure[0], seen[0]), min(sure[1], seen[1]))


def told_aces(constraint: Constraint) -> int | None:
    """How many aces a constraint tells of; the fewest of a choice, None where it is silent.

    Examples:
        >>> told_aces(Constraint.parse("aces 0 or aces 4")), told_aces(Constraint.parse("hcp 12+"))
        (0, None)
    """
    match constraint:
        case Counts("aces", low, high) if low == high:
            return low
        case Either(parts):
            counts = [told_aces(part) for part in parts]
            known = [count for count in counts if count is not None]
            return min(known) if len(known) == len(counts) else None
    return None
