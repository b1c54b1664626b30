"""Players who never give up: they come back whenever the line breaks, and say again what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from biritch.club.sessions import COOKIE

TRY_AGAIN = ("store.", "refused.busy", "error")


@dataclass
class Player:
    """Somebody at a table.

    Attributes:
        seat: where he sits; person: how the house writes him down; token: his cookie.
        port: the server he talks to.
        accepted: the ids of commands that the house said are kept.
        sent: the ids of all commands he ever sent.
        refused: why commands were refused for good, by code.
        view: what his screen shows; number: the last event he was told of.
    """

    seat: str
    person: str
    token: str
    table: str
    port: int
    chance: Random
    accepted: list[str] = field(default_factory=list)
    sent: set[str] = field(default_factory=set)
    refused: list[str] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    number: int = 0
    comings: int = 0
    _pending: dict[str, dict[str, Any]] = field(default_factory=dict)

    async def play(self) -> None:
        """Play for ever."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                async with connect(
                    f"ws://127.0.0.1:{self.port}/table/{self.table}/socket",
                    additional_headers={"Cookie": f"{COOKIE}={self.token}"},
                    compression=None,
                ) as house:
                    self.comings += 1
                    await self._talk(house)
            await asyncio.sleep(0.02)

    async def _talk(self, house: ClientConnection) -> None:
        async for frame in house:
            message = json.loads(frame)
            match message["type"]:
                case "snapshot":
                    self.view, self.number = message["view"], message["number"]
                    for unanswered in tuple(self._pending.values()):
                        await house.send(json.dumps(unanswered))
                case "event":
                    assert self.number + 1 == message["number"]
                    self.number = message["number"]
                    self.view.update(message["changes"])
                case "accepted":
                    if self._pending.pop(message["id"], None):
                        self.accepted.append(message["id"])
                case "refused":
                    if not message["code"].startswith(TRY_AGAIN):
                        self._pending.pop(message["id"], None)
                        self.refused.append(message["code"])
                    elif (again := self._pending.get(message["id"])) is not None:
                        await house.send(json.dumps(again))
            if not self._pending and (command := self._wish()):
                await self._do(house, command)

    def _wish(self) -> dict[str, Any] | None:
        view = self.view
        if not view:
            return None
        if view["you"]["chair"] is None:
            return {"type": "Sit", "seat": self.seat}
        turn = view["turn"]
        if view["result"] is not None:
            waits = self.seat not in view["ready"] and not view["over"]
            return {"type": "Ready"} if waits else None
        if not turn["legal"]:
            return None
        if turn["phase"] == "auction":
            high = self.chance.random() < 0.3
            return {
                "type": "Call",
                "call": turn["legal"][-1 if high and len(turn["legal"]) < 9 else 0],
            }
        return {"type": "PlayCard", "card": self.chance.choice(turn["legal"])}

    async def _do(self, house: ClientConnection, command: dict[str, Any]) -> None:
        name = f"{self.seat} {len(self.sent)}"
        self.sent.add(name)
        self._pending[name] = {"type": "do", "id": name, "seen": self.number, "command": command}
        await house.send(json.dumps(self._pending[name]))
