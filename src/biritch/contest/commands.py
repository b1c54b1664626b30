"""What people and the house may ask a contest to do.

As at a table a command is a wish: `decide` answers it with events, or refuses it. Leaving, letting somebody
back, giving the contest to another host and being ready for what comes next are the table's own commands.
"""

from __future__ import annotations

from typing import TypeAlias

from biritch.cards import Board, Card
from biritch.contest.compared import BoardScore
from biritch.contest.plans import AnyPlan
from biritch.forms import Chance, FormOptions, Laws, Source
from biritch.seats import BySide, Seat
from biritch.table.commands import Command, Leave, LetBack, MakeHost, Ready
from biritch.table.policy import Policy


class OpenContest(Command, frozen=True):
    """Set up an evening. Its host is whoever sends it."""

    contest: str
    name: str
    plan: AnyPlan
    form: FormOptions
    source: Source = Chance()
    laws: Laws | None = None
    policy: Policy = Policy()
    boards_each: int | None = None
    pause_seconds: int = 30
    previous: str = ""


class Enter(Command, frozen=True):
    """Come in: to a free place, a robot's, or one's own again; 0 for any.

    Attributes:
        player: the number of the place.
    """

    player: int = 0


class EnterRobot(Command, frozen=True):
    """The host has a robot play in a free place, or for good in one kept for somebody who has gone."""

    player: int


class Exchange(Command, frozen=True):
    """Change places before it starts: oneself to a free one, or the host any two."""

    player: int
    other: int


class Dismiss(Command, frozen=True):
    """The host asks a player to go, who may not come in again; a robot plays on for him once it has started."""

    player: int


class Start(Command, frozen=True):
    """The host starts, with a draw for partners and seats or in the order of the places.

    Attributes:
        robots: whether robots take the places that are still free.
    """

    draw: bool = True
    robots: bool = False


class Proceed(Command, frozen=True):
    """The house goes on to a round; chance comes in as what it shuffles, deals and keeps secret.

    Attributes:
        pack: the shuffled pack that is spread for a draw.
        boards: those that all tables of the round play, where no file has them.
        salts: 32 secret random bytes for each of those boards, in hexadecimal.
    """

    number: int
    pack: tuple[Card, ...]
    boards: tuple[Board, ...] = ()
    salts: tuple[str, ...] = ()


class LineUp(Command, frozen=True):
    """A captain, or the host for his team, says who of the team sits where.

    Attributes:
        players: four of the team, those who sit in the open room before those who sit in the closed one.
    """

    players: tuple[int, ...]


class LineUpFor(Command, frozen=True):
    """The house says it for a team of robots, or for a captain who keeps the others waiting."""

    number: int
    team: int
    players: tuple[int, ...]


class Pick(Command, frozen=True):
    """Pick a card from the pack spread face down.

    Attributes:
        place: which of the 52, from 1.
    """

    place: int


class PickFor(Command, frozen=True):
    """The house picks for a robot, or for somebody who has kept the others waiting."""

    player: int
    place: int


class ChooseSeat(Command, frozen=True):
    """Whoever drew the highest card chooses his seat."""

    seat: Seat


class ChooseSeatFor(Command, frozen=True):
    """The house chooses the seat of a robot, or of somebody who has kept the others waiting."""

    number: int
    seat: Seat


class Settle(Command, frozen=True):
    """The house brings what a table came to.

    Attributes:
        table: its id.
        settled: what each player of a side won, as the form settles; null where it does not.
        points: what stands on the sheet for each side.
        deals: how many were played.
        scores: what each board came to.
    """

    table: str
    settled: BySide[int] | None
    points: BySide[int]
    deals: int
    scores: tuple[BoardScore, ...] = ()


class EndContest(Command, frozen=True):
    """The host ends the evening: what is on the tables is finished and counted, nothing more begins."""


AnyCommand: TypeAlias = (
    OpenContest | Enter | EnterRobot | Exchange | Leave | Dismiss | LetBack | MakeHost | Start
    | LineUp | LineUpFor | Proceed | Pick | PickFor | ChooseSeat | ChooseSeatFor | Settle | Ready | EndContest
)  # fmt: skip
