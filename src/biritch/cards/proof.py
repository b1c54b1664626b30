"""What was published of a board before it was played, against what was opened after it.

Law: 6.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from biritch.cards.commitment import commitment
from biritch.cards.deal import Deal
from biritch.cards.shuffling import promise_of, seal_of, shuffled
from biritch.seats import Seat


class Proof(Struct, frozen=True, kw_only=True):
    """Everything that anybody can check of a board when it is over.

    Attributes:
        board: what names the board.
        commitment: published when it was dealt.
        salt: the secret bytes, opened after the play.
        deal: the four hands.
        shares: what players mixed in, in the order of seats, each with its seat.
        seal: published before players mixed in; empty where they could not.
        promises: the SHA-256 of shares, published before any was revealed, each with its seat.

    Examples:
        >>> from biritch.cards import commitment, numbered_deal
        >>> promised = commitment("table-7/3", bytes(32), numbered_deal(0))
        >>> fair = Proof(
        ...     board="table-7/3", commitment=promised, salt=bytes(32), deal=numbered_deal(0)
        ... )
        >>> fair.problems
        ()
    """

    board: str
    commitment: str
    salt: bytes
    deal: Deal
    shares: tuple[tuple[Seat, bytes], ...] = ()
    seal: str = ""
    promises: tuple[tuple[Seat, str], ...] = ()

    @property
    def found(self) -> str:
        """The commitment that these cards, this salt and these shares give."""
        shares = tuple(share for _, share in self.shares)
        return commitment(self.board, self.salt, self.deal, shares=shares)

    @property
    def problems(self) -> tuple[str, ...]:
        """Whatever does not agree, in a line of plain English each."""
        return tuple(self._problems())

    @property
    def withheld(self) -> tuple[Seat, ...]:
        """Seats that promised a share and did not reveal it in time."""
        mixed = {seat for seat, _ in self.shares}
        return tuple(seat for seat, _ in self.promises if seat not in mixed)

    def _problems(self) -> Iterator[str]:
        if self.found != self.commitment:
            yield f"not the board that was committed to: this one gives {self.found}"
        if not self.seal:
            return
        seal = seal_of(self.board, self.salt)
        if seal != self.seal:
            yield f"not the secret that was sealed: this one gives {seal}"
        promised = dict(self.promises)
        for seat, share in self.shares:
            if promised.get(seat) != promise_of(share):
                yield f"not the share that {seat.name.title()} had promised: {share.hex()}"
        deal = shuffled(self.board, self.salt, dict(self.shares))
        if deal != self.deal:
            yield f"not the deal that was shuffled: that is {deal.pbn()}"
