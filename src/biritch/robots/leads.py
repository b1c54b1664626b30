"""The opening lead: which suit, and by the table which card of it."""

from __future__ import annotations

from biritch.auction import Contract
from biritch.cards import SUITS, Card, Hand, Rank, Suit
from biritch.robots.outlook import cards, highest
from biritch.robots.reading import Reading
from biritch.seats import Seat
from biritch.valuation import length, suit_hcp

_TEN = Rank.TEN.index
_ACE, _KING, _QUEEN, _JACK = 12, 11, 10, 9

# Which card of a holding is led. The first row that fits counts: the ranks the holding begins with,
# whether it is for a suit contract, no trump or both, and the card. Below it: fourth best, top of two.
_TABLE: tuple[tuple[str, str, str], ...] = (
    ("AKQ", "both", "A"),
    ("AKJT", "both", "A"),
    ("AK", "suit", "A"),
    ("AQJ", "nt", "Q"),
    ("AJT", "nt", "J"),
    ("AT9", "nt", "T"),
    ("A", "suit", "A"),
    ("KQJ", "both", "K"),
    ("KQT", "both", "K"),
    ("KQ", "suit", "K"),
    ("KJT", "both", "J"),
    ("KT9", "both", "T"),
    ("QJT", "both", "Q"),
    ("QJ9", "both", "Q"),
    ("QT9", "both", "T"),
    ("JT9", "both", "J"),
    ("JT8", "both", "J"),
    ("T98", "both", "T"),
    ("T97", "both", "T"),
)
_SHORT_TABLE: tuple[tuple[str, str], ...] = (("AK", "K"),)  # two cards: the top but for ace-king


def card_to_lead(holding: tuple[Card, ...], *, trumps: Suit | None) -> Card:
    """The card led from a holding, by the table.

    Args:
        holding: the cards of one suit, high to low.
        trumps: the trump suit; None at no trump.

    Examples:
        >>> hand = Hand.parse("KJT4.Q8753.92.A6")
        >>> lead = lambda suit: str(card_to_lead(cards(suit, hand[suit].bits), trumps=None))
        >>> [lead(suit) for suit in reversed(SUITS)]
        ['SJ', 'H5', 'D9', 'CA']
    """
    ranks = "".join(card.rank.value for card in holding)
    if len(holding) < 3:
        return holding[-1] if ranks in dict(_SHORT_TABLE) else holding[0]
    if holding[0].suit is trumps:
        return _trump_lead(holding)
    kind = "nt" if trumps is None else "suit"
    for start, when, card in _TABLE:
        if ranks.startswith(start) and when in ("both", kind):
            return holding[ranks.index(card)]
    if len(holding) > 3:
        return holding[3]
    return holding[2] if holding[0].rank.index >= _TEN else holding[0]


def _trump_lead(holding: tuple[Card, ...]) -> Card:
    """Low from small trumps and from honours, unless they are a sequence."""
    first, second = holding[0].rank.index, holding[1].rank.index
    return holding[0] if first - second == 1 and first > _TEN else holding[-1]


def opening_lead(hand: Hand, contract: Contract, reading: Reading) -> Card:
    """The opening lead of a hand against a contract.

    Args:
        hand: the leader's hand.
        contract: what is played.
        reading: the auction.
    """
    leader = contract.leader
    suits = [suit for suit in SUITS if length(hand, suit)]
    suit = max(suits, key=lambda suit: _worth(hand, suit, contract, reading, leader))
    if contract.doubling.factor > 1 and contract.level < 3 and _trump_stack(hand, contract):
        suit = contract.trumps or suit
    holding = cards(suit, hand[suit].bits)
    if suit in reading.shown[leader.partner].suits and len(holding) > 2 and contract.trumps is None:
        return _in_partners_suit(holding)
    return card_to_lead(holding, trumps=contract.trumps)


def _trump_stack(hand: Hand, contract: Contract) -> bool:
    return contract.trumps is not None and length(hand, contract.trumps) >= 4


def _in_partners_suit(holding: tuple[Card, ...]) -> Card:
    """The top of touching honours, the lowest from an honour, the top of small cards."""
    first, second = holding[0].rank.index, holding[1].rank.index
    if first - second == 1 and second >= _TEN - 1:
        return holding[0]
    return holding[-1] if first >= _TEN else highest(holding)


def _worth(
    hand: Hand, suit: Suit, contract: Contract, reading: Reading, leader: Seat
) -> tuple[float, int]:
    """How good a suit is to lead; the higher suit of two as good."""
    cards_held = length(hand, suit)
    bid_by_them = suit in reading.shown[leader.lho].suits or suit in reading.shown[leader.rho].suits
    score = 9.0 if suit in reading.shown[leader.partner].suits else 0.0
    if suit in reading.shown[leader].suits:
        score += 2
    if bid_by_them and suit is not contract.trumps:
        score -= 4
    if contract.trumps is None:
        score += _at_notrump(hand, suit, cards_held)
    elif suit is contract.trumps:
        score += _trumps(hand, suit, cards_held)
    else:
        score += _side_suit(hand, suit, contract.trumps)
    return score, suit.index


def _at_notrump(hand: Hand, suit: Suit, count: int) -> float:
    """Long suits, better with honours and best with a sequence."""
    return 1.5 * count + 0.4 * suit_hcp(hand, suit) + 1.5 * _sequence(hand[suit].bits)


def _trumps(hand: Hand, suit: Suit, count: int) -> float:
    """Small trumps are a quiet lead; an honour of trumps is kept."""
    return -4.0 if suit_hcp(hand, suit) or count < 2 else 1.5


def _side_suit(hand: Hand, suit: Suit, trumps: Suit) -> float:
    """Sequences and ace-king first, a singleton with trumps to ruff, nothing from under an ace."""
    bits = hand[suit].bits
    count, sequence = bits.bit_count(), _sequence(bits)
    own_trumps = length(hand, trumps)
    score = 3.0 * sequence
    if bits >> _KING == 0b11:
        score += 5 if count > 2 else 2
    elif bits >> _ACE:
        score -= 5 if count > 1 else 1
    if count == 1:
        score += 5 if 0 < own_trumps < 4 else -1
    elif count == 2:
        score += 1.5 if not suit_hcp(hand, suit) and own_trumps else -1.5
    elif not sequence:
        score += _from_length(bits, count)
    return score


def _from_length(bits: int, count: int) -> float:
    """Away from an honour is a risk, smaller with a queen or with two; small cards are quiet."""
    honours = (bits >> _JACK).bit_count()
    if not honours:
        return 1.0
    if bits >> _KING & 1:
        return 0.5 if count > 3 or honours > 1 else -1.0
    return 0.8 if bits >> _QUEEN & 1 else 0.0


def _sequence(bits: int) -> int:
    """Two for three touching cards from the queen or higher, one from two honours or lower."""
    top = bits.bit_length() - 1
    if top < _TEN or not bits >> (top - 1) & 1:
        return 0
    if bits >> (top - 2) & 1 or (top >= _JACK and bits >> (top - 3) & 1):
        return 2 if top >= _JACK else 1
    return 1 if top >= _QUEEN else 0
