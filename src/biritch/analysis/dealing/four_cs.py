"""The Four C's: Edgar Kaplan's and Jeff Rubens' count of a hand, in hundredths of a point.

Caution, complex, computer, count: *The Bridge World*, October 1982, as it has been described since.
"""

from __future__ import annotations

from biritch.cards import SUITS, Hand, Holding, Rank
from biritch.valuation import Shape, top_cards

_POINTS = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


def quality(holding: Holding) -> int:
    """How good a suit is: its honours, ten and nine among them, by its length; in hundredths.

    Examples:
        >>> quality(Holding.parse("AKQ32")), quality(Holding.parse("QT9"))
        (450, 90)
    """
    length = len(holding)
    halves = 2 * sum(_POINTS.get(rank, 0) for rank in holding)
    ten, nine, eight = (rank in holding for rank in (Rank.TEN, Rank.NINE, Rank.EIGHT))
    higher = top_cards(holding, 4)
    halves += ten
    if 2 <= length <= 6:
        halves += ten and (Rank.JACK in holding or higher >= 2)
        halves += nine and (ten or eight or higher == 2)
        halves += nine and length >= 4 and higher == 3 and not (ten or eight)
    if length >= 7:
        halves += 2 * _missing(holding)
    return halves * length * 5


def _missing(holding: Holding) -> int:
    """What a long suit is given for a queen or jack that is likely to drop."""
    queen, jack = Rank.QUEEN not in holding, Rank.JACK not in holding
    return (queen or jack) + (len(holding) >= 8 and queen) + (len(holding) >= 9 and queen and jack)


def suit_four_cs(holding: Holding) -> int:
    """What one suit brings to the count, its shortness too, in hundredths.

    Examples:
        >>> suit_four_cs(Holding.parse("AKQ32")), suit_four_cs(Holding())
        (1050, 300)
    """
    length = len(holding)
    worth = quality(holding) + max(0, 3 - length) * 100
    if Rank.ACE in holding:
        worth += 300
    if Rank.KING in holding:
        worth += 200 if length > 1 else 50
    if Rank.QUEEN in holding and length > 1:
        led = top_cards(holding, 2) > 0
        worth += (100 if led else 75) if length > 2 else (50 if led else 25)
    if Rank.JACK in holding:
        worth += {2: 50, 1: 25}.get(top_cards(holding, 3), 0)
    if Rank.TEN in holding:
        higher = top_cards(holding, 4)
        worth += 25 if higher == 2 or (higher == 1 and Rank.NINE in holding) else 0
    return worth


def four_cs(hand: Hand) -> int:
    """The whole count of a hand, in hundredths: 4333 loses half a point, the first doubleton counts nothing.

    Examples:
        >>> four_cs(Hand.parse("AKQ32.K32.Q32.32"))
        1475
    """
    flat = Shape.of(hand).pattern == "4333"
    return sum(suit_four_cs(hand[suit]) for suit in SUITS) - (50 if flat else 100)
