"""Tricks a player can be sure of: against every defence, and however the cards he has not seen lie.

Law: 70.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from biritch.cards.card import PACK, Card
from biritch.cards.hand import Hand
from biritch.cards.suit import Suit
from biritch.play.cashing import Cashing
from biritch.play.line import bound, outstanding
from biritch.play.play import Play
from biritch.play.trick import SUIT_CARDS, winning_place
from biritch.seats import SEATS, Seat

PATIENCE = 2000  # cards considered before the answer is no: a few hundredths of a second


def is_sure(play: Play, seat: Seat, tricks: int) -> bool:
    """Whether a player has one line that wins so many of the tricks left, whatever may happen.

    He knows his own hand, dummy's, the cards played and who has shown out; the rest may lie in any way
    that fits, and the others may play as well or as oddly as they like, a defender's partner too. The
    answer errs on one side only: when it would take too long it is no.

    Args:
        play: the play as anybody sees it who knows that hand, and dummy's.
        seat: the player; dummy's hand counts as declarer's.
        tricks: tricks for his side, the one in progress included.

    Examples:
        >>> from biritch.auction.contract import Contract
        >>> from biritch.cards import Deal
        >>> deal = Deal.parse("N:AJ... T9... 32... KQ...")
        >>> play = Play.ending(deal, None, Seat.SOUTH, contract=Contract.parse("1NTS"))
        >>> is_sure(play, Seat.SOUTH, 1), is_sure(play, Seat.SOUTH, 2)
        (True, False)
    """
    if tricks <= 0:
        return True
    mine = bound(play, seat)
    if tricks > play.tricks_left or (play.dummy in mine and not play.dummy_is_faced):
        return False
    faced = {*mine, play.dummy} if play.dummy_is_faced else {*mine}
    seen = tuple(place for place in SEATS if place in faced)
    if not all(map(play.is_known, seen)):
        return False
    hidden = tuple(place for place in SEATS if place not in faced)
    pool = outstanding(play, seen)
    if pool.bit_count() != sum(map(play.cards_left, hidden)):
        return False
    return _Search(play.trumps, mine, hidden, seat).decide(play, pool, tricks)


def in_every_line(play: Play, seat: Seat, tricks: int) -> bool:
    """Whether a side wins so many of the tricks left however all four hands are played.

    All four hands must be known; when it would take too long the answer is no.
    """
    if not all(map(play.is_known, SEATS)):
        return False
    return _Search(play.trumps, (), (), seat).decide(play, 0, tricks)


def sure_tricks(play: Play, seat: Seat) -> int:
    """How many of the tricks left a player's side is sure of, from what he has seen himself."""
    tricks = 0
    while tricks < play.tricks_left and is_sure(play, seat, tricks + 1):
        tricks += 1
    return tricks


class _TooLong(Exception):
    """The search has considered as many cards as it may."""


class _State(Struct, frozen=True):
    """A moment of the play as the player knows it.

    Attributes:
        hands: the cards left in the hands he sees, as bits; 0 for a hand he does not.
        pool: the cards left in the others, together.
        voids: for each seat, the suits it has shown out of, as bits.
        leader: index of the seat that led or is to lead.
        left: tricks left, the one in progress included.
    """

    hands: tuple[int, ...]
    pool: int
    voids: tuple[int, ...]
    leader: int
    left: int


