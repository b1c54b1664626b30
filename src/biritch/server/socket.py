"""The socket of a table: commands come in, and what may be seen goes out."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from biritch.club.errors import StoreTrouble
from biritch.club.limits import Limited
from biritch.club.texts import Kind
from biritch.errors import BiritchError, NotAllowed
from biritch.server import wire
from biritch.server.chat import may_write
from biritch.server.client import Client
from biritch.server.hall import Hall
from biritch.server.house import in_thread
from biritch.server.live import Live
from biritch.table.commands import Sit

LONGEST_ID = 100
TRY_AGAIN = 1013
GOING_AWAY = 1001
NOT_HERE = 4404


async def serve_table(socket: WebSocket, hall: Hall, client: Client) -> None:
    """Talk with one client about one table until he goes.

    Args:
        socket: accepted already.
        hall: the tables.
        client: who he is.
    """
    try:
        live = await hall.come(client)
    except BiritchError as refusal:
        await socket.send_bytes(wire.ENCODER.encode(refused("", refusal)))
        await socket.close(NOT_HERE)
        return
    await _old_chat(hall, live, client)
    writer = asyncio.ensure_future(_write(socket, client))
    try:
        await _read(socket, hall, live, client)
    except WebSocketDisconnect:
        pass
    finally:
        writer.cancel()
        async with live.lock:
            await hall.gallery.go(live, client)


async def _write(socket: WebSocket, client: Client) -> None:
    while (message := await client.outbox.get()) is not None:
        await socket.send_text(message.decode())
    await socket.close(GOING_AWAY)


async def _read(socket: WebSocket, hall: Hall, live: Live, client: Client) -> None:
    while True:
        sent = await socket.receive()
        if sent["type"] == "websocket.disconnect":
            return
        try:
            hall.house.count(Limited.FRAMES, id(client))
            message = wire.CLIENT.decode(_text_of(sent))
        except msgspec.DecodeError as problem:
            client.tell(wire.Refused(id="", code="wire.unreadable", text=str(problem)))
        except BiritchError as refusal:
            client.tell(refused("", refusal))
        else:
            await _answer(hall, live, client, message)


def _text_of(sent: Any) -> str | bytes:  # noqa: ANN401 - what ASGI hands over
    return sent.get("text") or sent.get("bytes") or b""


async def _answer(hall: Hall, live: Live, client: Client, message: wire.FromClient) -> None:
    match message:
        case wire.Ping():
            client.tell(wire.Pong(time=hall.house.now()))
        case wire.Say(text=text):
            await _say(hall, live, client, text)
        case wire.Do():
            client.tell(await _do(hall, live, client, message))


async def _do(hall: Hall, live: Live, client: Client, message: wire.Do) -> wire.Message:
    """Carry out a command, and say how it went."""
    if not 0 < len(message.id) <= LONGEST_ID:
        return wire.Refused(id=message.id[:LONGEST_ID], code="wire.id", text="a command has an id")
    try:
        hall.house.count(Limited.COMMANDS, client.author.id)
        if isinstance(message.command, Sit) and not client.may_sit:
            raise NotAllowed("this table is for those who were invited", code="table.not_invited")
        await hall.act(
            live.stream,
            client.author,
            message.command,
            command_id=message.id,
            seen=message.seen,
            text=message.text,
        )
    except (BiritchError, StoreTrouble) as refusal:
        return refused(message.id, refusal)
    seen = live.seen_by(client.viewer) if client.viewer else None
    return wire.Accepted(id=message.id, number=seen.number if seen else 0)


def refused(command: str, refusal: BiritchError) -> wire.Refused:
    """A refusal as the wire spells it."""
    return wire.Refused(
        id=command,
        code=refusal.code,
        text=str(refusal),
        law=refusal.law,
        details=refusal.details,
    )


async def _say(hall: Hall, live: Live, client: Client, text: str) -> None:
    """Write to the table, or to the other watchers while a board is played."""
    house = hall.house
    try:
        house.count(Limited.CHAT, client.author.id)
        audience = may_write(live.table, client.viewer)
        kept = await in_thread(
            lambda: house.texts.keep(
                text,
                stream=live.stream,
                kind=Kind.CHAT,
                author=client.viewer.person if client.viewer else client.author.id,
                now=house.now(),
                audience=audience,
            )
        )
    except BiritchError as refusal:
        client.tell(refused("", refusal))
        return
    names = await in_thread(lambda: house.names((kept.author,)))
    said = wire.Chat(
        person=kept.author,
        name=names.get(kept.author, ""),
        text=kept.text,
        at=kept.at,
        watcher=audience == "watchers",
    )
    hall.gallery.tell_chat(live, said)


async def _old_chat(hall: Hall, live: Live, client: Client) -> None:
    house = hall.house
    texts = await in_thread(lambda: house.texts.at_table(live.stream))
    names = await in_thread(lambda: house.names({text.author for text in texts}))
    for text in texts:
        watcher = text.audience == "watchers"
        if watcher and client.viewer and client.viewer.chair:
            continue
        client.tell(
            wire.Chat(
                person=text.author,
                name=names.get(text.author, ""),
                text=text.text,
                at=text.at,
                watcher=watcher,
            )
        )
