"""High-card points: the count everybody uses.

Law: none; the count is Bryant McCampbell's (1915), made standard by Milton Work.
"""

from biritch.cards import RANKS, Hand, Holding, Rank, Suit
from biritch.cards.holding import ALL_RANKS

_WORTH = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
_LOW = Rank.JACK.index
# By the four honours first: a sum for each of 8,192 holdings would be felt when the house opens.
_HONOURS = tuple(
    sum(_WORTH[rank] for rank in RANKS[_LOW:] if bits >> rank.index - _LOW & 1)
    for bits in range(1 << len(_WORTH))
)
_COUNT = tuple(_HONOURS[bits >> _LOW] for bits in range(ALL_RANKS + 1))


def hcp(cards: Hand | Holding) -> int:
    """High-card points of a hand or of one suit: ace 4, king 3, queen 2, jack 1.

    Examples:
        >>> hcp(Hand.parse("AK2.QJ.T98.76543")), hcp(Holding.parse("KJ4"))
        (10, 4)
    """
    bits = cards.bits
    if isinstance(cards, Holding):
        return _COUNT[bits]
    return (
        _COUNT[bits & ALL_RANKS]
        + _COUNT[bits >> 13 & ALL_RANKS]
        + _COUNT[bits >> 26 & ALL_RANKS]
        + _COUNT[bits >> 39]
    )


def suit_hcp(hand: Hand, suit: Suit) -> int:
    """High-card points of a hand in one suit.

    Examples:
        >>> suit_hcp(Hand.parse("AK2.QJ.T98.76543"), Suit.SPADES)
        7
    """
    return _COUNT[hand.bits >> 13 * suit.index & ALL_RANKS]
