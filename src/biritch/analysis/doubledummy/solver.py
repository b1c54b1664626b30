"""What is asked of a double-dummy solver, whoever wrote it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from biritch.analysis.doubledummy.makes import Makes
from biritch.cards import Card, Deal
from biritch.errors import BadValue, BiritchError
from biritch.play import Play
from biritch.seats import SEATS

Progress: TypeAlias = Callable[[int], None]
"""Called with the number of results given so far."""


class NoSolver(BiritchError):
    """No double-dummy solver is installed."""

    default_code = "solver.none"


class OutOfBudget(BiritchError):
    """The budget ran out before the answer was known."""

    default_code = "solver.budget"


class Budget(Struct, frozen=True, kw_only=True):
    """How long one question may take; 0 is as long as it takes.

    Attributes:
        seconds: time on this machine's clock.
        nodes: positions looked at, the same on every machine.
    """

    seconds: float = 0.0
    nodes: int = 0

    def __post_init__(self) -> None:
        if self.seconds < 0 or self.nodes < 0:
            raise BadValue(
                f"a budget is not less than nothing: {self.seconds} seconds, {self.nodes} nodes",
                code="solver.budget_negative",
            )


NO_LIMIT: Final = Budget()


class DoubleDummy(Protocol):
    """A solver on our types. All four hands must be known.

    A position is a `Play`: some cards may have been played, also to the trick in progress.
    """

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def keeps_budgets(self) -> bool:
        """Whether it stops when a budget runs out; one that does not takes as long as it takes."""

    def best(self, play: Play, *, budget: Budget = NO_LIMIT) -> int:
        """The tricks that the side in turn still takes, the one in progress included.

        Raises:
            BadValue: ``deal.partial`` if a hand is not known.
            OutOfBudget: if the budget ran out.
        """

    def choices(self, play: Play, *, budget: Budget = NO_LIMIT) -> dict[Card, int]:
        """For each card that may be played, the tricks its side then takes; best first.

        Raises:
            BadValue: ``deal.partial`` if a hand is not known.
            OutOfBudget: if the budget ran out.
        """

    def makes(self, deal: Deal, *, budget: Budget = NO_LIMIT) -> Makes:
        """The tricks of each declarer in each strain.

        Raises:
            BadValue: ``deal.partial`` if a hand is not known.
            OutOfBudget: if the budget ran out.
        """

    def best_of(
        self,
        plays: Iterable[Play],
        *,
        threads: int | None = None,
        progress: Progress | None = None,
        seconds: float = 0.0,
    ) -> Iterator[int]:
        """The best of many positions, each as soon as it and those before it are known.

        Neighbours with the same trumps that differ in hidden hands only share work.

        Args:
            plays: read as they are needed.
            threads: how many at once; as many as there are processors unless told.
            progress: told how many are done.
            seconds: for all of them together; 0 for as long as it takes.

        Raises:
            OutOfBudget: when the seconds are over, after the results known by then.
        """

    def makes_of(
        self,
        deals: Iterable[Deal],
        *,
        threads: int | None = None,
        progress: Progress | None = None,
        seconds: float = 0.0,
    ) -> Iterator[Makes]:
        """The makes of many deals, each as soon as it and those before it are known.

        Args:
            deals: read as they are needed.
            threads: how many at once; as many as there are processors unless told.
            progress: told how many are done.
            seconds: for all of them together; 0 for as long as it takes.

        Raises:
            OutOfBudget: when the seconds are over, after the results known by then.
        """


def check_whole(deal: Deal) -> Deal:
    """The deal, if all 52 cards of it are known.

    Raises:
        BadValue: ``deal.partial`` if they are not.
    """
    if not deal.is_complete:
        raise BadValue(f"double dummy needs all four hands, not {deal}", code="deal.partial")
    return deal


def check_open(play: Play) -> Play:
    """The play, if every hand in it is known.

    Raises:
        BadValue: ``deal.partial`` if one is not.
    """
    if any(len(play.remaining(seat)) != play.cards_left(seat) for seat in SEATS):
        raise BadValue(f"double dummy needs all four hands, not {play.deal}", code="deal.partial")
    return play
