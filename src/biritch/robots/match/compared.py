"""How the two tables of a match are compared, deal by deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from biritch.errors import BadValue
from biritch.forms import Duplicate, FormOptions, Rubber
from biritch.score import imps


class Compared(Struct, frozen=True):
    """A way to compare two tables that had the same deals.

    Attributes:
        name: what it is called on the command line.
        options: the form both tables play.
        deals: how many deals are played before the tables are compared.
        scoring: what robots are told they play for.
        pbn: the scoring as PBN names it.
        imps: what a difference of points is worth in IMPs; None where points are all there is.
    """

    name: str
    options: FormOptions
    deals: int
    scoring: str
    pbn: str
    imps: Callable[[int], int] | None


# A rubber's deals hang together: so many of them in a row are one comparison.
IN_A_ROW: Final = 8
WAYS: Final = {
    way.name: way
    for way in (
        Compared("imps", Duplicate(), 1, "imps", "IMP", imps),
        Compared("matchpoints", Duplicate(), 1, "matchpoints", "MP", imps),
        Compared("rubber", Rubber(), IN_A_ROW, "rubber", "Rubber", None),
    )
}


def way_of(name: str) -> Compared:
    """The way of this name.

    Raises:
        BadValue: if there is none.

    Examples:
        >>> way_of("imps").scoring
        'imps'
    """
    if name not in WAYS:
        raise BadValue(
            f"robots are compared by {', '.join(WAYS)}, not {name!r}", code="match.form", name=name
        )
    return WAYS[name]
