"""Chance for deals by the thousand: words of 64 bits, from a text or from a source of bytes.

What comes from a text must come from it for ever, on every machine. So nothing is asked of numpy but
the bare words of PCG64, a published algorithm that is exact integer arithmetic; numbers below a limit
are made of the words here.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Words: TypeAlias = NDArray[np.uint64]
Numbers: TypeAlias = NDArray[np.int64]
_EVERY: Final = 1 << 64


class Chance(Protocol):
    """Where chance comes from."""

    def words(self, number: int) -> Words:
        """So many words of 64 bits, each of their values as likely as any other."""


class SeededChance:
    """Chance from a text: SHA-256 of the text begins PCG64, whose words follow.

    Args:
        seed: any text.

    Examples:
        >>> bool((SeededChance("evening").words(3) == SeededChance("evening").words(3)).all())
        True
    """

    def __init__(self, seed: str) -> None:
        digest = sha256(seed.encode(errors="surrogateescape")).digest()
        self._source = np.random.PCG64()
        self._source.state = {
            "bit_generator": "PCG64",
            "state": {
                "state": int.from_bytes(digest[:16], "big"),
                "inc": int.from_bytes(digest[16:], "big") | 1,
            },
            "has_uint32": 0,
            "uinteger": 0,
        }

    def words(self, number: int) -> Words:
        """The next words."""
        return np.asarray(self._source.random_raw(number), np.uint64)


class GivenChance:
    """Chance from a source of random bytes, such as ``secrets.token_bytes``.

    Args:
        source: gives so many uniform random bytes each time it is asked.
    """

    def __init__(self, source: Callable[[int], bytes]) -> None:
        self._source = source

    def words(self, number: int) -> Words:
        """The next words."""
        return np.frombuffer(self._source(8 * number), "<u8").astype(np.uint64)


def below(limit: int, number: int, chance: Chance) -> Numbers:
    """So many numbers from 0 up to but without a limit, all exactly as likely.

    Examples:
        >>> sorted(set(below(3, 100, SeededChance("three")).tolist()))
        [0, 1, 2]
    """
    words = chance.words(number)
    fair = _EVERY - _EVERY % limit  # words from here on would make the low numbers likelier
    if fair < _EVERY:
        while (over := words >= np.uint64(fair)).any():
            words[over] = chance.words(int(over.sum()))
    return (words % np.uint64(limit)).astype(np.int64)


def below_each(limits: Numbers, chance: Chance) -> Numbers:
    """For each limit a number from 0 up to but without it."""
    words = chance.words(len(limits))
    wide = limits.astype(np.uint64)
    last = np.uint64(_EVERY - 1)
    fair = last - (last % wide + np.uint64(1)) % wide  # the last word that is taken
    while (over := words > fair).any():
        words[over] = chance.words(int(over.sum()))
    return (words % wide).astype(np.int64)
