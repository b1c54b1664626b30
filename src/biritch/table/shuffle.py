"""The shuffle of a board that is still to be dealt: the house's sealed secret and what players mix in."""

from __future__ import annotations

from msgspec import Struct

from biritch.cards import Deal, shuffled
from biritch.seats import SEATS, Seat


class Share(Struct, frozen=True):
    """What one player mixes in.

    Attributes:
        seat: his chair.
        promise: the SHA-256 of his bytes, in hexadecimal digits.
        bytes: his bytes in hexadecimal digits; empty until he has revealed them.
    """

    seat: Seat
    promise: str
    bytes: str = ""


class Shuffle(Struct, frozen=True):
    """How far the shuffle of a board has come.

    Attributes:
        number: which deal of the table it is for, from 1.
        board: what will name the board.
        seal: what was published of the house's secret before anybody mixed in.
        secret: the house's secret in hexadecimal digits; no viewer has it before the board is over.
        shares: what players promised and revealed, in the order in which they promised.
        closed: whether nobody promises any more, and bytes are revealed.
        since: when the first of them promised; closed_at: when it was closed.
    """

    number: int
    board: str
    seal: str
    secret: str = ""
    shares: tuple[Share, ...] = ()
    closed: bool = False
    since: float = 0.0
    closed_at: float = 0.0

    def share_of(self, seat: Seat) -> Share | None:
        """What the player in a chair mixes in; None if he has promised nothing."""
        return next((share for share in self.shares if share.seat is seat), None)

    @property
    def waits(self) -> tuple[Seat, ...]:
        """The chairs that have promised and not revealed."""
        return tuple(share.seat for share in self.shares if not share.bytes)

    @property
    def revealed(self) -> tuple[Share, ...]:
        """The shares that count, in the order of seats."""
        shares = (self.share_of(seat) for seat in SEATS)
        return tuple(share for share in shares if share and share.bytes)

    def deal(self) -> Deal:
        """The deal that the secret and the revealed shares give."""
        shares = {share.seat: bytes.fromhex(share.bytes) for share in self.revealed}
        return shuffled(self.board, bytes.fromhex(self.secret), shares)
