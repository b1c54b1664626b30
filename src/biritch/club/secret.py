"""Secrets the house hands out: cookies, links, keys, and the ids of people and tables.

A secret is 32 random bytes from the operating system. Only its SHA-256 is kept: it is too long to be
guessed, so it needs no salt and no slow hash, and who reads the database cannot use what he finds.
"""

import hashlib
import re
import secrets
from typing import Final

SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
"""How a secret looks as text, in a cookie or at the end of a link."""


def new_secret() -> str:
    """A secret nobody can guess, as text fit for a cookie or a link.

    Examples:
        >>> bool(SECRET.fullmatch(new_secret()))
        True
    """
    return secrets.token_urlsafe(32)


def digest(secret: str) -> bytes:
    """What is kept of a secret.

    Examples:
        >>> digest("a").hex()[:8]
        'ca978112'
    """
    return hashlib.sha256(secret.encode()).digest()


def new_id() -> str:
    """An id for a person, a table or a contest: says nothing of when it was made or how many there are.

    Examples:
        >>> len(new_id())
        12
    """
    return secrets.token_urlsafe(9)


def new_number() -> int:
    """A number for a text, which a browser can hold exactly.

    It is no count: the number of a text that one may see would tell of texts that one may not.
    """
    return secrets.randbelow(2**53 - 1) + 1
