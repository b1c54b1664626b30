"""A house to test with: real server processes, one or several on one database."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field

OPENS_SECONDS = 30


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


@dataclass
class Server:
    """One server process.

    Attributes:
        database: where it keeps everything.
        port: where it listens.
        host: the address it listens on.
        before: words before the command, to run it elsewhere.
    """

    database: str
    port: int = field(default_factory=free_port)
    host: str = "127.0.0.1"
    before: tuple[str, ...] = ()
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://{self.host}:{self.port}"

    def start(self, *, robots: bool = True) -> None:
        """Start it, and wait until it answers."""
        words = [
            *(*self.before, sys.executable, "-m", "biritch.cli", "serve", "--host", self.host),
            "--no-limits",
            *("--port", str(self.port), "--database", self.database, "--robot-pause", "0.02"),
        ]
        if not robots:
            words.append("--no-robots")
        self.process = subprocess.Popen(
            words,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        until = time.monotonic() + OPENS_SECONDS
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1).close()
                return
            time.sleep(0.05)
        raise TimeoutError("the server did not open")

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        """End it as a host would."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@contextlib.contextmanager
def open_house(database: str, *, robots: bool = True) -> Iterator[Server]:
    """A server that is stopped at the end."""
    server = Server(database)
    try:
        server.start(robots=robots)
        yield server
    finally:
        server.stop()
