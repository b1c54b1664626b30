"""A moment of the auction from the seat that is to call: what is known to everybody, in names."""

from __future__ import annotations

from functools import cached_property

from biritch.auction import Auction, Bid, Call, Double, Pass, Redouble
from biritch.cards import SUITS, Strain, Suit
from biritch.robots.shown import Meaning, Shown
from biritch.seats import BySeat, BySide, Seat, Vulnerability

_TRICK_POINTS = {Strain.CLUBS: 20, Strain.DIAMONDS: 20}
_GAME = 100
# Points both hands need for a contract of each level: in a minor, in a major, at no trump.
_NEEDED = (
    (0, 19, 21, 23, 26, 28, 33, 37),
    (0, 19, 21, 23, 25, 28, 33, 37),
    (0, 20, 23, 25, 28, 31, 33, 37),
)


class Position:
    """What everybody at the table can tell before a call.

    Attributes:
        auction: the calls so far.
        meanings: what each of them means, in order.
        shown: what each player has shown.
        vulnerable: who is vulnerable.
        part_scores: points below the line that count towards this game.
        me: the seat that is to call.
    """

    def __init__(
        self,
        auction: Auction,
        meanings: tuple[Meaning, ...],
        shown: BySeat[Shown],
        vulnerable: Vulnerability,
        part_scores: BySide[int],
    ) -> None:
        assert auction.turn is not None
        self.auction = auction
        self.meanings = meanings
        self.shown = shown
        self.vulnerable = vulnerable
        self.part_scores = part_scores
        self.me: Seat = auction.turn
        self.mine = shown[self.me]
        self.partner = shown[self.me.partner]

    def last(self, seat: Seat) -> Meaning | None:
        """A player's last call that was no pass."""
        for entry, meaning in zip(
            reversed(self.auction.entries), reversed(self.meanings), strict=True
        ):
            if entry.seat is seat and not isinstance(entry.call, Pass):
                return meaning
        return None

    @cached_property
    def partner_last(self) -> Meaning | None:
        """Partner's last call that was no pass."""
        return self.last(self.me.partner)

    @cached_property
    def my_last(self) -> Meaning | None:
        """One's own last call that was no pass."""
        return self.last(self.me)

    def latest(self, back: int) -> Call | None:
        """The call made so many places before this one."""
        return self.auction.calls[-back] if len(self.auction) >= back else None

    @cached_property
    def partner_just_acted(self) -> bool:
        """Whether partner did not pass at his last turn."""
        return not isinstance(self.latest(2), Pass | None)

    @cached_property
    def disturbance(self) -> str:
        """What the opponent on the right did since: nothing, ``doubled`` or ``overcalled``."""
        match self.latest(1):
            case Bid():
                return "overcalled"
            case Double() | Redouble():
                return "doubled"
        return ""

    @cached_property
    def theirs(self) -> tuple[Suit, ...]:
        """The suits the opponents have shown, the last one last."""
        suits = [*self.shown[self.me.lho].suits, *self.shown[self.me.rho].suits]
        bid = self.auction.last_bid
        if bid and not self.we_bid_last and bid.strain.suit in suits:
            suits.remove(bid.strain.suit)
            suits.append(bid.strain.suit)
        return tuple(dict.fromkeys(suits))

    @cached_property
    def ours(self) -> tuple[Suit, ...]:
        """The suits our side has shown."""
        return tuple(dict.fromkeys((*self.partner.suits, *self.mine.suits)))

    @cached_property
    def we_bid_last(self) -> bool:
        """Whether the last bid is our side's."""
        bidder = self.auction.bidder
        return bidder is not None and bidder.side is self.me.side

    @cached_property
    def they_bid(self) -> bool:
        """Whether an opponent has bid at all."""
        return any(
            isinstance(entry.call, Bid) and entry.seat.side is not self.me.side
            for entry in self.auction.entries
        )

    @cached_property
    def we_acted(self) -> bool:
        """Whether our side has done anything but pass."""
        return self.my_last is not None or self.partner_last is not None

    def game_level(self, strain: Strain) -> int:
        """The lowest level that makes game, a part score counted."""
        short = _GAME - self.part_scores[self.me.side]
        each = _TRICK_POINTS.get(strain, 30)
        extra = 10 if strain is Strain.NOTRUMP else 0
        return max(1, -(-(short - extra) // each))

    def game_points(self, strain: Strain) -> int:
        """The points both hands need for game in a strain."""
        return _NEEDED[strain.index // 2][self.game_level(strain)]

    @cached_property
    def at_game(self) -> bool:
        """Whether our side's last bid is a game already, or higher."""
        bid = self.auction.last_bid
        return bid is not None and self.we_bid_last and bid.level >= self.game_level(bid.strain)

    @cached_property
    def game_forced(self) -> bool:
        """Whether our side has promised each other not to stop below game."""
        ours = (
            meaning
            for entry, meaning in zip(self.auction.entries, self.meanings, strict=True)
            if entry.seat.side is self.me.side
        )
        return not self.at_game and any("game" in meaning.flags for meaning in ours)

    @cached_property
    def must_bid(self) -> bool:
        """Whether a pass would break an agreement: partner's call was forcing and nobody came between."""
        if self.disturbance == "overcalled":
            return self.game_forced and not self._they_are_doubled
        if self.game_forced:
            return not self._they_are_doubled
        forcing = self.partner_last is not None and "forcing" in self.partner_last.flags
        return forcing and self.partner_just_acted and self.disturbance == ""

    @cached_property
    def _they_are_doubled(self) -> bool:
        return not self.we_bid_last and bool(self.auction.doubling.value)

    @cached_property
    def unbid(self) -> tuple[Suit, ...]:
        """The suits nobody has shown."""
        return tuple(suit for suit in SUITS if suit not in self.ours and suit not in self.theirs)

    @cached_property
    def passed_hand(self) -> bool:
        """Whether one passed at one's first turn."""
        first = next((entry for entry in self.auction.entries if entry.seat is self.me), None)
        return first is not None and isinstance(first.call, Pass)

    @cached_property
    def passes_end_it(self) -> bool:
        """Whether a pass now would end the auction."""
        return self.auction.last_bid is not None and all(
            isinstance(self.latest(back), Pass) for back in (1, 2)
        )
