"""Many deals over several threads, results in the order asked."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event, Timer
from typing import TypeVar

from doubledummy._core import OutOfBudget, Stop, Stopped
from doubledummy.cards import Deal
from doubledummy.solving import MEMORY, Position, Table, solve, table

Item = TypeVar("Item")
Result = TypeVar("Result")
Progress = Callable[[int], None]


def tables(
    deals: Iterable[Deal],
    *,
    threads: int | None = None,
    progress: Progress | None = None,
    seconds: float = 0.0,
    stop: Stop | None = None,
    memory: int = MEMORY,
) -> Iterator[Table]:
    """The tables of many deals, each as soon as it and those before it are known.

    >>> [each["N", "S"] for each in tables(["N:AK... .AK.. ..AK. ...AK"], threads=1)]
    [2]

    Args:
        deals: Deals as `table` takes them; read as they are needed.
        threads: How many at once; as many as there are processors if not said.
        progress: Called with the number of results given so far.
        seconds: Time for all of them together, 0 for as long as it takes.
        stop: A flag that ends all searches; `Stopped` is then raised.
        memory: Megabytes a thread.

    Raises:
        OutOfBudget: The seconds were over; the results known by then have been given.
    """
    halt = stop or Stop()
    results = _stream(
        lambda deal: table(deal, stop=halt, memory=memory), deals, threads, progress, halt
    )
    return _within(seconds, results, halt) if seconds else results


def solve_many(
    positions: Iterable[Position],
    *,
    threads: int | None = None,
    progress: Progress | None = None,
    seconds: float = 0.0,
    stop: Stop | None = None,
    memory: int = MEMORY,
) -> Iterator[int]:
    """The best results of many positions; neighbours of one strain share what was found.

    >>> list(solve_many([Position("N:AK... .AK.. ..AK. ...AK", "S", "N")], threads=1))
    [2]
    """
    halt = stop or Stop()
    results = _stream(
        lambda each: solve(
            each.deal, each.strain, each.leader, trick=each.trick, stop=halt, memory=memory
        ),
        positions,
        threads,
        progress,
        halt,
    )
    return _within(seconds, results, halt) if seconds else results


def _within(seconds: float, results: Iterator[Result], halt: Stop) -> Iterator[Result]:
    """The same results for as long as there is time."""
    over = Event()

    def end() -> None:
        over.set()
        halt.set()

    timer = Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield from results
    except Stopped:
        if over.is_set():
            raise OutOfBudget(f"{seconds} seconds were not enough for all") from None
        raise
    finally:
        timer.cancel()


def _stream(
    work: Callable[[Item], Result],
    items: Iterable[Item],
    threads: int | None,
    progress: Progress | None,
    halt: Stop,
) -> Iterator[Result]:
    size = threads or os.cpu_count() or 1
    if size < 1:
        raise ValueError(f"at least one thread; got {threads}")
    # Some are in hand beyond those running, so that none waits; not all, which may be millions.
    waiting: deque[Future[Result]] = deque()
    given = 0
    pool = ThreadPoolExecutor(size, thread_name_prefix="doubledummy")
    try:
        for item in items:
            waiting.append(pool.submit(work, item))
            while len(waiting) >= 4 * size or (waiting and waiting[0].done()):
                result = waiting.popleft().result()
                given += 1
                if progress:
                    progress(given)
                yield result
        while waiting:
            result = waiting.popleft().result()
            given += 1
            if progress:
                progress(given)
            yield result
    finally:
        # Left early, by an error or by a reader who has seen enough: end what runs.
        if waiting:
            halt.set()
        pool.shutdown(wait=True, cancel_futures=True)
