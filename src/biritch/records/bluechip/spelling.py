"""The small words of the table-manager protocol: seats, hands, cards, calls, vulnerability, times."""

from __future__ import annotations

import re
from typing import Final

from biritch.auction import DOUBLE, PASS, REDOUBLE, Bid, Call
from biritch.cards import SUITS, Card, Hand, Suit
from biritch.errors import BadNotation
from biritch.seats import Seat, Vulnerability

CODE: Final = "notation.bluechip"
_ACTS: Final = {PASS: "passes", DOUBLE: "doubles", REDOUBLE: "redoubles"}
_READ_ACTS: Final = {word[:4]: call for call, word in _ACTS.items()}
_VULNERABLE: Final = {
    Vulnerability.NONE: "Neither",
    Vulnerability.NS: "N/S",
    Vulnerability.EW: "E/W",
    Vulnerability.BOTH: "Both",
}
_READ_VULNERABLE: Final = {word.casefold(): risk for risk, word in _VULNERABLE.items()} | {
    "none": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "all": Vulnerability.BOTH,
}
_PLAIN: Final = str.maketrans(
    {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "–": "-", "—": "-", "−": "-", "’": "'"}
)


def seat_word(seat: Seat | None) -> str:
    """A seat's name; Dummy where no seat is meant."""
    return "Dummy" if seat is None else seat.name.title()


def seat_of(word: str) -> Seat:
    """The seat of this name, in letters of either case."""
    return Seat[word.upper()]


def call_words(call: Call) -> str:
    """A call as a sentence ends with it.

    Examples:
        >>> call_words(PASS), call_words(Call.parse("3NT"))
        ('passes', 'bids 3NT')
    """
    return f"bids {call}" if isinstance(call, Bid) else _ACTS[call]


def call_of(act: str, bid: str | None) -> Call:
    """The call of a verb, and of the bid behind it."""
    if bid is not None:
        return Call.parse(re.sub(r"\s", "", bid))
    return _READ_ACTS[act.casefold()[:4]]


def card_word(card: Card) -> str:
    """A card, its rank first.

    Examples:
        >>> card_word(Card.parse("HT"))
        'TH'
    """
    return f"{card.rank.value}{card.suit.value}"


def card_of(word: str) -> Card:
    """The card of a word, rank or suit first.

    Examples:
        >>> str(card_of("th")), str(card_of("10h")), str(card_of("HT"))
        ('HT', 'HT', 'HT')
    """
    word = word.upper()
    return Card.parse(word if word[0] in "SHDC" else word[-1] + word[:-1])


def hand_words(hand: Hand) -> str:
    """Suits from spades down, each ended by a full stop; a void is a dash.

    Examples:
        >>> hand_words(Hand.parse("AK532.T..T9"))
        'S A K 5 3 2. H T. D -. C T 9.'
    """
    return " ".join(f"{suit.value} {' '.join(str(hand[suit])) or '-'}." for suit in reversed(SUITS))


def hand_of(text: str) -> Hand:
    """The hand of a text: suits in any order, blanks or none, a void as a dash or as nothing.

    Raises:
        BadNotation: if a suit is missing, named twice, or holds what is no rank.

    Examples:
        >>> str(hand_of("C A J T 9 6.D A 8 7. H. S Q 9."))
        'Q9..A87.AJT96'
    """
    suits: dict[Suit, str] = {}
    for part in filter(None, (part.strip() for part in text.split("."))):
        try:
            suit = Suit.parse(part[0])
        except BadNotation:
            break
        if suit in suits:
            break
        suits[suit] = part[1:].replace(" ", "") or "-"
    else:
        if len(suits) == len(SUITS):
            return Hand.parse(".".join(suits[suit] for suit in reversed(SUITS)))
    raise BadNotation(text, expected="four suits, each ended by a full stop", code=CODE)


def vulnerable_word(vulnerable: Vulnerability) -> str:
    """Neither, N/S, E/W or Both."""
    return _VULNERABLE[vulnerable]


def vulnerable_of(word: str) -> Vulnerability:
    """The vulnerability of a word.

    Raises:
        BadNotation: if it is none.
    """
    try:
        return _READ_VULNERABLE[word.casefold()]
    except KeyError:
        raise BadNotation(word, expected="Neither, N/S, E/W or Both", code=CODE) from None


def clock(seconds: int, *, hours: bool) -> str:
    """Seconds as minutes and seconds, or with hours before them.

    Examples:
        >>> clock(83, hours=False), clock(3683, hours=True)
        ('01:23', '1:01:23')
    """
    minutes, rest = divmod(seconds, 60)
    if not hours:
        return f"{minutes:02}:{rest:02}"
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def seconds_of(text: str) -> int:
    """The seconds of a time with two parts or three."""
    seconds = 0
    for part in text.split(":"):
        seconds = 60 * seconds + int(part)
    return seconds


def plain(text: str) -> str:
    """A text in the letters the protocol has: one line of ASCII, single blanks.

    Examples:
        >>> plain("15–17 HCP,  5+ ♥")
        '15-17 HCP, 5+ H'
    """
    letters = text.translate(_PLAIN).encode("ascii", "replace").decode()
    return " ".join("".join(c if c.isprintable() else " " for c in letters).split())
