"""The auction of three: two partners bid, the owner of the dummy answers, doubles end it.

Law: 17, 18, 19.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from biritch.auction import DOUBLE, PASS, Auction, Bid, Call, Entry, Rotation, Standing
from biritch.seats import SEATS, Seat


class FirstCaller(Enum):
    """Which of the two partners begins the auction."""

    BY_THE_DEAL = "by_the_deal"  # the dealer, or the first of them on the dealer's left
    LEFT_OF_OWNER = "left_of_owner"  # always the one on the left of the dummy's owner


class Designating(Struct, frozen=True):
    """Three stages: the partners' auction, one call of the owner's, and doubles.

    Law: 17.

    Attributes:
        owner: who keeps the dummy.
        first_caller: which of the partners begins.
        long: whether the partners need three passes to end their auction, and four where neither
            has bid; one and two if not.

    Examples:
        >>> auction = Auction.parse("N:1H P 1S X XX", procedure=Designating(Seat.SOUTH))
        >>> auction.contract, auction.is_over
        (Contract.parse('1SXXS'), True)
    """

    owner: Seat
    first_caller: FirstCaller = FirstCaller.BY_THE_DEAL
    long: bool = False

    def turn(self, dealer: Seat, entries: tuple[Entry, ...], standing: Standing) -> Seat | None:
        """Who calls next; None when the owner has passed, or nobody may double any more."""
        place = self._designated(entries)
        if place == len(entries):
            if self.first_caller is FirstCaller.LEFT_OF_OWNER:
                dealer = self.owner.lho
            return self._partners.turn(dealer, entries, standing) or self.owner
        designation, *answers = entries[place:]
        if designation.call is PASS:
            return None
        if not answers:
            return self.owner.lho
        last = answers[-1]
        if last.call is PASS:
            return last.seat.partner if len(answers) == 1 else None
        may_redouble = isinstance(designation.call, Bid) and last.call is DOUBLE
        return self.owner if may_redouble else None

    def allows(self, auction: Auction) -> tuple[Call, ...]:
        """Bids and passes in the partners' auction, anything for the owner, then no more bids."""
        if self._designated(auction.entries) < len(auction):
            return tuple(call for call in auction.lawful if not isinstance(call, Bid))
        return auction.lawful

    @property
    def _partners(self) -> Rotation:
        seats = tuple(seat for seat in SEATS if seat.side is not self.owner.side)
        if self.long:
            return Rotation(seats)
        return Rotation(seats, closing_passes=1, opening_passes=2)

    def _designated(self, entries: tuple[Entry, ...]) -> int:
        """The place of the owner's first call; how many calls there are if he has not called."""
        seats = [entry.seat for entry in entries]
        return seats.index(self.owner) if self.owner in seats else len(seats)
