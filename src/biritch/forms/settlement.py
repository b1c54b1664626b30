"""How a difference on the sheet becomes what each player wins or loses."""

from __future__ import annotations

from enum import Enum

from biritch.seats import BySide

HUNDRED = 100


class Settlement(Enum):
    """In whole hundreds, exactly half either way; or not at all."""

    NONE = "none"
    HALF_UP = "half_up"  # away from zero: 50 counts as a hundred
    HALF_DOWN = "half_down"  # towards zero: 50 counts as nothing

    def settle(self, totals: BySide[int], *, unit: int = HUNDRED) -> BySide[int] | None:
        """What each player of a side wins or loses, in hundreds; None if nothing is settled.

        Args:
            totals: of each side.
            unit: the points that one of what is won stands for, an even number.

        Examples:
            >>> Settlement.HALF_UP.settle(BySide(ns=1150, ew=300))
            BySide(ns=9, ew=-9)
            >>> Settlement.HALF_DOWN.settle(BySide(ns=300, ew=1150))
            BySide(ns=-8, ew=8)
        """
        if self is Settlement.NONE:
            return None
        difference = totals.ns - totals.ew
        half = unit // 2 if self is Settlement.HALF_UP else unit // 2 - 1
        won = (abs(difference) + half) // unit
        return BySide(won, -won) if difference > 0 else BySide(-won, won)
