"""Tables at which every deal is of a kind, as for bidding practice; the house's own chance deals it."""

from __future__ import annotations

from secrets import token_bytes
from typing import Final

from biritch.cards import Deal
from biritch.errors import BadValue
from biritch.forms import Constrained

_TRIES: Final = 200_000  # looked at when a table is opened: a fraction of a second
_MOST: Final = 40  # times as many before one deal is given up; it never comes to that
_ENOUGH: Final = 20  # so many must be found, or each deal would keep the house waiting


def practice(text: str) -> Constrained:
    """What a table is to deal, made sure that such deals come soon enough.

    Raises:
        BadNotation: ``notation.where`` if it cannot be read.
        BadValue: ``source.rare`` if such deals are too rare, or ask for tricks or chance.
        NothingFits: if there are none.
    """
    from biritch.analysis.dealing import (  # noqa: PLC0415 - numpy, only where somebody asks
        GivenChance,
        Search,
        read_where,
    )

    formula = read_where(text)
    found = 0
    if not formula.is_slow():
        for hands in Search(formula, GivenChance(token_bytes)).batches(tries=_TRIES):
            found += len(hands)
            if found >= _ENOUGH:
                return Constrained(text)
    raise BadValue("such deals are too rare to be dealt at a table", code="source.rare")


def practice_deal(source: Constrained) -> Deal:
    """A deal of that kind, each as likely as any other."""
    from biritch.analysis.dealing import (  # noqa: PLC0415 - numpy, only where somebody asks
        GivenChance,
        Search,
        read_where,
    )

    search = Search(read_where(source.text), GivenChance(token_bytes))
    return next(search.deals(tries=_MOST * _TRIES))
