"""The values of LIN's commands: hands, calls, cards, vulnerability, results."""

from __future__ import annotations

import re

from biritch.auction import CALLS, DOUBLE, PASS, REDOUBLE, Call
from biritch.cards import PACK, SUITS, Card, Deal, Hand, Holding
from biritch.errors import BadNotation, BadValue
from biritch.seats import BySeat, Seat, Vulnerability

# LIN counts the seats from South.
FROM_SOUTH = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
DEALERS = {str(number): seat for number, seat in enumerate(FROM_SOUTH, start=1)}
VULNERABLE = {
    **dict.fromkeys(("o", "0", "-", "z"), Vulnerability.NONE),
    "n": Vulnerability.NS,
    "e": Vulnerability.EW,
    "b": Vulnerability.BOTH,
}
FULL_HAND = 13
_FULL_PACK = 52
_SUIT_LETTERS = {suit.value: suit for suit in SUITS}
_CALL = re.compile(r"[1-7](?:NT?|[CDHS])|RDBL|DBL|PASS|XX|[PDRX]", re.IGNORECASE)
_CARD = re.compile(r"[CDHS](?:10|[2-9TJQKA])", re.IGNORECASE)
_MOST_KEPT, _LONGEST_KEPT = 100_000, 40


def _spellings() -> dict[str, Call]:
    words: dict[str, Call] = {}
    for call in CALLS:
        for text in {str(call), str(call).removesuffix("T")}:
            words[text] = words[text.lower()] = call
    words |= dict.fromkeys(("d", "D", "dbl", "DBL", "x", "X"), DOUBLE)
    words |= dict.fromkeys(("r", "R", "rdbl", "RDBL", "xx", "XX"), REDOUBLE)
    words |= dict.fromkeys(("p", "P", "pass", "Pass", "PASS"), PASS)
    return words


CALL_WORDS = _spellings()
CARD_WORDS: dict[str, Card] = {
    word: card
    for card in PACK
    for text in (str(card), str(card).replace("T", "10"))
    for word in (text, text.lower())
}


def calls_in(text: str) -> list[Call]:
    """The calls of a value; old files write several in one.

    Raises:
        BadNotation: if there is anything else in it.

    Examples:
        >>> calls_in("1Cp1Hd")
        [Call.parse('1C'), Call.parse('P'), Call.parse('1H'), Call.parse('X')]
    """
    word = "".join(text.split()).replace("!", "")
    found = _CALL.findall(word)
    if not found or "".join(found) != word:
        raise BadNotation(text, expected="a call: 1C to 7N, p, d or r", code="notation.call")
    return [CALL_WORDS[each.upper()] for each in found]


def cards_in(text: str) -> list[Card]:
    """The cards of a value; old files write several in one.

    Raises:
        BadNotation: if there is anything else in it.
    """
    word = "".join(text.split()).replace("!", "")
    found = _CARD.findall(word)
    if not found or "".join(found) != word:
        raise BadNotation(text, expected="a card: suit and rank", code="notation.card")
    return [CARD_WORDS[each] if each in CARD_WORDS else CARD_WORDS[each.upper()] for each in found]


class _Hands(dict[str, int]):
    """The cards of each hand ever read, as bits."""

    def __missing__(self, text: str) -> int:
        bits = _hand_bits(text)
        if len(text) <= _LONGEST_KEPT:
            if len(self) >= _MOST_KEPT:
                self.clear()
            self[text] = bits
        return bits


def _hand_bits(text: str) -> int:
    bits, suit = 0, None
    word = text.replace("10", "T")
    for position, letter in enumerate(word.upper()):
        if letter in _SUIT_LETTERS:
            suit = _SUIT_LETTERS[letter]
        elif letter not in " X-.\n":  # an x is a small card nobody has seen
            try:
                new = Holding.parse(letter).bits if suit is not None else 0
            except BadNotation:
                new = 0
            if suit is None or not new or bits >> 13 * suit.index & new:
                raise BadNotation(
                    text,
                    expected="suits and their ranks, each once, as in SAK2HQJDT98C76543",
                    position=position,
                    code="notation.hand",
                )
            bits |= new << 13 * suit.index
    return bits


_HANDS = _Hands()


def hands_in(text: str) -> tuple[Seat | None, Deal]:
    """Who deals and the cards, of the value of ``md``; the last hand may be left out.

    Raises:
        BadNotation: if a hand cannot be read.
        BadValue: if a card comes twice.

    Examples:
        >>> dealer, deal = hands_in("3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,")
        >>> dealer, str(deal)
        (<Seat.NORTH: 'N'>, 'N:..AKQJT98765432. ...AKQJT98765432 AKQJT98765432... .AKQJT98765432..')
    """
    text = text.strip()
    dealer = DEALERS.get(text[:1])
    texts = text[1:].split(",") if text[:1].isdigit() else text.split(",")
    if len(texts) > 4 and not any(each.strip() for each in texts[4:]):
        texts = texts[:4]
    if len(texts) > 4:
        raise BadNotation(text, expected="four hands between commas", code="lin.hands")
    south, west, north, east = (_HANDS[each] for each in [*texts, "", "", ""][:4])
    seen = south | west | north | east
    if seen.bit_count() == 39 and FULL_HAND == south.bit_count() == west.bit_count():
        # Three hands of thirteen leave no doubt about the fourth.
        rest = (1 << _FULL_PACK) - 1 ^ seen
        if not east:
            east = rest
        elif not north:
            north = rest
    deal = Deal(BySeat(Hand(north), Hand(east), Hand(south), Hand(west)))
    for seat, hand in deal.hands.items():
        if len(hand) > FULL_HAND:
            raise BadValue(
                f"{seat.name.title()} holds {len(hand)} cards, more than {FULL_HAND}",
                code="deal.size",
                law="1",
            )
    return dealer, deal
