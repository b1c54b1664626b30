"""What a formula needs beside the cards: a solver for tricks, chance for `rnd`."""

from __future__ import annotations

from functools import lru_cache

from biritch.analysis.dealing.chance import Chance
from biritch.analysis.doubledummy import DoubleDummy, Makes, find_solver
from biritch.cards import Deal
from biritch.errors import BadValue


class Means:
    """A solver, found when tricks are first asked for, and chance.

    Args:
        chance: where the numbers of `rnd` come from.
        solver: who tells what makes; the best that is installed unless told.
    """

    def __init__(self, chance: Chance, solver: DoubleDummy | None = None) -> None:
        self.chance = chance
        self._solver = solver
        self._makes = lru_cache(maxsize=8192)(self._solved)

    def makes(self, deal: Deal) -> Makes:
        """What each side makes of a deal, worked out once.

        Raises:
            NoSolver: if none is installed.
            BadValue: if the deal is not complete.
        """
        return self._makes(deal)

    def _solved(self, deal: Deal) -> Makes:
        if not deal.is_complete:
            raise BadValue(f"tricks are told of complete deals only, not {deal}", code="deal.size")
        if self._solver is None:
            self._solver = find_solver()
        return self._solver.makes(deal)
