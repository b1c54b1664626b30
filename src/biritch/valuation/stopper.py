"""Stoppers and the quality of a suit."""

from biritch.cards import Holding


def is_stopper(holding: Holding) -> bool:
    """Whether a holding stops the suit at no trump: A, Kx, Qxx or Jxxx at least.

    Examples:
        >>> [is_stopper(Holding.parse(text)) for text in ("A", "K4", "Q4", "J432")]
        [True, True, False, True]
    """
    top = holding.top
    return top is not None and len(holding) > 12 - top.index and top.index > 8


def top_cards(holding: Holding, count: int) -> int:
    """How many of the suit's highest so many cards a holding has.

    Examples:
        >>> top_cards(Holding.parse("AQT43"), 3), top_cards(Holding.parse("AQT43"), 5)
        (2, 3)
    """
    return (holding.bits >> (13 - count)).bit_count()
