"""What all events have in common."""

from __future__ import annotations

from msgspec import Struct


class Event(Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """Something that happened at the table.

    Attributes:
        at: when, in seconds since 1970, by the clock of whoever stored it; 0 before it is stored.
    """

    at: float = 0.0
