"""What nobody sends: deals, ends of pauses, robots' turns, and clocks held while nothing ran."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Final

from biritch.cards import chance_deal
from biritch.cards.commitment import SALT_BYTES
from biritch.club.errors import StoreTrouble
from biritch.errors import NotAllowed, Refused
from biritch.server.author import THE_HOUSE_ITSELF
from biritch.server.desk import Desk
from biritch.server.hall import Hall
from biritch.server.house import in_thread
from biritch.server.live import Live
from biritch.table import Due, Need, commands, due

_LOG: Final = logging.getLogger(__name__)

SWEEP_SECONDS = 3.0
BEAT_SECONDS = 5.0
SILENT_SECONDS = 20.0
_NO_TROUBLE = (Refused, StoreTrouble)


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
        hall.moved = self.set

    async def start(self) -> None:
        """Hold the clocks for the time when nothing ran, then begin."""
        store = self._hall.house.store
        last, now = await in_thread(store.last_beat), await in_thread(store.now)
        if last is not None and now - last > SILENT_SECONDS:
            await self._hold_clocks(last, now)
        await in_thread(lambda: store.beat(self._process))
        self._spawn(self._sweep())
        self._spawn(self._beat())

    async def close(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def set(self, live: Live) -> None:
        """Set the timer of a table by what it needs next."""
        if timer := self._timers.pop(live.stream, None):
            timer.cancel()
        needs = due(live.table) if live.table else None
        if needs is None:
            return
        loop = asyncio.get_running_loop()
        wait = max(0.0, needs.at - self._hall.house.now())
        self._timers[live.stream] = loop.call_later(
            wait, lambda: self._spawn(self._meet(live, needs))
        )

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _meet(self, live: Live, needs: Due) -> None:
        """Do what a table needs, unless somebody else has done it meanwhile."""
        try:
            match needs.need:
                case Need.ROBOT:
                    self._desk.ask(live, needs.seats)
                case Need.DEAL:
                    await self._deal(live, needs.number)
                case Need.END_STOP:
                    await self._as_house(
                        live.stream,
                        commands.EndStop(place=needs.number),
                        f"end stop {live.table and live.table.dealt} {needs.number}",
                    )
        except _NO_TROUBLE as refusal:
            _LOG.info("%s at %s: %s", needs.need.value, live.stream, refusal)

    async def _deal(self, live: Live, number: int) -> None:
        table = live.table
        if table is None:
            return
        brought = table.source.board(table.dealt)
        deal = brought.deal if brought else chance_deal(secrets.token_bytes)
        await self._as_house(
            live.stream,
            commands.Deal(number=number, deal=deal, salt=secrets.token_hex(SALT_BYTES)),
            f"deal {number}",
        )

    async def _as_house(self, stream: str, command: commands.Command, command_id: str) -> None:
        await self._hall.act(stream, THE_HOUSE_ITSELF, command, command_id=command_id)

    async def _sweep(self) -> None:
        """Look for tables whose time has passed, and for rows whose bell was not heard."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for stream in await in_thread(self._overdue):
                    self.set(await self._hall.live(stream))
            except _NO_TROUBLE as trouble:
                _LOG.warning("sweeping: %s", trouble)

    def _overdue(self) -> list[str]:
        house = self._hall.house
        return house.store.overdue(house.now() - SWEEP_SECONDS)

    async def _beat(self) -> None:
        store = self._hall.house.store
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await in_thread(lambda: store.beat(self._process))
            except StoreTrouble as trouble:
                _LOG.warning("heartbeat: %s", trouble)

    async def _hold_clocks(self, since: float, until: float) -> None:
        for stream in await in_thread(self._hall.house.store.heads):
            try:
                await self._as_house(
                    stream,
                    commands.HoldClocks(since=since, until=until),
                    f"hold clocks since {since:.3f}",
                )
            except NotAllowed:
                continue  # no board is in play there
