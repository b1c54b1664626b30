"""How many deals a sitting may have."""

from __future__ import annotations

from msgspec import Meta

MOST_DEALS = 1000  # forty evenings of duplicate
LENGTH = Meta(extra_json_schema={"minimum": 1, "maximum": MOST_DEALS})


def is_playable(deals: int | None) -> bool:
    """Whether people can want a sitting of so many deals; None: as many as they like.

    Examples:
        >>> is_playable(24), is_playable(None), is_playable(0), is_playable(10**30)
        (True, True, False, False)
    """
    return deals is None or 1 <= deals <= MOST_DEALS


def briefly(number: int | None) -> str:
    """A number as an error tells it: one that nobody would read to its end is not written out.

    Examples:
        >>> briefly(-7), briefly(10**30)
        ('-7', 'a number of 100 bits')
    """
    if number is None or abs(number) < 10**12:
        return str(number)
    return f"a number of {number.bit_length()} bits"
