"""A table manager: seats four outside programs on one port and conducts their session."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from biritch.errors import BiritchError, NotAllowed
from biritch.records import Record
from biritch.records.bluechip import (
    Connecting,
    EndOfSession,
    Manager,
    Message,
    Saying,
    Sent,
    hear,
    parse,
    silent_seats,
    write,
)
from biritch.seats import SEATS, Seat
from biritch.server.tablemanager_line import Line, Refusal

Finished: TypeAlias = Callable[[Record], None]
_ARRIVAL: Final = 30.0  # seconds to say who one is
_EXPECTED: Final = "Expected 'Connecting .... as ... using protocol version ..'"


class Limits(Struct, frozen=True):
    """How long a manager waits; the protocol itself has no limits.

    Attributes:
        act: seconds that one who is waited for may be silent.
        come_back: seconds that a seat may stay empty once the session has begun.
        pause: seconds between two lines to a program of version 18 that said nothing between them.
    """

    act: float = 120.0
    come_back: float = 120.0
    pause: float = 0.25


class Abandoned(BiritchError):
    """A session ended before its last board: a seat stayed empty."""

    default_code = "bluechip.abandoned"


class TableManager:
    """A session on the wire.

    Args:
        manager: the session before anybody has come.
        limits: how long it waits.
        finished: told of every board that is over.
        log: told of every line: the seat, whether its program said it, and the line.

    Attributes:
        manager: the session as it stands.
    """

    def __init__(
        self,
        manager: Manager,
        *,
        limits: Limits = Limits(),  # noqa: B008 - frozen
        finished: Finished | None = None,
        log: Callable[[Seat, bool, str], None] | None = None,
    ) -> None:
        self.manager = manager
        self._limits = limits
        self._finished = finished
        self._log = log
        self._lines: dict[Seat, Line] = {}
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._alarm: asyncio.TimerHandle | None = None
        self._talks: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def open(self, host: str, port: int) -> AsyncIterator[int]:
        """Take programs in at an address; gives the port, which is the machine's choice for 0."""
        server = await asyncio.start_server(self._come, host, port, limit=Line.LIMIT)
        try:
            async with server:
                yield server.sockets[0].getsockname()[1]
        finally:
            if self._alarm is not None:
                self._alarm.cancel()
            for talk in tuple(self._talks):
                talk.cancel()
            await asyncio.gather(*self._talks, return_exceptions=True)

    async def wait(self) -> Manager:
        """Wait for the end of the session.

        Raises:
            Abandoned: if a seat stayed empty too long.
        """
        await self._over
        await asyncio.gather(*self._talks, return_exceptions=True)
        return self.manager

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._talks.add(task)
        line = Line(reader, writer, pause=self._limits.pause)
        try:
            await self._talk(line)
        finally:
            await line.close()
            self._talks.discard(task)

    async def _talk(self, line: Line) -> None:
        """One program from its first line to its last."""
        try:
            seat = await self._place(line)
        except (BiritchError, Refusal) as refused:
            line.send(Saying(str(refused) if isinstance(refused, NotAllowed) else _EXPECTED))
            return
        except (OSError, EOFError, TimeoutError):
            return
        try:
            while not self.manager.is_over:
                message = parse(await line.hear())
                self._logged(seat, message, from_program=True)
                self._hear(seat, message)
        except (BiritchError, Refusal) as wrong:
            line.send(Saying(str(wrong)))
        except (OSError, EOFError):
            pass
        finally:
            self._leave(seat, line)

    async def _place(self, line: Line) -> Seat:
        asked = parse(await asyncio.wait_for(line.hear(), _ARRIVAL))
        if not isinstance(asked, Connecting) or self.manager.is_over:
            raise Refusal(_EXPECTED)
        self.manager, seat, sent = self.manager.place(asked)
        line.is_quick = asked.version > 18
        self._lines[seat] = line
        self._logged(seat, asked, from_program=True)
        self._send(sent)
        self._watch()
        return seat

    def _hear(self, seat: Seat, message: Message) -> None:
        before = len(self.manager.records)
        now = asyncio.get_running_loop().time()
        self.manager, sent = hear(self.manager, seat, message, at=now)
        self._send(sent)
        if self._finished is not None:
            for record in self.manager.records[before:]:
                self._finished(record)
        self._watch()
        if self.manager.is_over:
            self._end()

    def _send(self, sent: Sent) -> None:
        for seat, message in sent:
            if seat in self._lines:
                self._logged(seat, message, from_program=False)
                self._lines[seat].send(message)

    def _leave(self, seat: Seat, line: Line) -> None:
        """A program has gone; if the session goes on, its seat waits for it or for another."""
        if self._lines.get(seat) is line:
            del self._lines[seat]
            if not self.manager.is_over:
                self.manager = self.manager.lose(seat)
                self._watch()

    def _watch(self) -> None:
        """Set the clock for whoever is waited for now."""
        if self._alarm is not None:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        if self.manager.is_over:
            return
        if silent_seats(self.manager):
            self._alarm = loop.call_later(self._limits.act, self._too_slow)
        elif self.manager.free and self.manager.has_begun:
            self._alarm = loop.call_later(self._limits.come_back, self._abandon)

    def _too_slow(self) -> None:
        for seat in silent_seats(self.manager):
            line = self._lines.get(seat)
            if line is not None:
                line.send(Saying(f"ERROR: nothing heard for {self._limits.act:g} seconds"))
                line.hang_up()

    def _abandon(self) -> None:
        empty = ", ".join(seat.name.title() for seat in self.manager.free)
        self.manager = replace(self.manager, is_over=True)
        self._send(tuple((seat, EndOfSession()) for seat in SEATS))
        self._end(Abandoned(f"nobody came back to {empty}", seats=empty))

    def _end(self, why: Abandoned | None = None) -> None:
        if not self._over.done():
            if why is None:
                self._over.set_result(None)
            else:
                self._over.set_exception(why)
        for line in self._lines.values():
            line.hang_up()

    def _logged(self, seat: Seat, message: Message, *, from_program: bool) -> None:
        if self._log is not None:
            self._log(seat, from_program, write(message))
