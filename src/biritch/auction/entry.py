"""One line of an auction: who called what."""

from __future__ import annotations

from msgspec import Struct

from biritch.auction.call import CALLS, Call
from biritch.seats import SEATS, Seat


class Entry(Struct, frozen=True):
    """A call in its place in the auction.

    Attributes:
        seat: who called.
        call: what he called.
        law: the law by which an irregular call stands; None for an ordinary one.

    Examples:
        >>> entry = Entry(Seat.EAST, Call.parse("1S"))
        >>> str(entry), entry.law
        ('1S', None)
    """

    seat: Seat
    call: Call
    law: str | None = None

    def __str__(self) -> str:
        if self.law is None:
            return str(self.call)
        return f"{self.seat.value}:{self.call}({self.law})"


# Ordinary entries by seat and call, made once.
ORDINARY: tuple[tuple[Entry, ...], ...] = tuple(
    tuple(Entry(seat, call) for call in CALLS) for seat in SEATS
)
