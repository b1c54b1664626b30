"""What the club refuses, and what can be wrong with its database.

The tree, under the family of :mod:`biritch.errors`::

    BiritchError
    ├── StoreTrouble                  the database cannot be used as it is
    │   ├── DatabaseInUse             another server has this file open
    │   ├── DatabaseTooNew            a later release has been here
    │   ├── DatabaseRestored          a backup was put back while we were running
    │   └── DatabaseUnreachable       it does not answer, or its disk is full
    └── Refused
        ├── NameRefused               this name cannot be had
        ├── PasswordRefused           too short, too long, or the name itself
        ├── LogInRefused              no such name with such a password
        ├── LinkRefused               a link that is spent, withdrawn, too old, or never was
        └── TooMuch                   a limit is reached; says how long to wait
"""

from typing import Final

from biritch.errors import BiritchError, Refused


class StoreTrouble(BiritchError):
    """The database cannot be used as it is."""

    default_code = "store.trouble"


class DatabaseInUse(StoreTrouble):
    """Another server has this file open."""

    default_code = "store.in_use"


class DatabaseTooNew(StoreTrouble):
    """A later release of the house has already worked on this database."""

    default_code = "store.too_new"


class DatabaseRestored(StoreTrouble):
    """A backup was put back while this process was running: what it remembers is void."""

    default_code = "store.restored"


class DatabaseUnreachable(StoreTrouble):
    """The database does not answer, or cannot write."""

    default_code = "store.unreachable"


class NameRefused(Refused):
    """This name cannot be had."""

    default_code = "name.refused"


class PasswordRefused(Refused):
    """This password will not do."""

    default_code = "password.refused"


class LogInRefused(Refused):
    """No such name with such a password; which of the two was wrong is not said."""

    default_code = "log_in.refused"


class LinkRefused(Refused):
    """A link that is spent, withdrawn, too old, or never was: all four look alike."""

    default_code = "link.refused"


class TooMuch(Refused):
    """A limit is reached.

    Args:
        what: the limit's name, such as ``"log_ins"``; the code is ``limit.`` and this.
        wait_seconds: how long until the same would be let through.

    Examples:
        >>> str(TooMuch("log_ins", wait_seconds=12.34))
        'too many log_ins: wait 13 seconds'
        >>> TooMuch("frames", wait_seconds=0.2).code
        'limit.frames'
    """

    default_code = "limit.reached"

    def __init__(self, what: str, *, wait_seconds: float) -> None:
        whole = max(1, -int(-wait_seconds // 1))
        super().__init__(
            f"too many {what}: wait {whole} seconds",
            code=f"limit.{what}",
            what=what,
            wait=whole,
        )
        self.wait_seconds: Final = wait_seconds
