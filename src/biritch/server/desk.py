"""The robots' desk: turns are handed to workers, and their answers carried to the tables.

A worker is a program somewhere that plays robots' hands. It is given what a robot's seat sees and
nothing else, and answers with a command. When one is silent past its time the turn is offered to
another; a late double loses, since the robot's commands are named after the moment they answer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from msgspec import Struct

from biritch.errors import Refused
from biritch.seats import Seat
from biritch.server import wire
from biritch.server.author import robot_in
from biritch.server.hall import Hall
from biritch.server.live import Live
from biritch.table import wanted
from biritch.table.commands import AnyCommand

_LOG: Final = logging.getLogger(__name__)

THINKING_SECONDS = 8.0
RETRY_SECONDS = 3.0


class Worker:
    """One connected worker and what it has in hand.

    Args:
        name: what its key is called.
        seats: how many turns it can take at once.
    """

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.seats = seats
        self.outbox: asyncio.Queue[wire.Turn] = asyncio.Queue()
        self.turns: dict[str, asyncio.Future[AnyCommand]] = {}

    @property
    def free(self) -> int:
        """How many more turns it can take."""
        return self.seats - len(self.turns)


class Asked(Struct, frozen=True):
    """A robot at a moment of its table: it is asked once."""

    stream: str
    chair: Seat
    number: int


class Desk:
    """Hands robots' turns to workers.

    Args:
        hall: where the answers are carried.
        pause: seconds that a robot takes at least, whatever its cards.
    """

    def __init__(self, hall: Hall, *, pause: float) -> None:
        self._hall = hall
        self._pause = pause
        self._workers: list[Worker] = []
        self._asked: set[Asked] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def join(self, worker: Worker) -> None:
        """A worker offers to play."""
        self._workers.append(worker)

    def leave(self, worker: Worker) -> None:
        """A worker has gone; its turns are offered to others."""
        if worker in self._workers:
            self._workers.remove(worker)
        for turn in worker.turns.values():
            if not turn.done():
                turn.cancel()

    @property
    def is_staffed(self) -> bool:
        """Whether any worker is here."""
        return bool(self._workers)

    def ask(self, live: Live, chairs: tuple[Seat, ...]) -> None:
        """Have the robots in these chairs act on the table as it is now."""
        for chair in chairs:
            asked = Asked(live.stream, chair, live.head)
            if asked in self._asked:
                continue
            self._asked.add(asked)
            task = asyncio.ensure_future(self._play(live, asked))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop asking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, live: Live, asked: Asked) -> None:
        loop = asyncio.get_running_loop()
        earliest = loop.time() + self._pause
        author = robot_in(asked.chair)
        try:
            async with live.lock:
                if not _is_wanted(live, asked):
                    return
                seen = await self._hall.gallery.seen_by(live, author.viewer(live.table))
                view, number, played = seen.view(), seen.number, seen.played()
            turn = f"{asked.stream} {asked.chair.value} {number}"
            command = await self._answer(
                wire.Turn(
                    id=turn, chair=asked.chair, seconds=THINKING_SECONDS, view=view, played=played
                )
            )
            if command is None:
                return
            await asyncio.sleep(max(0.0, earliest - loop.time()))
            await self._hall.act(
                asked.stream, author, command, command_id=f"turn {number}", seen=number
            )
        except Refused as refusal:
            _LOG.warning("robot %s at %s: %s", asked.chair.value, asked.stream, refusal)
        finally:
            self._asked.discard(asked)

    async def _answer(self, turn: wire.Turn) -> AnyCommand | None:
        """What a worker answers; None if none does, and the next sweep asks again."""
        for worker in sorted(self._workers, key=lambda each: -each.free):
            answer: asyncio.Future[AnyCommand] = asyncio.get_running_loop().create_future()
            worker.turns[turn.id] = answer
            worker.outbox.put_nowait(turn)
            try:
                async with asyncio.timeout(turn.seconds + RETRY_SECONDS):
                    return await answer
            except (TimeoutError, asyncio.CancelledError):
                if (task := asyncio.current_task()) and task.cancelling():
                    raise
                _LOG.warning("worker %s did not answer", worker.name)
            finally:
                worker.turns.pop(turn.id, None)
        return None


def _is_wanted(live: Live, asked: Asked) -> bool:
    table = live.table
    return (
        table is not None
        and live.head == asked.number
        and table.chairs[asked.chair].robot
        and asked.chair in wanted(table)
    )
