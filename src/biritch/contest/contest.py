"""A contest: who takes part, the draw, the rounds so far and what they came to."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from biritch.cards import Card
from biritch.contest.compared import BoardScore, Played
from biritch.contest.draw import draw_order
from biritch.contest.evening import Account, Evening
from biritch.contest.movement import Movement, Row
from biritch.contest.plans import AnyPlan
from biritch.errors import BadValue
from biritch.forms import Chance, FormOptions, Given, Laws, Source
from biritch.seats import BySide, Seat
from biritch.table.policy import Policy
from biritch.table.viewer import Role, Viewer


class Phase(Enum):
    """Where a contest stands."""

    GATHERING = "gathering"
    DRAWING = "drawing"
    CHOOSING = "choosing"  # the highest card chooses his seat
    LINING_UP = "lining_up"  # the teams say who sits where
    PLAYING = "playing"
    BETWEEN = "between"  # before the first round or after one
    OVER = "over"


class Entrant(Struct, frozen=True):
    """A place in the contest and who has it.

    Attributes:
        person: id of the person who plays; empty if nobody or a robot does.
        robot: whether a robot plays.
        owner: id of the person whose place it is; empty if it is nobody's.
        since: number of the event by which it became so.
    """

    person: str = ""
    robot: bool = False
    owner: str = ""
    since: int = 0

    @property
    def is_taken(self) -> bool:
        """Whether somebody, person or robot, has it."""
        return self.robot or bool(self.person)


FREE = Entrant()


class Draw(Struct, frozen=True):
    """A pack spread on the table, and what has been picked from it.

    Attributes:
        number: the round it is for.
        since: when it was spread, or when the cards were faced.
        pack: its order, from the first card to the last; no viewer's contest has any.
        picks: who has picked which place, in the order of picking.
        cards: the first player's card, the second's, and so on, once all have picked.
        seat: the one that the highest chose.
    """

    number: int
    since: float = 0.0
    pack: tuple[Card, ...] = ()
    picks: tuple[tuple[int, int], ...] = ()
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None

    @property
    def order(self) -> tuple[int, ...]:
        """The players by their cards, the highest first; empty until they are faced."""
        return draw_order(self.cards)


class Lines(Struct, frozen=True):
    """What the teams have said before a round: who of them sits where.

    Attributes:
        number: the round it is for.
        since: when it was asked, or when the team before said it.
        said: each team that has said it, and its four players.
    """

    number: int
    since: float = 0.0
    said: tuple[tuple[int, tuple[int, ...]], ...] = ()


class Sitting(Struct, frozen=True):
    """One table of one round.

    Attributes:
        row: who sits where, and what is played.
        table: its id.
        settled: what each player of a side won; None until it is over, or where the form does not settle.
        points: what stood on the sheet for each side; None until it is over.
        deals: how many were played.
        scores: what each board came to, where they are compared.
        since: number of the event by which it began.
    """

    row: Row
    table: str
    settled: BySide[int] | None = None
    points: BySide[int] | None = None
    deals: int = 0
    scores: tuple[BoardScore, ...] = ()
    since: int = 0

    @property
    def is_over(self) -> bool:
        """Whether the table has come to its end."""
        return self.points is not None


class Contest(Struct, frozen=True):
    """Everything about a contest that its viewer knows.

    Attributes:
        id: what names the contest's stream; name: what people call it.
        host: person id of who opened it or was given it.
        plan: who plays whom; form: what they play.
        laws: the edition; policy: what holds at its tables.
        boards: what the file is called whose boards are played; length: how many there are;
            boards_each: how many a round takes, None for as many as the form does.
        source: where the boards come from, cards and all; no viewer's contest has more than chance.
        pause_seconds: how long after a round the next begins although somebody is not ready.
        places: who takes part, the first player first.
        shown_out: persons who were asked to go and may not come in again, with the moment.
        started: whether it has begun; draws: whether cards are drawn.
        draw: the last draw; order: the players as they were drawn last, or by their places.
        lines: what the teams said last of who sits where.
        salts: the secret bytes of the round's commitments; no viewer's contest has any.
        sittings: every table of every round so far.
        scored: the last round whose boards were compared, where they are.
        held: who has sat at which table of the last round, where all its tables play the same boards.
        ready: who is ready for the next round.
        ending: the host ends it with what is on the tables; ended: it is over.
        number: events folded, as this viewer counts them.
        at: when the last event happened; since: when the last round ended, or the first could begin.
    """

    id: str
    name: str
    host: str
    plan: AnyPlan
    form: FormOptions
    laws: Laws | None
    policy: Policy
    boards: str = ""
    length: int | None = None
    boards_each: int | None = None
    source: Source = Chance()
    pause_seconds: int = 30
    previous: str = ""
    places: tuple[Entrant, ...] = ()
    shown_out: tuple[tuple[str, float], ...] = ()
    started: bool = False
    draws: bool = True
    draw: Draw | None = None
    order: tuple[int, ...] = ()
    lines: Lines | None = None
    salts: tuple[str, ...] = ()
    sittings: tuple[Sitting, ...] = ()
    scored: int = 0
    held: tuple[tuple[str, str], ...] = ()
    ready: tuple[int, ...] = ()
    ending: bool = False
    ended: bool = False
    number: int = 0
    at: float = 0.0
    since: float = 0.0

    # ── Who takes part ──

    def entrant(self, player: int) -> Entrant:
        """Who has a place.

        Raises:
            BadValue: ``contest.no_place`` if there is none of that number.
        """
        if not 1 <= player <= len(self.places):
            raise BadValue(
                f"places are 1 to {len(self.places)}, not {player}",
                code="contest.no_place",
                player=player,
                places=len(self.places),
            )
        return self.places[player - 1]

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of all places."""
        return tuple(range(1, len(self.places) + 1))

    @property
    def people(self) -> tuple[int, ...]:
        """The numbers of those who are persons."""
        return tuple(player for player in self.players if self.places[player - 1].person)

    @property
    def is_full(self) -> bool:
        """Whether every place is taken."""
        return all(place.is_taken for place in self.places)

    @property
    def persons(self) -> frozenset[str]:
        """Everybody this contest knows: its host, and whoever plays or keeps a place."""
        known = {name for place in self.places for name in (place.person, place.owner)}
        return frozenset(known | {self.host}) - {""}

    @property
    def longest(self) -> tuple[str, ...]:
        """The persons who take part, the one who came first before the others."""
        people = sorted(self.people, key=lambda player: self.places[player - 1].since)
        return tuple(self.places[player - 1].person for player in people)

    def player(self, person: str) -> int:
        """The number of a person's place; 0 if he does not play."""
        return next((n for n in self.people if self.places[n - 1].person == person), 0)

    def kept_for(self, ids: frozenset[str]) -> int:
        """The number of the place that one of these ids left and may take back; 0 if there is none."""
        return next(
            (
                n
                for n in self.players
                if self.places[n - 1].robot and self.places[n - 1].owner in ids
            ),
            0,
        )

    def viewer(
        self, person: str, *, director: bool = False, others: frozenset[str] = frozenset()
    ) -> Viewer:
        """How a person looks at this contest now.

        Args:
            person: id of the person.
            director: whether the house counts him as a director.
            others: his other ids.
        """
        role = Role.DIRECTOR if director else Role.HOST if person == self.host else Role.PERSON
        return Viewer(person, role, others=others)

    def is_barred(self, player: int, ids: frozenset[str]) -> bool:
        """Whether one of these ids has held, at another table, the boards now played by a place's."""
        sitting = self.now_at(player)
        return sitting is not None and any(
            person in ids and table != sitting.table for person, table in self.held
        )

    # ── The rounds ──

    @property
    def movement(self) -> Movement:
        """The rounds so far."""
        return Movement(tuple(sitting.row for sitting in self.sittings))

    @property
    def round(self) -> int:
        """The round in play, or the last one; 0 before the first."""
        return self.movement.rounds

    @property
    def playing(self) -> tuple[Sitting, ...]:
        """The tables in play."""
        return tuple(sitting for sitting in self.sittings if not sitting.is_over)

    @property
    def is_to_score(self) -> bool:
        """Whether a round's boards are still to be compared."""
        return self.plan.shares_boards and self.scored < self.round

    @property
    def to_line_up(self) -> int:
        """The team that is to say who of it sits where; 0 if none is."""
        if self.phase is not Phase.LINING_UP or self.lines is None:
            return 0
        said = {team for team, _ in self.lines.said}
        return next((team for team in self.plan.line_ups(self.lines.number) if team not in said), 0)

    @property
    def dealt(self) -> int:
        """How many of the boards it brought have been used by the rounds that are over."""
        return sum(
            max(sitting.deals for sitting in self.sittings if sitting.row.round == number)
            for number in range(1, self.round + 1)
        )

    @property
    def out_of_boards(self) -> bool:
        """Whether all the boards it brought have been played."""
        return self.length is not None and self.dealt >= self.length

    @property
    def is_over(self) -> bool:
        """Whether it has come to its end."""
        return self.ended

    @property
    def phase(self) -> Phase:
        """Where it stands."""
        if self.ended:
            return Phase.OVER
        if not self.started:
            return Phase.GATHERING
        if self.playing or self.is_to_score:
            return Phase.PLAYING
        if self.lines is not None and self.lines.number > self.round:
            return Phase.LINING_UP
        if self.draw is not None and self.draw.number > self.round:
            return Phase.CHOOSING if self.draw.cards else Phase.DRAWING
        return Phase.BETWEEN

    def sitting(self, table: str) -> Sitting | None:
        """One of its tables; None if it is none of them."""
        return next((sitting for sitting in self.sittings if sitting.table == table), None)

    def now_at(self, player: int) -> Sitting | None:
        """The table in play where a player sits; None if he sits out or nothing is played."""
        return next((each for each in self.playing if each.row.seat(player) is not None), None)

    def boards_of(self, sitting: Sitting) -> Source:
        """Where a table's boards come from: its own of those that were brought, or the next of them."""
        if not isinstance(self.source, Given):
            return self.source
        if numbers := sitting.row.boards:
            given = {board.number: board for board in self.source.boards}
            chosen = [given[number] for number in numbers if number in given]
        else:
            last = None if self.boards_each is None else self.dealt + self.boards_each
            chosen = list(self.source.boards[self.dealt : last])
        return Given(tuple(chosen), self.source.name)

    # ── The standings ──

    @property
    def evening(self) -> Evening:
        """What has been settled."""
        evening = Evening()
        for sitting in self.sittings:
            if sitting.points is not None:
                evening = evening.then(sitting.row, sitting.settled, points=sitting.points)
        return evening

    @property
    def played(self) -> tuple[Played, ...]:
        """The tables that have finished, and what their boards came to."""
        return tuple(
            Played(sitting.row, sitting.scores) for sitting in self.sittings if sitting.is_over
        )

    @property
    def standings(self) -> tuple[Account, ...]:
        """Every player's evening so far, the one who has won most first."""
        return self.evening.standings(self.players)
