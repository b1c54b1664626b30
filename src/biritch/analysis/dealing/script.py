"""The dealer's scripts: what Hans van Staveren's program *dealer* has been told since 1990.

Conditions that deals must meet, how many are wanted, and what is done with each. What is read is the
language of its manual; the program that reads it is our own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from biritch.analysis.dealing.actions import Action, PrintAll
from biritch.analysis.dealing.formulas import Formula
from biritch.cards import Deal
from biritch.cards.deal import NOTHING_KNOWN
from biritch.seats import Seat, Vulnerability

GENERATE: Final = 1_000_000  # how many deals are looked at, unless the script says so
PRODUCE: Final = 40  # and how many are wanted, where they are printed

Start = Callable[[], Action]


class Script(Struct, frozen=True, kw_only=True):
    """What a script asks for.

    Attributes:
        condition: what deals must meet; None for every deal.
        generate: how many deals are looked at, at most.
        produce: how many are wanted; None: 40 if they are printed, else all there are.
        dealer: who deals, if it does not go by the board's number.
        vulnerable: who is vulnerable, likewise.
        predeal: cards dealt beforehand.
        actions: what is done with the deals.

    Examples:
        >>> from biritch.analysis.dealing.script_reader import read_script
        >>> script = read_script("produce 3 condition hcp(north) > 20 action printoneline")
        >>> script.wanted, len(script.actions)
        (3, 1)
    """

    condition: Formula | None = None
    generate: int = GENERATE
    produce: int | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    predeal: Deal = NOTHING_KNOWN
    actions: tuple[Start, ...] = (PrintAll,)

    @property
    def wanted(self) -> int:
        """How many deals are wanted."""
        if self.produce is not None:
            return self.produce
        return PRODUCE if any(start().prints for start in self.actions) else self.generate
