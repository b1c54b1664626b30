"""Moves a second at two hundred live tables, beside a bare echo of the same web stack, in one run.

An echo (one socket of a room sends, four get it) and a house on SQLite (full sync) and, where it is
installed, on PostgreSQL (fsync on), each in a process of its own; the players of all are this one.
Every room makes its next move when all four have heard the last; then every room makes one a second.
They take turns, so that a busy machine slows all; what is printed is the median of the rounds. Times run from
sending a command to hearing of it, for each of the four, and the house has kept each move by then.

    python -m benchmarks.server [--quick] [--tables N] [--seconds S] [--rounds R] [--only NAME]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import resource
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.live.measure import Measured, full_speed, paced, settled
from benchmarks.live.rooms import EchoRoom, Room, TableRoom
from benchmarks.live.script import script
from benchmarks.live.server import Server, free_port, running

from tests.machine import postgres_programs

RATE_GOAL, P99_GOAL, MEMORY_GOAL = 0.4, 50.0, 100.0
BOARDS = 16
ECHO, SQLITE, POSTGRES = "echo", "SQLite", "PostgreSQL"
TOGETHER = 20  # rooms that are entered at once


class Contender(NamedTuple):
    """A server, the rooms in it, and the memory each of them takes, in kB."""

    server: Server
    rooms: list[Room]
    memory: float


async def main(wish: argparse.Namespace) -> None:
    """Measure all and print the table."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with contextlib.ExitStack() as stack:
        contenders = []
        for name, start in _servers(stack).items():
            if wish.only in (None, name):
                contenders.append(await _fill(start(), wish.tables))
        fast: dict[str, list[Measured]] = {each.server.name: [] for each in contenders}
        slow: dict[str, list[Measured]] = {each.server.name: [] for each in contenders}
        for _ in range(wish.rounds):
            for server, rooms, _memory in contenders:
                fast[server.name].append(await full_speed(server, rooms, seconds=wish.seconds))
                slow[server.name].append(await paced(server, rooms, seconds=wish.seconds))
        _print(wish, contenders, fast, slow)
        for contender in contenders:
            for room in contender.rooms:
                room.leave()


def _servers(stack: contextlib.ExitStack) -> dict[str, Callable[[], Server]]:
    """How each server is started."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))

    def house(name: str, database: str) -> Server:
        port = free_port()
        options = ("--here", "--no-robots", "--no-limits", "--port", str(port))
        return stack.enter_context(
            running(name, "biritch.cli", "serve", *options, "--database", database, port=port)
        )

    def echo() -> Server:
        port = free_port()
        return stack.enter_context(running(ECHO, "benchmarks.live.echo", str(port), port=port))

    def postgres() -> Server:
        return house(POSTGRES, stack.enter_context(_postgres()))

    servers = {ECHO: echo, SQLITE: lambda: house(SQLITE, str(folder / "house.sqlite"))}
    if postgres_programs() is not None:
        servers[POSTGRES] = postgres
    return servers


@contextlib.contextmanager
def _postgres() -> Iterator[str]:
    from tests.postgres import cluster  # noqa: PLC0415 - needs psycopg, which is an extra

    programs = postgres_programs()
    assert programs is not None
    with cluster(programs, is_durable=True) as started, started.database() as url:
        yield url


async def _fill(server: Server, tables: int) -> Contender:
    """Fill a server with rooms, and see what memory that takes once each has been played in."""
    boards = script(BOARDS)

    def room(number: int) -> Room:
        return EchoRoom(number) if server.name == ECHO else TableRoom(number, boards)

    first = room(0)
    await first.enter(server.port)
    await settled([first])
    await full_speed(server, [first], seconds=1)
    before = server.memory
    rooms = [room(number) for number in range(1, tables + 1)]
    for start in range(0, tables, TOGETHER):
        await asyncio.gather(*(each.enter(server.port) for each in rooms[start : start + TOGETHER]))
    await settled(rooms)
    await full_speed(server, rooms, seconds=2)
    memory = (server.memory - before) / tables / 1000
    first.leave()
    return Contender(server, rooms, memory)


def _print(
    wish: argparse.Namespace,
    contenders: list[Contender],
    fast: dict[str, list[Measured]],
    slow: dict[str, list[Measured]],
) -> None:
    print(
        f"{wish.tables} tables of four sockets; median of {wish.rounds} rounds of {wish.seconds} s"
        f"\ngoals on SQLite: {RATE_GOAL} of the echo's rate, p99 under {P99_GOAL:.0f} ms at one move"
        f" a second, under {MEMORY_GOAL:.0f} kB a table"
    )
    print(f"{'':12}{'at full speed':^46}{'one move a second':^26}{'kB a table':>12}")
    print(
        f"{'':12}{'moves/s':>9}{'of echo':>9}{'p50 ms':>9}{'p99 ms':>9}{'µs each':>10}"
        f"{'moves/s':>10}{'p50 ms':>8}{'p99 ms':>8}{'and beyond echo':>20}"
    )
    base: float | None = None
    bare = 0.0
    for server, _, memory in contenders:
        quick, easy = _medians(fast[server.name]), _medians(slow[server.name])
        if server.name == ECHO:
            base, bare = quick.rate, memory
        share = f"{quick.rate / base:.2f}" if base else ""
        print(
            f"{server.name:12}{quick.rate:>9,.0f}{share:>9}{quick.p50:>9.1f}{quick.p99:>9.1f}"
            f"{quick.work:>10,.0f}{easy.rate:>10,.0f}{easy.p50:>8.1f}{easy.p99:>8.1f}"
            f"{memory:>10,.0f}{memory - bare:>10,.0f}"
        )


def _medians(found: list[Measured]) -> Measured:
    return Measured(*(median(column) for column in zip(*found, strict=True)))


def _wish(arguments: list[str]) -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    asked.add_argument("--quick", action="store_true", help="only see whether it runs")
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=5)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--only", choices=(ECHO, SQLITE, POSTGRES))
    wish = asked.parse_args(arguments)
    if wish.quick:
        wish.tables, wish.seconds, wish.rounds = 4, 1, 1
    return wish


if __name__ == "__main__":
    asyncio.run(main(_wish(sys.argv[1:])))