class _Search:
    """Every choice of the others against some choice of the player."""

    def __init__(
        self, trumps: Suit | None, mine: tuple[Seat, ...], hidden: tuple[Seat, ...], seat: Seat
    ) -> None:
        self.trumps = trumps
        self.mine = tuple(place in mine for place in SEATS)
        self.hidden = tuple(place in hidden for place in SEATS)
        self.side = seat.index & 1
        self.patience = PATIENCE
        self.cashing = Cashing(trumps)
        self.known: dict[tuple[_State, int], bool] = {}

    def decide(self, play: Play, pool: int, tricks: int) -> bool:
        """Whether so many tricks are sure from this moment of a play."""
        state = _State(
            tuple(0 if self.hidden[seat.index] else play.remaining(seat).bits for seat in SEATS),
            pool,
            tuple(_shown_out(play, seat) if self.hidden[seat.index] else 0 for seat in SEATS),
            play.leader.index,
            play.tricks_left,
        )
        try:
            return (
                self._goes_on(state, play.laid, tricks) if play.laid else self._wins(state, tricks)
            )
        except _TooLong:
            return False

    def _wins(self, state: _State, tricks: int) -> bool:
        """The answer between two tricks."""
        if tricks <= 0:
            return True
        if tricks > state.left:
            return False
        key = (state, tricks)
        found = self.known.get(key)
        if found is None:
            found = self._cashes(state, tricks) or self._goes_on(state, (), tricks)
            self.known[key] = found
        return found

    def _cashes(self, state: _State, tricks: int) -> bool:
        """Whether the player is on lead and need only cash his winners."""
        leader = state.leader
        if not self.mine[leader]:
            return False
        partner = leader + 2 & 3
        other = state.hands[partner] if self.mine[partner] else 0
        against = state.pool
        for seat, hand in enumerate(state.hands):
            if not self.mine[seat]:
                against |= hand
        looked = self.cashing.looked
        found = self.cashing.can_win(state.hands[leader], other, against, tricks)
        self.patience -= self.cashing.looked - looked
        return found

    def _goes_on(self, state: _State, laid: tuple[Card, ...], tricks: int) -> bool:
        """The answer in the middle of a trick."""
        if len(laid) == len(SEATS):
            winner = state.leader + winning_place(laid, self.trumps) & 3
            after = _State(state.hands, state.pool, state.voids, winner, state.left - 1)
            return self._wins(after, tricks - (winner & 1 == self.side))
        self.patience -= 1
        if self.patience < 0:
            raise _TooLong
        seat = state.leader + len(laid) & 3
        chooses = self.mine[seat]
        options = self._unseen(state, laid, seat) if self.hidden[seat] else _seen(state, laid, seat)
        if chooses and laid:
            options = self._cheapest_first(options, laid)
        for card, after in options:
            if self._goes_on(after, (*laid, card), tricks) is chooses:
                return chooses
        return not chooses

    def _cheapest_first(
        self, options: Iterator[tuple[Card, _State]], laid: tuple[Card, ...]
    ) -> Iterator[tuple[Card, _State]]:
        """Low cards before high; but to beat an opponent, the cheapest that does before all."""
        upward = list(options)[::-1]
        if len(laid) == 1 or winning_place(laid, self.trumps) != len(laid) - 2:
            upward.sort(
                key=lambda option: winning_place((*laid, option[0]), self.trumps) < len(laid)
            )
        return iter(upward)

    def _unseen(
        self, state: _State, laid: tuple[Card, ...], seat: int
    ) -> Iterator[tuple[Card, _State]]:
        """Each different card that a hidden hand might play, and what that would tell."""
        led = SUIT_CARDS[laid[0].suit.index] if laid else 0
        separate = sum(state.hands) | sum(card.bit for card in laid)
        for card in self._unlike(state.pool, separate):
            voids = state.voids
            if led and not card.bit & led and state.pool & led:
                voids = tuple(v | led if s == seat else v for s, v in enumerate(voids))
            if card.bit & voids[seat]:
                continue
            after = _State(state.hands, state.pool ^ card.bit, voids, state.leader, state.left)
            if self._can_be(after, len(laid) + 1):
                yield card, after

    def _unlike(self, pool: int, separate: int) -> Hand:
        """Cards that a hidden hand may play to different effect.

        Of equals which two hidden hands share, the highest and the lowest are enough: one beats
        whatever the other hand then plays of them, the other is beaten by it.
        """
        if sum(self.hidden) > 2:
            return Hand(pool)
        bits = 0
        for top, bottom in _equals(pool, separate):
            bits |= top | bottom
        return Hand(bits)

    def _can_be(self, state: _State, played: int) -> bool:
        """Whether the unseen cards can lie in the hidden hands, given who has shown out of what.

        They can unless some of the cards fit only into hands that have no room for them all.
        """
        if not any(state.voids):
            return True
        room = [
            state.left - (seat - state.leader & 3 < played) if self.hidden[seat] else 0
            for seat in range(4)
        ]
        for group in range(16):
            fits_elsewhere = ~0
            space = 0
            for seat in range(4):
                if group >> seat & 1:
                    space += room[seat]
                elif self.hidden[seat]:
                    fits_elsewhere &= state.voids[seat]
            if (state.pool & fits_elsewhere).bit_count() > space:
                return False
        return True


def _seen(state: _State, laid: tuple[Card, ...], seat: int) -> Iterator[tuple[Card, _State]]:
    """Each different card that a known hand may play."""
    hand = state.hands[seat]
    separate = state.pool | sum(state.hands) ^ hand | sum(card.bit for card in laid)
    follow = hand & SUIT_CARDS[laid[0].suit.index] if laid else 0
    for bit, _ in _equals(follow or hand, separate):
        card = PACK[bit.bit_length() - 1]
        hands = tuple(h ^ card.bit if s == seat else h for s, h in enumerate(state.hands))
        yield card, _State(hands, state.pool, state.voids, state.leader, state.left)


def _equals(cards: int, separate: int) -> Iterator[tuple[int, int]]:
    """Highest and lowest of each run of cards with nothing live between them: they are equals."""
    for suit in SUIT_CARDS:
        holding = cards & suit
        while holding:
            top = bottom = 1 << holding.bit_length() - 1
            holding ^= top
            while holding:
                lower = 1 << holding.bit_length() - 1
                if separate & suit & bottom - 1 & -lower:
                    break
                bottom = lower
                holding ^= lower
            yield top, bottom


def _shown_out(play: Play, seat: Seat) -> int:
    """The suits a hand has shown out of, by failing to follow; a revoke shows nothing."""
    irregular = {place for place, _ in play.laws}
    void = 0
    for number, trick in enumerate((*play.tricks, play.trick)):
        card = trick.card(seat)
        place = 4 * number + (seat.index - trick.leader.index & 3)
        if card is not None and card.suit is not trick.suit and place not in irregular:
            void |= SUIT_CARDS[trick.cards[0].suit.index]
    return void
