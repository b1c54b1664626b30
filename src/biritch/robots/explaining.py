"""What a robot tells the opponents about its call: the agreement it was made by, in any language."""

from __future__ import annotations

from biritch.auction import Pass
from biritch.robots.shown import ANY_STRENGTH, Meaning
from biritch.table import Words
from biritch.table.words import SILENCE

_TOLD = ("convert", "waiting-pass")  # passes worth a word


def explanation(meaning: Meaning) -> Words:
    """The words that explain a call; silence for an ordinary pass, which says only what it does not.

    Examples:
        >>> from biritch.auction import Auction
        >>> from biritch.robots.reading import read_auction
        >>> words = explanation(read_auction(Auction.parse("N:1S")).meanings[0])
        >>> words.message, words.values["low"], words.values["suit"], words.values["length"]
        ('bid-one-major', 12, 'S', 5)
    """
    if isinstance(meaning.call, Pass) and meaning.key not in _TOLD:
        return SILENCE
    low, high = meaning.strength
    values: dict[str, str | int] = {
        "points": _points(low, high),
        "low": low,
        "high": high,
        "cards": "none",
        "length": 0,
        "suit": "C",
    }
    if meaning.suit is not None and "alert" not in meaning.flags:
        least, most = meaning.box[meaning.suit]
        if least:
            values["cards"] = "exact" if least == most else "from"
            values["length"] = least
            values["suit"] = meaning.suit.value
    if meaning.aces is not None:
        values["aces"] = meaning.aces
    return Words(message=f"bid-{meaning.key}", values=values)


def _points(low: int, high: int) -> str:
    least, most = ANY_STRENGTH
    if low == high:
        return "exact"
    if low <= least:
        return "none" if high >= most else "to"
    return "from" if high >= most else "range"
