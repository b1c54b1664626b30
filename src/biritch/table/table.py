"""A table: who sits, what is agreed, the board in play and the sheet so far."""

from __future__ import annotations

from msgspec import Struct

from biritch.forms import Chance, Form, Laws, Source
from biritch.score import Sheet
from biritch.seats import SEATS, BySeat, Seat
from biritch.table.board_in_play import BoardInPlay
from biritch.table.policy import Policy, Watching
from biritch.table.shuffle import Shuffle
from biritch.table.viewer import Role, Viewer


class Chair(Struct, frozen=True):
    """A place at the table and who is in it.

    Attributes:
        person: id of the person who sits there; empty if nobody or a robot does.
        robot: whether a robot sits there.
        owner: id of the person whose seat it is and who may take it back; empty if it is nobody's.
    """

    person: str = ""
    robot: bool = False
    owner: str = ""

    @property
    def is_taken(self) -> bool:
        """Whether somebody, person or robot, sits here."""
        return self.robot or bool(self.person)


EMPTY_CHAIR = Chair()


class Table(Struct, frozen=True):
    """Everything about a table that its viewer knows.

    Attributes:
        id: what names the table's stream; name: what people call it.
        host: person id of who opened it or was given it.
        form: the form of the game; laws: the edition of the Laws; policy: what the host chose.
        boards: what the file is called whose boards it plays; length: how many there are, None for no end.
        sealed: whether nobody but those who sit here may look.
        source: where the boards come from, cards and all; no viewer's table has more than chance.
        previous: the table this one goes on from; contest: the contest whose table it is.
        chairs: who sits; full_since: when the last empty chair was taken.
        longest: persons who sit, in the order in which they sat down.
        shown_out: persons who were asked to leave and may not sit down again, with the moment.
        sheet: the score so far, the last board's included as soon as it is scored.
        board: the board in play, or the last one until the next is dealt.
        dealt: how many boards have been dealt.
        shuffle: the shuffle of the next board, where chance deals it.
        directors: persons who look at all hands of the board in play.
        stopping: chairs that agree to end the sitting now.
        closed: no further board will be dealt.
        ended: the sitting was ended early.
        number: events folded, as this viewer counts them.
        moved: number of the last event that changed what one may do on the board.
        at: when the last event happened.
    """

    id: str
    name: str
    host: str
    form: Form
    laws: Laws
    policy: Policy
    boards: str = ""
    length: int | None = None
    source: Source = Chance()
    previous: str = ""
    contest: str = ""
    sealed: bool = False
    chairs: BySeat[Chair] = BySeat.same(EMPTY_CHAIR)
    full_since: float = 0.0
    longest: tuple[str, ...] = ()
    shown_out: tuple[tuple[str, float], ...] = ()
    sheet: Sheet = Sheet()
    board: BoardInPlay | None = None
    dealt: int = 0
    shuffle: Shuffle | None = None
    directors: tuple[str, ...] = ()
    stopping: tuple[Seat, ...] = ()
    closed: bool = False
    ended: bool = False
    number: int = 0
    moved: int = 0
    at: float = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the form has come to its end, or the sitting was ended early."""
        return self.ended or self.form.is_over(self.sheet)

    @property
    def out_of_boards(self) -> bool:
        """Whether all the boards it brought have been dealt."""
        return self.length is not None and self.dealt >= self.length

    @property
    def playing(self) -> BoardInPlay | None:
        """The board in play; None between boards."""
        return self.board if self.board and not self.board.is_over else None

    @property
    def is_full(self) -> bool:
        """Whether every chair the form needs is taken."""
        return all(self.chairs[seat].is_taken for seat in self.form.seating.chairs)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Chairs where a person sits, clockwise from North."""
        return tuple(seat for seat in self.form.seating.chairs if self.chairs[seat].person)

    @property
    def persons(self) -> frozenset[str]:
        """Everybody this table knows: in a chair or keeping one, its host, whoever saw cards of the board.

        Somebody with several ids is known here by one of these, or he could sit down twice.
        """
        seen = {person for person, _ in self.board.seen} if self.board else set()
        seated = {name for chair in self.chairs for name in (chair.person, chair.owner)}
        return frozenset({self.host, *self.directors, *seated, *seen} - {""})

    def chair_of(self, person: str) -> Seat | None:
        """Where a person sits; None if he does not."""
        if person:
            for seat, chair in zip(SEATS, self.chairs, strict=True):
                if chair.person == person:
                    return seat
        return None

    def viewer(
        self, person: str, *, director: bool = False, others: frozenset[str] = frozenset()
    ) -> Viewer:
        """How a person looks at this table now.

        Args:
            person: id of the person.
            director: whether the house counts him as a director.
            others: his other ids.
        """
        role = Role.DIRECTOR if director else Role.HOST if person == self.host else Role.PERSON
        chair = self.chair_of(person)
        kept = None if chair else self._kept_for((others | {person}) - {""})
        directs = person in self.directors
        late = chair is None and not directs and self.policy.watching is Watching.LATE
        late = late and kept is None
        return Viewer(
            person, role, chair, all_hands=directs or late, late=late, kept=kept, others=others
        )

    def _kept_for(self, ids: frozenset[str]) -> Seat | None:
        """The chair that one of these ids left and may take back."""
        return next(
            (seat for seat, chair in self.chairs.items() if chair.robot and chair.owner in ids),
            None,
        )

    def robot(self, seat: Seat) -> Viewer:
        """How the robot in a chair looks at this table."""
        return Viewer("", Role.PERSON, seat)
