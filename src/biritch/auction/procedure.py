"""How an auction goes round: who calls next, and when it is over.

Law: 17, 22, 34.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from biritch.auction.call import Call
from biritch.auction.entry import Entry
from biritch.auction.standing import Standing
from biritch.seats import SEATS, Seat

if TYPE_CHECKING:
    from biritch.auction.auction import Auction


class Procedure(Protocol):
    """The part of a form that orders its auction: a frozen value that any form may bring.

    It names whose turn it is and may narrow what the Laws allow him; it can never widen it.
    """

    def turn(self, dealer: Seat, entries: tuple[Entry, ...], standing: Standing) -> Seat | None:
        """Who calls next after these calls; None when the auction is over."""

    def allows(self, auction: Auction) -> tuple[Call, ...]:
        """What the player in turn may call, among `Auction.lawful`."""


class Rotation(Struct, frozen=True):
    """Calls in turn, clockwise, until so many passes.

    Law: 17, 22A.

    Attributes:
        callers: the seats that call, clockwise; the others are passed over.
        closing_passes: how many passes in a row end the auction once somebody has bid.
        opening_passes: how many end it when nobody has.

    Examples:
        >>> from biritch.auction.auction import Auction
        >>> two = Rotation((Seat.NORTH, Seat.EAST), closing_passes=1, opening_passes=2)
        >>> Auction.parse("S:1NT 2C P", procedure=two).contract
        Contract.parse('2CE')
    """

    callers: tuple[Seat, ...] = SEATS
    closing_passes: int = 3
    opening_passes: int = 4

    def turn(self, dealer: Seat, entries: tuple[Entry, ...], standing: Standing) -> Seat | None:
        """Who calls next; None when enough have passed."""
        if not entries:
            return self.first(dealer)
        if standing.last_bid is not None:
            if standing.passes >= self.closing_passes:
                return self._still_to_pass(entries, len(entries) - standing.passes)
        elif standing.passes >= self.opening_passes:
            return self._still_to_open(dealer, entries)
        return self.next(entries[-1].seat)

    def allows(self, auction: Auction) -> tuple[Call, ...]:
        """All that the Laws allow."""
        return auction.lawful

    def first(self, dealer: Seat) -> Seat:
        """Who calls first: the dealer; if his seat does not call, his partner, else the next."""
        if dealer in self.callers:
            return dealer
        return dealer.partner if dealer.partner in self.callers else self.next(dealer)

    def next(self, seat: Seat) -> Seat:
        """The next caller after this seat."""
        following = seat.lho
        while following not in self.callers:
            following = following.lho
        return following

    def _still_to_pass(self, entries: tuple[Entry, ...], since: int) -> Seat | None:
        """Whose pass is missing before the auction may end; None if it is over.

        A pass out of turn that was accepted does not end it over the head of one who was passed
        over: he gets his turn back.

        Law: 34.
        """
        due, got = self.next(entries[since - 1].seat), 0
        for entry in entries[since:]:
            if entry.seat is due:
                got += 1
                due = self.next(due)
        return None if got >= self.closing_passes else due

    def _still_to_open(self, dealer: Seat, entries: tuple[Entry, ...]) -> Seat | None:
        """Who has not yet passed as often as he may at the start; None if it is passed out.

        Law: 22A1.
        """
        passed = [entry.seat for entry in entries]
        due = self.first(dealer)
        for _ in range(self.opening_passes):
            if due not in passed:
                return due
            passed.remove(due)
            due = self.next(due)
        return None


ROUND_TABLE = Rotation()
