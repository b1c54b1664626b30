"""``biritch worker``: play robots' hands at a house, from any machine."""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import os
import sys
import threading

from biritch.robots import Style
from biritch.server.robots_style import robot_at
from biritch.server.worker import work


def worker(
    url: str, *, key: str = "-", seats: int = 64, style: str = "sayc:club", beside: bool = False
) -> int:
    """Play robots' hands at a house, from this machine or any other.

    For example:

    $ biritch worker http://club.example

    Args:
        url: the house.
        key: the key its owner printed (``biritch member --worker-key``); ``-`` reads it from standard input.
        seats: how many turns to take at once.
        style: where a table's host has not chosen, what its robots bid and how hard they think: a system (sayc, two-over-one, acol, natural,
            precision, polish, or a file of one's own), a colon, and beginner, club or expert; or simple.
        beside: end when the standard input is closed, as it is when the server that started this dies.
    """
    robot = robot_at(Style.parse(style))
    secret = _asked_for() if key == "-" else key
    if beside:
        threading.Thread(target=_end_with_the_server, daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(work(url, secret, robot, seats=seats))
    return 0


def _asked_for() -> str:
    """The key from standard input; whoever sits there is asked, and nobody sees what he types."""
    if sys.stdin.isatty():
        return getpass.getpass("The worker's key: ").strip()
    return sys.stdin.readline().strip()


def _end_with_the_server() -> None:
    """Wait for the end of standard input, and end at once: nothing here needs saving."""
    sys.stdin.read()
    os._exit(0)
