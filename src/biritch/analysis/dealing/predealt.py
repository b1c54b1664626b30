"""Cards dealt beforehand, as they are written on the command line."""

from __future__ import annotations

import re
from typing import Final

from biritch.analysis.dealing.reading import Reader
from biritch.cards import Deal, Hand
from biritch.cards.deal import NOTHING_KNOWN
from biritch.errors import BadValue

_HOLDING: Final = re.compile(r"([shdc])\s*((?:10|[2-9tjqka])+)(?![\w:])", re.IGNORECASE)
_SUITS: Final = "shdc"


def read_holding(reader: Reader) -> Hand | None:
    """The cards of one suit, as in SAQ542, if they stand here.

    Raises:
        BadNotation: if a card is named twice.
    """
    found = reader.match(_HOLDING)
    if found is None:
        return None
    ranks = ["", "", "", ""]
    ranks[_SUITS.index(found[1].casefold())] = found[2]
    try:
        return Hand.parse(".".join(ranks))
    except ValueError:
        raise reader.bad("each card once", at=found.start()) from None


def read_predeal(text: str) -> Deal:
    """Cards that some seats have: ``N:SAKQ HK2; S:HA``, or a deal as PBN writes it.

    Raises:
        BadNotation: if it cannot be read.
        BadValue: if a card is dealt twice.

    Examples:
        >>> str(read_predeal("N:SAKQ H2; S:HA"))
        'N:AKQ.2.. - .A.. -'
        >>> str(read_predeal("N:AKQ.2.. - .A.. -"))
        'N:AKQ.2.. - .A.. -'
    """
    if "." in text or "-" in text:
        return Deal.parse(text)
    reader = Reader(text, code="notation.predeal")
    deal = NOTHING_KNOWN
    while not reader.done:
        seat = reader.seat()
        reader.need(":")
        hand, more = deal[seat], read_holding(reader)
        if more is None:
            raise reader.bad("cards, as in N:SAKQ HK2")
        while more is not None:
            if hand.bits & more.bits:
                raise BadValue(f"{hand & more} is dealt twice", code="deal.twice", law="1")
            hand = hand | more
            reader.sign(",")
            more = read_holding(reader)
        deal = deal.put(seat, hand)
        reader.sign(";")
    return deal
