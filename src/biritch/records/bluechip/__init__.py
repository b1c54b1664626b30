"""The table-manager protocol, by which programs of different makers play one another.

Lines of text, both sides of the talk, versions 18 and 19; no sockets.
"""

from biritch.records.bluechip.conducting import hear
from biritch.records.bluechip.due import seats_due, silent_seats
from biritch.records.bluechip.messages import (
    Awaited,
    Called,
    Cards,
    Connecting,
    EndOfSession,
    Explain,
    Head,
    IllegalCall,
    Message,
    Placed,
    Played,
    Ready,
    Saying,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
)
from biritch.records.bluechip.player import Player, Stage
from biritch.records.bluechip.reading import LONGEST, parse
from biritch.records.bluechip.session import Guest, Manager, Sent
from biritch.records.bluechip.step import OutOfStep
from biritch.records.bluechip.turning import turned, turned_record
from biritch.records.bluechip.writing import write

__all__ = [
    "LONGEST",
    "Awaited",
    "Called",
    "Cards",
    "Connecting",
    "EndOfSession",
    "Explain",
    "Guest",
    "Head",
    "IllegalCall",
    "Manager",
    "Message",
    "OutOfStep",
    "Placed",
    "Played",
    "Player",
    "Ready",
    "Saying",
    "Sent",
    "Stage",
    "StartOfBoard",
    "Teams",
    "Timing",
    "ToLead",
    "hear",
    "parse",
    "seats_due",
    "silent_seats",
    "turned",
    "turned_record",
    "write",
]
