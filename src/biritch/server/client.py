"""Somebody connected to a table: how he looks at it, and what waits to be sent to him."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from biritch.seats import Seat
from biritch.server.author import Author
from biritch.server.begun import Begun, Saying, begin
from biritch.server.kind import Kind
from biritch.server.kinds import TABLES
from biritch.server.seen import Seen
from biritch.server.wire import ENCODER, Message
from biritch.table import Viewer

LONGEST_QUEUE = 2000
GONE = (OSError, RuntimeError)
"""What is raised by sending to somebody who has gone."""
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
        say: the way to him, once the writer that empties the queue is at work.
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
        self.say: Callable[[bytes], Saying] | None = None
        self._waiting: deque[bytes] = deque()
        self._woken: asyncio.Future[None] | None = None
        self._begun: Begun | None = None

    def tell(self, message: Message | bytes) -> None:
        """Send a message, or put it in the queue behind others; one who does not read is let go."""
        if self.closing is not None:
            return
        written = message if isinstance(message, bytes) else ENCODER.encode(message)
        if self.say is not None and self._woken is not None and not self._waiting:
            self._say_at_once(self.say(written))
            return
        self._waiting.append(written)
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
        while True:
            if self._begun is not None:
                begun, self._begun = self._begun, None
                await begun
            if self._waiting:
                return self._waiting.popleft()
            if self.closing is not None:
                return None
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken

    def _say_at_once(self, saying: Saying) -> None:
        """Send a message while the writer rests: as long as there is room, nobody has to be woken."""
        try:
            self._begun = begin(saying)
        except GONE:
            self.dismiss()
        if self._begun is not None:
            self._wake()

    def _wake(self) -> None:
        woken, self._woken = self._woken, None
        if woken is not None and not woken.done():
            woken.set_result(None)
