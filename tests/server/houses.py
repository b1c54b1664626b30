"""A house that is open for a test: the real server on a port of this machine, and people who come."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping
from itertools import count
from typing import Any, Self, TypeVar
from unittest.mock import patch

import httpx
import uvicorn
from argon2 import PasswordHasher
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from biritch.club.limits import Limit, Limited
from biritch.club.passwords import Passwords
from biritch.club.rights import Role
from biritch.club.sessions import COOKIE
from biritch.club.store import Store
from biritch.server.app import create_app
from biritch.server.hall import Hall
from biritch.server.house import House
from biritch.server.worker import Robot, work

T = TypeVar("T")
due = sys.modules["biritch.table.due"]  # the room has a function of that name
PATIENCE_SECONDS = 20.0
KEY = "the key of the worker beside the server"
_NUMBERS = count(1)
NO_LIMITS: Mapping[Limited, Limit] = {}


class _Server(uvicorn.Server):
    """A server that says when it listens."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


class OpenHouse:
    """A server in a thread of this process.

    Args:
        app: the house's application.
    """

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.house: House = app.state.house
        self.hall: Hall = app.state.hall
        self._ready = threading.Event()
        self._server = _Server(
            uvicorn.Config(app, host="127.0.0.1", port=0, log_level="critical", ws_max_size=1 << 16)
        )
        self._server.ready = self._ready.set
        self._thread = threading.Thread(target=self._run)
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve()

        asyncio.run(serve())

    def __enter__(self) -> Self:
        self.browser = httpx.Client(timeout=PATIENCE_SECONDS, verify=False)
        self._thread.start()
        assert self._ready.wait(PATIENCE_SECONDS)
        assert self._server.started
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.close()
        self._server.should_exit = True
        self._thread.join()

    @property
    def port(self) -> int:
        """Where it listens."""
        port: int = self._server.servers[0].sockets[0].getsockname()[1]
        return port

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_SECONDS)

    def guest(self) -> Person:
        """Somebody without a name."""
        session = self.house.sessions.come_in(now=self.house.now())
        return Person(self, session.token, session.person)

    def member(self, name: str, role: Role = Role.MEMBER) -> Person:
        """Somebody with a name and a role in the house."""
        found = self.house.members.appoint(name, role, now=self.house.now())
        session = self.house.sessions.hand_to(found.id, now=self.house.now())
        return Person(self, session.token, session.person)

    def nobody(self) -> Person:
        """Somebody without a cookie."""
        return Person(self, "", "")

    @contextlib.contextmanager
    def worker(self, robot: Robot) -> Iterator[None]:
        """A worker that plays with this robot, as long as this lasts."""
        assert self._loop is not None
        running = asyncio.run_coroutine_threadsafe(work(self.url, KEY, robot, seats=8), self._loop)
        try:
            yield
        finally:
            running.cancel()


@contextlib.contextmanager
def open_house(
    place: str, *, limits: Mapping[Limited, Limit] = NO_LIMITS, robot_pause: float = 0.0
) -> Iterator[OpenHouse]:
    """A house on a database, open as long as this lasts."""
    store = Store.open(place, serving=True)
    app = create_app(store, limits=limits, robot_pause=robot_pause, worker_key=KEY)
    # Argon2 that hardly works: these tests are not about how hard a password is to guess.
    easy = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    app.state.house.members._passwords = easy
    with patch.object(due, "FIRST_DEAL_SECONDS", 0.0), OpenHouse(app) as house:
        yield house


