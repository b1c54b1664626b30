"""Losing tricks: how many tricks a hand lacks when it has a fit."""

from biritch.cards import SUITS, Hand, Holding

_TOP = (1 << 12, 1 << 11, 1 << 10)  # ace, king, queen as a holding's bits


def losers(cards: Hand | Holding) -> int:
    """The losing-trick count: in each suit, those of ace, king and queen that are missing.

    A void has no loser, a singleton at most one (only the ace is a winner), a doubleton at most
    two (only ace and king are). It is F. Dudley Courtenay's count of 1934.

    Examples:
        >>> losers(Hand.parse("AKQ32.A.K42.9876")), losers(Holding.parse("Q4"))
        (5, 2)
    """
    if isinstance(cards, Hand):
        return sum(losers(cards[suit]) for suit in SUITS)
    counted = min(3, len(cards))
    return counted - sum(1 for honour in _TOP[:counted] if cards.bits & honour)
