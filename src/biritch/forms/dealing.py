"""Who may see which hand, and from when.

Law: 41D.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from msgspec import Struct

from biritch.auction import Auction
from biritch.play import Play
from biritch.seats import SEATS, Seat, Seating


class FirstLook(Enum):
    """When a player first sees the other hand he keeps, where he keeps two."""

    AT_THE_DEAL = "at_the_deal"
    BEFORE_CALLING = "before_calling"
    FACED_BEFORE_CALLING = "faced_before_calling"  # and everybody sees it with him


class Showing(Struct, frozen=True):
    """A hand that is to be shown.

    Attributes:
        hand: whose cards.
        to: the chairs that see them; None: everybody.
    """

    hand: Seat
    to: tuple[Seat, ...] | None = None


class Dealing(Struct, frozen=True):
    """Who may see which hand, and from when; the same for any number of players.

    Law: 41D.

    Everybody sees the hand he is dealt. After the opening lead dummy is faced, and so is every hand
    that has no player behind it.

    Attributes:
        first_look: when a player first sees the other hand he keeps.

    Examples:
        >>> from biritch.seats import TWO_PLAYERS
        >>> Dealing().seen_at_deal(TWO_PLAYERS, Seat.EAST)
        (<Seat.EAST: 'E'>, <Seat.WEST: 'W'>)
    """

    first_look: FirstLook = FirstLook.AT_THE_DEAL

    def seen_at_deal(self, seating: Seating, chair: Seat) -> tuple[Seat, ...]:
        """The hands that whoever sits here sees as soon as they are dealt."""
        hands = seating.hands(chair)
        if self.first_look is FirstLook.AT_THE_DEAL:
            return hands
        return tuple(hand for hand in hands if hand is chair)

    def showings(
        self, seating: Seating, auction: Auction, play: Play | None
    ) -> tuple[Showing, ...]:
        """Every hand that should have been shown by now, in the order they became due.

        Args:
            seating: who keeps which hand.
            auction: as far as it has gone.
            play: None until the auction is over.
        """
        due = []
        if self.first_look is not FirstLook.AT_THE_DEAL:
            to_all = self.first_look is FirstLook.FACED_BEFORE_CALLING
            due = [
                Showing(hand, None if to_all else (seating.keeper(hand),))
                for hand in _without_player(seating)
                if _has_come_to(auction, seating.keeper(hand))
            ]
        if play is not None and play.dummy_is_faced:
            faced = {play.dummy, *_without_player(seating)}
            due += [Showing(hand) for hand in SEATS if hand in faced]
        return tuple(due)


@lru_cache(maxsize=64)
def _without_player(seating: Seating) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if seating.keeper(seat) is not seat)


def _has_come_to(auction: Auction, chair: Seat) -> bool:
    """Whether a player has called, or is now to call."""
    return auction.turn is chair or any(entry.seat is chair for entry in auction.entries)
