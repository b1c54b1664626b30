"""What a player can see and work out in the middle of the play, before he chooses a card."""

from __future__ import annotations

from functools import cached_property

from biritch.cards import PACK, SUITS, Card, Suit
from biritch.cards.hand import ALL_CARDS
from biritch.cards.holding import ALL_RANKS
from biritch.play import Play
from biritch.seats import SEATS, Seat


class Outlook:
    """The play from the hand that is to act. Holdings are 13 bits, as in `Holding`.

    Attributes:
        play: the play as this player sees it.
        hand: the hand that is to play.
        trumps: the trump suit.
        declares: whether this hand is declarer's or dummy's.
        mate: the hand opposite.
    """

    def __init__(self, play: Play) -> None:
        assert play.turn is not None
        assert play.contract is not None
        self.play = play
        self.contract = play.contract
        self.hand: Seat = play.turn
        self.mate: Seat = play.turn.partner
        self.trumps: Suit | None = play.trumps
        self.declarer: Seat = play.contract.declarer
        self.dummy: Seat = play.contract.dummy
        self.declares = self.hand.side is self.declarer.side

    def holding(self, seat: Seat, suit: Suit) -> int:
        """What a hand is seen to hold in a suit; nothing where it cannot be seen."""
        if not self.sees(seat):
            return 0
        return self.play.left >> (52 * seat.index + 13 * suit.index) & ALL_RANKS

    def sees(self, seat: Seat) -> bool:
        """Whether all the cards of a hand are seen."""
        return self._seen[seat.index]

    @cached_property
    def _seen(self) -> tuple[bool, ...]:
        return tuple(self.play.is_known(seat) for seat in SEATS)

    def mine(self, suit: Suit) -> int:
        """The holding of the hand that is to play."""
        return self.play.left >> (52 * self.hand.index + 13 * suit.index) & ALL_RANKS

    @cached_property
    def _gone(self) -> int:
        gone = 0
        for card in self.play.cards:
            gone |= card.bit
        return gone

    @cached_property
    def _hidden(self) -> int:
        seen = self._gone
        for seat in SEATS:
            if self.sees(seat):
                seen |= self.play.left >> 52 * seat.index
        return ALL_CARDS & ~seen

    def hidden(self, suit: Suit) -> int:
        """The cards of a suit still in hands that are not seen."""
        return self._hidden >> 13 * suit.index & ALL_RANKS

    def against(self, suit: Suit) -> int:
        """The cards of a suit that the other side may hold."""
        held = self.hidden(suit)
        for seat in (self.hand.lho, self.hand.rho):
            held |= self.holding(seat, suit)
        return held

    @cached_property
    def voids(self) -> dict[Seat, set[Suit]]:
        """The suits each hand is known to be out of."""
        out: dict[Seat, set[Suit]] = {seat: set() for seat in SEATS}
        for trick in (*self.play.tricks, self.play.trick):
            for seat, card in trick.items():
                if card.suit is not trick.suit and trick.suit is not None:
                    out[seat].add(trick.suit)
        for seat in SEATS:
            for suit in SUITS:
                known = self.holding(seat, suit) if self.sees(seat) else self.hidden(suit)
                if not known:
                    out[seat].add(suit)
        return out

    def can_have(self, seat: Seat, suit: Suit) -> int:
        """The cards of a suit a hand may hold."""
        if self.sees(seat):
            return self.holding(seat, suit)
        return 0 if suit in self.voids[seat] else self.hidden(suit)

    def is_master(self, card: Card) -> bool:
        """Whether the other side can have no higher card of the suit."""
        return not self.against(card.suit) >> (card.rank.index + 1)

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps the other side may still hold."""
        return self.against(self.trumps).bit_count() if self.trumps else 0

    @cached_property
    def needs(self) -> int:
        """How many more tricks this side wants: to make the contract, or to beat it."""
        won = self.play.won[self.hand.side]
        wanted = self.contract.needs if self.declares else 14 - self.contract.needs
        return max(0, wanted - won)

    # ── the trick in progress ──

    @cached_property
    def led(self) -> Suit | None:
        """The suit that was led to the trick; None when this hand leads."""
        return self.play.trick.suit

    @cached_property
    def best(self) -> Card:
        """The card that is winning the trick so far."""
        card = self.play.trick.card(self.play.trick.winner(self.trumps))
        assert card is not None
        return card

    @cached_property
    def ours(self) -> bool:
        """Whether the hand opposite is winning the trick so far."""
        return self.play.trick.winner(self.trumps) is self.mate

    def beats(self, card: Card) -> bool:
        """Whether a card would take the trick from the one that is winning it."""
        if card.suit is self.best.suit:
            return card.rank > self.best.rank
        return card.suit is self.trumps

    def may_beat(self, seat: Seat, card: Card) -> bool:
        """Whether a hand that plays later may beat a card that was the best so far."""
        led = self.led or card.suit
        if card.suit is led and self.can_have(seat, led) >> (card.rank.index + 1):
            return True
        if self.trumps is None or (card.suit is led and not self._may_ruff(seat, led)):
            return False
        above = card.rank.index + 1 if card.suit is self.trumps else 0
        return led is not self.trumps and bool(self.can_have(seat, self.trumps) >> above)

    def _may_ruff(self, seat: Seat, led: Suit) -> bool:
        return led in self.voids[seat] or (self.sees(seat) and not self.holding(seat, led))

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        """The cards this hand may play, high to low within a suit."""
        return self.play.legal()


def cards(suit: Suit, bits: int) -> tuple[Card, ...]:
    """The cards of a holding, high to low.

    Examples:
        >>> [str(card) for card in cards(Suit.SPADES, 0b11000)]
        ['S6', 'S5']
    """
    base = 13 * suit.index
    return tuple(PACK[base + rank] for rank in range(12, -1, -1) if bits >> rank & 1)


def lowest(choices: tuple[Card, ...] | list[Card]) -> Card:
    """The card of lowest rank."""
    return min(choices, key=lambda card: card.rank.index)


def highest(choices: tuple[Card, ...] | list[Card]) -> Card:
    """The card of highest rank."""
    return max(choices, key=lambda card: card.rank.index)


def equals(card: Card, choices: tuple[Card, ...], between: int) -> tuple[Card, ...]:
    """The cards of the suit worth as much as this one: no card that matters lies between.

    Args:
        card: the card.
        choices: the cards to choose from.
        between: the holding of cards that matter.

    Examples:
        >>> spades = cards(Suit.SPADES, 0b1110000000001)
        >>> [str(card) for card in equals(spades[0], spades, 0b0001000000000)]
        ['SA', 'SK', 'SQ']
    """
    same = []
    for other in choices:
        if other.suit is card.suit:
            low, high = sorted((other.rank.index, card.rank.index))
            if not between >> low & ((1 << (high - low)) - 1):
                same.append(other)
    return tuple(same)
