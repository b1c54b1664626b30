"""What happened in a contest: who came, what was drawn, who sits where, what it came to.

No card of a board ever passes through here, but for boards that were brought along, which nobody is shown.
"""

from __future__ import annotations

from typing import TypeAlias

from biritch.cards import Card
from biritch.contest.compared import BoardScore
from biritch.contest.movement import Row
from biritch.contest.plans import AnyPlan
from biritch.forms import FormOptions, Laws
from biritch.seats import BySide, Seat
from biritch.table.events import BoardsBrought, Event, HostChanged, MayReturn, ShownOut
from biritch.table.policy import Policy


class ContestOpened(Event, frozen=True):
    """An evening was set up: its plan, its form, and the agreements of its tables.

    Attributes:
        boards: what the file is called whose boards are played; empty where they come from chance.
        length: how many boards there are; None where there is no end of them.
        boards_each: how many of them a round takes; None: as many as the form does.
        pause_seconds: how long after a round the next begins although somebody is not ready; 0 to wait.
        previous: the contest this one goes on from.
    """

    contest: str
    name: str
    host: str
    plan: AnyPlan
    form: FormOptions
    laws: Laws | None = None
    policy: Policy = Policy()
    boards: str = ""
    length: int | None = None
    boards_each: int | None = None
    pause_seconds: int = 30
    previous: str = ""


class Entered(Event, frozen=True):
    """Somebody took a place; a robot when no person is named. It stays its owner's."""

    player: int
    person: str = ""
    owner: str = ""


class Vacated(Event, frozen=True):
    """A place is free again."""

    player: int


class Exchanged(Event, frozen=True):
    """Those in two places changed them; one of them may be free."""

    player: int
    other: int


class Started(Event, frozen=True):
    """Nobody comes or goes any more without leaving a robot behind.

    Attributes:
        draw: whether cards are drawn for partners and seats.
    """

    draw: bool = True


class PackSpread(Event, frozen=True):
    """A pack was spread face down, for the draw before a round."""

    number: int


class PackShuffled(Event, frozen=True):
    """The order of the pack that was spread. Nobody is ever shown this event."""

    cards: tuple[Card, ...]


class Picked(Event, frozen=True):
    """A player picked a card, still face down.

    Attributes:
        place: which of the 52, from 1.
    """

    player: int
    place: int


class CardsFaced(Event, frozen=True):
    """All have picked, and the cards were turned: the first player's, the second's, and so on."""

    cards: tuple[Card, ...]


class SeatChosen(Event, frozen=True):
    """Whoever drew the highest card chose his seat."""

    seat: Seat


class RoundSealed(Event, frozen=True):
    """The boards that all tables of a round are to play were dealt; nobody can exchange them any more.

    Attributes:
        boards: their numbers; commitments: what is published of each.
    """

    number: int
    boards: tuple[int, ...]
    commitments: tuple[str, ...]


class RoundSalted(Event, frozen=True):
    """The secret bytes of a round's commitments. Nobody is ever shown this event."""

    salts: tuple[str, ...]


class LineUpsAsked(Event, frozen=True):
    """Before a round the teams are asked, one after the other, who of them sits where."""

    number: int


class LinedUp(Event, frozen=True):
    """A team said who of it sits where.

    Attributes:
        team: 1 or 2.
        players: four of them, those who sit in the open room before those who sit in the closed one.
    """

    team: int
    players: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    """A round began: who sits where.

    Attributes:
        rows: one for each table.
        tables: their ids, in the same order.
    """

    number: int
    rows: tuple[Row, ...]
    tables: tuple[str, ...]


class TableSettled(Event, frozen=True):
    """A table came to its end.

    Attributes:
        settled: what each player of a side won; None where the form does not settle.
        points: what stands on the sheet for each side.
        deals: how many were played.
        scores: what each board came to, where they are compared with those of other tables.
    """

    table: str
    settled: BySide[int] | None
    points: BySide[int]
    deals: int
    scores: tuple[BoardScore, ...] = ()


class RoundScored(Event, frozen=True):
    """All tables have played the boards of a round: now everybody may know what they came to.

    Attributes:
        number: the round; settled: what each table came to.
        salts: what opens the commitments, in the order of the boards.
    """

    number: int
    settled: tuple[TableSettled, ...]
    salts: tuple[str, ...] = ()


class PlayerReady(Event, frozen=True):
    """A player is ready for the next round."""

    player: int


class LastRound(Event, frozen=True):
    """The host ends the evening with what is on the tables now."""


class ContestEnded(Event, frozen=True):
    """It is over, and the standings are final."""


AnyEvent: TypeAlias = (
    ContestOpened | BoardsBrought | Entered | Vacated | Exchanged | ShownOut | MayReturn | HostChanged | Started
    | PackSpread | PackShuffled | Picked | CardsFaced | SeatChosen
    | RoundSealed | RoundSalted | LineUpsAsked | LinedUp
    | RoundBegan | TableSettled | RoundScored | PlayerReady | LastRound | ContestEnded
)  # fmt: skip
