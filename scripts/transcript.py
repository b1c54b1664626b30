"""Plays a short session at a real house and writes what South sent and was sent into `docs/protocol.md`.

    python -m scripts.transcript

Run it again when the messages change; a test reads the page and sees whether the house still speaks so.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from benchmarks.live.server import free_port, running
from websockets.sync.client import ClientConnection, connect

from scripts.protocol import MADE, PAGE

BOARD = """\
[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "N:KQ42.K62.A75.Q62 J98.T9854.J8.T75 AT3.AQJ.KQ2.AKJ3 765.73.T9643.984"]
"""
PATIENCE_SECONDS = 20
Message = dict[str, Any]
Wanted = Callable[[Message], bool]


class Player:
    """Somebody with a cookie and, once he has come to a table, a socket.

    Args:
        house: the house's address, without its scheme.
        stack: closes his sockets at the end.
        wire: where what he sends and is sent is written; None for nowhere.
    """

    def __init__(self, house: str, stack: ExitStack, wire: list[str] | None = None) -> None:
        self._house = house
        self._open = stack
        self._wire = wire if wire is not None else []
        self._ids = count(1)
        self._socket: ClientConnection | None = None
        self._number = 0
        self._last: Message = {}
        self._cookie = ""
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Message | None = None) -> Message:
        """What a request is answered; a cookie that comes with it is kept."""
        self._note(">", f"{method} {path}", body)
        sent = json.dumps(body).encode() if body is not None else None
        headers = {"Cookie": self._cookie} if self._cookie else {}
        with urlopen(
            Request(f"http://{self._house}{path}", sent, headers, method=method)
        ) as answer:
            said: Message = json.load(answer)
            self._cookie = (answer.headers["Set-Cookie"] or self._cookie).split(";")[0]
        self._note("<", str(answer.status), said)
        return said

    def come(self, table: str, *, again: bool = False) -> None:
        """Connect to a table, and hear the snapshot."""
        path = f"/table/{table}/socket"
        self._note(">", f"GET {path}", None)
        address = f"ws://{self._house}{path}"
        headers = {"Cookie": self._cookie}
        self._socket = self._open.enter_context(connect(address, additional_headers=headers))
        self.hear(lambda said: said["type"] == "snapshot", short=again)
        self.hear(lambda said: said["type"] == "presence")

    def go(self) -> None:
        """Lose the connection."""
        assert self._socket is not None
        self._socket.close()

    def do(self, command: Message, *, text: str = "", again: bool = False) -> None:
        """Send a command; or the last one again, under the same id."""
        if not again:
            self._last = {
                "type": "do",
                "id": str(next(self._ids)),
                "seen": self._number,
                "command": command,
                **({"text": text} if text else {}),
            }
        self.send(self._last)

    def send(self, message: Message) -> None:
        """Send a message."""
        assert self._socket is not None
        self._note(">", "", message)
        self._socket.send(json.dumps(message))

    def hear(self, wanted: Wanted, *, short: bool = False) -> None:
        """Listen until something wanted is said."""
        assert self._socket is not None
        while True:
            said: Message = json.loads(self._socket.recv(timeout=PATIENCE_SECONDS))
            if said["type"] in ("snapshot", "event"):
                self._number = said["number"]
            self._note("<", "", said | {"view": "…"} if short and "view" in said else said)
            if wanted(said):
                return

    def happens(self, kind: str, times: int = 1) -> None:
        """Listen until an event has happened so many times."""
        for _ in range(times):
            self.hear(lambda said: said["type"] == "event" and said["event"]["type"] == kind)

    def answered(self) -> None:
        """Listen until the last command is answered."""
        self.hear(lambda said: said["type"] in ("accepted", "refused"))

    def note(self, remark: str) -> None:
        """Write down what goes on."""
        self._wire.append(f"# {remark}")

    def _note(self, arrow: str, head: str, body: Message | None) -> None:
        spelled = "" if body is None else json.dumps(body, ensure_ascii=False)
        self._wire.append(" ".join(part for part in (arrow, head, spelled) if part))


def session(house: str, stack: ExitStack) -> list[str]:
    """A session at a house, line by line."""
    wire: list[str] = []
    south = Player(house, stack, wire)
    wish = {"form": {"type": "duplicate", "boards": 1}, "name": "Example", "pbn": BOARD}
    table = south.ask("POST", "/api/tables", wish)["table"]
    south.come(table)
    others = {seat: Player(house, stack) for seat in "WNE"}
    south.note("three others sit down, and South greets them")
    for seat, player in others.items():
        player.come(table)
        player.do({"type": "Sit", "seat": seat})
        player.answered()
        south.happens("Seated")
        south.hear(lambda said: said["type"] == "presence")
    south.send({"type": "say", "text": "Good evening!"})
    south.hear(lambda said: said["type"] == "chat")
    south.happens("HandDealt")
    for player in others.values():
        player.happens("HandDealt")
    south.note("the auction: South is answered, then tries to call again")
    _call(south, others, "1NT")
    south.do({"type": "Call", "call": "2NT"})
    south.answered()
    for seat in "WNE":
        others[seat].do({"type": "Call", "call": "P"})
        _all_hear([south, *others.values()], "CallMade")
    south.note("West leads, dummy is faced, South plays a card from dummy and one from his hand")
    others["W"].do({"type": "PlayCard", "card": "D4"})
    _all_hear([south, *others.values()], "HandShown")
    south.do({"type": "PlayCard", "card": "D5"})
    _all_hear([south, *others.values()], "CardPlayed")
    others["E"].do({"type": "PlayCard", "card": "DJ"})
    _all_hear([south, *others.values()], "CardPlayed")
    south.do({"type": "PlayCard", "card": "DQ"})
    south.go()
    south.note("the connection is lost before the answer comes: connect, and send it again")
    for player in others.values():
        player.happens("CardPlayed")
    south.come(table, again=True)
    south.do({}, again=True)
    south.answered()
    south.note("South claims the rest; West and East agree")
    south.do({"type": "Claim", "tricks": 12}, text="All tops.")
    south.answered()
    for player in others.values():
        player.happens("ClaimMade")
    others["W"].do({"type": "AnswerClaim", "agrees": True})
    others["E"].happens("ClaimAnswered")
    others["E"].do({"type": "AnswerClaim", "agrees": True})
    south.happens("BoardScored")
    south.send({"type": "ping"})
    south.hear(lambda said: said["type"] == "pong")
    return wire


def _call(south: Player, others: dict[str, Player], call: str) -> None:
    south.do({"type": "Call", "call": call})
    south.answered()
    for player in others.values():
        player.happens("CallMade")


def _all_hear(players: list[Player], kind: str) -> None:
    for player in players:
        player.happens(kind)


def written(wire: list[str]) -> str:
    """The page with this session in it."""
    block = "```text\n" + "\n".join(wire) + "\n```\n"
    return MADE.sub(
        lambda found: found[1] + block + found[3] if found[2] == "transcript" else found[0],
        PAGE.read_text(encoding="utf-8"),
    )


if __name__ == "__main__":
    port = free_port()
    options = ("--here", "--no-robots", "--port", str(port), "--database")
    with ExitStack() as stack:
        database = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "house.sqlite")
        command = ("biritch.cli", "serve", *options, database)
        stack.enter_context(running("the house", *command, port=port))
        wire = session(f"127.0.0.1:{port}", stack)
    PAGE.write_text(written(wire), encoding="utf-8")
