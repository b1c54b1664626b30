"""The socket of a table or a contest: commands come in, and what may be seen goes out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final, NamedTuple

import msgspec
from starlette.types import Receive, Send

from biritch.club.limits import LARGEST_FRAME, Limited
from biritch.contest.commands import Enter
from biritch.errors import BadValue, BiritchError, NotAllowed
from biritch.seats import Seat
from biritch.server import wire
from biritch.server.chat import old_chat, say
from biritch.server.client import GONE, Client
from biritch.server.doors import contest_door, seats_for
from biritch.server.hall import Hall
from biritch.server.live import Live
from biritch.table.commands import Sit

_LOG: Final = logging.getLogger(__name__)

LONGEST_ID = 100
NOT_HERE = 4404
FLOODED = 1008
MOST_REFUSED = 200  # messages sent too fast; whoever sends more is let go


class Line(NamedTuple):
    """The way to a client whose socket was accepted."""

    receive: Receive
    send: Send

    async def say(self, message: bytes) -> None:
        """Send a message."""
        await self.send({"type": "websocket.send", "text": message.decode()})

    async def hang_up(self, code: int) -> None:
        """Say no more."""
        await self.send({"type": "websocket.close", "code": code})


async def serve_stream(line: Line, hall: Hall, client: Client) -> None:
    """Talk with one client about one table or contest until he goes.

    Args:
        line: the way to him.
        hall: the tables and contests.
        client: who he is.
    """
    try:
        live = await hall.come(client)
        hall.arrived(live, client)
    except BiritchError as refusal:
        await turn_away(line, refusal, NOT_HERE)
        return
    writer: asyncio.Task[None] | None = None
    try:
        await old_chat(hall.house, live, client)
        writer = asyncio.ensure_future(_write(line, client))
        client.say = line.say
        await _read(line, hall, live, client)
    finally:
        client.dismiss()
        if writer is not None:
            writer.cancel()
        async with live.lock:
            await hall.gallery.go(live, client)


async def turn_away(line: Line, refusal: BiritchError, code: int) -> None:
    """Say why somebody may not talk here, and hang up."""
    with contextlib.suppress(*GONE):
        await line.say(wire.ENCODER.encode(refused("", refusal)))
        await line.hang_up(code)


async def _write(line: Line, client: Client) -> None:
    with contextlib.suppress(*GONE):
        while (message := await client.next()) is not None:
            await line.say(message)
        await line.hang_up(client.closing or 1000)


async def _read(line: Line, hall: Hall, live: Live, client: Client) -> None:
    too_many = 0
    while True:
        sent = await line.receive()
        if sent["type"] == "websocket.disconnect":
            return
        try:
            hall.house.count(Limited.FRAMES, id(client))
        except BiritchError as refusal:
            too_many += 1
            if too_many > MOST_REFUSED:
                client.dismiss(FLOODED)
            client.tell(refused("", refusal))
            continue
        try:
            message = client.kind.from_client.decode(_text_of(sent))
        except BiritchError as refusal:
            client.tell(refused("", refusal))
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            client.tell(wire.Refused(id="", code="wire.unreadable", text=str(problem)))
        else:
            await _answer(hall, live, client, message)


def _text_of(sent: Any) -> str | bytes:  # noqa: ANN401 - what ASGI hands over
    text: str | bytes = sent.get("text") or sent.get("bytes") or b""
    if len(text) > LARGEST_FRAME:
        raise BadValue(f"a message has at most {LARGEST_FRAME} bytes", code="wire.too_large")
    return text


async def _answer(
    hall: Hall, live: Live, client: Client, message: wire.FromClient | wire.FromGuest
) -> None:
    match message:
        case wire.Do() | wire.ContestDo():
            client.tell(await _do(hall, live, client, message))
        case wire.Ping():
            client.tell(wire.Pong(time=hall.house.now()))
        case wire.Say(text=text):
            try:
                await say(hall, live, client, text)
            except BiritchError as refusal:
                client.tell(refused("", refusal))


async def _do(
    hall: Hall, live: Live, client: Client, message: wire.Do | wire.ContestDo
) -> wire.Message:
    """Carry out a command, and say how it went."""
    if not 0 < len(message.id) <= LONGEST_ID or "\0" in message.id:
        return wire.Refused(
            id=message.id[:LONGEST_ID],
            code="wire.id",
            text=f"a command has an id of 1 to {LONGEST_ID} characters",
        )
    try:
        hall.house.count(Limited.COMMANDS, client.author.id)
        if isinstance(message.command, Sit):
            await _invited(hall, client, message.command.seat)
        if isinstance(message.command, Enter):
            await _admitted(hall, client)
        await hall.act(
            live.stream,
            client.author,
            message.command,
            command_id=message.id,
            seen=message.seen,
            text=message.text if isinstance(message, wire.Do) else "",
        )
    except BiritchError as refusal:
        return refused(message.id, refusal)
    except Exception:  # noqa: BLE001 - a mistake of ours: everybody's next command goes on
        _LOG.exception("%s at %s", type(message.command).__name__, live.stream)
        return wire.Refused(id=message.id, code="error", text="something went wrong in the house")
    return wire.Accepted(id=message.id, number=client.seen.number if client.seen else 0)


async def _invited(hall: Hall, client: Client, seat: Seat) -> None:
    """Let somebody sit down where he was invited to.

    Raises:
        NotAllowed: if he was invited to another chair, or to none.
    """
    if seat in client.seats:
        return
    # He may have followed another link since he came in.
    client.seats = await seats_for(hall.house, client.author, client.stream)
    if not client.seats:
        raise NotAllowed("this table is for those who were invited", code="table.not_invited")
    if seat not in client.seats:
        raise NotAllowed(
            f"you were invited to another chair than {seat.name.title()}",
            code="table.other_chair",
            seat=seat.value,
        )


async def _admitted(hall: Hall, client: Client) -> None:
    """Let somebody into a contest who was let in to take part.

    Raises:
        NotAllowed: if he was let in to look on only.
    """
    if not client.seats:
        client.seats = (await contest_door(hall.house, client.author, client.stream)).seats
    if not client.seats:
        raise NotAllowed("this evening is for those who were invited", code="contest.not_invited")


def refused(command: str, refusal: BiritchError) -> wire.Refused:
    """A refusal as the wire spells it."""
    return wire.Refused(
        id=command,
        code=refusal.code,
        text=str(refusal),
        law=refusal.law,
        details=refusal.details,
    )
