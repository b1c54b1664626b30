"""Deals that fit what is asked of them, for the command line: with a bar, stopped by Ctrl-C."""

from __future__ import annotations

import sys
from secrets import token_bytes

from biritch.analysis.dealing import (
    Chance,
    GivenChance,
    NothingFits,
    Search,
    SeededChance,
    read_predeal,
    read_where,
)
from biritch.cards import Deal
from biritch.cards.deal import NOTHING_KNOWN
from biritch.cli.progress import bar

INTERRUPTED = 130


def chance_of(seed: str | None) -> Chance:
    """Chance from a seed, or the machine's own."""
    return SeededChance(seed) if seed is not None else GivenChance(token_bytes)


def chosen(
    where: str | None, predeal: str | None, *, seed: str | None, wanted: int, tries: int
) -> tuple[list[Deal], int]:
    """So many deals that fit, or as many as were found before it was interrupted or given up.

    Returns:
        The deals, and the number that the program ends with: 1 if they are fewer than wanted.

    Raises:
        BadNotation: if what is asked cannot be read.
        NothingFits: if no deal fits, or none was found.
    """
    search = Search(
        None if where is None else read_where(where),
        chance_of(seed),
        predeal=NOTHING_KNOWN if predeal is None else read_predeal(predeal),
    )
    found: list[Deal] = []
    try:
        with bar("Dealing", wanted) as further:
            for hands in search.batches(tries=tries):
                some = hands.first(wanted - len(found)).deals()
                found.extend(some)
                further(len(some))
                if len(found) >= wanted:
                    return found, 0
    except KeyboardInterrupt:
        print(f"interrupted: {len(found)} of {wanted} deals found", file=sys.stderr)
        return found, INTERRUPTED
    if not found:
        raise NothingFits(
            f"none of {search.tried:,} deals fits what is asked; perhaps none can",
            code="dealing.nothing-fits",
        )
    print(f"only {len(found)} of {search.tried:,} deals fit; {wanted} were wanted", file=sys.stderr)
    return found, 1
