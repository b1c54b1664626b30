"""The play of the cards: whose turn it is, which cards are legal, and who has won what.

Law: 41, 42, 44, 45.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from biritch.auction.contract import Contract
from biritch.cards.card import Card
from biritch.cards.deal import Deal
from biritch.cards.hand import ALL_CARDS, Hand
from biritch.cards.suit import Suit
from biritch.errors import BadValue, IllegalPlay
from biritch.play import refusal
from biritch.play.trick import LISTED, SUIT_CARDS, Played, Trick, winning_place
from biritch.seats import SEATS, BySeat, BySide, Seat, Seating, Side

CLUBS, DIAMONDS, HEARTS, SPADES = SUIT_CARDS
FULL_HAND = 13
NO_TRICKS = BySide(0, 0)


class Play(Struct, frozen=True, gc=False):
    """The play so far. It never changes: `then` gives the play after one more card.

    Law: 41, 44, 45.

    A viewer's play has hands he has not seen; a card played from such a hand is taken on trust and
    becomes known. What is known of the hands is in `deal`.

    Attributes:
        contract: what is played; None in an ending without one.
        trumps: the trump suit; None at no trump.
        size: how many cards each hand began with.
        opener: the seat that was to lead first.
        dealt: the cards known to have been in the four hands, 52 bits a hand, North's lowest.
        left: those of them not yet played, in the same way.
        tricks: the complete tricks.
        laid: the cards of the trick in progress.
        leader: who led to it, or is to lead.
        turn: the hand that is to play, dummy's too; None when the play is over.
        won: tricks taken by each side.
        laws: for each card that stands although it was irregular, its place and the law.

    Examples:
        >>> deal = Deal.parse("N:A2... K3... Q4... J5...")
        >>> play = Play.ending(deal, None, Seat.NORTH)
        >>> [str(card) for card in play.legal()]
        ['SA', 'S2']
        >>> for card in "SA S3 S4 S5 S2 SK SQ SJ".split():
        ...     play = play.then(Card.parse(card))
        >>> play.is_over, play.won
        (True, BySide(ns=1, ew=1))
    """

    contract: Contract | None
    trumps: Suit | None
    size: int
    opener: Seat
    dealt: int
    left: int
    tricks: tuple[Trick, ...]
    laid: tuple[Card, ...]
    leader: Seat
    turn: Seat | None
    won: BySide[int]
    laws: tuple[tuple[int, str], ...]

    @classmethod
    def begin(cls, deal: Deal, contract: Contract) -> Play:
        """The play before the opening lead; the deal may be what one viewer knows of it.

        Law: 41A.

        Raises:
            BadValue: if a hand has more than thirteen cards.
        """
        return _begin(deal, contract, contract.trumps, contract.leader, FULL_HAND)

    @classmethod
    def ending(
        cls, deal: Deal, trumps: Suit | None, leader: Seat, *, contract: Contract | None = None
    ) -> Play:
        """The play of equal hands of any size, such as the last few tricks.

        Args:
            deal: the hands; one that nobody has seen is empty.
            trumps: the trump suit, None for no trump.
            leader: who leads first.
            contract: the contract, if it matters who is declarer.

        Raises:
            BadValue: if a hand is bigger than thirteen cards, there are no cards at all, or the
                contract has other trumps.
        """
        size = max(len(hand) for hand in deal)
        if not size:
            raise BadValue("there are no cards to play", code="deal.empty")
        if contract is not None and contract.trumps is not trumps:
            raise BadValue(f"{contract} has other trumps", code="play.trumps")
        return _begin(deal, contract, trumps, leader, size)

    @property
    def deal(self) -> Deal:
        """The cards each hand began with, as far as they are known."""
        return Deal(BySeat.make(lambda seat: Hand(self.dealt >> 52 * seat.index & ALL_CARDS)))

    @property
    def trick(self) -> Trick:
        """The trick in progress; no cards yet when the next lead is awaited."""
        return Trick(self.leader, self.laid)

    @property
    def last_trick(self) -> Trick | None:
        """The last complete trick; None while the first lasts.

        Law: 66A.
        """
        return self.tricks[-1] if self.tricks else None

    @property
    def count(self) -> int:
        """How many cards have been played."""
        return 4 * len(self.tricks) + len(self.laid)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards played, in order."""
        return tuple(entry.card for entry in self.entries)

    @property
    def entries(self) -> tuple[Played, ...]:
        """All cards played, in order, with who played them and the law that let each stand."""
        laws = dict(self.laws)
        played = [pair for trick in (*self.tricks, self.trick) for pair in trick.items()]
        return tuple(
            Played(seat, card, laws.get(place)) for place, (seat, card) in enumerate(played)
        )

    @property
    def is_over(self) -> bool:
        """Whether every card has been played."""
        return self.turn is None

    @property
    def dummy(self) -> Seat | None:
        """The declarer's partner; None in an ending without a contract."""
        return self.contract.dummy if self.contract is not None else None

    @property
    def dummy_is_faced(self) -> bool:
        """Whether dummy's hand is on the table: it is from the opening lead on, and in any ending.

        Law: 41D.
        """
        return self.contract is not None and (self.count > 0 or self.size < FULL_HAND)

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be won, the one in progress included."""
        return self.size - len(self.tricks)

    def cards_left(self, seat: Seat) -> int:
        """How many cards a hand still holds, seen or not."""
        return self.size - len(self.tricks) - (seat.index - self.leader.index & 3 < len(self.laid))

    def remaining(self, seat: Seat) -> Hand:
        """The cards known to be still in a hand."""
        return Hand(self.left >> 52 * seat.index & ALL_CARDS)

    def is_known(self, seat: Seat) -> bool:
        """Whether every card of a hand is known."""
        return (self.dealt >> 52 * seat.index & ALL_CARDS).bit_count() == self.size

    def held(self) -> list[tuple[int | None, int]]:
        """What each hand still holds, North's first: its cards as bits and how many they are.

        The cards are None where not every card of the hand is known.

        Examples:
            >>> deal = Deal.parse("N:A2... K3... - -")
            >>> Play.ending(deal, None, Seat.NORTH).then(Card.parse("SA")).held()[2:]
            [(None, 2), (None, 2)]
        """
        size, dealt, left = self.size, self.dealt, self.left
        leader, laid, count = self.leader.index, len(self.laid), size - len(self.tricks)
        return [
            (
                left >> 52 * place & ALL_CARDS
                if (dealt >> 52 * place & ALL_CARDS).bit_count() == size
                else None,
                count - (place - leader & 3 < laid),
            )
            for place in range(len(SEATS))
        ]

    def legal(self) -> tuple[Card, ...]:
        """The cards the hand in turn may play, spades first, from the top: of the suit led if it can.

        Empty when the play is over, and when that hand is not known.

        Law: 44B, 44C, 44D.
        """
        turn = self.turn
        if turn is None:
            return ()
        hand = self.left >> 52 * turn.index & ALL_CARDS
        if hand.bit_count() != self.size - len(self.tricks):
            return ()
        if self.laid:
            follow = hand & SUIT_CARDS[self.laid[0].suit.index]
            if follow:
                return LISTED[follow]
        return (
            LISTED[hand & SPADES]
            + LISTED[hand & HEARTS]
            + LISTED[hand & DIAMONDS]
            + LISTED[hand & CLUBS]
        )

    def may(self, card: Card) -> bool:
        """Whether the hand in turn may play this card, as far as is known."""
        try:
            self.then(card)
        except IllegalPlay:
            return False
        return True

    def then(self, card: Card) -> Play:
        """The play after the hand in turn plays a card.

        Law: 44B, 44C, 45A.

        Raises:
            IllegalPlay: ``play.over``, ``play.not_held``, or ``play.revoke`` if it could follow suit.

        Examples:
            >>> deal = Deal.parse("N:A2... K3... Q4... J5...")
            >>> Play.ending(deal, None, Seat.NORTH).then(Card.parse("SK"))
            Traceback (most recent call last):
            biritch.errors.IllegalPlay: North does not hold SK
        """
        turn = self.turn
        if turn is None:
            raise refusal.over()
        hand = self.left >> 52 * turn.index
        play = self if hand & card.bit else trusting(self, turn, card)
        if self.laid:
            led = self.laid[0]
            if card.suit is not led.suit and hand & SUIT_CARDS[led.suit.index]:
                raise refusal.revoke(turn, card, led)
        return lay(play, turn, card)

    def first(self, count: int) -> Play:
        """The play after its first so many cards; what has been seen of the hands stays seen.

        Raises:
            BadValue: if not so many have been played.
        """
        if not 0 <= count <= self.count:
            raise BadValue(
                f"{self.count} cards have been played, so there is no play of {count}",
                code="play.first",
            )
        play = _start(self.contract, self.trumps, self.size, self.opener, self.dealt)
        for played in self.entries[:count]:
            play = lay(play, played.seat, played.card, law=played.law)
        return play

    def learn(self, seat: Seat, hand: Hand) -> Play:
        """The play when more cards of a hand have been seen: dummy faced, a claimer's hand shown.

        Args:
            seat: whose hand.
            hand: the cards seen, whether played since or not.

        Raises:
            BadValue: if another hand has one of the cards, or the hand would have too many.
        """
        known = self.dealt >> 52 * seat.index & ALL_CARDS
        new = hand.bits & ~known
        if new & seen(self):
            raise BadValue(
                f"{seat.name.title()} cannot hold {Hand(new & seen(self))}: another hand does",
                code="deal.twice",
                law="1",
            )
        if (known | new).bit_count() > self.size:
            raise BadValue(
                f"{seat.name.title()} would hold more than {self.size} cards", code="deal.size"
            )
        return replace(
            self,
            dealt=self.dealt | new << 52 * seat.index,
            left=self.left | new << 52 * seat.index,
        )

    def __str__(self) -> str:
        tricks = (*self.tricks, self.trick) if self.laid else self.tricks
        return " ".join(map(str, tricks))


def seen(play: Play) -> int:
    """The cards whose place is known, as bits."""
    dealt = play.dealt
    return (dealt | dealt >> 52 | dealt >> 104 | dealt >> 156) & ALL_CARDS


def trusting(play: Play, seat: Seat, card: Card) -> Play:
    """The play when a hand is about to play a card that nobody had seen in it.

    Law: 45A.

    Raises:
        IllegalPlay: ``play.not_held`` if the hand is known not to hold the card.
    """
    if play.is_known(seat) or card.bit & seen(play):
        raise refusal.not_held(seat, card)
    place = card.bit << 52 * seat.index
    return replace(play, dealt=play.dealt | place, left=play.left | place)


def lay(play: Play, seat: Seat, card: Card, *, law: str | None = None) -> Play:
    """The play after a seat puts down a card it holds, nothing asked.

    Only `Play` and `condone` call it, once they have asked.

    Law: 44A, 44E, 44F, 44G.
    """
    laid = play.laid + (card,)  # noqa: RUF005 - half the time of unpacking
    left = play.left ^ (card.bit << 52 * seat.index)
    laws = play.laws if law is None else (*play.laws, (play.count, law))
    if len(laid) < len(SEATS):
        tricks, won = play.tricks, play.won
        leader = play.leader if play.laid else seat
        turn: Seat | None = seat.lho
    else:
        tricks, won = (*play.tricks, Trick(play.leader, laid)), play.won
        leader = SEATS[play.leader.index + winning_place(laid, play.trumps) & 3]
        turn = leader if len(tricks) < play.size else None
        won = BySide(won.ns + 1, won.ew) if leader.side is Side.NS else BySide(won.ns, won.ew + 1)
        laid = ()
    return Play(
        play.contract,
        play.trumps,
        play.size,
        play.opener,
        play.dealt,
        left,
        tricks,
        laid,
        leader,
        turn,
        won,
        laws,
    )


def commander(play: Play, seating: Seating, seat: Seat) -> Seat:
    """The chair that plays a hand: declarer's for dummy, otherwise the hand's keeper.

    Law: 41D, 42A3, 45B.

    Examples:
        >>> from biritch.seats import FOUR_PLAYERS
        >>> play = Play.begin(Deal.parse("N:- - - -"), Contract.parse("3NTS"))
        >>> commander(play, FOUR_PLAYERS, Seat.NORTH), commander(play, FOUR_PLAYERS, Seat.WEST)
        (<Seat.SOUTH: 'S'>, <Seat.WEST: 'W'>)
    """
    if play.contract is not None and seat is play.contract.dummy:
        return seating.keeper(play.contract.declarer)
    return seating.keeper(seat)


def _begin(
    deal: Deal, contract: Contract | None, trumps: Suit | None, leader: Seat, size: int
) -> Play:
    dealt = 0
    for seat, hand in deal.hands.items():
        if len(hand) > min(size, FULL_HAND):
            raise BadValue(
                f"{seat.name.title()} holds {len(hand)} cards, more than {min(size, FULL_HAND)}",
                code="deal.size",
                law="1",
            )
        dealt |= hand.bits << 52 * seat.index
    return _start(contract, trumps, size, leader, dealt)


def _start(
    contract: Contract | None, trumps: Suit | None, size: int, opener: Seat, dealt: int
) -> Play:
    return Play(contract, trumps, size, opener, dealt, dealt, (), (), opener, opener, NO_TRICKS, ())
