"""Boards by the thousand judged at once, by whatever hands out work: processes, a cluster."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from itertools import islice
from typing import TypeAlias

from msgspec import Struct

from biritch.analysis.analysed import Analysed, OfBoard, PlayedBoard, analyse
from biritch.analysis.doubledummy import (
    NO_LIMIT,
    Budget,
    DoubleDummy,
    Makes,
    find_solver,
)
from biritch.cards import Board, Deal
from biritch.errors import BiritchError

TOGETHER = 8  # boards in one piece of work: its way there and back costs less than they do
AHEAD = 32  # pieces that wait or are worked at, so that a file of any length needs little memory


class NotAnalysed(Struct, frozen=True):
    """A board that could not be judged.

    Attributes:
        board: the board.
        code: why, as errors are named.
        message: why, in plain English.
    """

    board: Board
    code: str
    message: str


Judged: TypeAlias = Analysed | NotAnalysed


def analyse_many(
    boards: Iterable[Board | OfBoard],
    *,
    executor: Executor | None = None,
    solver: str | None = None,
    budget: Budget = NO_LIMIT,
) -> Iterator[Judged]:
    """Judge many boards, each as soon as it and those before it are done.

    A board that cannot be judged, such as one with a card missing, stands as `NotAnalysed`; the work
    goes on.

    Args:
        boards: boards, or records of them; read as they are needed.
        executor: who does the work: a pool of processes, Dask's; None to do it here, one by one.
        solver: the package of the solver that is wanted; None for whichever is there.
        budget: for each question to the solver.

    Raises:
        NoSolver: if there is no solver where the work is done.

    Examples:
        >>> from itertools import islice
        >>> from biritch.cards import seeded
        >>> boards = [Board.numbered(1, deal) for deal in islice(seeded("evening"), 3)]
        >>> [isinstance(each, Analysed) for each in analyse_many(boards)]
        [True, True, True]
    """
    needed = map(PlayedBoard.of, boards)
    if executor is None:
        yield from _judged(needed, find_solver(solver), budget)
        return
    waiting: deque[Future[tuple[Judged, ...]]] = deque()
    try:
        while True:
            while len(waiting) < AHEAD:
                piece = tuple(islice(needed, TOGETHER))
                if not piece:
                    break
                waiting.append(executor.submit(analyse_piece, piece, solver, budget))
            if not waiting:
                return
            yield from waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def analyse_piece(
    boards: Sequence[PlayedBoard], solver: str | None, budget: Budget
) -> tuple[Judged, ...]:
    """Judge a few boards: the piece of work that an executor is handed."""
    return tuple(_judged(boards, find_solver(solver), budget))


def _judged(boards: Iterable[PlayedBoard], solver: DoubleDummy, budget: Budget) -> Iterator[Judged]:
    """Each board judged; the makes of one that was played at many tables are worked out once."""
    before: tuple[Deal, Makes] | None = None
    for played in boards:
        known = before[1] if before is not None and before[0] == played.board.deal else None
        try:
            found = analyse(played, solver=solver, budget=budget, makes=known)
        except BiritchError as wrong:
            yield NotAnalysed(played.board, wrong.code, str(wrong))
        else:
            before = played.board.deal, found.makes
            yield found
