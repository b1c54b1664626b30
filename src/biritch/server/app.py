"""The whole server as one application."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from biritch import __version__
from biritch.club.errors import DatabaseTooNew, StoreTrouble, TooMuch
from biritch.club.limits import LIMITS, SOCKETS_OPEN, Limit, Limited
from biritch.club.rights import Deed, may
from biritch.club.secret import digest
from biritch.club.store import Store
from biritch.server import (
    boards,
    contests,
    erasing,
    explorer_files,
    explorer_pages,
    hints_pages,
    lessons,
    people,
    tables,
)
from biritch.server.analyst import Analyst
from biritch.server.answers import as_json
from biritch.server.author import Author
from biritch.server.client import AGAIN, Client
from biritch.server.desk import Desk
from biritch.server.doors import contest_door, may_enter
from biritch.server.explorer import Explorer
from biritch.server.explorer_files import Readers
from biritch.server.hall import Hall
from biritch.server.hints import Hints
from biritch.server.host_names import KnownNames
from biritch.server.house import House, in_thread
from biritch.server.socket import Line, serve_stream, turn_away
from biritch.server.sockets import Sockets
from biritch.server.timekeeper import Timekeeper
from biritch.server.visits import address_of, author_of, is_ours, roles_of, token_of, visitor_of
from biritch.server.wire import PROTOCOL
from biritch.server.work import serve_worker
from biritch.table import FORMAT

STATIC = Path(__file__).with_name("static")
ROBOT_PAUSE_SECONDS = 0.9
_FORBIDDEN, _TOO_MUCH = 4403, 4429

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Biritch</title>
<body style="font:1.1rem/1.5 serif;max-width:34rem;margin:4rem auto;padding:0 1rem">
<h1>The browser's side was not built</h1>
<p>The house is open, but this copy was installed without the pages people see. Run
<code>make play</code>, or install again without <code>BIRITCH_WEB=skip</code>.</p>"""

SAFETY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def create_app(
    store: Store,
    *,
    robot_pause: float = ROBOT_PAUSE_SECONDS,
    listens: str = "",
    worker_key: str = "",
    names: Iterable[str] = (),
    limits: Mapping[Limited, Limit] = LIMITS,
) -> Starlette:
    """The house as an ASGI application.

    Args:
        store: its database, open.
        robot_pause: seconds that a robot takes at least.
        listens: the address it listens on, to tell phones in the house.
        worker_key: the key of the worker started beside it; empty for none.
        names: by which the house is reached besides numbers and names of its own network.
        limits: how much of everything anybody may do; a benchmark hands in none.
    """
    house = House(store, limits=limits)
    hall = Hall(house)
    desk = Desk(hall, pause=robot_pause)
    analyst, explorer, hints = Analyst(), Explorer(), Hints()
    process = f"{os.getpid()}-{secrets.token_hex(4)}"

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        keeper = Timekeeper(hall, desk, process=process)
        app.state.keeper = keeper
        await keeper.start()
        yield
        await keeper.close()
        await desk.close()
        await analyst.close()
        await explorer.close()
        await hints.close()
        await in_thread(house.close)

    app = Starlette(
        routes=[
            *people.ROUTES,
            *tables.ROUTES,
            *contests.ROUTES,
            *erasing.ROUTES,
            *boards.ROUTES,
            *lessons.ROUTES,
            *explorer_pages.ROUTES,
            *explorer_files.ROUTES,
            *hints_pages.ROUTES,
            *_others(),
        ],
        lifespan=lifespan,
    )
    app.add_middleware(KnownNames, names=names)
    app.add_middleware(Safety)
    app.state.house, app.state.hall, app.state.desk = house, hall, desk
    app.state.sockets = Sockets(SOCKETS_OPEN if Limited.SOCKETS in limits else sys.maxsize)
    app.state.analyst, app.state.explorer, app.state.readers = analyst, explorer, Readers()
    app.state.hints = hints
    app.state.listens, app.state.worker_key = listens, worker_key
    return app


