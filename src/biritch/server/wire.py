"""Every message that travels between the house and a client, in one place.

The browser, robots, tests and other people's programs all speak these. `docs/protocol.md` and
`web/src/wire.ts` are generated from this file and the views and events it names.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from biritch.cards import Card
from biritch.contest import ContestView
from biritch.contest.commands import AnyCommand as AnyContestCommand
from biritch.contest.events import AnyEvent as AnyContestEvent
from biritch.seats import Seat
from biritch.table import View
from biritch.table.commands import AnyCommand
from biritch.table.events import AnyEvent
from biritch.table.spelling import read, spell

PROTOCOL = 1


class Message(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Something one side tells the other."""


# From a client to the house.


class Do(Message, frozen=True):
    """A command at the table.

    Attributes:
        id: the client's own name for it, 1 to 100 characters; the same when it is sent again.
        seen: number of the last event the client had seen; 0 before the first.
        command: what is wished.
        text: free words that go with it: an explanation, a statement, a reason; empty if none.
    """

    id: str
    seen: int
    command: AnyCommand
    text: str = ""


class Say(Message, frozen=True):
    """Write to the table: to the players, or among watchers while a board is played.

    Attributes:
        text: what to write.
    """

    text: str


class Ping(Message, frozen=True):
    """Ask whether the house is there; it answers with a pong."""


FromClient: TypeAlias = Do | Say | Ping


class ContestDo(Message, frozen=True, tag="do"):
    """A command in a contest.

    Attributes:
        id: the client's own name for it, 1 to 100 characters; the same when it is sent again.
        seen: number of the last event the client had seen; 0 before the first.
        command: what is wished.
    """

    id: str
    seen: int
    command: AnyContestCommand


FromGuest: TypeAlias = ContestDo | Say | Ping


# From the house to a client.


class Snapshot(Message, frozen=True):
    """Everything a client needs to show the table, whenever it comes or becomes another viewer.

    Attributes:
        protocol: version of these messages.
        number: how many events this viewer has seen so far; the next will be one more.
        view: the table as he sees it.
        you: his person id.
        names: what the people at the table are called, by person id; a guest without a name is not
            in it.
        notes: free texts the view refers to, by number.
        here: person ids of players who are connected; watchers: how many people watch.
        time: the house's clock, seconds since 1970.
    """

    protocol: int
    number: int
    view: View
    you: str
    names: dict[str, str]
    notes: dict[str, str]
    here: tuple[str, ...]
    watchers: int
    time: float


class Happened(Message, frozen=True, tag="event", omit_defaults=True):
    """Something happened that this viewer may see.

    Attributes:
        number: its number, as this viewer counts; one more than the last, or a message was lost.
        event: what happened.
        changes: the parts of the view that changed, by name, each whole.
        names: what people it speaks of are called, by person id.
        notes: free texts it refers to, by number.
        time: the house's clock, seconds since 1970.
    """

    number: int
    event: AnyEvent
    changes: dict[str, Any]
    names: dict[str, str] = {}
    notes: dict[str, str] = {}
    time: float = 0.0


class Accepted(Message, frozen=True):
    """A command was carried out and is kept for good.

    Attributes:
        id: the client's name for it.
        number: number of the last event this viewer has now seen.
    """

    id: str
    number: int


class Refused(Message, frozen=True):
    """A command was refused, and nothing changed.

    Attributes:
        id: the client's name for it; empty if the message could not be read.
        code: why, for programs and translators; text: why, in plain English.
        law: the law that says so; null where none does.
        details: the values at fault, by name.
    """

    id: str
    code: str
    text: str
    law: str | None = None
    details: dict[str, str | int] = {}


class Chat(Message, frozen=True):
    """Somebody wrote something.

    Attributes:
        person: his id; name: what he is called, empty for a guest without a name.
        text: what he wrote; at: when, in seconds since 1970.
        watcher: whether it was written, and is read, among watchers only.
        note: the text's number, by which it is erased; erased: whether it was, so that it is empty.
    """

    person: str
    name: str
    text: str
    at: float
    watcher: bool = False
    note: int = 0
    erased: bool = False


