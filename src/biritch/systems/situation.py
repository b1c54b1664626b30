"""A moment of the auction as everybody at the table sees it, from the seat that is to call."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from biritch.auction import Auction, Bid, Call, Double, Pass, Redouble
from biritch.cards import SUITS, Strain, Suit
from biritch.seats import BySeat, BySide, Seat, Vulnerability
from biritch.systems.meaning import Meaning
from biritch.systems.shown import Shown, told_aces

NO_PART_SCORES = BySide(0, 0)
_GAME = 100
_TRICK_POINTS = {Strain.CLUBS: 20, Strain.DIAMONDS: 20}
# Points both hands need for a contract of each level: in a minor, in a major, at no trump.
_NEEDED = (
    (0, 19, 21, 23, 26, 28, 33, 37),
    (0, 19, 21, 23, 25, 28, 33, 37),
    (0, 20, 23, 25, 28, 31, 33, 37),
)


class Setting(Struct, frozen=True):
    """What a board and its form bring to the auction.

    Attributes:
        vulnerable: who is vulnerable.
        part_scores: points below the line that count towards this game.
        scoring: what a trick or a game is worth in the end: imps, matchpoints or rubber.
    """

    vulnerable: Vulnerability = Vulnerability.NONE
    part_scores: BySide[int] = NO_PART_SCORES
    scoring: str = "imps"


class Situation:
    """What everybody can tell before a call.

    Attributes:
        auction: the calls so far.
        meanings: what each of them means, in order.
        shown: what is known of each hand.
        setting: vulnerability, part scores and scoring.
        me: the seat that is to call.
    """

    def __init__(
        self,
        auction: Auction,
        meanings: tuple[Meaning, ...],
        shown: BySeat[Shown],
        setting: Setting,
        me: Seat,
    ) -> None:
        self.auction = auction
        self.meanings = meanings
        self.shown = shown
        self.setting = setting
        self.me = me
        self.mine: Shown = shown[me]
        self.partner: Shown = shown[me.partner]

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
        entries = self.auction.entries
        return entries[-back].call if len(entries) >= back else None

    @cached_property
    def partner_just_acted(self) -> bool:
        """Whether partner did not pass at his last turn."""
        return not isinstance(self.latest(2), Pass | None)

    @cached_property
    def disturbed(self) -> bool:
        """Whether the opponent on the right has just bid or doubled."""
        return not isinstance(self.latest(1), Pass | None)

    @cached_property
    def overcalled(self) -> bool:
        """Whether the opponent on the right has just bid."""
        return isinstance(self.latest(1), Bid)

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
    def cue_suits(self) -> tuple[Suit, ...]:
        """The suit of theirs that is cheapest to bid now."""
        bid = self.auction.last_bid
        if bid is None or not self.theirs:
            return ()
        return (min(self.theirs, key=lambda suit: (suit.strain <= bid.strain, suit)),)

    @cached_property
    def named_last(self) -> Suit | None:
        """The suit of the last bid."""
        bid = self.auction.last_bid
        return bid.strain.suit if bid else None

    @cached_property
    def partner_aces(self) -> int:
        """How many aces partner has told of, or must have."""
        for entry, meaning in zip(
            reversed(self.auction.entries), reversed(self.meanings), strict=True
        ):
            if entry.seat is self.me.partner and meaning.own is not None:
                told = told_aces(meaning.own)
                if told is not None:
                    return told
        return self.partner.aces

    @cached_property
    def ours(self) -> tuple[Suit, ...]:
        """The suits our side has shown."""
        return tuple(dict.fromkeys((*self.partner.suits, *self.mine.suits)))

    @cached_property
    def unbid(self) -> tuple[Suit, ...]:
        """The suits nobody has shown."""
        return tuple(suit for suit in SUITS if suit not in self.ours and suit not in self.theirs)

    @cached_property
    def my_suit(self) -> Suit | None:
        """One's own suit: the one partner has supported, else the first."""
        last = self.partner_last
        if last is not None and last.suit in self.mine.suits:
            return last.suit
        return self.mine.suits[0] if self.mine.suits else None

    @cached_property
    def trumps(self) -> Suit | None:
        """The suit our side has shown most cards of, the later one of two."""
        ours = self.ours

        def cards(suit: Suit) -> int:
            return self.mine.least(suit) + self.partner.least(suit)

        return max(ours, key=lambda suit: (cards(suit), ours.index(suit)), default=None)

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
        short = _GAME - self.setting.part_scores[self.me.side]
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
        """Whether our side has promised each other not to stop below game, and is not there yet."""
        return not self.at_game and any(
            meaning.is_game_forcing
            for entry, meaning in zip(self.auction.entries, self.meanings, strict=True)
            if entry.seat.side is self.me.side
        )

    @cached_property
    def must_bid(self) -> bool:
        """Whether a pass would break an agreement; nothing forces anybody beyond a grand slam."""
        last_bid = self.auction.last_bid
        if last_bid is not None and last_bid.level == 7 and self.we_bid_last:
            return False
        if self._they_are_doubled:
            last = self.partner_last
            return (
                self.latest(1) is not None
                and not self.disturbed
                and self.partner_just_acted
                and last is not None
                and last.is_forcing
            )
        if self.game_forced:
            return True
        last = self.partner_last
        if last is None or not self.partner_just_acted or self.disturbed:
            return False
        if self.at_game and last.is_game_forcing:
            return False  # what it forced to is reached
        return last.is_forcing

    @cached_property
    def _they_are_doubled(self) -> bool:
        return not self.we_bid_last and bool(self.auction.doubling.value)

    @cached_property
    def passed_hand(self) -> bool:
        """Whether one passed at one's first turn."""
        return self.has_passed(self.me)

    def has_passed(self, seat: Seat) -> bool:
        """Whether a player passed at his first turn, before anybody bid."""
        for entry in self.auction.entries:
            if not isinstance(entry.call, Pass):
                return False
            if entry.seat is seat:
                return True
        return False

    @cached_property
    def seat_number(self) -> int:
        """Which seat opened or would open: 1 for the dealer."""
        for place, call in enumerate(self.auction, start=1):
            if not isinstance(call, Pass):
                return place
        return len(self.auction) + 1

    @cached_property
    def passes_end_it(self) -> bool:
        """Whether a pass now would end the auction."""
        return self.auction.last_bid is not None and all(
            isinstance(self.latest(back), Pass) for back in (1, 2)
        )

    @cached_property
    def was_doubled(self) -> bool:
        """Whether the last call was a double or redouble."""
        return isinstance(self.latest(1), Double | Redouble)
