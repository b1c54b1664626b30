"""A trick: four cards, one from each hand, clockwise from the leader.

Law: 44.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from biritch.cards.card import Card
from biritch.cards.hand import Hand
from biritch.cards.suit import SUITS, Suit
from biritch.errors import BadValue
from biritch.seats import SEATS, Seat

SUIT_CARDS: tuple[int, ...] = tuple(0x1FFF << 13 * suit.index for suit in SUITS)
"""All thirteen cards of each suit, as bits of a hand."""


class _Listed(dict[int, tuple[Card, ...]]):
    """The cards of one suit in a hand, high to low, listed once for each holding ever asked for."""

    def __missing__(self, bits: int) -> tuple[Card, ...]:
        cards = self[bits] = tuple(Hand(bits))
        return cards


LISTED = _Listed()


class Played(Struct, frozen=True):
    """One card on the table: who played it, and the law that let it stand if it was irregular."""

    seat: Seat
    card: Card
    law: str | None = None


class Trick(Struct, frozen=True, gc=False):
    """The cards of one trick, in the order they were played; fewer than four while it lasts.

    Law: 44.

    Attributes:
        leader: the seat that led.
        cards: the cards, clockwise from the leader.

    Examples:
        >>> trick = Trick(Seat.WEST, tuple(map(Card.parse, ("HJ", "HQ", "HK", "SA"))))
        >>> trick.winner(None), trick.winner(Suit.SPADES)
        (<Seat.EAST: 'E'>, <Seat.SOUTH: 'S'>)
        >>> str(trick)
        'W:HJ HQ HK SA'
    """

    leader: Seat
    cards: tuple[Card, ...]

    @property
    def suit(self) -> Suit | None:
        """The suit that was led; None before the lead."""
        return self.cards[0].suit if self.cards else None

    @property
    def is_complete(self) -> bool:
        """Whether all four hands have played."""
        return len(self.cards) == len(SEATS)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that have played, in turn."""
        return self.leader.round()[: len(self.cards)]

    def card(self, seat: Seat) -> Card | None:
        """The card a seat played; None if it has not played yet."""
        place = seat.index - self.leader.index & 3
        return self.cards[place] if place < len(self.cards) else None

    def items(self) -> Iterator[tuple[Seat, Card]]:
        """Seat and card, in turn."""
        return zip(self.seats, self.cards, strict=True)

    def winner(self, trumps: Suit | None) -> Seat:
        """Who takes the trick: the highest trump, else the highest card of the suit led.

        While the trick lasts, whoever is winning it so far.

        Law: 44E, 44F.

        Raises:
            BadValue: if nobody has led.
        """
        if not self.cards:
            raise BadValue("nobody has led to this trick", code="trick.empty", law="44A")
        return self.leader.after(winning_place(self.cards, trumps))

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __str__(self) -> str:
        return f"{self.leader.value}:{' '.join(map(str, self.cards))}"


def winning_place(cards: tuple[Card, ...], trumps: Suit | None) -> int:
    """Which of the cards played to a trick is winning it, the lead being place 0.

    Law: 44E, 44F.

    Examples:
        >>> winning_place(tuple(map(Card.parse, ("H2", "HA", "C2"))), Suit.CLUBS)
        2
    """
    best, winner = cards[0], 0
    for place, card in enumerate(cards):
        if card.suit is best.suit:
            if card.index > best.index:
                best, winner = card, place
        elif card.suit is trumps:
            best, winner = card, place
    return winner
