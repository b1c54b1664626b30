"""Somebody connected to a table: how he looks at it, and what waits to be sent to him."""

from __future__ import annotations

import asyncio

from biritch.server.author import Author
from biritch.server.wire import ENCODER, Message
from biritch.table import Viewer

LONGEST_QUEUE = 2000


class Client:
    """One open connection to one table.

    Args:
        author: who it is.
        stream: the table.
        may_watch: whether he was let in to watch; players need not be.
        may_sit: whether he was let in to sit down.

    Attributes:
        viewer: how he looks at the table now; None before his first snapshot.
    """

    def __init__(self, author: Author, stream: str, *, may_watch: bool, may_sit: bool) -> None:
        self.author = author
        self.stream = stream
        self.may_watch = may_watch
        self.may_sit = may_sit
        self.viewer: Viewer | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)

    def tell(self, message: Message | bytes) -> None:
        """Put a message in the queue; one who does not read is let go."""
        sent = message if isinstance(message, bytes) else ENCODER.encode(message)
        try:
            self.outbox.put_nowait(sent)
        except asyncio.QueueFull:
            self.dismiss()

    def dismiss(self) -> None:
        """Close the connection once what can be sent has been."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
