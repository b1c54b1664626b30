"""How much of everything one may do: values that tell whether once more is too much, and from when not.

Nothing here looks at a clock: ``now`` comes in, in seconds.
"""

from collections import OrderedDict
from collections.abc import Hashable
from enum import Enum
from typing import Final

import msgspec

from biritch.club.errors import TooMuch


class Bucket(msgspec.Struct, frozen=True):
    """What is left to somebody: ``left`` pieces at the moment ``at``."""

    left: float
    at: float


class Limit(msgspec.Struct, frozen=True):
    """So many at once, and then so many a second.

    Args:
        at_once: how many without any pause.
        a_second: how fast one gets them back.

    Examples:
        >>> limit = Limit(at_once=2, a_second=0.5)
        >>> bucket, wait = limit.take(None, now=100.0)
        >>> bucket, wait = limit.take(bucket, now=100.0)
        >>> bucket, wait = limit.take(bucket, now=100.0)
        >>> wait
        2.0
        >>> limit.take(bucket, now=102.0)[1]
        0.0
    """

    at_once: float
    a_second: float

    def take(self, bucket: Bucket | None, *, now: float, cost: float = 1.0) -> tuple[Bucket, float]:
        """Take from a bucket, or learn how long to wait.

        Args:
            bucket: what was left before; None for somebody new.
            now: the moment.
            cost: how many are taken.

        Returns:
            What is left, and the seconds to wait: 0 if it was taken, else nothing was taken.
        """
        if bucket is None:
            left = self.at_once
        else:
            # A clock set back gives nothing and takes nothing.
            passed = max(0.0, now - bucket.at)
            left = min(self.at_once, bucket.left + passed * self.a_second)
        if left >= cost:
            return Bucket(left - cost, now), 0.0
        return Bucket(left, now), (cost - left) / self.a_second

    def is_full(self, bucket: Bucket, *, now: float) -> bool:
        """Whether a bucket is as good as a new one by now, and can be forgotten."""
        return bucket.left + (now - bucket.at) * self.a_second >= self.at_once


class Limited(Enum):
    """What is limited, and for whom: by the socket, the person or the address it comes from."""

    FRAMES = "frames"  # by the socket: anything at all that is sent
    COMMANDS = "commands"  # by the person: calls, cards, claims
    CHAT = "chat"  # by the person
    TABLES = "tables"  # by the person: opened
    GUESTS = "guests"  # by the address: new guests and new members
    LOG_INS = "log_ins"  # by the address and, apart, by the name tried
    SOCKETS = "sockets"  # by the address: opened
    LINKS = "links"  # by the address: tried
    EXPLORER = "explorer"  # by the person: lines of play and deals to be worked out
    FILES = "files"  # by the person: files to be read or written


LIMITS: Final = {
    Limited.FRAMES: Limit(at_once=60, a_second=20),
    Limited.COMMANDS: Limit(at_once=30, a_second=5),
    Limited.CHAT: Limit(at_once=8, a_second=0.5),
    Limited.TABLES: Limit(at_once=6, a_second=1 / 60),
    # A whole club may sit behind one address.
    Limited.GUESTS: Limit(at_once=60, a_second=1 / 10),
    Limited.LOG_INS: Limit(at_once=10, a_second=1 / 20),
    Limited.SOCKETS: Limit(at_once=60, a_second=2),
    Limited.LINKS: Limit(at_once=30, a_second=1 / 2),
    Limited.EXPLORER: Limit(at_once=60, a_second=5),
    Limited.FILES: Limit(at_once=12, a_second=1 / 5),
}

SOCKETS_OPEN: Final = 12
"""How many sockets one person may have open: a few devices, a few tables."""

LARGEST_FRAME: Final = 16_384
"""Bytes of one message: a long explanation fits many times."""


class Meter:
    """Remembers what is left to each of many, and forgets those who have all of it again.

    Args:
        what: what is limited; its limit is looked up.
        limit: another limit than the house's own.
        most: at most so many are remembered; beyond that those seen longest ago are forgotten.

    Examples:
        >>> meter = Meter(Limited.LOG_INS, limit=Limit(at_once=1, a_second=0.1))
        >>> meter.count("192.0.2.7", now=0.0)
        >>> meter.count("192.0.2.7", now=1.0)
        Traceback (most recent call last):
        biritch.club.errors.TooMuch: too many log_ins: wait 9 seconds
    """

    def __init__(self, what: Limited, *, limit: Limit | None = None, most: int = 50_000) -> None:
        self._what = what
        self._limit = LIMITS[what] if limit is None else limit
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def count(self, whose: Hashable, *, now: float, cost: float = 1.0) -> None:
        """Count once more for somebody.

        Raises:
            TooMuch: if that is too much; it says how long to wait.
        """
        bucket, wait = self._limit.take(self._buckets.get(whose), now=now, cost=cost)
        self._buckets[whose] = bucket
        self._buckets.move_to_end(whose)
        self._forget(now)
        if wait:
            raise TooMuch(self._what.value, wait_seconds=wait)

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._buckets)

    def _forget(self, now: float) -> None:
        # Two for each one that comes in: the meter shrinks without ever stopping to sweep.
        for _each in range(2):
            whose, bucket = next(iter(self._buckets.items()))
            if len(self._buckets) <= self._most and not self._limit.is_full(bucket, now=now):
                return
            if len(self._buckets) == 1:
                return
            del self._buckets[whose]
