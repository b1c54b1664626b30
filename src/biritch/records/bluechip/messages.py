"""What a table manager and the players' programs say to each other, one value for each kind of line."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from biritch.auction import Call
from biritch.cards import Card, Hand
from biritch.seats import BySide, Seat, Vulnerability


class Awaited(Enum):
    """What a program says it is ready for."""

    TEAMS = "for teams"
    START = "to start"
    DEAL = "for deal"
    CARDS = "for cards"
    CALL = "for bid"
    CARD = "for card"
    DUMMY = "for dummy"


class Connecting(Struct, frozen=True):
    """A program asks for a seat.

    Attributes:
        team: its team.
        seat: the seat it wants; None for any.
        version: of the protocol, 18 or 19.
        program: what it adds, such as its name or its system.
    """

    team: str
    seat: Seat | None
    version: int
    program: str = ""


class Placed(Struct, frozen=True):
    """The manager has given a program a seat."""

    seat: Seat
    team: str


class Ready(Struct, frozen=True):
    """A program is ready for what comes next.

    Attributes:
        seat: who says it.
        awaited: what it is ready for.
        of: whose call or card; None for dummy's card, and where it is nobody's.
        trick: for a card, the trick it belongs to, from 1.
    """

    seat: Seat
    awaited: Awaited
    of: Seat | None = None
    trick: int = 0


class Teams(Struct, frozen=True):
    """Which teams play, and by what they score: IMP, MP or nothing said."""

    names: BySide[str]
    scoring: str = ""


class StartOfBoard(Struct, frozen=True):
    """A board begins; whatever was being played is forgotten."""


class Head(Struct, frozen=True):
    """A board's number, dealer and vulnerability; version 19 may name the room."""

    number: int
    dealer: Seat
    vulnerable: Vulnerability
    room: str = ""


class Cards(Struct, frozen=True):
    """Somebody's cards, to himself; dummy's, where no seat is named, to the three others."""

    seat: Seat | None
    hand: Hand


class Called(Struct, frozen=True):
    """A call.

    Attributes:
        seat: whose.
        call: what.
        alert: whether it was alerted.
        infos: whether its text came as version 19's information, which needs no alert.
        text: what it means, as far as its maker told.
    """

    seat: Seat
    call: Call
    alert: bool = False
    infos: bool = False
    text: str = ""

    @property
    def bare(self) -> Called:
        """The call alone, as the caller's partner hears it."""
        return Called(self.seat, self.call)


class IllegalCall(Struct, frozen=True):
    """The manager refuses a call."""


class ToLead(Struct, frozen=True):
    """Whoever gets this is to lead: from his own hand, or from dummy's where no seat is named."""

    seat: Seat | None


class Played(Struct, frozen=True):
    """A card; declarer plays dummy's under dummy's name. Version 19 may add what it signals."""

    seat: Seat
    card: Card
    signal: str = ""


class Timing(Struct, frozen=True):
    """How long each side has thought, in seconds: on this board, and on all."""

    board: BySide[int]
    total: BySide[int]


class EndOfSession(Struct, frozen=True):
    """There are no more boards."""


class Explain(Struct, frozen=True):
    """Older managers of version 19 ask the next player how he reads a call; he answers in one line."""

    seat: Seat
    call: Call


class Saying(Struct, frozen=True):
    """A line in a program's own words: an answer to `Explain`, or a refusal before the line is cut."""

    text: str


Message: TypeAlias = (
    Connecting
    | Placed
    | Ready
    | Teams
    | StartOfBoard
    | Head
    | Cards
    | Called
    | IllegalCall
    | ToLead
    | Played
    | Timing
    | EndOfSession
    | Explain
    | Saying
)
