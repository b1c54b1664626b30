"""Chance for samples: numpy's, from a text."""

from __future__ import annotations

from hashlib import sha256

import numpy as np


def seeded_chance(seed: str) -> np.random.Generator:
    """Chance that begins alike whenever the text is the same.

    Examples:
        >>> int(seeded_chance("evening").integers(100)) == int(
        ...     seeded_chance("evening").integers(100)
        ... )
        True
    """
    digest = sha256(seed.encode(errors="surrogateescape")).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(digest, "big")))
