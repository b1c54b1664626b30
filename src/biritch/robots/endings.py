"""The last few tricks: every layout that fits is looked at and played out to the end."""

from __future__ import annotations

from itertools import combinations

from biritch.cards import PACK, Card, Suit
from biritch.cards.hand import ALL_CARDS
from biritch.play.trick import SUIT_CARDS
from biritch.robots.outlook import Outlook
from biritch.seats import SEATS, Seat

MOST_TRICKS = 3  # with so many left, or fewer
_LAYOUTS = {1: 20, 2: 20, 3: 12}  # how many are looked at, by tricks left

Hands = tuple[int, int, int, int]


def ending(outlook: Outlook, preferred: Card) -> Card:
    """The card that wins most tricks over the layouts that fit; of equals, the one preferred.

    Args:
        outlook: a position with few tricks left.
        preferred: what the rules of thumb would play.
    """
    layouts = _layouts(outlook)
    if not layouts:
        return preferred
    side = outlook.hand.index & 1
    scores: dict[Card, int] = dict.fromkeys(outlook.legal, 0)
    for hands in layouts:
        search = _Search(outlook.trumps)
        value = 0
        for card in outlook.legal:
            if card.bit in search.choices(hands, outlook):
                value = search.after_card(outlook, hands, card, side)
            scores[card] += value  # of a run of equals only the first is played out
    most = max(scores.values())
    best = [card for card in outlook.legal if scores[card] == most]
    return preferred if preferred in best else best[-1]


def _layouts(outlook: Outlook) -> list[Hands]:
    """Ways the hidden cards may lie, spread evenly over all there are."""
    play = outlook.play
    hidden = [seat for seat in SEATS if not outlook.sees(seat)]
    known = [play.left >> 52 * seat.index & ALL_CARDS for seat in SEATS]
    cards = [
        card for suit in Suit for card in PACK if card.suit is suit and _is_hidden(outlook, card)
    ]
    if not hidden:
        return [(known[0], known[1], known[2], known[3])]
    if len(hidden) == 1:
        known[hidden[0].index] = sum(card.bit for card in cards)
        return [(known[0], known[1], known[2], known[3])]
    if len(hidden) != 2 or len(cards) != sum(play.cards_left(seat) for seat in hidden):
        return []
    first, second = hidden
    found: list[Hands] = []
    for held in combinations(cards, play.cards_left(first)):
        one = sum(card.bit for card in held)
        two = sum(card.bit for card in cards) ^ one
        if _fits(outlook, first, one) and _fits(outlook, second, two):
            known[first.index], known[second.index] = one, two
            found.append((known[0], known[1], known[2], known[3]))
    most = _LAYOUTS[play.tricks_left]
    step = max(1, len(found) // most)
    return found[step // 2 :: step][:most]


def _is_hidden(outlook: Outlook, card: Card) -> bool:
    return bool(outlook.hidden(card.suit) >> card.rank.index & 1)


def _fits(outlook: Outlook, seat: Seat, held: int) -> bool:
    """Whether a hand has nothing in the suits it has shown out of."""
    return not any(held & SUIT_CARDS[suit.index] for suit in outlook.voids[seat])


class _Search:
    """All four hands open, each side playing its best."""

    def __init__(self, trumps: Suit | None) -> None:
        self.trumps = SUIT_CARDS[trumps.index] if trumps is not None else 0
        self.known: dict[tuple[Hands, int], int] = {}

    def choices(self, hands: Hands, outlook: Outlook) -> list[int]:
        """The cards the hand in turn may play, one of each run of equals."""
        trick = tuple(laid.bit for laid in outlook.play.trick.cards)
        return self._choices(hands, trick, outlook.hand.index)

    def after_card(self, outlook: Outlook, hands: Hands, card: Card, side: int) -> int:
        """Tricks a side takes from here on when the hand in turn plays a card."""
        trick = tuple(laid.bit for laid in outlook.play.trick.cards)
        north = self._play(hands, outlook.play.leader.index, (*trick, card.bit), outlook.hand.index)
        return north if side == 0 else outlook.play.tricks_left - north

    def _play(self, hands: Hands, leader: int, trick: tuple[int, ...], seat: int) -> int:
        """North-South's tricks after a seat has added the last card of this trick."""
        left = list(hands)
        left[seat] &= ~trick[-1]
        now = (left[0], left[1], left[2], left[3])
        if len(trick) < len(SEATS):
            return self._choose(now, leader, trick, seat + 1 & 3)
        winner = leader + self._winner(trick) & 3
        won = 1 - (winner & 1)
        return won + self._trick(now, winner) if now[winner] else won

    def _trick(self, hands: Hands, leader: int) -> int:
        key = (hands, leader)
        if key not in self.known:
            self.known[key] = self._choose(hands, leader, (), leader)
        return self.known[key]

    def _choose(self, hands: Hands, leader: int, trick: tuple[int, ...], seat: int) -> int:
        """North-South's tricks when a seat chooses: North and South the most, the others the fewest."""
        most = hands[seat].bit_count()
        best = -1 if seat & 1 == 0 else most + 1
        for card in self._choices(hands, trick, seat):
            value = self._play(hands, leader, (*trick, card), seat)
            if seat & 1 == 0:
                best = max(best, value)
                if best == most:
                    break
            else:
                best = min(best, value)
                if best == 0:
                    break
        return best

    def _choices(self, hands: Hands, trick: tuple[int, ...], seat: int) -> list[int]:
        """The cards a seat may play, one of each run of equals."""
        mine = hands[seat]
        if trick:
            follow = mine & _suit(trick[0])
            mine = follow or mine
        out = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hands[seat]
        for laid in trick:
            out |= laid
        choices, before = [], 0
        while mine:
            card = 1 << (mine.bit_length() - 1)
            mine ^= card
            between = (before - 1) & ~(2 * card - 1) if before else 0
            if not before or not _suit(card) & before or out & between:
                choices.append(card)
            before = card
        return choices

    def _winner(self, trick: tuple[int, ...]) -> int:
        laid = trick[0] | trick[1] | trick[2] | trick[3]
        best = laid & self.trumps or laid & _suit(trick[0])
        return trick.index(1 << (best.bit_length() - 1))


def _suit(card: int) -> int:
    """All the cards of a card's suit."""
    return SUIT_CARDS[(card.bit_length() - 1) // 13]
