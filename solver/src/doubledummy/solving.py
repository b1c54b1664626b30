"""One deal at a time: best results, every card's result, the table of twenty."""

import threading
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from doubledummy._core import OutOfBudget, Solver, Stop
from doubledummy.cards import (
    SEATS,
    STRAINS,
    Deal,
    cards_of,
    hands_of,
    name,
    names,
    seat_number,
    strain_number,
)

MEGABYTE = 1 << 20
MEMORY = 24

_here = threading.local()


class Bounds(NamedTuple):
    """Between how many tricks the side that is to play takes; equal when all was searched."""

    least: int
    most: int


class Choice(NamedTuple):
    """A card that may be played, and the tricks its side then takes at best."""

    card: str
    tricks: int
    equals: tuple[str, ...]
    """Lower cards of the hand that are worth the same because nothing is left between them."""


class Position(NamedTuple):
    """A deal, a strain, who led to the trick in progress and what was played to it."""

    deal: Deal
    strain: str
    leader: str
    trick: Sequence[str] = ()


class Table:
    """Tricks that each declarer makes in each strain when all hands are open."""

    def __init__(self, tricks: Sequence[int]) -> None:
        self._tricks = tuple(tricks)
        if len(self._tricks) != 20:
            raise ValueError(f"a table has twenty results; got {len(self._tricks)}")

    def __getitem__(self, key: tuple[str, str]) -> int:
        """Tricks of a declarer in a strain: `table["S", "N"]`."""
        declarer, strain = key
        return self._tricks[5 * seat_number(declarer) + strain_number(strain)]

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return ((seat, strain) for seat in SEATS for strain in STRAINS)

    def __len__(self) -> int:
        return 20

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._tricks == other._tricks

    def __hash__(self) -> int:
        return hash(self._tricks)

    def __repr__(self) -> str:
        return f"Table({list(self._tricks)})"

    def __str__(self) -> str:
        lines = ["   C  D  H  S NT"]
        for seat in SEATS:
            cells = "".join(f"{self[seat, strain]:3}" for strain in STRAINS)
            lines.append(f"{seat}{cells}")
        return "\n".join(lines)

    def as_dict(self) -> dict[str, dict[str, int]]:
        """The results by declarer, then by strain."""
        return {seat: {strain: self[seat, strain] for strain in STRAINS} for seat in SEATS}


def solver_here(memory: int = MEMORY) -> Solver:
    """This thread's solver, made when it is first asked for."""
    kept: dict[int, Solver] = _here.__dict__.setdefault("solvers", {})
    if memory not in kept:
        kept.clear()
        kept[memory] = Solver(memory * MEGABYTE)
    return kept[memory]


def forget() -> None:
    """Drop what this thread's solver remembers of earlier deals, as a new one would not know it."""
    for each in _here.__dict__.get("solvers", {}).values():
        each.forget()


def bounds(
    deal: Deal,
    strain: str,
    leader: str,
    *,
    trick: Sequence[str] = (),
    nodes: int = 0,
    seconds: float = 0.0,
    stop: Stop | None = None,
    memory: int = MEMORY,
) -> Bounds:
    """Between how many tricks the side to play takes, as far as a budget lets one see.

    >>> bounds("N:A.K.. .A.K. ..A.K K...A", "N", "N")
    Bounds(least=1, most=1)

    Args:
        deal: The cards still held, as PBN or as four numbers.
        strain: C, D, H, S or N.
        leader: Who led, or leads, to the trick in progress.
        trick: Cards already played to it, in order; they are not in the deal.
        nodes: Positions to look at, 0 for as many as it takes.
        seconds: Time, 0 for as long as it takes.
        stop: A flag that ends the search from another thread.
        memory: Megabytes to remember positions in.

    Raises:
        ValueError: The cards do not fit together.
        Stopped: The flag was set.
    """
    least, most, _ = solver_here(memory).bounds(
        hands_of(deal),
        strain_number(strain),
        seat_number(leader),
        cards_of(trick),
        nodes,
        seconds,
        stop,
    )
    return Bounds(least, most)


def solve(
    deal: Deal,
    strain: str,
    leader: str,
    *,
    trick: Sequence[str] = (),
    nodes: int = 0,
    seconds: float = 0.0,
    stop: Stop | None = None,
    memory: int = MEMORY,
) -> int:
    """The tricks that the side to play takes, the trick in progress with them.

    >>> solve("N:A.K.. .A.K. ..A.K K...A", "N", "N")
    1

    Raises:
        OutOfBudget: Neither `nodes` nor `seconds` were enough; `bounds` says how far they went.
    """
    found = bounds(
        deal,
        strain,
        leader,
        trick=trick,
        nodes=nodes,
        seconds=seconds,
        stop=stop,
        memory=memory,
    )
    if found.least < found.most:
        raise OutOfBudget(f"between {found.least} and {found.most} tricks; the budget ran out")
    return found.least


def choices(
    deal: Deal,
    strain: str,
    leader: str,
    *,
    trick: Sequence[str] = (),
    nodes: int = 0,
    seconds: float = 0.0,
    stop: Stop | None = None,
    memory: int = MEMORY,
) -> list[Choice]:
    """Each card that may be played with the tricks its side then takes, best first.

    >>> for each in choices("N:AK... .AK.. ..AK. ...AK", "S", "N"):
    ...     print(each)
    Choice(card='SA', tricks=2, equals=('SK',))
    """
    rows = solver_here(memory).choices(
        hands_of(deal),
        strain_number(strain),
        seat_number(leader),
        cards_of(trick),
        nodes,
        seconds,
        stop,
    )
    return [Choice(name(card), tricks, names(equals & ~card)) for card, equals, tricks in rows]


def table(
    deal: Deal,
    *,
    nodes: int = 0,
    seconds: float = 0.0,
    stop: Stop | None = None,
    memory: int = MEMORY,
) -> Table:
    """The twenty results of a deal: each declarer in each strain.

    >>> table("N:AK... .AK.. ..AK. ...AK")["N", "S"]
    2

    Raises:
        OutOfBudget: The budget ran out.
        Stopped: The flag was set.
        ValueError: The hands do not fit together.
    """
    return Table(solver_here(memory).table(hands_of(deal), nodes, seconds, stop))
