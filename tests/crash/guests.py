"""Guests of an evening who never give up: they come back whenever the line breaks, and go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from biritch.club.sessions import COOKIE

Wish: TypeAlias = tuple[bool, dict[str, Any] | None]
"""Whether one is done there, and what one would do if not."""

# Refusals a guest may meet who does again what he does not know to have been done.
DONE_ALREADY = {
    *("contest.in_already", "contest.picked", "contest.card_picked", "contest.ready"),
    *("contest.no_draw", "contest.no_choice", "turn.other", "table.no_board", "refused.stale"),
}


@dataclass
class Guest:
    """Somebody in a contest, who passes whatever he holds.

    Attributes:
        person: how the house writes him down; token: his cookie.
        contest: the evening; port: the server he talks to.
        accepted: how many commands the house said are kept.
        refused: why commands were refused, by code.
        view: the contest as his screen shows it.
    """

    person: str
    token: str
    contest: str
    port: int
    accepted: int = 0
    refused: set[str] = field(default_factory=set)
    view: dict[str, Any] = field(default_factory=dict)
    _sent: int = 0

    async def play(self) -> None:
        """Play until the evening is over."""
        while not self.view or self.view["phase"] != "over":
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                await self._at(f"contest/{self.contest}", self._in_contest)
                if self.view["phase"] == "playing":
                    await self._at(f"table/{self._mine['table']}", self._at_table)
            await asyncio.sleep(0.02)

    async def once(self, command: dict[str, Any]) -> None:
        """Send one command to the contest, and wait until it is carried out."""
        before = self.accepted
        await self._at(
            f"contest/{self.contest}",
            lambda view: (self.accepted > before, command if view and not self._sent else None),
        )

    async def _at(self, where: str, wish: Callable[[dict[str, Any]], Wish]) -> None:
        async with connect(
            f"ws://127.0.0.1:{self.port}/{where}/socket",
            additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            compression=None,
        ) as house:
            view: dict[str, Any] = {}
            number = 0
            async for frame in house:
                message = json.loads(frame)
                match message["type"]:
                    case "snapshot":
                        view, number = message["view"], message["number"]
                    case "event":
                        assert number + 1 == message["number"]
                        number = message["number"]
                        view.update(message["changes"])
                    case "accepted":
                        self.accepted += 1
                    case "refused":
                        self.refused.add(message["code"])
                    case _:
                        continue
                done, command = wish(view)
                if done:
                    return
                if command and message["type"] != "refused":
                    await self._send(house, number, command)

    async def _send(self, house: ClientConnection, seen: int, command: dict[str, Any]) -> None:
        self._sent += 1
        name = f"{self._sent} at {self.port}"
        await house.send(json.dumps({"type": "do", "id": name, "seen": seen, "command": command}))

    @property
    def _mine(self) -> dict[str, Any]:
        mine: dict[str, Any] = next(
            each for each in self.view["entrants"] if each["person"] == self.person
        )
        return mine

    def _in_contest(self, view: dict[str, Any]) -> Wish:
        """Whether to go to a table now or home, and what to do if not."""
        if not view:
            return False, None
        self.view = view
        player, waits = self._mine["player"], self._mine["player"] in view["waits"]
        match view["phase"]:
            case "playing" | "over":
                return True, None
            case "drawing" if waits:
                return False, {"type": "Pick", "place": 10 * view["draw"]["number"] + player}
            case "choosing" if waits:
                return False, {"type": "ChooseSeat", "seat": "E"}
            case "between" if waits and view["round"]:
                return False, {"type": "Ready"}
        return False, None

    def _at_table(self, view: dict[str, Any]) -> Wish:
        """Whether the table is over, and what to do if not."""
        if not view or view["over"]:
            return bool(view), None
        if view["turn"]["phase"] == "auction" and view["turn"]["legal"]:
            return False, {"type": "Call", "call": "P"}
        return False, None
