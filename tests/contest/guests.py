"""An evening for a test, driven by its commands: guests who come, a house that does what is due."""

from __future__ import annotations

from msgspec.structs import replace

from biritch.cards import PACK, Board, numbered_deal
from biritch.contest import (
    AnyPlan,
    BoardScore,
    Contest,
    ContestView,
    Need,
    Once,
    after,
    commands,
    decide,
    decode_events,
    due,
    sight,
    view_changes,
    view_of,
)
from biritch.contest.contest import Sitting
from biritch.contest.lining_up import usual_line_up
from biritch.forms import FormOptions, Rubber
from biritch.seats import BySide
from biritch.table import NOBODY, THE_HOUSE, Viewer, encode_events
from biritch.table.commands import Command
from biritch.table.events import Event

HOST = "p1"


class Guests:
    """People at a contest, the house among them; each decision is written down and read again.

    Attributes:
        contest: the whole of it.
        log: every event so far; rows: the same by decisions.
        seen: what an onlooker has folded of what he saw; screen: what changes have made of his view.
        now: the clock.
    """

    def __init__(
        self, plan: AnyPlan | None = None, form: FormOptions | None = None, **wishes: object
    ) -> None:
        self.contest: Contest | None = None
        self.seen: Contest | None = None
        self.screen: dict[str, object] = {}
        self.log: list[Event] = []
        self.rows: list[tuple[Event, ...]] = []
        self.told: list[Event] = []
        self.now = 1000.0
        opening = commands.OpenContest(
            contest="c", name="Evening", plan=plan or Once(), form=form or Rubber()
        )
        self.does(HOST, replace(opening, **wishes))

    @property
    def it(self) -> Contest:
        """The contest, which has been opened."""
        assert self.contest is not None
        return self.contest

    def viewer(self, person: str) -> Viewer:
        """How a person looks at it."""
        return self.contest.viewer(person) if self.contest else Viewer(person)

    def does(self, person: str, command: Command) -> list[Event]:
        """Somebody's command, carried out."""
        return self._keep(command, self.viewer(person))

    def by(self, viewer: Viewer, command: Command) -> list[Event]:
        """A command of whoever looks so, carried out."""
        return self._keep(command, viewer)

    def house(self, command: Command) -> list[Event]:
        """The house's command, carried out."""
        return self._keep(command, THE_HOUSE)

    def _keep(self, command: Command, viewer: Viewer) -> list[Event]:
        decided = decode_events(encode_events(decide(self.contest, command, viewer)))
        happened = [replace(event, at=self.now) for event in decided]
        self.rows.append(tuple(happened))
        for event in happened:
            if (shown := sight(self.contest, event, NOBODY)) is not None:
                before, self.seen = self.seen, after(self.seen, shown)
                self.told.append(shown)
                changes = view_changes(before, self.seen) if before else _parts(view_of(self.seen))
                self.screen |= changes
            self.contest = after(self.contest, event)
            self.log.append(event)
        assert self.seen is not None
        assert self.screen == _parts(view_of(self.seen))
        return happened

    def come(self, *people: str) -> None:
        """These come in."""
        for person in people:
            self.does(person, commands.Enter())

    def comes_in_time(self) -> Need | None:
        """Wait for what is due, and have the house do it; tables are left to the caller."""
        needs = due(self.it)
        if needs is None:
            return None
        self.now = max(self.now, needs.at)
        match needs.need:
            case Need.PROCEED:
                pack = tuple(reversed(PACK))
                numbers = self.it.plan.boards_of(needs.number)
                boards = tuple(Board.numbered(number, numbered_deal(number)) for number in numbers)
                salts = tuple(f"{number:064x}" for number in numbers)
                self.house(
                    commands.Proceed(number=needs.number, pack=pack, boards=boards, salts=salts)
                )
            case Need.LINE_UP:
                team = needs.number
                players = usual_line_up(self.it, team)
                self.house(commands.LineUpFor(number=self.it.round + 1, team=team, players=players))
            case Need.PICK:
                assert self.it.draw is not None
                taken = {place for _, place in self.it.draw.picks}
                place = next(place for place in range(1, 53) if place not in taken)
                self.house(commands.PickFor(player=needs.number, place=place))
            case Need.CHOOSE:
                seat = self.it.plan.choices(self.it.form)[0]
                self.house(commands.ChooseSeatFor(number=needs.number, seat=seat))
        return needs.need

    def settle(self, sitting: Sitting, ns: int, ew: int, *, deals: int = 4) -> None:
        """A table comes to its end."""
        settled = BySide(ns - ew, ew - ns)
        scores = tuple(BoardScore(number, ns - ew) for number in sitting.row.boards)
        self.house(
            commands.Settle(
                table=sitting.table,
                settled=settled,
                points=BySide(ns, ew),
                deals=deals,
                scores=scores,
            )
        )

    def to_the_end(self) -> None:
        """Let it go on until it is over, each round won by the North-South of its first table."""
        while not self.it.is_over:
            for sitting in self.it.playing:
                self.settle(sitting, 10 * self.it.round, 0)
            self.comes_in_time()


def _parts(view: ContestView) -> dict[str, object]:
    return {name: getattr(view, name) for name in view.__struct_fields__}
