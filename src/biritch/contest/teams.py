"""A match of two teams: two rooms, the same boards in both, in sets between which players may change.

Each team holds the North-South cards of every board at one table and the East-West cards at the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from biritch.contest.compared import Played, Swing, swings
from biritch.contest.movement import Movement, Row
from biritch.contest.plan import four
from biritch.errors import BadValue
from biritch.forms import Duplicate, FormOptions
from biritch.score import VictoryScale, twenty_four_boards, wbf_continuous
from biritch.seats import BySeat, Seat

OPEN_ROOM, CLOSED_ROOM = 1, 2
SITTING = 4
LARGEST_TEAM = 6
MOST_SETS = 16
MOST_BOARDS = 64


class Scale(Enum):
    """What a match counts in."""

    IMPS = "imps"
    TWENTY_FOUR = "twenty_four"  # the printed scale for 24 boards
    WBF = "wbf"  # the World Bridge Federation's continuous scale of 2013


class TeamMatch(Struct, frozen=True, tag_field="type", tag="teams"):
    """Two teams of four to six, an open and a closed room.

    The first team's players are numbered first. In odd sets it says who of it sits where, and then the
    second team, having seen that; in even sets the other way round.

    Attributes:
        size: how many players a team has, 4 to 6; four of them play at a time.
        sets: how many sets, 1 to 16.
        boards: in each set, an even number from 2 to 64: half of them begin in each room.
        lines_change: whether the first team has the North-South cards of the closed room in even sets;
            if not, those of the open room throughout.
        scale: what the match counts in.

    Raises:
        BadValue: ``teams.size``, ``teams.sets``, ``teams.boards``.

    Examples:
        >>> match = TeamMatch(sets=1, boards=4)
        >>> rows = match.round(Movement(()), Duplicate(), (1, 2, 3, 4, 5, 6, 7, 8), None)
        >>> [(row.pairs, row.boards) for row in rows]
        [(((1, 2), (5, 6)), (1, 2, 3, 4)), (((7, 8), (3, 4)), (3, 4, 1, 2))]
    """

    size: int = SITTING
    sets: int = 2
    boards: int = 12
    lines_change: bool = False
    scale: Scale = Scale.WBF

    def __post_init__(self) -> None:
        for name, value, least, most in (
            ("size", self.size, SITTING, LARGEST_TEAM),
            ("sets", self.sets, 1, MOST_SETS),
            ("boards", self.boards, 2, MOST_BOARDS),
        ):
            if not least <= value <= most:
                raise BadValue(
                    f"{name} is {least} to {most} in a match of teams, not {value}",
                    code=f"teams.{name}",
                    value=value,
                    least=least,
                    most=most,
                )
        if self.boards % 2:
            raise BadValue(
                f"half of a set's boards begin in each room, so {self.boards} cannot be played",
                code="teams.odd",
                boards=self.boards,
            )

    @property
    def rounds(self) -> int:
        """One for each set."""
        return self.sets

    @property
    def shares_boards(self) -> bool:
        """All tables of a round play the same boards."""
        return True

    def players(self, form: FormOptions) -> int:
        """Those of both teams.

        Raises:
            BadValue: ``plan.form`` if the form is not for four.
        """
        four(form)
        return 2 * self.size

    def team(self, player: int) -> int:
        """The team of a player: 1 or 2."""
        return 1 if player <= self.size else 2

    def members(self, team: int) -> tuple[int, ...]:
        """The players of a team."""
        return tuple(range(1 + (team - 1) * self.size, 1 + team * self.size))

    def line_ups(self, number: int) -> tuple[int, ...]:
        """The teams in the order in which they say, before a set, who of them sits where."""
        return (1, 2) if number % 2 else (2, 1)

    def draws(self, number: int) -> bool:  # noqa: ARG002 - the captains say who sits where
        """Never."""
        return False

    def choices(self, form: FormOptions) -> tuple[Seat, ...]:  # noqa: ARG002 - as above
        """None."""
        return ()

    def boards_of(self, number: int) -> tuple[int, ...]:
        """The numbers of the boards of a set.

        Examples:
            >>> TeamMatch(sets=3, boards=2).boards_of(3)
            (5, 6)
        """
        first = 1 + (number - 1) * self.boards
        return tuple(range(first, first + self.boards))

    def round(
        self,
        played: Movement,
        form: FormOptions,
        order: Sequence[int],
        seat: Seat | None,  # noqa: ARG002 - the captains have said it all
    ) -> tuple[Row, ...]:
        """The two rooms of the next set.

        Args:
            played: the sets before it.
            form: what is played.
            order: four players of the first team, those who sit in the open room before those who sit in
                the closed room, then four of the second team in the same way.
            seat: nobody chooses one.
        """
        number = played.rounds + 1
        ours, theirs = tuple(order[:SITTING]), tuple(order[SITTING : 2 * SITTING])
        out = tuple(player for player in range(1, 2 * self.size + 1) if player not in order)
        if self.lines_change and number % 2 == 0:
            ours, theirs = theirs, ours
        boards = self.boards_of(number)
        half = len(boards) // 2
        form = _a_set(form, boards)
        return (
            Row(
                number,
                BySeat(ours[0], theirs[0], ours[1], theirs[1]),
                out,
                form,
                OPEN_ROOM,
                boards,
            ),
            Row(
                number,
                BySeat(theirs[2], ours[2], theirs[3], ours[3]),
                (),
                form,
                CLOSED_ROOM,
                (*boards[half:], *boards[:half]),
            ),
        )

    def score(self, played: Sequence[Played]) -> MatchScore:
        """How the match stands after the sets that both rooms have finished."""
        return MatchScore(swings(played, frozenset(self.members(1))), self.scale, self.boards)


class MatchScore(Struct, frozen=True):
    """How a match of teams stands, as the first team sees it.

    Law: 78B, 78D.

    Attributes:
        swings: board by board.
        scale: what it counts in; boards: how many a set has.

    Examples:
        >>> from biritch.contest.compared import swing
        >>> score = MatchScore((swing(1, 1, 420, -50), swing(2, 1, 100, 140)), Scale.WBF, 2)
        >>> score.sets, score.margin
        ((9,), 9)
    """

    swings: tuple[Swing, ...]
    scale: Scale
    boards: int

    @property
    def sets(self) -> tuple[int, ...]:
        """The net IMPs of each set."""
        rounds = sorted({each.round for each in self.swings})
        return tuple(
            sum(each.imps for each in self.swings if each.round == number) for number in rounds
        )

    @property
    def margin(self) -> int:
        """The net IMPs of the match: the sum of its sets."""
        return sum(self.sets)

    @property
    def victory_points(self) -> tuple[int, int] | None:
        """What the margin is worth to the first team and to the second, in the scale's own unit.

        None where the match counts in IMPs, or nothing has been compared.
        """
        scale = self.victory_scale
        return scale.share(self.margin) if scale else None

    @property
    def victory_scale(self) -> VictoryScale | None:
        """The scale for as many boards as have been compared; None where the match counts in IMPs."""
        if not self.swings or self.scale is Scale.IMPS:
            return None
        if self.scale is Scale.TWENTY_FOUR:
            return twenty_four_boards()
        return wbf_continuous(len(self.swings))


def _a_set(form: FormOptions, boards: Sequence[int]) -> FormOptions:
    """The form of a set: as many boards as it has, where the form counts by boards."""
    if isinstance(form, Duplicate):
        return Duplicate(boards=len(boards), first=boards[0])
    return form
