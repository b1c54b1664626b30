"""What somebody knows of a deal: the cards he has seen, and what the other hands may be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from biritch.cards import Deal, Hand, Suit
from biritch.cards.hand import ALL_CARDS
from biritch.errors import BadValue
from biritch.play import Play
from biritch.play.trick import SUIT_CARDS
from biritch.seats import SEATS, BySeat, Seat
from biritch.valuation import Box

Predicate: TypeAlias = Callable[[Deal], bool]
MOST_BOXES: Final = 4
_THIRTEEN: Final = BySeat.same(13)
_NO_SUITS: Final[BySeat[frozenset[Suit]]] = BySeat.same(frozenset())
_NO_BOXES: Final[BySeat[tuple[Box, ...]]] = BySeat.same(())


class Known(Struct, frozen=True, kw_only=True):
    """What is known of four hands, all as they were dealt.

    Attributes:
        deal: the cards known to be in each hand.
        sizes: how many cards each hand has, seen or not.
        pack: the cards that are in the four hands.
        out: suits of which a hand has no more cards than those known.
        boxes: bounds of a hand, which lies in at least one of them; none where nothing is told. At
            most four a hand: more would take long and say little.

    Examples:
        >>> known = Known(deal=Deal.parse("N:AK2.QJ.T98.76543 - - -"))
        >>> known.free, len(known.unseen)
        (BySeat(north=0, east=13, south=13, west=13), 39)
    """

    deal: Deal
    sizes: BySeat[int] = _THIRTEEN
    pack: Hand = Hand(ALL_CARDS)
    out: BySeat[frozenset[Suit]] = _NO_SUITS
    boxes: BySeat[tuple[Box, ...]] = _NO_BOXES

    def __post_init__(self) -> None:
        for seat in SEATS:
            if len(self.deal[seat]) > self.sizes[seat]:
                raise BadValue(
                    f"{seat.name.title()} is known to hold {self.deal[seat]}, more than "
                    f"{self.sizes[seat]} cards",
                    code="deal.size",
                )
            if len(self.boxes[seat]) > MOST_BOXES:
                raise BadValue(
                    f"at most {MOST_BOXES} boxes tell of one hand, not {len(self.boxes[seat])}",
                    code="sample.boxes",
                )
        if sum(self.sizes) != len(self.pack) or any(not hand <= self.pack for hand in self.deal):
            raise BadValue(
                f"hands of {', '.join(map(str, self.sizes))} cards are not a pack of "
                f"{len(self.pack)}",
                code="sample.pack",
            )

    @classmethod
    def of_play(cls, play: Play) -> Known:
        """What a player knows in the middle of the play: cards seen, and who has shown out of what.

        Only of a play in which no card of the pack is missing: one that began with thirteen cards in
        each hand, or an ending in which all four hands are open.

        Examples:
            >>> from biritch.auction import Contract
            >>> from biritch.cards import Card
            >>> play = Play.begin(Deal.parse("N:- - AKQJ.AKQ.AKQ.AKQ -"), Contract.parse("7NTS"))
            >>> for card in "H2 H3 D2 HA".split():
            ...     play = play.then(Card.parse(card))
            >>> known = Known.of_play(play)
            >>> sorted(suit.name for suit in known.out[Seat.EAST]), len(known.deal[Seat.WEST])
            (['HEARTS'], 1)
        """
        deal = play.deal
        whole = play.size == 13
        pack = Hand(ALL_CARDS) if whole else Hand(sum(hand.bits for hand in deal))
        return cls(
            deal=deal, sizes=BySeat.same(play.size), pack=pack, out=BySeat.make(_shown_out(play))
        )

    @property
    def unseen(self) -> Hand:
        """The cards of the pack that nobody is known to hold."""
        return self.pack & self.deal.unknown

    @property
    def free(self) -> BySeat[int]:
        """How many cards of each hand are not known."""
        return BySeat.make(lambda seat: self.sizes[seat] - len(self.deal[seat]))

    def with_boxes(self, seat: Seat, boxes: Iterable[Box]) -> Known:
        """The same, when something is told of one hand."""
        return replace(self, boxes=self.boxes.put(seat, tuple(boxes)))

    def may_hold(self, seat: Seat) -> Hand:
        """The unseen cards that may be in a hand."""
        bits = self.unseen.bits
        for suit in self.out[seat]:
            bits &= ~SUIT_CARDS[suit.index]
        return Hand(bits) if self.free[seat] else Hand()

    def forced(self) -> Known:
        """The same, with every card that only one hand can hold put into that hand.

        A contradiction (a card that nobody may hold, a hand with too many) is left as it is.
        """
        known = self
        while True:
            deal, free = known.deal, known.free
            rooms = BySeat.make(known.may_hold)
            for seat in SEATS:
                others = 0
                for other in SEATS:
                    others |= rooms[other].bits if other is not seat else 0
                only = rooms[seat] if len(rooms[seat]) == free[seat] else rooms[seat] - Hand(others)
                if len(only) and len(only) <= free[seat]:
                    known = replace(known, deal=deal.put(seat, deal[seat] | only))
                    break
            else:
                return known


def _shown_out(play: Play) -> Callable[[Seat], frozenset[Suit]]:
    out: dict[Seat, set[Suit]] = {seat: set() for seat in SEATS}
    for trick in (*play.tricks, play.trick):
        for seat, card in trick.items():
            if trick.suit is not None and card.suit is not trick.suit:
                out[seat].add(trick.suit)
    return lambda seat: frozenset(out[seat])
