"""What a formula needs beside the cards: a solver for tricks, chance for `rnd`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from biritch.analysis.dealing.chance import Chance
from biritch.analysis.doubledummy import DoubleDummy, find_solver
from biritch.auction import Contract
from biritch.auction.contract import Doubling
from biritch.cards import Deal, Strain
from biritch.play import Play
from biritch.seats import Seat

_MOST_KNOWN: Final = 20_000


class Means:
    """A solver, found when tricks are first asked for, and chance.

    Args:
        chance: where the numbers of `rnd` come from.
        solver: who tells what makes; the best that is installed unless told.
    """

    def __init__(self, chance: Chance, solver: DoubleDummy | None = None) -> None:
        self.chance = chance
        self._solver = solver
        self._known: dict[tuple[Deal, Seat, Strain], int] = {}

    def tricks(self, deals: Sequence[Deal], seat: Seat, strain: Strain) -> list[int]:
        """The tricks a seat makes as declarer of some deals, each worked out once.

        Raises:
            NoSolver: if none is installed.
        """
        if len(self._known) > _MOST_KNOWN:
            self._known.clear()
        asked = [deal for deal in deals if (deal, seat, strain) not in self._known]
        if asked:
            contract = Contract(1, strain, Doubling.UNDOUBLED, seat)
            plays = [Play.begin(deal, contract) for deal in asked]
            if self._solver is None:
                self._solver = find_solver()
            for deal, lost in zip(asked, self._solver.best_of(plays), strict=True):
                self._known[deal, seat, strain] = 13 - lost
        return [self._known[deal, seat, strain] for deal in deals]
