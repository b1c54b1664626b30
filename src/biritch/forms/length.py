"""How many deals a sitting may have."""

from __future__ import annotations

from biritch.errors import BadValue

MOST_DEALS = 1000  # forty evenings of duplicate


def check_length(deals: int | None, *, of: str, code: str) -> None:
    """Make sure that a sitting has as many deals as people can want.

    Args:
        deals: how many; None: as many as the players like.
        of: what they are called in this form, such as "boards".
        code: names the refusal.

    Raises:
        BadValue: if there are none, or more than anybody plays.

    Examples:
        >>> check_length(24, of="boards", code="form.boards")
        >>> check_length(0, of="boards", code="form.boards")
        Traceback (most recent call last):
        ...
        biritch.errors.BadValue: 1 to 1000 boards are played, not 0
    """
    if deals is None or 1 <= deals <= MOST_DEALS:
        return
    raise BadValue(
        f"1 to {MOST_DEALS} {of} are played, not {briefly(deals)}",
        code=code,
        number=briefly(deals),
        most=MOST_DEALS,
    )


def briefly(number: int) -> str:
    """A number as an error tells it: one that nobody would read to its end is not written out.

    Examples:
        >>> briefly(-7), briefly(10**30)
        ('-7', 'a number of 100 bits')
    """
    return str(number) if abs(number) < 10**12 else f"a number of {number.bit_length()} bits"
