"""Passwords: only what argon2 makes of them is kept."""

import unicodedata
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from biritch.club.errors import PasswordRefused

SHORTEST: Final = 8
LONGEST: Final = 200


class Passwords:
    """Makes and checks what is kept of passwords.

    Args:
        hasher: argon2 and how hard it works; what argon2-cffi recommends unless told.

    Examples:
        >>> passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        >>> kept = passwords.keep("four spades doubled", name="Anna")
        >>> passwords.check(kept, "four spades doubled"), passwords.check(kept, "three spades")
        (True, False)
    """

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()

    def keep(self, password: str, *, name: str) -> str:
        """What is kept of a new password.

        Raises:
            PasswordRefused: if it is too short, too long, or the name itself.
        """
        plain = _plain(password)
        if not SHORTEST <= len(plain) <= LONGEST:
            raise PasswordRefused(
                f"a password has {SHORTEST} to {LONGEST} letters, not {len(plain)}",
                code="password.length",
                shortest=SHORTEST,
                longest=LONGEST,
            )
        if plain.casefold() == _plain(name).casefold():
            raise PasswordRefused("a name is no password", code="password.name")
        return self._hasher.hash(plain)

    def check(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was kept.

        Where nothing is kept the same work is done and the answer is no: how long it takes does not
        tell whether there is anybody of that name.
        """
        plain = _plain(password)[: LONGEST + 1]
        try:
            self._hasher.verify(self._nobodys if kept is None else kept, plain)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether argon2 works harder nowadays than when this was kept."""
        return self._hasher.check_needs_rehash(kept)

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash("nobody has this password")


def _plain(password: str) -> str:
    """One spelling of what may be typed in two ways: an accented letter, a full-width digit."""
    return unicodedata.normalize("NFKC", password)
