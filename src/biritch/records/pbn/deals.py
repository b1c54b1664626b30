"""The deal tag of PBN: four hands from a seat on, as they should be written and as they are."""

from __future__ import annotations

import re

from biritch.cards import SUITS, Deal, Hand, Holding
from biritch.errors import BadNotation
from biritch.records.pbn.elements import Place
from biritch.records.problem import Problems
from biritch.seats import SEATS, BySeat, Seat

FULL_HAND = 13
_FIRST = re.compile(r"\s*([A-Za-zА-яІЇЄҐіїєґ]{1,8})\s*:")
_SMALL = re.compile(r"[xX]")  # a card of which only the suit is known
_NAMED = re.compile(r"S[^.]*\.H[^.]*\.D[^.]*\.C[^.]*\.?", re.IGNORECASE)
_UNKNOWN_HAND = ("-", "?", "...", "-.-.-.-", "")


def read_deal(text: str, place: Place, problems: Problems) -> Deal:
    """The cards of a deal tag, as far as they can be read; what cannot is reported.

    Args:
        text: the value of the tag.
        place: where the tag stands.
        problems: where what is wrong is put.

    Examples:
        >>> found = Problems()
        >>> str(read_deal("n:AK2.QJ.T98.76543 Z... - -", (1, 1), found)), found.found[0].code
        ('N:AK2.QJ.T98.76543 - - -', 'notation.holding')
    """
    body, first = text.strip(), Seat.NORTH
    start = _FIRST.match(body)
    if start is not None:
        try:
            first = Seat.parse(start[1])
        except BadNotation as wrong:
            problems.add_error(place, wrong, done="taken as North")
        body = body[start.end() :]
    elif body:
        problems.add(
            place,
            "pbn.deal.first",
            "no seat and colon before the hands",
            done="taken as North's first",
        )
        body = body.removeprefix(":")
    words = body.replace(",", " ").split()
    if len(words) > len(SEATS) or (start is None and len(words) < len(SEATS)):
        problems.add_error(
            place,
            BadNotation(
                text, expected="four hands behind a seat and a colon", code="notation.deal"
            ),
            done="no hand is taken",
        )
        return Deal(BySeat.same(Hand()))
    if len(words) < len(SEATS):
        problems.add(
            place,
            "pbn.deal.hands",
            f"{len(words)} hands, not four",
            done="the others are not known",
        )
    hands = BySeat.same(Hand())
    for seat, word in zip(first.round(), words, strict=False):
        hands = hands.put(seat, _hand(seat, word, place, problems))
    return Deal(_sized(_once(hands, place, problems), place, problems))


def _hand(seat: Seat, text: str, place: Place, problems: Problems) -> Hand:
    if text in _UNKNOWN_HAND:
        return Hand()
    try:
        return _suits(_SMALL.sub("", text))
    except BadNotation as wrong:
        problems.add_error(place, wrong, done=f"{seat.name.title()}'s hand is not known")
        return Hand()


def _suits(text: str) -> Hand:
    suits = text.split(".")
    if len(suits) == len(SUITS) + 1 and not suits[-1]:
        suits.pop()  # a dot too many behind the clubs
    if _NAMED.fullmatch(text) is not None:
        suits = [suit[1:] for suit in suits]  # S, H, D and C before their ranks say nothing new
    if len(suits) != len(SUITS):
        raise BadNotation(
            text,
            expected="four suits between dots, spades first, as in AK2.QJ.T98.76543",
            code="notation.hand",
        )
    bits = 0
    for suit, ranks in zip(reversed(SUITS), suits, strict=True):
        bits |= Holding.parse(ranks).bits << 13 * suit.index
    return Hand(bits)


def _once(hands: BySeat[Hand], place: Place, problems: Problems) -> BySeat[Hand]:
    """The hands without the cards that are in two of them."""
    seen = twice = 0
    for hand in hands:
        twice |= seen & hand.bits
        seen |= hand.bits
    if not twice:
        return hands
    owners = [seat.name.title() for seat, hand in hands.items() if hand.bits & twice]
    cards = ", ".join(map(str, Hand(twice)))
    problems.add(
        place,
        "deal.twice",
        f"{cards} dealt to {' and '.join(owners)}",
        done="left out of all hands",
    )
    return hands.map(lambda hand: hand - Hand(twice))


def _sized(hands: BySeat[Hand], place: Place, problems: Problems) -> BySeat[Hand]:
    """The hands, those with too many cards left out; in a whole deal one with too few is reported."""
    whole = any(len(hand) >= FULL_HAND for hand in hands)
    for seat, hand in hands.items():
        if len(hand) > FULL_HAND:
            problems.add(
                place,
                "deal.size",
                f"{seat.name.title()} holds {len(hand)} cards, more than {FULL_HAND}",
                done="the hand is left out",
            )
            hands = hands.put(seat, Hand())
        elif whole and 0 < len(hand) < FULL_HAND:
            problems.add(
                place,
                "deal.size",
                f"{seat.name.title()} holds {len(hand)} cards, not {FULL_HAND}",
                done="they are taken as they are",
            )
    return hands
