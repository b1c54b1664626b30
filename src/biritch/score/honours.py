"""Honours: the top trumps, or the aces at no trump, dealt to one hand.

Law: R81.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from biritch.cards import Hand, Rank, Suit
from biritch.errors import BadValue
from biritch.seats import Seat

FOUR_HONOURS, ALL_HONOURS = 100, 150
_HONOURS = 1 << Rank.TEN.index | 1 << Rank.JACK.index | 1 << Rank.QUEEN.index
_HONOURS |= 1 << Rank.KING.index | 1 << Rank.ACE.index


class HonoursRule(Enum):
    """Whether the players score honours, and when a holder may claim them."""

    NONE = "none"
    AFTER_PLAY = "after_play"
    AFTER_AUCTION = "after_auction"


class HonourClaim(Struct, frozen=True):
    """A player's claim of honours in the hand he was dealt; unclaimed, they are not scored.

    Law: R81.

    Attributes:
        seat: whose hand it was, declarer's, dummy's or a defender's.
        points: 100 or 150.
    """

    seat: Seat
    points: int

    def __post_init__(self) -> None:
        if self.points not in (FOUR_HONOURS, ALL_HONOURS):
            raise BadValue(
                f"honours are worth {FOUR_HONOURS} or {ALL_HONOURS} points, not {self.points}",
                code="honours.points",
                law="R81",
                points=self.points,
            )


def honours(hand: Hand, trumps: Suit | None) -> int:
    """What the honours dealt to one hand are worth: 0, 100 or 150; never more when doubled.

    Law: R81.

    Args:
        hand: the thirteen cards as dealt.
        trumps: the trump suit; None at no trump, where only four aces count.

    Examples:
        >>> honours(Hand.parse("AKJT2.A.AQ4.AK62"), Suit.SPADES)
        100
        >>> honours(Hand.parse("AKJT2.A.AQ4.AK62"), None)
        150
    """
    if trumps is None:
        aces = sum(hand[suit].top is Rank.ACE for suit in Suit)
        return ALL_HONOURS if aces == len(Suit) else 0
    held = (hand[trumps].bits & _HONOURS).bit_count()
    return ALL_HONOURS if held == 5 else FOUR_HONOURS if held == 4 else 0
