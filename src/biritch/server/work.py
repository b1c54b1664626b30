"""The socket of a worker: turns go out, answers come back."""

from __future__ import annotations

import asyncio
import contextlib
import hmac

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from biritch.club.errors import StoreTrouble
from biritch.server import wire
from biritch.server.desk import Desk, Worker
from biritch.server.house import House, in_thread

MOST_SEATS = 1000
KEY_LOOK_SECONDS = 5.0
_FORBIDDEN = 4403


async def serve_worker(socket: WebSocket) -> None:
    """Talk with a worker that has shown a key until it goes."""
    name = await _recognised(socket)
    if name is None:
        await socket.close(_FORBIDDEN)
        return
    desk: Desk = socket.app.state.desk
    await socket.accept()
    worker: Worker | None = None
    writer: asyncio.Task[None] | None = None
    watcher = asyncio.ensure_future(_watch_key(socket))
    try:
        while True:
            match wire.WORKER.decode(await socket.receive_text()):
                case wire.Offer(seats=seats) if worker is None:
                    worker = Worker(name, max(1, min(seats, MOST_SEATS)))
                    desk.join(worker)
                    writer = asyncio.ensure_future(_write(socket, worker))
                case wire.Answer(id=turn, command=command) if worker is not None:
                    worker.answer(turn, command)
                case _:
                    pass
    except (WebSocketDisconnect, msgspec.DecodeError, RecursionError):
        pass
    finally:
        watcher.cancel()
        if worker:
            desk.leave(worker)
        if writer:
            writer.cancel()


async def _write(socket: WebSocket, worker: Worker) -> None:
    while True:
        turn = await worker.outbox.get()
        await socket.send_text(wire.ENCODER.encode(turn).decode())


async def _watch_key(socket: WebSocket) -> None:
    """Hang up when the worker's key is withdrawn; a database in trouble withdraws nothing."""
    name: str | None = ""
    while name is not None:
        await asyncio.sleep(KEY_LOOK_SECONDS)
        with contextlib.suppress(StoreTrouble):
            name = await _recognised(socket)
    with contextlib.suppress(RuntimeError):  # it has gone by itself
        await socket.close(_FORBIDDEN)


async def _recognised(socket: WebSocket) -> str | None:
    """The name of the worker whose key was shown; None if it is none of ours."""
    scheme, _, key = socket.headers.get("authorization", "").partition(" ")
    if scheme.casefold() != "bearer" or not key:
        return None
    own: str = socket.app.state.worker_key
    if own and hmac.compare_digest(own.encode(), key.encode()):
        return "the worker beside the server"
    house: House = socket.app.state.house
    found = await in_thread(lambda: house.workers.recognise(key))
    return found.label if found else None
