"""A deal: who holds which cards, as far as it is known.

Law: 6.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

from biritch.cards.hand import ALL_CARDS, Hand
from biritch.errors import BadNotation, BadValue
from biritch.seats import SEATS, BySeat, Seat

_UNKNOWN = ("-", "?", "...")


class Deal:
    """Four hands that share no card. A deal may be partial: what one viewer knows is one.

    Law: 6.

    Attributes:
        hands: the cards known to be in each hand.

    Examples:
        >>> deal = Deal.parse("N:AK2.QJ.T98.76543 - - -")
        >>> len(deal[Seat.NORTH]), deal.is_complete, str(deal)
        (13, False, 'N:AK2.QJ.T98.76543 - - -')
    """

    __slots__ = ("hands",)
    hands: BySeat[Hand]

    def __init__(self, hands: BySeat[Hand]) -> None:
        seen = 0
        for seat, hand in hands.items():
            twice = seen & hand.bits
            if twice:
                raise BadValue(
                    f"{Hand(twice)} is dealt twice, the second time to {seat.name.title()}",
                    code="deal.twice",
                    law="1",
                    cards=str(Hand(twice)),
                    seat=seat.value,
                )
            seen |= hand.bits
        _set_hands(self, hands)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a deal cannot be changed: {name}")

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Read a deal as PBN writes it: the first seat, a colon, four hands clockwise.

        A hand nobody knows is a dash. Hands may be of any size; ask `is_complete`.

        Raises:
            BadNotation: if it cannot be read.
            BadValue: if a card is dealt twice.
        """
        start, colon, rest = text.strip().partition(":")
        hands = rest.split()
        if not colon or len(hands) != len(SEATS):
            raise BadNotation(
                text,
                expected="a seat, a colon and four hands, as in N:AK2.QJ.T98.76543 - - -",
                code="notation.deal",
            )
        first = Seat.parse(start)
        read = BySeat(*(Hand() if hand in _UNKNOWN else Hand.parse(hand) for hand in hands))
        return cls(read.rotate(first.index))

    @property
    def is_complete(self) -> bool:
        """Whether all 52 cards are known, thirteen in each hand."""
        return all(len(hand) == 13 for hand in self.hands)

    @property
    def unknown(self) -> Hand:
        """The cards nobody is known to hold."""
        seen = 0
        for hand in self.hands:
            seen |= hand.bits
        return Hand(ALL_CARDS & ~seen)

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands[seat]

    def __iter__(self) -> Iterator[Hand]:
        return iter(self.hands)

    def put(self, seat: Seat, hand: Hand) -> Deal:
        """The same deal with one hand replaced."""
        return Deal(self.hands.put(seat, hand))

    def rotate(self, steps: int) -> Deal:
        """The same hands, each so many seats further clockwise."""
        return Deal(self.hands.rotate(steps))

    def pbn(self, first: Seat = Seat.NORTH) -> str:
        """The deal as PBN writes it, beginning with any seat."""
        hands = (str(self[seat]) if len(self[seat]) else "-" for seat in first.round())
        return f"{first.value}:{' '.join(hands)}"

    def __eq__(self, other: object) -> bool:
        return self.hands == other.hands if isinstance(other, Deal) else NotImplemented

    def __hash__(self) -> int:
        return hash(("Deal", self.hands))

    def __str__(self) -> str:
        return self.pbn()

    def __repr__(self) -> str:
        return f"Deal.parse('{self}')"

    def __reduce__(self) -> tuple[type[Deal], tuple[BySeat[Hand]]]:
        return Deal, (self.hands,)


_set_hands = vars(Deal)["hands"].__set__  # the slot behind the frozen value
NOTHING_KNOWN = Deal(BySeat.same(Hand()))
