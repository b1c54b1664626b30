"""What a frame shows: every card in it, however it is written, beside the cards that were truly dealt."""

from __future__ import annotations

import re

from biritch.cards import Hand
from biritch.table import decode_events, events
from tests.server.houses import OpenHouse

CARD = re.compile(r'"([SHDC][2-9TJQKA])"')
HAND = re.compile(r"([2-9TJQKA-]*(?:\.[2-9TJQKA-]*){3})")
NUMBER = re.compile(r"^[\d.-]*$")


def cards_in(frame: str) -> set[str]:
    """Every card that a frame names, alone or in a hand."""
    found = set(CARD.findall(frame))
    for text in HAND.findall(frame):
        if not NUMBER.match(text) or text.count(".") == 3:
            found |= {str(card) for card in Hand.parse(text)}
    return found


class Truth:
    """What was dealt on the board in play, read where nobody else can.

    Attributes:
        hands: by seat, the cards dealt.
        salt: the secret of its commitment.
    """

    def __init__(self, house: OpenHouse, table: str) -> None:
        self.hands: dict[str, set[str]] = {}
        self.salt = ""
        for row in house.house.store.read(table):
            for event in decode_events(row.events, row.format):
                match event:
                    case events.HandDealt(seat=seat, hand=hand):
                        self.hands[seat.value] = {str(card) for card in hand}
                    case events.Sealed(salt=salt):
                        self.salt = salt
                    case _:
                        pass

    def hidden(self, *shown: set[str]) -> set[str]:
        """All cards but those shown."""
        return set().union(*self.hands.values()).difference(*shown)
