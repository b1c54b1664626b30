"""Rooms driven at full speed, or at so many moves a second, and what was measured."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from benchmarks.live.rooms import Room, complaints
from benchmarks.live.server import Server


class Measured(NamedTuple):
    """What was measured.

    Attributes:
        rate: moves a second, each heard by all four.
        p50: milliseconds from sending a move to hearing it, half of all times at most.
        p99: the same, 99 of 100 times at most.
        work: microseconds of a processor that the server used for each move.
    """

    rate: float
    p50: float
    p99: float
    work: float


async def full_speed(server: Server, rooms: Sequence[Room], *, seconds: float) -> Measured:
    """Every room makes its next move as soon as all four have heard the last."""
    until = perf_counter() + seconds

    def again(room: Room) -> None:
        if perf_counter() < until:
            room.make_move()

    for room in rooms:
        room.rested = again
        asyncio.get_running_loop().call_soon(again, room)
    return await _measured(server, rooms, seconds=seconds)


async def paced(server: Server, rooms: Sequence[Room], *, seconds: float) -> Measured:
    """Every room makes a move each second, one room after another.

    A move that is due before the last one was heard counts from when it was due.
    """
    loop = asyncio.get_running_loop()
    late: dict[Room, float | None] = {}

    def due(room: Room, left: int) -> None:
        if room.is_free:
            room.make_move()
        else:
            late[room] = perf_counter() if room.is_waiting else None
        if left:
            loop.call_later(1.0, due, room, left - 1)

    def rested(room: Room) -> None:
        if room in late:
            room.make_move(late.pop(room))

    for place, room in enumerate(rooms):
        room.rested = rested
        loop.call_later(place / len(rooms), due, room, int(seconds) - 1)
    return await _measured(server, rooms, seconds=seconds)


async def _measured(server: Server, rooms: Sequence[Room], *, seconds: float) -> Measured:
    for room in rooms:
        room.delays.clear()
    moves, worked, since = _moves(rooms), server.worked_seconds, perf_counter()
    await asyncio.sleep(seconds)
    made, passed = _moves(rooms) - moves, perf_counter() - since
    work = server.worked_seconds - worked
    await settled(rooms)
    if said := complaints(rooms):
        raise RuntimeError(f"{server.name}: {said[0]} ({len(said)} complaints)")
    delays = sorted(delay for room in rooms for delay in room.delays)
    return Measured(
        rate=made / passed,
        p50=_at(delays, 0.50) * 1e3,
        p99=_at(delays, 0.99) * 1e3,
        work=work / max(made, 1) * 1e6,
    )


def _moves(rooms: Sequence[Room]) -> int:
    return sum(room.moves for room in rooms)


def _at(delays: Sequence[float], share: float) -> float:
    return delays[min(len(delays) - 1, int(len(delays) * share))] if delays else float("nan")


async def settled(rooms: Sequence[Room], *, patience: float = 30.0) -> None:
    """Wait until no move is under way in any room.

    Raises:
        RuntimeError: if that takes too long.
    """
    until = perf_counter() + patience
    for room in rooms:
        room.rested = lambda _: None
    while not all(room.is_free for room in rooms):
        if perf_counter() > until:
            said = complaints(rooms) or ["a move was never heard"]
            raise RuntimeError(said[0])
        await asyncio.sleep(0.01)
