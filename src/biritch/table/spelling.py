"""How a table's events and commands are written down: JSON, with cards and calls as players spell them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from biritch.auction import CALLS, Call
from biritch.cards import PACK, Card, Deal, Hand
from biritch.table.commands import AnyCommand
from biritch.table.events import AnyEvent, Event
from biritch.table.upcast import FORMAT, STEPS, lift

_SPELLED = (Card, Call, Hand, Deal)
_FEW = (Card, Call)
# There is one value for each card and call, and their texts are most of what is ever written.
_TEXTS: dict[object, str] = {each: str(each) for each in (*PACK, *CALLS)}


def spell(value: object) -> str:
    """A card, call, hand or deal as text, for msgspec.

    Raises:
        NotImplementedError: for anything else, as msgspec expects.
    """
    text = _TEXTS.get(value) if isinstance(value, _FEW) else None
    if text is not None:
        return text
    if isinstance(value, _SPELLED):
        return str(value)
    raise NotImplementedError(f"nothing spells {type(value).__name__}")


def read(kind: type, text: Any) -> Any:  # noqa: ANN401 - msgspec hands over whatever it found
    """A card, call, hand or deal from its text, for msgspec.

    Raises:
        NotImplementedError: for another kind, as msgspec expects.
        BadNotation: if the text is not one.
    """
    for known in _SPELLED:
        if issubclass(kind, known):
            if not isinstance(text, str):
                raise msgspec.ValidationError(f"a {known.__name__.lower()} is written as text")
            return known.parse(text)
    raise NotImplementedError(f"nothing reads {kind.__name__}")


def schema(kind: type) -> dict[str, Any]:
    """JSON Schema of a card, call, hand or deal, for msgspec.

    Raises:
        NotImplementedError: for another kind, as msgspec expects.
    """
    for known in _SPELLED:
        if issubclass(kind, known):
            return {"type": "string", "title": known.__name__}
    raise NotImplementedError(f"no schema for {kind.__name__}")


ENCODER = msgspec.json.Encoder(enc_hook=spell)
_EVENTS = msgspec.json.Decoder(tuple[AnyEvent, ...], dec_hook=read)
_COMMAND = msgspec.json.Decoder(AnyCommand, dec_hook=read)


def encode_events(events: Sequence[Event]) -> bytes:
    """One decision's events as stored, in the present format."""
    return ENCODER.encode(events)


def decode_events(stored: bytes, number: int = FORMAT) -> tuple[Event, ...]:
    """One decision's events from what was stored in some format, lifted to the present one.

    Raises:
        BadValue: ``log.format`` if the format is newer than this program knows.
        msgspec.ValidationError: if the bytes are not events.
    """
    if number != FORMAT:
        stored = ENCODER.encode(lift(msgspec.json.decode(stored), number, STEPS))
    return _EVENTS.decode(stored)


def decode_command(sent: bytes | str) -> AnyCommand:
    """A command from its JSON.

    Raises:
        msgspec.ValidationError: if it is none.
    """
    return _COMMAND.decode(sent)
