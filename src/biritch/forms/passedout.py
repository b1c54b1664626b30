"""What becomes of a deal on which nobody bid.

Law: 22, R-Chicago.
"""

from __future__ import annotations

from enum import Enum

from biritch.score import Scored, Sheet
from biritch.seats import Seat


class PassedOut(Enum):
    """A deal passed out: the next player deals, or the same one deals again."""

    PASSES_ON = "passes_on"
    REDEALT = "redealt"

    def counts(self, deal: Scored) -> bool:
        """Whether a deal on the sheet is one of those that were to be played."""
        return self is PassedOut.PASSES_ON or deal.result is not None

    def place(self, sheet: Sheet) -> int:
        """Which the next deal is among those that count, from 1."""
        return 1 + sum(self.counts(deal) for deal in sheet.deals)

    def dealer(self, sheet: Sheet, first: Seat) -> Seat:
        """Who deals next, if this player dealt first."""
        if not sheet.deals:
            return first
        last = sheet.deals[-1]
        return last.dealer.lho if self.counts(last) else last.dealer
