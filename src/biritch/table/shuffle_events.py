"""What happens when the players themselves shuffle: promises first, and then what was promised."""

from __future__ import annotations

from biritch.seats import Seat
from biritch.table.event import Event


class ShuffleBegan(Event, frozen=True):
    """The house has sealed its secret for a board, and players may mix in.

    Attributes:
        number: which deal of the table it is for, from 1.
        board: what will name the board.
        seal: SHA-256 over a tag, the board's name and the secret.
    """

    number: int
    board: str
    seal: str


class SecretKept(Event, frozen=True):
    """The house's secret for the shuffle, in hexadecimal. Nobody is ever shown this event."""

    secret: str


class SharePromised(Event, frozen=True):
    """A player promised bytes for the shuffle, by their SHA-256."""

    seat: Seat
    promise: str


class PromisesClosed(Event, frozen=True):
    """All have promised, or a moment has passed: now the bytes are revealed."""


class ShareRevealed(Event, frozen=True):
    """A player revealed the bytes he had promised."""

    seat: Seat
    share: str
