"""Our own solver, `doubledummy`, on the types of this house."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from biritch.analysis.doubledummy.makes import Makes
from biritch.analysis.doubledummy.solver import (
    NO_LIMIT,
    Budget,
    OutOfBudget,
    Progress,
    check_open,
    check_whole,
)
from biritch.cards import STRAINS, SUITS, Card, Deal, Hand, Strain
from biritch.play import Play
from biritch.seats import SEATS

T = TypeVar("T")
_SUIT_CARDS = 13
_LANE = 16  # bits that the solver gives to a suit
_SUIT = (1 << _SUIT_CARDS) - 1


class OwnSolver:
    """The solver in `solver/`.

    Raises:
        ImportError: if it is not installed.
    """

    name = "doubledummy"
    keeps_budgets = True

    def __init__(self) -> None:
        # By name at run time: it is on no index, and nobody need have it.
        self._solver: Any = importlib.import_module("doubledummy")

    def best(self, play: Play, *, budget: Budget = NO_LIMIT) -> int:
        """The tricks that the side in turn still takes, the one in progress included."""
        if play.is_over:
            return 0
        position = self._position(play)
        try:
            return int(
                self._solver.solve(
                    *position[:3], trick=position.trick, nodes=budget.nodes, seconds=budget.seconds
                )
            )
        except self._solver.OutOfBudget as out:
            raise OutOfBudget(str(out)) from out

    def choices(self, play: Play, *, budget: Budget = NO_LIMIT) -> dict[Card, int]:
        """For each card that may be played, the tricks its side then takes; best first."""
        if play.is_over:
            return {}
        position = self._position(play)
        try:
            found = self._solver.choices(
                *position[:3], trick=position.trick, nodes=budget.nodes, seconds=budget.seconds
            )
        except self._solver.OutOfBudget as out:
            raise OutOfBudget(str(out)) from out
        return {
            Card.parse(card): choice.tricks
            for choice in found
            for card in (choice.card, *choice.equals)
        }

    def makes(self, deal: Deal, *, budget: Budget = NO_LIMIT) -> Makes:
        """The tricks of each declarer in each strain."""
        try:
            table = self._solver.table(
                _hands(check_whole(deal)), nodes=budget.nodes, seconds=budget.seconds
            )
        except self._solver.OutOfBudget as out:
            raise OutOfBudget(str(out)) from out
        return _makes(table)

    def best_of(
        self,
        plays: Iterable[Play],
        *,
        threads: int | None = None,
        progress: Progress | None = None,
        seconds: float = 0.0,
    ) -> Iterator[int]:
        """The best of many positions, each as soon as it and those before it are known."""
        positions = map(self._position, plays)
        return self._within(
            self._solver.solve_many(positions, threads=threads, progress=progress, seconds=seconds)
        )

    def makes_of(
        self,
        deals: Iterable[Deal],
        *,
        threads: int | None = None,
        progress: Progress | None = None,
        seconds: float = 0.0,
    ) -> Iterator[Makes]:
        """The makes of many deals, each as soon as it and those before it are known."""
        whole = (_hands(check_whole(deal)) for deal in deals)
        tables = self._solver.tables(whole, threads=threads, progress=progress, seconds=seconds)
        return map(_makes, self._within(tables))

    def _position(self, play: Play) -> Any:  # noqa: ANN401 - the solver's own type
        check_open(play)
        hands = [_bits(play.remaining(seat)) for seat in SEATS]
        strain = play.trumps.strain if play.trumps else Strain.NOTRUMP
        return self._solver.Position(
            hands, strain.value, play.leader.value, tuple(map(str, play.laid))
        )

    def _within(self, results: Iterator[T]) -> Iterator[T]:
        try:
            yield from results
        except self._solver.OutOfBudget as out:
            raise OutOfBudget(str(out)) from out


def _hands(deal: Deal) -> list[int]:
    return [_bits(deal[seat]) for seat in SEATS]


def _bits(hand: Hand) -> int:
    """A hand as the solver has it: a lane of sixteen bits for each suit."""
    return sum(
        (hand.bits >> _SUIT_CARDS * suit.index & _SUIT) << _LANE * suit.index for suit in SUITS
    )


def _makes(table: Any) -> Makes:  # noqa: ANN401 - the solver's own type
    return Makes(tuple(table[seat.value, strain.value] for seat in SEATS for strain in STRAINS))
