"""A server process to be measured: started, watched from outside, stopped."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

PATIENCE_SECONDS = 30.0
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A running server.

    Args:
        name: what it is called in the table of results.
        port: where it listens.
        process: the process.
    """

    def __init__(self, name: str, port: int, process: subprocess.Popen[bytes]) -> None:
        self.name = name
        self.port = port
        self.process = process

    @property
    def memory(self) -> int:
        """Bytes of the machine's memory it holds."""
        return int(self._proc("statm").split()[1]) * PAGE

    @property
    def worked_seconds(self) -> float:
        """Seconds of a processor it has used."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


@contextlib.contextmanager
def running(name: str, *arguments: str, port: int) -> Iterator[Server]:
    """Start a Python module as a server; stop it at the end.

    Args:
        name: what it is called in the table of results.
        arguments: the module and its arguments.
        port: where it will listen.

    Raises:
        RuntimeError: if it ends or does not answer.
    """
    process = subprocess.Popen([sys.executable, "-m", *arguments], stdout=subprocess.DEVNULL)
    try:
        _wait_until_up(process, port, name)
        yield Server(name, port, process)
    finally:
        process.terminate()
        process.wait()


def _wait_until_up(process: subprocess.Popen[bytes], port: int, name: str) -> None:
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        if process.poll() is not None:
            break
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"{name} did not start")
