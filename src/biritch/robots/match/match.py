"""A match of two pairs of robots: every deal is played both ways."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future
from functools import cache
from itertools import islice

from msgspec import Struct

from biritch.analysis import find_solver
from biritch.cards import Deal, seeded
from biritch.errors import BadValue
from biritch.robots.match.compared import way_of
from biritch.robots.match.entrants import player_of
from biritch.robots.match.sitting import Sitting, Terms, sit

_AHEAD = 4  # sittings given out for each that runs, so that nobody waits for the slowest


class Match(Struct, frozen=True, kw_only=True):
    """What is to be played. Nothing in it but text and numbers: any machine can be asked to play it.

    Attributes:
        pair: who sits North and South at the first table: ``sayc``, ``precision:club``, ``simple``.
        against: who sits East and West there.
        boards: how many deals, each played at two tables.
        seed: the same match again from the same seed, on any machine.
        form: imps, matchpoints or rubber.
        bidding_only: compare auctions by the tricks their contracts make double dummy.
        keep: whether records are wanted.

    Examples:
        >>> match = Match(pair="sayc:beginner", against="simple", boards=2, seed="x")
        >>> [sitting.number for sitting in match.sittings()]
        [0, 1]
    """

    pair: str
    against: str
    boards: int
    seed: str
    form: str = "imps"
    bidding_only: bool = False
    keep: bool = False

    def __post_init__(self) -> None:
        deals = way_of(self.form).deals
        if self.boards < 1 or self.boards % deals:
            raise BadValue(
                f"a match by {self.form} has a multiple of {deals} boards, not {self.boards}",
                code="match.boards",
                boards=self.boards,
                deals=deals,
            )

    @property
    def count(self) -> int:
        """How many sittings it has."""
        return self.boards // way_of(self.form).deals

    def sittings(self, executor: Executor | None = None, *, at_once: int = 1) -> Iterator[Sitting]:
        """Play the match; each sitting comes in its order, as soon as it is known.

        Args:
            executor: where to play; here, one after another, unless told.
            at_once: how many sittings the executor runs at a time.

        Raises:
            BadValue: if a player's name is none.
            NoSolver: if only the bidding is compared and there is no solver.
        """
        for name in (self.pair, self.against):
            player_of(name)
        given = self._given()
        if executor is None:
            for number, deals in given:
                yield play_sitting(self, number, deals)
            return
        running: list[Future[Sitting]] = []
        for number, deals in given:
            running.append(executor.submit(play_sitting, self, number, deals))
            if len(running) >= _AHEAD * at_once:
                yield running.pop(0).result()
        for future in running:
            yield future.result()

    def _given(self) -> Iterator[tuple[int, tuple[Deal, ...]]]:
        deals = seeded(self.seed)
        size = way_of(self.form).deals
        return ((number, tuple(islice(deals, size))) for number in range(self.count))


def play_sitting(match: Match, number: int, deals: tuple[Deal, ...]) -> Sitting:
    """Play one sitting of a match; it depends on nothing but what it is given."""
    terms = Terms(
        way_of(match.form),
        match.seed,
        _solver() if match.bidding_only else None,
        match.keep,
    )
    pair = player_of(match.pair, match.against)
    against = player_of(match.against, match.pair)
    return sit(number, deals, pair, against, terms)


_solver = cache(find_solver)
