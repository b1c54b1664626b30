"""The values of RBN's labels: hands, calls, cards, contract, date."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from biritch.auction import PASS, Auction, Call, Contract
from biritch.cards import SUITS, Card, Deal, Hand, Holding, Rank, Suit
from biritch.errors import BadNotation, BadValue, IllegalCall
from biritch.records.record import Remark
from biritch.seats import SEATS, BySeat, Seat, Vulnerability

VULNERABLE = {
    "Z": Vulnerability.NONE,
    "N": Vulnerability.NS,
    "E": Vulnerability.EW,
    "B": Vulnerability.BOTH,
}
FULL_HAND = 13
_HEAD = re.compile(r"\s*([NESW])\s*([ZNEB?]?)\s*(?::|$)", re.IGNORECASE)
_CALL = re.compile(r"([1-7][CDHSN]T?|[PXRAY])([*!?]*)(?:\^([0-9*]))?([*!?]*)", re.IGNORECASE)
_CONTRACT = re.compile(r"([1-7])([CDHSN])T?\s*([XR]{0,2})\s*:?\s*([NESW])", re.IGNORECASE)
_PASSED = ("P", "PASS", "AP", "A", "PPPP", "0")
_CARD = re.compile(r"([CDHS]?)(10|[2-9TJQKA-])([*!?]*)(?:\^([0-9*]))?", re.IGNORECASE)
_SUITS = {suit.value: suit for suit in SUITS}


class Calls(Struct, frozen=True):
    """What an auction label says: who dealt, who is vulnerable, the calls, what is said at them."""

    dealer: Seat | None
    vulnerable: Vulnerability | None
    calls: tuple[Call, ...]
    said: tuple[Remark, ...]


def read_hands(text: str) -> Deal:
    """The hands of ``H``: a seat, then each hand behind a colon (a semicolon, where it is hidden).

    Raises:
        BadNotation: if they cannot be read.
        BadValue: if a card comes twice or a hand has more than thirteen.

    Examples:
        >>> str(read_hands("W:873.A6.KT864.KQ8"))
        'N:- - - 873.A6.KT864.KQ8'
    """
    start, hands = text[:1], re.split("[:;]", text[1:].strip())
    if not start or hands[0].strip() or len(hands) > 5:
        raise BadNotation(
            text,
            expected="a seat and hands behind colons, as in W:873.A6.KT864.KQ8",
            code="rbn.hands",
        )
    seat = Seat.parse(start)
    deal = Deal(BySeat.same(Hand()))
    for each in hands[1:]:
        hand = _hand(each)
        if len(hand) > FULL_HAND:
            raise BadValue(
                f"{seat.name.title()} holds {len(hand)} cards", code="deal.size", law="1"
            )
        deal = deal.put(seat, hand)
        seat = seat.lho
    rest = deal.unknown
    if len(hands) == 5 and not hands[4].strip() and len(rest) == FULL_HAND:
        deal = deal.put(seat.rho, rest)
    return deal


def _hand(text: str) -> Hand:
    suits = text.strip().split(".")
    if len(suits) > 4:
        raise BadNotation(text, expected="four suits between dots", code="notation.hand")
    bits = 0
    for suit, ranks in zip(reversed(SUITS), suits, strict=False):
        bits |= Holding.parse(re.sub("[xX?]", "", ranks)).bits << 13 * suit.index
    return Hand(bits)


def read_calls(text: str, notes: dict[str, str]) -> Calls:
    """The calls of ``A``: dealer and vulnerability, a colon, rounds between colons.

    Raises:
        BadNotation: if there is something else in it.

    Examples:
        >>> [str(call) for call in read_calls("WB:1CP1H^1P:1NA", {"1": "natural"}).calls]
        ['1C', 'P', '1H', 'P', '1NT', 'P', 'P', 'P']
    """
    head = _HEAD.match(text)
    dealer = Seat.parse(head[1]) if head else None
    vulnerable = VULNERABLE.get(head[2].upper()) if head else None
    at = head.end() if head else 0
    calls: list[Call] = []
    said: list[Remark] = []
    while at < len(text):
        if text[at] in ": \t-":
            at += 1
            continue
        found = _CALL.match(text, at)
        if found is None:
            raise BadNotation(
                text, expected="a call, or a colon", position=at, code="notation.call"
            )
        at = found.end()
        word = found[1].upper()
        if word == "Y":
            break
        if word == "A":
            calls += _passes(dealer or Seat.WEST, calls)
        else:
            calls.append(Call.parse("XX" if word == "R" else word))
        remark = _remark(len(calls), found, notes)
        if remark != Remark(place=len(calls)):
            said.append(remark)
    return Calls(dealer, vulnerable, tuple(calls), tuple(said))


def _passes(dealer: Seat, calls: list[Call]) -> list[Call]:
    auction = Auction.begin(dealer)
    try:
        for call in calls:
            auction = auction.then(call)
    except IllegalCall:
        return [PASS] * 3
    passes: list[Call] = []
    while not auction.is_over:
        auction = auction.then(PASS)
        passes.append(PASS)
    return passes


def _remark(place: int, found: re.Match[str], notes: dict[str, str]) -> Remark:
    marks = found[2] + (found[4] or "")
    signs = {"!": (1,), "?": (2,), "!!": (3,), "??": (4,), "!?": (5,), "?!": (6,)}
    number = found[3]
    return Remark(
        place=place,
        alert="*" in marks or number == "*",
        text=notes.get(number, "") if number else "",
        signs=signs.get(marks.replace("*", ""), ()),
    )


def read_contract(text: str) -> Contract | None:
    """The contract of ``C``; None where it says that all passed.

    Raises:
        BadNotation: if it is none.

    Examples:
        >>> read_contract("4SX:N"), read_contract("3N:S")
        (Contract.parse('4SXN'), Contract.parse('3NTS'))
    """
    word = text.strip().upper()
    if word in _PASSED:
        return None
    found = _CONTRACT.match(word)
    if found is None:
        raise BadNotation(text, expected="a contract such as 4SX:N", code="notation.contract")
    level, strain, doubled, declarer = found.groups()
    crosses = "XX" if doubled in ("R", "XX") else doubled
    return Contract.parse(level + strain + crosses + declarer)


def read_cards(
    text: str, deal: Deal, contract: Contract | None, notes: dict[str, str]
) -> tuple[list[Card], list[Remark]]:
    """The cards of ``P``, trick by trick in the order they were played.

    A card names its suit where it is not the suit before it; behind a discard a bare rank is of the
    suit led, if the hand can have it.

    Raises:
        BadNotation: if there is something else in it.
    """
    cards: list[Card] = []
    said: list[Remark] = []
    leader = contract.leader if contract is not None else None
    body = re.sub(r"^\s*[NESW]\s*:", "", text)
    at = len(text) - len(body)
    for trick in re.split("[:;]", body):
        order: list[Card] = []
        for card, number in _trick(trick, at, text, deal, leader, Hand.of(cards)):
            order.append(card)
            cards.append(card)
            if number in notes:
                said.append(Remark(place=len(cards), text=notes[number]))
        at += len(trick) + 1
        leader = _winner(leader, order, contract)
    return cards, said


def _trick(
    trick: str, at: int, text: str, deal: Deal, leader: Seat | None, gone: Hand
) -> Iterator[tuple[Card, str]]:
    led: Suit | None = None
    last: Suit | None = None
    place, count = 0, 0
    while place < len(trick):
        if trick[place].isspace():
            place += 1
            continue
        found = _CARD.match(trick, place)
        if found is None or found[2] == "-":
            raise BadNotation(
                text, expected="a card, or a colon", position=at + place, code="notation.card"
            )
        rank = Rank.parse(found[2].upper())
        suit = _SUITS.get(found[1].upper()) or led
        if suit is None:
            raise BadNotation(
                text, expected="the suit of the lead", position=at + place, code="notation.card"
            )
        if not found[1] and last is not None and last is not led and leader is not None:
            hand = deal[SEATS[(leader.index + count) % 4]] - gone
            if Card(suit, rank) not in hand and Card(last, rank) in hand:
                suit = last
        led, last = led or suit, suit
        yield Card(suit, rank), found[4] or ""
        place, count = found.end(), count + 1


def _winner(leader: Seat | None, cards: list[Card], contract: Contract | None) -> Seat | None:
    if leader is None or contract is None or len(cards) != 4:
        return None
    best = cards[0]
    for card in cards:
        if (card.suit is best.suit and card.index > best.index) or (
            card.suit is contract.trumps and best.suit is not contract.trumps
        ):
            best = card
    return leader.after(cards.index(best))


def read_date(text: str) -> str:
    """The day of ``D`` as ISO 8601 writes it; empty where it is a span, or uncertain.

    Examples:
        >>> read_date("19980131"), read_date("199709"), read_date("1955C")
        ('1998-01-31', '1997-09', '')
    """
    found = re.fullmatch(r"(\d{4})(\d\d)?(\d\d)?(?::\d{2,6}G?)?", text.strip())
    if found is None:
        return ""
    return "-".join(part for part in found.groups() if part)
