"""A pair's agreements against another pair's: what both read from the auction, and the book's call."""

from __future__ import annotations

from msgspec import Struct

from biritch.auction import Auction, Call
from biritch.cards import Hand
from biritch.systems import Meaning, Reading, Setting, Situation, System
from biritch.systems.moment import Moment
from biritch.systems.system import Bidding


class Partnership(Struct, frozen=True):
    """What a pair plays, and what it takes its opponents to play.

    Attributes:
        system: the pair's own.
        against: the opponents'; the same if nobody has told.

    Examples:
        >>> from biritch.systems import library
        >>> pair = Partnership(library("sayc"))
        >>> str(pair.bid(Hand.parse("AQ2.KJ5.K943.Q72"), Auction.parse("N:"), Setting()).call)
        '1NT'
    """

    system: System
    against: System | None = None

    def bid(self, hand: Hand, auction: Auction, setting: Setting) -> Bidding:
        """The book's call and what it means."""
        moment = self.moment(auction, setting)
        call, _ = moment.call_for(hand)
        return Bidding(call, moment.meaning(call))

    def moment(self, auction: Auction, setting: Setting) -> Moment:
        """The choices of the player in turn, who is one of this pair."""
        return self.system.moment(
            auction,
            vulnerable=setting.vulnerable,
            part_scores=setting.part_scores,
            scoring=setting.scoring,
            against=self.against,
        )

    def call(self, hand: Hand, auction: Auction, setting: Setting) -> Call:
        """The book's call alone."""
        return self.system.call(hand, auction, setting=setting, against=self.against)

    def read(self, auction: Auction, setting: Setting) -> Reading:
        """What every call means and what every player has shown.

        The pair is the one in turn; when the auction is over, the dealer's.
        """
        other = self.against or self.system
        dealers = auction.turn is None or auction.turn.side is auction.dealer.side
        first, second = (self.system, other) if dealers else (other, self.system)
        return first.read(
            auction,
            vulnerable=setting.vulnerable,
            part_scores=setting.part_scores,
            scoring=setting.scoring,
            against=second,
        )

    def meaning(self, auction: Auction, setting: Setting, place: int) -> Meaning:
        """What the call at a place of the auction means."""
        return self.read(auction.first(place + 1), setting).meanings[place]

    def situation(self, auction: Auction, setting: Setting) -> Situation:
        """What everybody can tell before the next call."""
        return self.moment(auction, setting).situation
