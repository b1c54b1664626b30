"""Deals and cards as text and as bits.

A hand is a set of bits: suit s (clubs 0, diamonds 1, hearts 2, spades 3) has the bits from
16 * s up, the two at 16 * s and the ace at 16 * s + 12. A deal is four such numbers in the order
North, East, South, West.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

SEATS = "NESW"
SUITS = "CDHS"
STRAINS = "CDHSN"
RANKS = "23456789TJQKA"

Deal: TypeAlias = str | Sequence[int]
Hands: TypeAlias = tuple[int, int, int, int]


def hands_of(deal: Deal) -> Hands:
    """The four hands of a deal, written as PBN writes it or as four numbers.

    >>> [hand.bit_count() for hand in hands_of("N:A.K.. .A.K. ..A.K K...A")]
    [2, 2, 2, 2]

    Args:
        deal: `"N:QJ6.K652.J85.T98 …"`, spades first, hands clockwise from the seat named, with any
            number of cards; or four sets of bits, North first.

    Raises:
        ValueError: The text is no deal, or a card is held twice.
    """
    if not isinstance(deal, str):
        north, east, south, west = _numbers(deal)
        return north, east, south, west
    text = deal.strip()
    seat, colon, rest = text.partition(":")
    seat = seat.strip().upper()
    if not colon or len(seat) != 1 or seat not in SEATS:
        raise ValueError(f"a deal begins with a seat and a colon, as N: does; got {text[:20]!r}")
    texts = rest.split()
    if len(texts) != 4:
        raise ValueError(f"a deal has four hands; got {len(texts)}")
    hands = [0, 0, 0, 0]
    seen = 0
    first = SEATS.index(seat)
    for turn, each in enumerate(texts):
        place = (first + turn) % 4
        hand = _hand(each, SEATS[place])
        if twice := hand & seen:
            raise ValueError(f"{name(twice & -twice)} is in two hands, one of them {SEATS[place]}")
        seen |= hand
        hands[place] = hand
    return hands[0], hands[1], hands[2], hands[3]


def _numbers(deal: Sequence[int]) -> list[int]:
    if len(deal) != 4:
        raise ValueError(f"a deal has four hands; got {len(deal)}")
    hands = [int(hand) for hand in deal]
    if any(not 0 <= hand < 1 << 64 for hand in hands):
        raise ValueError("a hand is a set of 64 bits")
    return hands


def _hand(text: str, seat: str) -> int:
    suits = text.upper().split(".")
    if len(suits) != 4:
        raise ValueError(f"a hand has four suits, spades first; {seat} has {text!r}")
    hand = 0
    for suit, ranks in zip((3, 2, 1, 0), suits, strict=True):
        for rank in ranks.replace("-", "").replace("10", "T"):
            if rank not in RANKS:
                raise ValueError(f"{rank!r} is no rank, in {seat}'s {text!r}")
            bit = 1 << (16 * suit + RANKS.index(rank))
            if hand & bit:
                raise ValueError(f"{SUITS[suit]}{rank} is twice in {seat}'s {text!r}")
            hand |= bit
    return hand


def card(text: str) -> int:
    """The bit of a card, written suit first: SA, HT, C2.

    >>> card("C2"), card("SA") == 1 << 60
    (1, True)
    """
    word = text.strip().upper().replace("10", "T")
    if len(word) != 2 or word[0] not in SUITS or word[1] not in RANKS:
        raise ValueError(f"a card is a suit and a rank, as SA is; got {text!r}")
    return 1 << (16 * SUITS.index(word[0]) + RANKS.index(word[1]))


def name(bit: int) -> str:
    """A card as text, from its bit.

    >>> name(card("HT"))
    'HT'
    """
    suit, rank = divmod(bit.bit_length() - 1, 16)
    return SUITS[suit] + RANKS[rank]


def names(cards: int) -> tuple[str, ...]:
    """The cards of a set, highest first."""
    result = []
    while cards:
        bit = 1 << (cards.bit_length() - 1)
        result.append(name(bit))
        cards ^= bit
    return tuple(result)


def cards_of(texts: Iterable[str]) -> list[int]:
    """The bits of cards in their order."""
    return [card(text) for text in texts]


def seat_number(text: str) -> int:
    """0 to 3 for N E S W."""
    word = text.strip().upper()[:1]
    if not word or word not in SEATS:
        raise ValueError(f"a seat is N, E, S or W; got {text!r}")
    return SEATS.index(word)


def strain_number(text: str) -> int:
    """0 to 4 for C D H S N; NT is taken too."""
    word = text.strip().upper()
    if word == "NT":
        word = "N"
    if len(word) != 1 or word not in STRAINS:
        raise ValueError(f"a strain is C, D, H, S or N; got {text!r}")
    return STRAINS.index(word)


def pbn(hands: Sequence[int]) -> str:
    """A deal as PBN text from North."""
    rows = []
    for hand in hands:
        suits = []
        for suit in (3, 2, 1, 0):
            lane = hand >> (16 * suit)
            suits.append("".join(RANKS[rank] for rank in range(12, -1, -1) if lane >> rank & 1))
        rows.append(".".join(suits))
    return "N:" + " ".join(rows)
