"""A worker: connects to a house with its key and plays robots' hands there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, TypeAlias
from urllib.parse import urlsplit, urlunsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from biritch.cards import Card
from biritch.server import wire
from biritch.table import View
from biritch.table.commands import AnyCommand

_LOG: Final = logging.getLogger(__name__)

TimeLeft: TypeAlias = Callable[[], float]
Robot: TypeAlias = Callable[[View, tuple[Card, ...], TimeLeft], AnyCommand | None]
_LONGEST_WAIT = 10.0


async def work(url: str, key: str, robot: Robot, *, seats: int) -> None:
    """Play robots' hands at a house, and come back whenever the connection is lost.

    Args:
        url: the house, such as ``http://localhost:8000``.
        key: the worker's key.
        robot: what plays: from what its seat sees, the cards played and the time left, to a command.
        seats: how many turns to take at once.
    """
    wait = 0.1
    while True:
        try:
            async with connect(
                _socket(url), additional_headers={"Authorization": f"Bearer {key}"}
            ) as house:
                wait = 0.1
                await house.send(wire.ENCODER.encode(wire.Offer(seats=seats)).decode())
                await _play(house, robot)
        except (OSError, WebSocketException) as lost:
            _LOG.info("no house at %s (%s); trying again", url, lost)
        await asyncio.sleep(wait)
        wait = min(_LONGEST_WAIT, wait * 2)


def _socket(url: str) -> str:
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme in ("https", "wss") else "ws"
    return urlunsplit((scheme, parts.netloc, parts.path.rstrip("/") + "/worker/socket", "", ""))


async def _play(house: ClientConnection, robot: Robot) -> None:
    async for sent in house:
        turn = wire.TURN.decode(sent)
        command: AnyCommand | None = None
        try:
            command = await asyncio.to_thread(
                robot, turn.view, turn.played, _time_left(turn.seconds)
            )
        except Exception:  # noqa: BLE001 - a robot that stumbles at one table plays on at the others
            _LOG.exception("turn %s", turn.id)
        await house.send(wire.ENCODER.encode(wire.Answer(id=turn.id, command=command)).decode())


def _time_left(seconds: float) -> TimeLeft:
    until = time.monotonic() + seconds
    return lambda: until - time.monotonic()
