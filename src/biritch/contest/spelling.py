"""How a contest's events and commands are written down: JSON, as a table's are."""

from __future__ import annotations

import msgspec

from biritch.contest.commands import AnyCommand
from biritch.contest.events import AnyEvent
from biritch.contest.upcast import FORMAT, STEPS
from biritch.table.events import Event
from biritch.table.spelling import ENCODER, read
from biritch.table.upcast import lift

_EVENTS = msgspec.json.Decoder(tuple[AnyEvent, ...], dec_hook=read)
_COMMAND = msgspec.json.Decoder(AnyCommand, dec_hook=read)


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
