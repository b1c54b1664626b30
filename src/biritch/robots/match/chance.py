"""Chance that comes again: bytes from a text, so that a match is the same on every machine."""

from __future__ import annotations

from hashlib import sha256

from biritch.robots.match.player import Chance


def chance_of(seed: str) -> Chance:
    """Bytes without end from a text: SHA-256 of the text, a zero byte and a counter.

    Examples:
        >>> one, other = chance_of("board 1"), chance_of("board 1")
        >>> one(40) == other(40), one(4) == one(4)
        (True, False)
    """
    left = bytearray()
    counter = 0

    def bytes_of(size: int) -> bytes:
        nonlocal counter
        while len(left) < size:
            counter += 1
            left.extend(sha256(seed.encode() + b"\0" + counter.to_bytes(8, "big")).digest())
        taken = bytes(left[:size])
        del left[:size]
        return taken

    return bytes_of
