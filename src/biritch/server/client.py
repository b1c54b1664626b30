"""Somebody connected to a table: how he looks at it, and what waits to be sent to him."""

from __future__ import annotations

import asyncio
from collections import deque

from biritch.seats import Seat
from biritch.server.author import Author
from biritch.server.kind import Kind
from biritch.server.kinds import TABLES
from biritch.server.seen import Seen
from biritch.server.wire import ENCODER, Message
from biritch.table import Viewer

LONGEST_QUEUE = 2000
GOING_AWAY, TOO_SLOW, AGAIN = 1001, 1008, 1012
"""Why a connection is closed: the table is no longer for him, he does not read, or come again at once."""


class Client:
    """One open connection to one table or contest.

    Args:
        author: who it is.
        stream: the table, or the contest.
        kind: which of the two.
        may_watch: whether he was let in to watch; players need not be.
        seats: the chairs he was let in to sit down in.

    Attributes:
        session: the digest of his cookie; when that is worth nothing any more, he is asked to come again.
        viewer: how he looks at the table now; None before his first snapshot.
        plays: whether he takes part, or only looks on.
        called: the table he was last called to.
        seen: what those who look like him have seen, and he has been told.
        closing: the code to close with once all is sent; None while he stays.
    """

    def __init__(
        self,
        author: Author,
        stream: str,
        *,
        may_watch: bool,
        seats: frozenset[Seat],
        kind: Kind = TABLES,
    ) -> None:
        self.author = author
        self.stream = stream
        self.kind = kind
        self.may_watch = may_watch
        self.seats = seats
        self.session = b""
        self.viewer: Viewer | None = None
        self.plays = False
        self.called = ""
        self.seen: Seen | None = None
        self.closing: int | None = None
        self._waiting: deque[bytes] = deque()
        self._woken: asyncio.Future[None] | None = None

    def tell(self, message: Message | bytes) -> None:
        """Put a message in the queue; one who does not read is let go."""
        if self.closing is not None:
            return
        self._waiting.append(message if isinstance(message, bytes) else ENCODER.encode(message))
        if len(self._waiting) > LONGEST_QUEUE:
            self._waiting.clear()
            self.dismiss(TOO_SLOW)
        elif self._woken is not None:
            self._wake()

    def dismiss(self, code: int = GOING_AWAY) -> None:
        """Close the connection once what waits has been sent."""
        if self.closing is None:
            self.closing = code
            self._wake()

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection is to be closed."""
        while not self._waiting:
            if self.closing is not None:
                return None
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
        return self._waiting.popleft()

    def _wake(self) -> None:
        woken, self._woken = self._woken, None
        if woken is not None and not woken.done():
            woken.set_result(None)
