"""Parts of messages as JSON, each written once for all who are told of it."""

from __future__ import annotations

from msgspec import Raw

from biritch.seats import BySeat
from biritch.server.wire import ENCODER
from biritch.table.view import HandView

HANDS_KEPT = 8192

# Three hands of four stay as they are while a card is played, and what shows a hand is one value for all
# who see the same of it; so its JSON is kept with the value itself, which holds on to the id.
_hands: dict[int, tuple[HandView, Raw]] = {}


def written_once(part: object, written: dict[int, Raw]) -> Raw:
    """A part of a message as JSON: several viewers are often told the very same thing.

    Args:
        part: the event, or a part of a view.
        written: what has been written for other viewers already, by the id of what it is.
    """
    known = written.get(id(part))
    if known is None:
        if isinstance(part, BySeat) and isinstance(part.north, HandView):
            known = Raw(ENCODER.encode(part.map(_hand)))
        else:
            known = Raw(ENCODER.encode(part))
        written[id(part)] = known
    return known


def _hand(hand: HandView) -> Raw:
    kept = _hands.get(id(hand))
    if kept is None:
        if len(_hands) >= HANDS_KEPT:
            _hands.clear()
        kept = _hands[id(hand)] = hand, Raw(ENCODER.encode(hand))
    return kept[1]
