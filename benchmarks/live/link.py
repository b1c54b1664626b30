"""One WebSocket, as lean as a client's can be, so that what is measured is the server's side.

It speaks as much of RFC 6455 as our servers need: whole text messages, pings, the close. The key that
masks what a client sends is zero, which the standard allows and which leaves the text as it is.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import TypeAlias

Heard: TypeAlias = Callable[[bytes], None]

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_LAST, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)


class Link(asyncio.Protocol):
    """An open WebSocket.

    Args:
        heard: called with each message.

    Attributes:
        opened: done when the server has agreed to talk.
        is_lost: whether the server has gone.
    """

    def __init__(self, heard: Heard) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self._heard = heard
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the way to the server."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the server has gone."""
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Take messages apart, and pass each on."""
        data = self._rest + data
        at = 0 if self.opened.done() else self._begin(data)
        end = len(data)
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if body + size > end or body > end:
                break
            kind = data[at] & 0xF
            at = body + size
            if kind == _TEXT:
                self._heard(data[body:at])
            elif kind == _PING:
                self._send(_PONG, data[body:at])
        self._rest = data[at:]

    def _begin(self, data: bytes) -> int:
        head, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            return len(data) if not data else 0
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
        else:
            self.opened.set_result(None)
        return len(head) + 4

    def send(self, message: bytes) -> None:
        """Send one message."""
        self._send(_TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        assert self._transport is not None
        if size < 126:
            head = bytes((_LAST | kind, _MASKED | size))
        else:
            head = bytes((_LAST | kind, _MASKED | 126)) + size.to_bytes(2)
        self._transport.write(head + _NO_MASK + message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None and not self.is_lost:
            self._send(_CLOSE, (1000).to_bytes(2))
            self._transport.close()


async def dial(port: int, path: str, heard: Heard, *, cookie: str = "") -> Link:
    """Open a WebSocket to a server on this machine.

    Args:
        port: where it listens.
        path: the socket's path.
        heard: called with each message.
        cookie: who is calling.

    Raises:
        ConnectionError: if the server does not want to talk.
    """
    loop = asyncio.get_running_loop()
    transport, link = await loop.create_connection(lambda: Link(heard), "127.0.0.1", port)
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
        "\r\n",
    )
    transport.write("\r\n".join(lines).encode())
    await link.opened
    return link
