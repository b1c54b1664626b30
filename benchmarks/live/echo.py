"""The bare echo beside which the house is measured: what one socket of a room sends, all four get.

The same web stack carried in the same way, and nothing else: no rules, no log, no cookies.

    python -m benchmarks.live.echo PORT
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from biritch.cli.serve import WEB

ROOMS: defaultdict[str, set[WebSocket]] = defaultdict(set)


async def echo(socket: WebSocket) -> None:
    """Pass on to everybody in the room what somebody sends."""
    await socket.accept()
    room = ROOMS[socket.path_params["room"]]
    room.add(socket)
    try:
        while True:
            sent = await socket.receive_text()
            for each in tuple(room):
                await each.send_text(sent)
    except WebSocketDisconnect:
        room.discard(socket)


async def health(_: Request) -> PlainTextResponse:
    """Say that the server is up."""
    return PlainTextResponse("up")


app = Starlette(routes=[Route("/healthz", health), WebSocketRoute("/room/{room}/socket", echo)])

if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), **WEB)