class Safety:
    """Adds the headers that keep a page of the house to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and the answer back with the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in SAFETY.items()),
                ]
            await send(message)

        await self._app(scope, receive, with_headers)


async def health(request: Request) -> Response:
    """Whether this process can serve: its database answers and is not newer than the program."""
    house: House = request.app.state.house
    desk: Desk = request.app.state.desk
    hall: Hall = request.app.state.hall
    speaks = {"version": __version__, "protocol": PROTOCOL, "format": FORMAT}
    try:
        await in_thread(house.store.check)
    except DatabaseTooNew as trouble:
        hall.stop_serving(str(trouble))
    except StoreTrouble as trouble:
        return as_json({"ok": False, "why": str(trouble), **speaks}, status=503)
    if hall.trouble:
        return as_json({"ok": False, "why": hall.trouble, **speaks}, status=503)
    odd = len(hall.receipts.odd)
    return as_json({"ok": True, "robots": desk.is_staffed, "odd_receipts": odd, **speaks})


LetIn: TypeAlias = Callable[[House, Author, str], Awaitable[Client]]


class Door:
    """Where the sockets of tables, or those of contests, come in.

    Args:
        let_in: who may, and for what.
    """

    def __init__(self, let_in: LetIn) -> None:
        self._let_in = let_in

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, or turn him away."""
        await stream_socket(WebSocket(scope, receive, send), Line(receive, send), self._let_in)


async def stream_socket(socket: WebSocket, line: Line, let_in: LetIn) -> None:
    """The socket of one table or contest.

    Args:
        socket: who knocks.
        let_in: who may come to it, and for what.
        line: the way to him once he is in, with nothing between that has to be passed for each card.
    """
    house: House = socket.app.state.house
    hall: Hall = socket.app.state.hall
    sockets: Sockets = socket.app.state.sockets
    keeper: Timekeeper = socket.app.state.keeper
    visitor = await visitor_of(socket, house) if is_ours(socket) else None
    if visitor is None or not may(roles_of(visitor), Deed.WATCH):
        await socket.close(_FORBIDDEN)
        return
    await socket.accept()
    try:
        house.count(Limited.SOCKETS, address_of(socket))
        hall.check_serving()
        with sockets.one_more(visitor.person):
            author, stream = author_of(visitor), socket.path_params["stream"]
            await keeper.rounds.ready(stream)
            client = await let_in(house, author, stream)
            client.session = digest(token_of(socket.headers) or "")
            await serve_stream(line, hall, client)
    except TooMuch as refusal:
        await turn_away(line, refusal, _TOO_MUCH)
    except StoreTrouble as trouble:
        await turn_away(line, trouble, AGAIN)


async def page(_: Request) -> Response:
    """The one page, which shows whatever its address says."""
    index = STATIC / "index.html"
    if not index.exists():
        return HTMLResponse(NOT_BUILT, status_code=503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _others() -> list[BaseRoute]:
    routes: list[BaseRoute] = [
        Route("/healthz", health),
        WebSocketRoute("/table/{stream}/socket", Door(may_enter)),
        WebSocketRoute("/contest/{stream}/socket", Door(contest_door)),
        WebSocketRoute("/worker/socket", serve_worker),
    ]
    if (STATIC / "assets").is_dir():
        routes.append(Mount("/assets", StaticFiles(directory=STATIC / "assets")))
    if STATIC.is_dir():
        routes += [
            Route(f"/{file.name}", _file(file))
            for file in sorted(STATIC.iterdir())
            if file.is_file() and file.name != "index.html"
        ]
    return [*routes, Route("/{path:path}", page)]


def _file(file: Path) -> Callable[[Request], Awaitable[Response]]:
    async def send(_: Request) -> Response:
        return FileResponse(file)

    return send
