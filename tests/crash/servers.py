"""Servers of their own that can be killed, as a machine's power cut kills them."""

from __future__ import annotations

import asyncio
import socket
import sys
from dataclasses import dataclass, field

# Half a second of silence counts as an outage here, so that a test can have one.
PROGRAM = """
import sys
from biritch.server import timekeeper
timekeeper.SILENT_SECONDS, timekeeper.BEAT_SECONDS = 0.3, 0.1
timekeeper.ROUNDS_SECONDS = 0.5
due = sys.modules["biritch.table.due"]
due.FIRST_DEAL_SECONDS = 0.0
from biritch.cli.app import run
sys.exit(run(sys.argv[1:]))
"""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port


@dataclass
class Server:
    """One server process.

    Attributes:
        database: where the house is kept.
        port: where it listens, each time it is started.
    """

    database: str
    port: int = field(default_factory=free_port)
    _process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            PROGRAM,
            *("serve", "--here", "--no-robots", "--no-limits", "--port", str(self.port)),
            *("--database", self.database),
            stdout=asyncio.subprocess.DEVNULL,
        )
        while True:
            assert self._process.returncode is None, "the server ended"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return

    async def kill(self) -> None:
        """Kill it: it can do nothing more, not even a last word."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
