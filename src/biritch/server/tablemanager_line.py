"""One connection of the table-manager protocol: lines in, lines out, neither too long nor too fast."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from biritch.errors import BiritchError
from biritch.records.bluechip import LONGEST, Message, write

_MOST_WAITING: Final = 200  # lines for a program that does not read
_CLOSING: Final = 2.0


class Refusal(BiritchError):
    """What came is no line, or not the one that must come first."""

    default_code = "bluechip.line"


class Line:
    """A connection to the other end.

    Args:
        reader: where lines come from.
        writer: where they go.
        pause: seconds between two lines if nothing was heard between them; old programs lose the second.

    Attributes:
        is_quick: whether the other end needs no pauses.
    """

    LIMIT: Final = 2 * LONGEST

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, pause: float = 0.0
    ) -> None:
        self.is_quick = False
        self._reader = reader
        self._writer = writer
        self._pause = pause
        self._heard = True  # something since the last line was sent
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(_MOST_WAITING)
        self._sender = asyncio.ensure_future(self._write())
        self._gone = False

    async def hear(self) -> str:
        """The next line that is not empty.

        Raises:
            EOFError: if the connection is closed.
            Refusal: if a line is too long.
            OSError: if it breaks.
        """
        while True:
            try:
                data = await self._reader.readuntil(b"\n")
            except asyncio.IncompleteReadError as end:
                raise EOFError from end
            except asyncio.LimitOverrunError as long:
                raise Refusal(f"Expected a line of at most {LONGEST} letters") from long
            self._heard = True
            text = data.decode("ascii", "replace").strip()
            if text:
                return text

    def send(self, message: Message) -> None:
        """Send a line in its turn; one who does not read is hung up on."""
        if self._gone:
            return
        try:
            self._waiting.put_nowait(write(message))
        except asyncio.QueueFull:
            self._writer.transport.abort()

    @property
    def is_gone(self) -> bool:
        """Whether the other end has hung up."""
        return self._gone or self._reader.at_eof()

    def hang_up(self) -> None:
        """Close once all that waits has been sent; nothing more is heard."""
        if not self._gone:
            self._gone = True
            with contextlib.suppress(asyncio.QueueFull):
                self._waiting.put_nowait(None)

    async def ended(self) -> None:
        """Wait until nothing more is sent: somebody hung up."""
        await asyncio.wait((self._sender,))

    async def close(self) -> None:
        """Send what waits, and close."""
        self.hang_up()
        with contextlib.suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(asyncio.shield(self._sender), _CLOSING)
        self._sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sender
        self._writer.close()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()

    async def _write(self) -> None:
        try:
            while (line := await self._waiting.get()) is not None:
                if not self._heard and not self.is_quick:
                    await asyncio.sleep(self._pause)
                self._heard = False
                self._writer.write(line.encode("ascii") + b"\r\n")
                await self._writer.drain()
        except OSError:
            pass
        finally:
            self._gone = True
            self._writer.close()
