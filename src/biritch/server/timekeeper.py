"""What nobody sends: deals, ends of pauses, robots' turns, and clocks held while nothing ran."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final

from biritch.club.errors import DatabaseTooNew
from biritch.errors import BiritchError
from biritch.forms import Constrained
from biritch.server import chat, erasing, farewells
from biritch.server.attendance import Attendance
from biritch.server.author import THE_HOUSE_ITSELF
from biritch.server.client import Client
from biritch.server.contests_rounds import Rounds
from biritch.server.dealer import new_secret, next_deal
from biritch.server.desk import Desk
from biritch.server.hall import Hall
from biritch.server.house import in_thread
from biritch.server.kind import Needs
from biritch.server.kinds import TABLES
from biritch.server.live import Live
from biritch.server.robots_turns import waited_for
from biritch.table import Need, commands

_LOG: Final = logging.getLogger(__name__)

SWEEP_SECONDS = 3.0
LOOK_SECONDS = 1.0
ROUNDS_SECONDS = 10.0
BEAT_SECONDS = 5.0
SILENT_SECONDS = 20.0
UNUSED_SECONDS = 120.0
TIDY_SECONDS = 3600.0
ACTIVE_SECONDS = 86_400.0
"""Whoever has let a table stand for a day is not in a hurry."""


class Timekeeper:
    """Sets a timer for each table that needs something, and looks for tables whose time has passed.

    Args:
        hall: the tables.
        desk: where robots' turns are handed out.
        process: a name for this process.
    """

    def __init__(self, hall: Hall, desk: Desk, *, process: str) -> None:
        self._hall = hall
        self._desk = desk
        self._process = process
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop_listening: Callable[[], None] = lambda: None
        self.attendance = Attendance(hall)
        self.rounds = Rounds(hall)
        hall.moved = self._moved
        hall.arrived = self._arrived
        desk.staffed = self.set_all

    async def start(self) -> None:
        """Hold the clocks for the time when nothing ran, then begin."""
        store = self._hall.house.store
        last, now = await in_thread(store.last_beat), await in_thread(store.now)
        if last is not None and now - last > SILENT_SECONDS:
            await self._hold_clocks(last, now)
        await self._sign()
        self._stop_listening = await in_thread(self._listen(asyncio.get_running_loop()))
        self._spawn(self._every(SWEEP_SECONDS, self._sweep))
        self._spawn(self._every(BEAT_SECONDS, self._sign))
        self._spawn(self._every(LOOK_SECONDS, self._look))
        self._spawn(self._look_after_rounds())
        self._spawn(self._every(ROUNDS_SECONDS, self._look_after_rounds))
        self._spawn(self._every(TIDY_SECONDS, self._tidy))

    async def close(self) -> None:
        """Stop all timers."""
        await in_thread(self._stop_listening)
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _moved(self, live: Live) -> None:
        """Something happened: set the timer, and see whether a contest is concerned."""
        self.set(live)
        self._concern(live)

    def _arrived(self, live: Live, client: Client) -> None:
        """Somebody has come to a table or a contest."""
        self.rounds.arrived(live, client)
        self._concern(live)

    def _concern(self, live: Live) -> None:
        """Somebody came, or something happened, that may concern a contest and its tables."""
        if self.rounds.concerns(live):
            self._spawn(self._quietly(self.rounds.hear(live)))

    def set(self, live: Live) -> None:
        """Set the timer of a stream by what it needs next."""
        if timer := self._timers.pop(live.stream, None):
            timer.cancel()
        if live.state is None or self._hall.trouble:
            return
        needs = live.needs
        if live.table and (robots := waited_for(live.table)):
            self._desk.ask(live, robots)
        if needs is None or needs.need is Need.ROBOT:
            return
        wait = max(0.0, needs.at - self._hall.house.now())
        self._timers[live.stream] = asyncio.get_running_loop().call_later(
            wait, lambda: self._spawn(self._meet(live, needs))
        )

    def set_all(self) -> None:
        """Set every stream's timer anew."""
        for live in self._hall.lives:
            self.set(live)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: float, work: Callable[[], Coroutine[None, None, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except DatabaseTooNew as trouble:
                self._hall.stop_serving(str(trouble))
            except BiritchError as trouble:
                _LOG.warning("%s: %s", work.__name__, trouble)
            except Exception:  # noqa: BLE001 - the others at the house must not suffer for one table
                _LOG.exception("%s", work.__name__)

    async def _meet(self, live: Live, needs: Needs) -> None:
        """Do what a stream needs, unless somebody else has done it meanwhile."""
        self._timers.pop(live.stream, None)
        try:
            match needs.need:
                case Need.DEAL:
                    await self._deal(live, needs.number)
                case Need.BEGIN_SHUFFLE:
                    await self._as_house(
                        live.stream,
                        commands.BeginShuffle(number=needs.number, secret=new_secret()),
                        f"shuffle {needs.number}",
                    )
                case Need.CLOSE_PROMISES:
                    await self._as_house(
                        live.stream,
                        commands.ClosePromises(number=needs.number),
                        f"close promises {needs.number}",
                    )
                case Need.END_STOP:
                    await self._as_house(
                        live.stream,
                        commands.EndStop(place=needs.number),
                        f"end stop {live.table and live.table.dealt} {needs.number} {live.head}",
                    )
                case Need.END_UNDO:
                    await self._as_house(
                        live.stream,
                        commands.EndUndo(moved=needs.number),
                        f"end undo {needs.number}",
                    )
                case _:
                    await self.rounds.meet(live, needs)
        except BiritchError as refusal:
            _LOG.info("%s at %s: %s", needs.need.value, live.stream, refusal)

    async def _deal(self, live: Live, number: int) -> None:
        table = live.table
        if table is not None and table.dealt + 1 == number:
            # A deal of a kind takes some looking for; the others need not wait for it.
            searched = isinstance(table.source, Constrained)
            command = await in_thread(lambda: next_deal(table)) if searched else next_deal(table)
            await self._as_house(live.stream, command, f"deal {number}")

    async def _as_house(self, stream: str, command: commands.Command, command_id: str) -> None:
        await self._hall.act(stream, THE_HOUSE_ITSELF, command, command_id=command_id)

    # ── Every few seconds ──

    async def _sweep(self) -> None:
        """Look for tables whose time has passed, for people who stay away, for tables nobody uses."""
        house = self._hall.house
        overdue = await in_thread(lambda: house.store.overdue(house.now() - SWEEP_SECONDS))
        for stream in overdue:
            with suppress(BiritchError):
                self.set(await self._hall.live(stream))
        await self.attendance.sweep(house.now())
        for stream in self._hall.put_away(unused_seconds=UNUSED_SECONDS):
            if timer := self._timers.pop(stream, None):
                timer.cancel()

    async def _sign(self) -> None:
        """Say that this process is alive and who is here, and hear it of the others."""
        house = self._hall.house
        report = self.attendance.report()
        now = await in_thread(lambda: house.store.beat(self._process, report))
        house.set_clock(now)
        if house.store.is_shared:
            since = now - SILENT_SECONDS
            reports = await in_thread(lambda: house.store.others(self._process, since=since))
            await self.attendance.learn(reports)
        await farewells.sweep(self._hall)

    async def _look(self) -> None:
        """Look for rows whose bell was not heard, and for a backup that was put back."""
        lives = self._hall.lives if self._hall.house.store.is_shared else ()
        await self._hall.look(lives)

    async def _look_after_rounds(self) -> None:
        """Look for tables of contests that nobody opened, and results that nobody brought back."""
        await self._quietly(self.rounds.sweep(self._hall.house.now() - ACTIVE_SECONDS))

    async def _tidy(self) -> None:
        """Forget cookies that are too old, and guests who never sat down and are gone."""
        house = self._hall.house
        await in_thread(lambda: house.sessions.sweep(now=house.now()))

    def _listen(self, loop: asyncio.AbstractEventLoop) -> Callable[[], Callable[[], None]]:
        hall = self._hall

        def heard(stream: str, number: int) -> None:
            if stream.startswith(chat.BELL):
                table = stream.removeprefix(chat.BELL)
                if number not in hall.said:
                    _soon(loop, lambda: self._spawn(self._quietly(chat.heard(hall, table, number))))
                return
            if stream.startswith(erasing.BELL):
                table = stream.removeprefix(erasing.BELL)
                _soon(loop, lambda: self._spawn(self._quietly(erasing.heard(hall, table, number))))
                return
            if stream.startswith(farewells.BELL):
                person = stream.removeprefix(farewells.BELL)
                _soon(loop, lambda: farewells.heard(hall, person))
                return
            live = hall.known(stream)
            # What this process wrote itself, it tells itself.
            if live is not None and number > max(live.head, live.ours):
                _soon(loop, lambda: self._spawn(self._quietly(hall.heard(stream, number))))

        def missed() -> None:
            _soon(loop, lambda: self._spawn(self._quietly(hall.look(hall.lives))))

        return lambda: hall.house.store.listen(heard, missed=missed)

    async def _quietly(self, work: Coroutine[None, None, None]) -> None:
        """Do what is tried again in a second anyway."""
        try:
            await work
        except BiritchError as trouble:
            _LOG.info("reading on: %s", trouble)

    async def _hold_clocks(self, since: float, until: float) -> None:
        store = self._hall.house.store
        for stream in await in_thread(
            lambda: store.active(since - ACTIVE_SECONDS, kind=TABLES.name)
        ):
            with suppress(BiritchError):  # most of all: no board is in play there
                await self._as_house(
                    stream,
                    commands.HoldClocks(since=since, until=until),
                    f"hold clocks since {since:.3f}",
                )


def _soon(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    """Have the loop do something, from another thread; not if it has closed meanwhile."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(work)
