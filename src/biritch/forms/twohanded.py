"""Bridge for two: each player has a dummy opposite him, sees it from the start, and plays it too.

Law: 17, 41D; scored by R72 to R81.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from biritch.auction import Rotation
from biritch.forms.dealing import Dealing
from biritch.forms.form import Form
from biritch.forms.rubber import Rubber
from biritch.seats import TWO_PLAYERS, Seat


class TwoHanded(Struct, frozen=True, tag_field="type", tag="twohanded"):
    """What two players may choose.

    North keeps South's hand and East keeps West's; the deal goes round all four seats.

    Attributes:
        long_auction: three passes in a row end the auction and four pass the deal out, as with four
            players; if not, one pass ends it and two pass the deal out.
        rubber: the rules of the house for the rubber that the two play, each a side.
    """

    long_auction: bool = False
    rubber: Rubber = Rubber()

    def dealt_by(self, seat: Seat) -> TwoHanded:
        """The same, with this seat to deal first."""
        return replace(self, rubber=self.rubber.dealt_by(seat))

    def form(self) -> Form:
        """The form these options make.

        Examples:
            >>> from biritch.auction import Auction
            >>> from biritch.seats import Seat
            >>> bidding = TwoHanded().form().bidding
            >>> Auction.parse("S:1NT 2C P", procedure=bidding).contract
            Contract.parse('2CE')
        """
        return replace(
            self.rubber.form(),
            options=self,
            seating=TWO_PLAYERS,
            dealing=Dealing(),
            bidding=alternating(long=self.long_auction),
        )


def alternating(*, long: bool = False) -> Rotation:
    """The auction of two players: they call in turn, and nobody calls for a dummy.

    Args:
        long: whether three passes are needed to end it, and four to pass the deal out.
    """
    if long:
        return Rotation(TWO_PLAYERS.chairs)
    return Rotation(TWO_PLAYERS.chairs, closing_passes=1, opening_passes=2)