class Person:
    """Somebody who comes to a house, with his cookie.

    Args:
        house: where.
        token: what his cookie says.
        person: how the house writes him down.
    """

    def __init__(self, house: OpenHouse, token: str, person: str) -> None:
        self.house = house
        self.token = token
        self.id = person

    def ask(
        self,
        method: str,
        path: str,
        sent: object = None,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> httpx.Response:
        """Send a request, as a page of the house does."""
        cookie = {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}
        origin = {"Origin": self.house.url} if method != "GET" else {}
        answer = self.house.browser.request(
            method,
            self.house.url + path,
            content=None if sent is None else json.dumps(sent),
            headers={**cookie, **origin, **(headers or {})},
        )
        self.house.browser.cookies.clear()  # each person keeps his own
        return answer

    def opens(self, form: object = None, **wishes: object) -> str:
        """Open a table and stand; its id."""
        wish = {"form": form or {"type": "duplicate"}, "seat": None, **wishes}
        answer = self.ask("POST", "/api/tables", wish)
        assert 200 == answer.status_code, answer.text
        table: str = answer.json()["table"]
        return table

    def looks_at(self, table: str, *, seat: str | None = None) -> Place:
        """Come to a table, and sit down there if a seat is named."""
        place = Place(self, table)
        place.hear_snapshot()
        if seat is not None:
            place.must("Sit", seat=seat)
            place.settle()
        return place


class Place:
    """A connection to a table, and what has come over it.

    Attributes:
        frames: every message as it came.
        view: what the screen shows now.
        number: the last event told.
        said: chat; refusals: what was refused; here: who is here.
    """

    room = "table"

    def __init__(
        self, person: Person, table: str, *, headers: Mapping[str, str] | None = None
    ) -> None:
        self.person = person
        self.table = table
        self.frames: list[str] = []
        self.view: dict[str, Any] = {}
        self.snapshots = 0
        self.number = 0
        self.events: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.refusals: list[dict[str, Any]] = []
        self.here: dict[str, Any] = {}
        self.names: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        house = person.house
        cookie = {"Cookie": f"{COOKIE}={person.token}"} if person.token else {}
        self._open = contextlib.ExitStack()
        opening = connect(
            f"ws://127.0.0.1:{house.port}/{self.room}/{table}/socket",
            additional_headers={
                **cookie,
                **({"Origin": house.url} if headers is None else headers),
            },
            open_timeout=PATIENCE_SECONDS,
            compression=None,
            max_queue=None,
        )
        self.socket: ClientConnection = self._open.enter_context(opening)

    def hear(self) -> dict[str, Any]:
        """Take the next message in, and check that none was lost."""
        frame = self.socket.recv(PATIENCE_SECONDS)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        match message["type"]:
            case "snapshot":
                self.view, self.number = message["view"], message["number"]
                self.here, self.names = message, message["names"]
                self.notes = message.get("notes", {})
                self.snapshots += 1
            case "event":
                assert self.number + 1 == message["number"]
                self.number = message["number"]
                self.view.update(message["changes"])
                self.names |= message.get("names", {})
                self.notes |= message.get("notes", {})
                self.events.append(message["event"])
            case "chat":
                self.said.append(message)
            case "presence":
                self.here = message
                self.names |= message["names"]
            case "refused":
                self.refusals.append(message)
        return message

    def hear_until(self, wished: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Take messages in until there is one such."""
        while not wished(message := self.hear()):
            pass
        return message

    def hear_snapshot(self) -> None:
        """Take messages in until there is a snapshot; whoever is turned away fails."""
        message = self.hear_until(lambda heard: heard["type"] in ("snapshot", "refused"))
        assert "snapshot" == message["type"], message

    def send(self, message: object) -> None:
        """Send a message, or any text at all."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def settle(self) -> None:
        """Take in all that has been told by now."""
        self.send({"type": "ping"})
        self.hear_until(lambda heard: heard["type"] == "pong")

    def does(
        self,
        kind: str,
        *,
        named: str = "",
        seen: int | None = None,
        text: str = "",
        **fields: object,
    ) -> dict[str, Any]:
        """Send a command, and take messages in until it is answered."""
        name = named or f"command {next(_NUMBERS)}"
        self.send(
            {
                "type": "do",
                "id": name,
                "seen": self.number if seen is None else seen,
                "command": {"type": kind, **fields},
                "text": text,
            }
        )
        return self.hear_until(
            lambda heard: heard["type"] in ("accepted", "refused") and heard["id"] in (name, "")
        )

    def must(self, kind: str, **fields: Any) -> None:
        """Send a command that is to be carried out."""
        answer = self.does(kind, **fields)
        assert "accepted" == answer["type"], answer

    def is_refused(self, kind: str, **fields: Any) -> str:
        """Send a command that is to be refused; why it was."""
        answer = self.does(kind, **fields)
        assert "refused" == answer["type"], answer
        code: str = answer["code"]
        return code

    def leaves(self) -> None:
        """Hang up."""
        self._open.close()

    def ends(self) -> int:
        """Take messages in until the house hangs up; the code it says."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            self.leaves()
            return closed.rcvd.code if closed.rcvd else 1006


class Four:
    """Four people at a table.

    Args:
        house: where.
        form: what they play.
        wishes: what else the host says of the table.
    """

    def __init__(self, house: OpenHouse, form: object = None, **wishes: object) -> None:
        self.host = house.guest()
        self.table = self.host.opens(form, **wishes)
        self.people = {seat: self.host if seat == "N" else house.guest() for seat in "NESW"}
        self.at = {
            seat: person.looks_at(self.table, seat=seat) for seat, person in self.people.items()
        }
        self.house = house
        self.deal()

    def deal(self) -> None:
        """Wait until the house has dealt."""
        for place in self.at.values():
            while place.view["board"] is None or place.view["result"]:
                place.hear()
        self.settle()

    def settle(self) -> None:
        """Have all of them take in what was told."""
        for place in self.at.values():
            place.settle()

    @property
    def turn(self) -> Place | None:
        """Whoever is to call or play; None when nobody is."""
        actor = self.at["N"].view["turn"]["actor"]
        return self.at[actor] if actor else None

    def make_move(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> None:
        """The one whose turn it is calls or plays."""
        place = self.turn
        assert place is not None
        turn = place.view["turn"]
        chosen = choose(turn["legal"])
        if turn["phase"] == "auction":
            place.must("Call", call=chosen)
        else:
            place.must("PlayCard", card=chosen)
        self.settle()

    def call(self, calls: str) -> None:
        """Calls in turn."""
        for call in calls.split():
            self.make_move(lambda _, call=call: call)  # type: ignore[misc]

    def play(self, cards: int) -> None:
        """So many cards, each the first that is legal."""
        for _ in range(cards):
            self.make_move()

    def leave(self) -> None:
        """All hang up."""
        for place in self.at.values():
            place.leaves()
