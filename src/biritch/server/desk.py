"""The robots' desk: turns are handed to workers, and their answers carried to the tables.

A worker is a program somewhere that plays robots' hands. It is given what a robot's seat sees and
nothing else, and answers with a command. When one is silent past its time the turn is offered to
another; a late double loses, since the robot's commands are named after the moment they answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from biritch.errors import BiritchError, Refused, Stale
from biritch.seats import Seat
from biritch.server import wire
from biritch.server.author import robot_in
from biritch.server.hall import Hall
from biritch.server.live import Live
from biritch.server.robots_turns import simplest, waited_for
from biritch.table.commands import AnyCommand

_LOG: Final = logging.getLogger(__name__)

THINKING_SECONDS = 8.0
GRACE_SECONDS = 3.0
"""A worker that needs its whole time still has to be heard."""

_ASKED_TIMES = 2


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
        self.turns: dict[str, asyncio.Future[AnyCommand | None]] = {}

    @property
    def free(self) -> int:
        """How many more turns it can take."""
        return self.seats - len(self.turns)

    def answer(self, turn: str, command: AnyCommand | None) -> None:
        """Take its answer to a turn; one that comes too late is passed over."""
        waiting = self.turns.get(turn)
        if waiting is not None and not waiting.done():
            waiting.set_result(command)


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
        thinking: seconds that a worker may take.

    Attributes:
        staffed: called when a worker has come: turns that nobody took can be asked again.
    """

    def __init__(
        self,
        hall: Hall,
        *,
        pause: float,
        thinking: float = THINKING_SECONDS,
        grace: float = GRACE_SECONDS,
    ) -> None:
        self._hall = hall
        self._pause = pause
        self._thinking = thinking
        self._grace = grace
        self._workers: list[Worker] = []
        self._asked: set[Asked] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.staffed: Callable[[], None] = lambda: None

    def join(self, worker: Worker) -> None:
        """A worker offers to play."""
        self._workers.append(worker)
        self.staffed()

    def leave(self, worker: Worker) -> None:
        """A worker has gone; its turns are offered to others at once."""
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
        if not self._workers:
            return
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
        try:
            for _ in range(_ASKED_TIMES):
                turn = await self._turn(live, asked)
                if turn is None:
                    return
                command = await self._answer(turn)
                await asyncio.sleep(earliest - loop.time())
                if command is not None and await self._act(live, asked, command):
                    return
            turn = await self._turn(live, asked)
            if turn is not None and self.is_staffed:
                # The others must not wait for ever for a robot that does not know what to do.
                await self._act(live, asked, simplest(turn.view))
        except BiritchError as trouble:
            _LOG.warning("robot %s at %s: %s", asked.chair.value, asked.stream, trouble)
        finally:
            self._asked.discard(asked)

    async def _turn(self, live: Live, asked: Asked) -> wire.Turn | None:
        """What the robot is asked now; None if it is not asked any more."""
        async with live.lock:
            if live.table is None or live.head != asked.number:
                return None
            if asked.chair not in waited_for(live.table):
                return None
            seen = await self._hall.gallery.seen_by(live, live.table.robot(asked.chair))
            return wire.Turn(
                id=f"{asked.stream} {asked.chair.value} {seen.number}",
                chair=asked.chair,
                seconds=self._thinking,
                view=seen.view(),
                played=seen.played(),
            )

    async def _act(self, live: Live, asked: Asked, command: AnyCommand) -> bool:
        """Carry an answer to the table; says whether that was the end of it."""
        number = asked.number
        try:
            # Named after the moment: of two answers to one question only the first counts.
            await self._hall.act(
                asked.stream, robot_in(asked.chair), command, command_id=f"turn {number}"
            )
        except Stale:
            return True
        except Refused as refusal:
            what, has_moved = type(command).__name__, live.head != number
            # A table that has moved on meanwhile asks anew: only what it refuses as it was is a fault.
            level = logging.INFO if has_moved else logging.WARNING
            _LOG.log(
                level, "robot %s at %s, %s: %s", asked.chair.value, asked.stream, what, refusal
            )
            return has_moved
        return True

    async def _answer(self, turn: wire.Turn) -> AnyCommand | None:
        """What a worker answers; None if none does."""
        for worker in sorted(self._workers, key=lambda each: -each.free):
            if worker not in self._workers:
                continue
            answer: asyncio.Future[AnyCommand | None] = asyncio.get_running_loop().create_future()
            worker.turns[turn.id] = answer
            worker.outbox.put_nowait(turn)
            try:
                async with asyncio.timeout(turn.seconds + self._grace):
                    return await answer
            except (TimeoutError, asyncio.CancelledError):
                if (task := asyncio.current_task()) and task.cancelling():
                    raise
                _LOG.warning("worker %s did not answer", worker.name)
            finally:
                worker.turns.pop(turn.id, None)
        return None
