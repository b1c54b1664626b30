"""What the end of an auction is worth, as the form counts it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from biritch.analysis import Budget, find_solver
from biritch.auction import Auction, Contract, Doubling
from biritch.cards import Deal, Strain
from biritch.forms import duplicate_points
from biritch.play import Play
from biritch.score import Result, imps, trick_points
from biritch.score.sheet import GAME
from biritch.seats import Seat, Side
from biritch.systems import Setting

TimeLeft: TypeAlias = Callable[[], float]
_SHORTEST: Final = 0.002  # seconds: less is no time at all
_SURE_TO_BE_DOUBLED: Final = 3  # so many down, and somebody would have doubled

GAINED_TO_LEAVE_THE_BOOK: Final = {"imps": 0.5, "matchpoints": 0.08, "rubber": 25.0}
"""A call of one's own must be better than the book's by so much on average: in IMPs, shares of a board, points."""


class Tricks:
    """Declarers' tricks in worlds with all hands open, each worked out once.

    Args:
        time_left: seconds there are for all of them.

    Raises:
        NoSolver: if no solver is installed.
    """

    def __init__(self, time_left: TimeLeft) -> None:
        self._solver = find_solver()
        self._time_left = time_left
        self._known: dict[tuple[Deal, Seat, Strain], int] = {}

    def of(self, deal: Deal, contract: Contract) -> int:
        """The tricks of a contract's declarer.

        Raises:
            OutOfBudget: if there was no time for it.
        """
        key = deal, contract.declarer, contract.strain
        if key not in self._known:
            budget = Budget(seconds=max(_SHORTEST, self._time_left()))
            self._known[key] = 13 - self._solver.best(Play.begin(deal, contract), budget=budget)
        return self._known[key]


def points_for(side: Side, auction: Auction, deal: Deal, setting: Setting, tricks: Tricks) -> int:
    """What an auction that is over is worth to a side, double dummy.

    A contract that fails by far is counted as doubled, so that nobody bids on in the hope that it will
    not be; a part score that completes a game with what stood below the line is worth that game.
    """
    contract = auction.contract
    if contract is None:
        return 0
    made = tricks.of(deal, contract)
    if contract.doubling is Doubling.UNDOUBLED and made + _SURE_TO_BE_DOUBLED <= contract.needs:
        contract = Contract(contract.level, contract.strain, Doubling.DOUBLED, contract.declarer)
    owner = contract.declarer.side
    vulnerable = setting.vulnerable.includes(owner)
    points = duplicate_points(Result(contract, made), vulnerable=vulnerable)
    below = trick_points(contract)
    if made >= contract.needs and below < GAME <= below + setting.part_scores[owner]:
        points += 450 if vulnerable else 250
    return points if owner is side else -points


def gain(points: int, book: int, scoring: str) -> float:
    """What one result gains over another, as the form compares them.

    Examples:
        >>> gain(620, 170, "imps"), gain(620, 170, "matchpoints"), gain(620, 170, "rubber")
        (10.0, 0.5, 450.0)
    """
    more = points - book
    if scoring == "matchpoints":
        return ((more > 0) - (more < 0)) / 2
    return float(imps(more) if scoring == "imps" else more)
