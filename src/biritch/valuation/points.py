"""Points with distribution: what a hand is worth for a suit contract."""

from biritch.cards import SUITS, Hand, Suit
from biritch.valuation.hcp import hcp
from biritch.valuation.shape import length

_SHORT = ((3, 2, 1), (5, 3, 1))  # void, singleton, doubleton: with three trumps, with four or more


def points(hand: Hand) -> int:
    """High-card points and one for every card beyond the fourth in a suit.

    Examples:
        >>> points(Hand.parse("AK432.QJ.T98.765"))
        11
    """
    return hcp(hand) + sum(max(0, length(hand, suit) - 4) for suit in SUITS)


def support_points(hand: Hand, trumps: Suit) -> int:
    """What a hand is worth in partner's suit: short side suits count, since they ruff.

    With four trumps a void is worth 5, a singleton 3, a doubleton 1 (Charles Goren's count); with
    three trumps 3, 2, 1; with fewer nothing is added.

    Examples:
        >>> support_points(Hand.parse("K432.QJ5.A9876.2"), Suit.SPADES)
        13
    """
    fit = length(hand, trumps)
    if fit < 3:
        return hcp(hand)
    worth = _SHORT[fit > 3]
    sides = (length(hand, suit) for suit in SUITS if suit is not trumps)
    return hcp(hand) + sum(worth[short] for short in sides if short < 3)


def opening_count(hand: Hand) -> int:
    """High-card points and the lengths of the two longest suits: twenty make an opening bid.

    It is Marty Bergen's rule of twenty.

    Examples:
        >>> opening_count(Hand.parse("AK432.QJ765.98.7"))
        20
    """
    return hcp(hand) + sum(sorted(length(hand, suit) for suit in SUITS)[2:])
