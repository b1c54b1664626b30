"""What waits for somebody, and what is sent to him at once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import wraps

import pytest

from biritch.server.author import Author
from biritch.server.client import GOING_AWAY, Client

PARTS = (b"one", b"two", b"three", b"four")


class Wire:
    """A way to a client that can be full, or lead to somebody who has gone."""

    def __init__(self) -> None:
        self.room = asyncio.Event()
        self.room.set()
        self.sent: list[bytes] = []
        self.is_gone = False

    async def say(self, message: bytes) -> None:
        """Send a message as soon as there is room."""
        await self.room.wait()
        if self.is_gone:
            raise OSError("gone")
        self.sent.append(message)


Test = Callable[[Client, Wire], Awaitable[None]]


def with_writer(test: Test) -> Callable[[], None]:
    """Run a test with a client whose writer empties his queue, and has come to rest."""

    @wraps(test, assigned=("__name__", "__doc__", "__module__"), updated=())
    def run() -> None:
        async def whole() -> None:
            client = Client(Author("p1"), "t1", may_watch=True, seats=frozenset())
            wire = Wire()
            writer = asyncio.ensure_future(_write(client, wire))
            client.say = wire.say
            await asyncio.sleep(0)
            try:
                await test(client, wire)
            finally:
                writer.cancel()
                with contextlib.suppress(asyncio.CancelledError, OSError):
                    await writer

        asyncio.run(whole())

    del run.__wrapped__  # pytest would take its arguments for fixtures
    return run


async def _write(client: Client, wire: Wire) -> None:
    while (message := await client.next()) is not None:
        await wire.say(message)


async def _a_while() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@with_writer
async def test_a_message_is_sent_before_the_writer_has_a_turn(client: Client, wire: Wire) -> None:
    for part in PARTS:
        client.tell(part)
    assert wire.sent == list(PARTS)


@with_writer
async def test_messages_to_one_who_is_slow_come_in_order_and_once(
    client: Client, wire: Wire
) -> None:
    client.tell(PARTS[0])
    wire.room.clear()
    client.tell(PARTS[1])
    client.tell(PARTS[2])
    await _a_while()
    assert wire.sent == [PARTS[0]]
    client.tell(PARTS[3])
    wire.room.set()
    await _a_while()
    assert wire.sent == list(PARTS)
    client.tell(b"five")
    assert wire.sent == [*PARTS, b"five"]


@with_writer
async def test_what_is_told_while_the_writer_is_about_to_wake_comes_after_what_was_told_before(
    client: Client, wire: Wire
) -> None:
    wire.room.clear()
    client.tell(PARTS[0])
    wire.room.set()
    client.tell(PARTS[1])
    await _a_while()
    assert wire.sent == list(PARTS[:2])


@pytest.mark.parametrize("is_slow", [False, True])
def test_one_who_has_gone_is_told_no_more(is_slow: bool) -> None:
    @with_writer
    async def story(client: Client, wire: Wire) -> None:
        wire.is_gone = True
        if is_slow:
            wire.room.clear()
        client.tell(PARTS[0])
        wire.room.set()
        await _a_while()
        client.tell(PARTS[1])
        assert wire.sent == []
        assert is_slow or client.closing == GOING_AWAY

    story()


@with_writer
async def test_what_was_told_before_a_dismissal_is_sent_and_nothing_after_it(
    client: Client, wire: Wire
) -> None:
    wire.room.clear()
    client.tell(PARTS[0])
    client.tell(PARTS[1])
    client.dismiss()
    client.tell(PARTS[2])
    wire.room.set()
    await _a_while()
    assert wire.sent == list(PARTS[:2])