class Erased(Message, frozen=True):
    """A text was erased: chat, or a free text that the view refers to.

    Attributes:
        note: its number.
    """

    note: int


class Presence(Message, frozen=True):
    """Who is connected now.

    Attributes:
        here: person ids of players who are connected; watchers: how many people watch.
        names: what they are called, by person id.
    """

    here: tuple[str, ...]
    watchers: int
    names: dict[str, str] = {}


class Called(Message, frozen=True):
    """One's place in a contest is now at another table of it.

    Attributes:
        contest: the contest.
        table: where one plays now or, sitting out, may watch.
        seat: one's chair there; null to watch.
    """

    contest: str
    table: str
    seat: Seat | None = None


class Pong(Message, frozen=True):
    """The house is there.

    Attributes:
        time: the house's clock, seconds since 1970.
    """

    time: float


FromHouse: TypeAlias = (
    Snapshot | Happened | Accepted | Refused | Chat | Erased | Presence | Called | Pong
)


class ContestSnapshot(Message, frozen=True, tag="snapshot"):
    """Everything a client needs to show a contest, whenever it comes.

    Attributes:
        protocol: version of these messages.
        number: how many events the client has seen so far; the next will be one more.
        view: the contest.
        you: his person id.
        names: what the people in the contest are called, by person id; a guest without a name is not
            in it.
        here: person ids of players who are connected; watchers: how many others are.
        time: the house's clock, seconds since 1970.
    """

    protocol: int
    number: int
    view: ContestView
    you: str
    names: dict[str, str]
    here: tuple[str, ...]
    watchers: int
    time: float


class ContestHappened(Message, frozen=True, tag="event", omit_defaults=True):
    """Something happened in a contest.

    Attributes:
        number: its number; one more than the last, or a message was lost.
        event: what happened.
        changes: the parts of the view that changed, by name, each whole.
        names: what people it speaks of are called, by person id.
        time: the house's clock, seconds since 1970.
    """

    number: int
    event: AnyContestEvent
    changes: dict[str, Any]
    names: dict[str, str] = {}
    time: float = 0.0


FromContest: TypeAlias = (
    ContestSnapshot
    | ContestHappened
    | Accepted
    | Refused
    | Chat
    | Erased
    | Presence
    | Called
    | Pong
)


# Between the house and a worker, which plays robots' hands.


class Offer(Message, frozen=True):
    """A worker says how many seats it can take.

    Attributes:
        seats: how many turns it can have in hand at once, 1 to 1000.
    """

    seats: int


class Turn(Message, frozen=True):
    """A robot is to act: what its seat sees.

    Attributes:
        id: to be sent back with the answer; the same turn may be offered again.
        chair: where the robot sits.
        seconds: how long it may think.
        view: the table as that chair sees it.
        played: all the cards played on the board, in order; everybody saw them.
    """

    id: str
    chair: Seat
    seconds: float
    view: View
    played: tuple[Card, ...] = ()


class Answer(Message, frozen=True):
    """What the robot does.

    Attributes:
        id: the turn's.
        command: the call, card or answer it has chosen; null if it knows none.
    """

    id: str
    command: AnyCommand | None


FromWorker: TypeAlias = Offer | Answer

ENCODER = msgspec.json.Encoder(enc_hook=spell)
CLIENT = msgspec.json.Decoder(FromClient, dec_hook=read)
CONTEST_CLIENT = msgspec.json.Decoder(FromGuest, dec_hook=read)
CONTEST = msgspec.json.Decoder(FromContest, dec_hook=read)
HOUSE = msgspec.json.Decoder(FromHouse, dec_hook=read)
WORKER = msgspec.json.Decoder(FromWorker, dec_hook=read)
TURN = msgspec.json.Decoder(Turn, dec_hook=read)
