"""Controls: first and second round stops, the stuff of slams."""

from biritch.cards import Hand, Holding

_KINGS = 1 << 11 | 1 << 24 | 1 << 37 | 1 << 50
_ACES = _KINGS << 1


def aces(cards: Hand | Holding) -> int:
    """How many aces.

    Examples:
        >>> aces(Hand.parse("AK2.QJ.A98.76543"))
        2
    """
    return (cards.bits & _ACES).bit_count()


def kings(cards: Hand | Holding) -> int:
    """How many kings.

    Examples:
        >>> kings(Hand.parse("AK2.QJ.A98.76543"))
        1
    """
    return (cards.bits & _KINGS).bit_count()


def controls(cards: Hand | Holding) -> int:
    """Controls: two for an ace, one for a king; twelve in the pack.

    Examples:
        >>> controls(Hand.parse("AK2.QJ.A98.76543"))
        5
    """
    return 2 * aces(cards) + kings(cards)
