"""``biritch worker``: play robots' hands at a house, from any machine."""

from __future__ import annotations

import asyncio
import contextlib
import sys

from biritch.robots import act
from biritch.server.worker import work


def worker(url: str, *, key: str = "-", seats: int = 64) -> int:
    """Play robots' hands at a house, from this machine or any other.

    Example: ``biritch worker http://club.example``

    Args:
        url: the house.
        key: the key its owner printed (``biritch member --worker-key``); read from standard input unless told.
        seats: how many turns to take at once.
    """
    secret = sys.stdin.readline().strip() if key == "-" else key
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(work(url, secret, act, seats=seats))
    return 0
