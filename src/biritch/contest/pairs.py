"""Pairs at one's own tables: all tables play the same boards in a round, and everybody meets everybody.

Cards need not be carried from table to table here, so every board is compared at once at every table.
"""

from __future__ import annotations

from collections.abc import Sequence

from biritch.contest.compared import PairStanding, Played, pairs_standing
from biritch.contest.movement import Movement, Pair, Row, opposite
from biritch.contest.plan import Numbered, four, renumbered
from biritch.errors import BadValue
from biritch.forms import Duplicate, FormOptions
from biritch.seats import Seat

LEAST_TABLES, MOST_TABLES = 2, 16
MOST_BOARDS = 64


class Pairs(Numbered, frozen=True, tag_field="type", tag="pairs"):
    """Every pair against every other, round by round; one winner.

    Attributes:
        tables: how many tables, 2 to 16.
        boards: how many a round has, 1 to 64.
        last: how many rounds are played; None: until everybody has met everybody.

    Raises:
        BadValue: ``pairs.tables``, ``pairs.boards``, ``pairs.last``.

    Examples:
        >>> pairs = Pairs(tables=2, boards=3)
        >>> [row.pairs for row in pairs.round(Movement(()), Duplicate(), range(1, 9), None)]
        [((1, 2), (7, 8)), ((3, 4), (5, 6))]
    """

    tables: int = LEAST_TABLES
    boards: int = 4
    last: int | None = None

    def __post_init__(self) -> None:
        for name, value, least, most in (
            ("tables", self.tables, LEAST_TABLES, MOST_TABLES),
            ("boards", self.boards, 1, MOST_BOARDS),
            ("last", self.rounds, 1, 2 * self.tables - 1),
        ):
            if not least <= value <= most:
                raise BadValue(
                    f"{name} is {least} to {most} here, not {value}",
                    code=f"pairs.{name}",
                    value=value,
                    least=least,
                    most=most,
                )

    @property
    def rounds(self) -> int:
        """One less than there are pairs, unless fewer are wanted."""
        return 2 * self.tables - 1 if self.last is None else self.last

    @property
    def shares_boards(self) -> bool:
        """All tables of a round play the same boards."""
        return True

    def players(self, form: FormOptions) -> int:
        """Four at each table.

        Raises:
            BadValue: ``plan.form`` if the form is not for four.
        """
        return four(form) * self.tables

    def boards_of(self, number: int) -> tuple[int, ...]:
        """The numbers of the boards of a round."""
        first = 1 + (number - 1) * self.boards
        return tuple(range(first, first + self.boards))

    def round(
        self,
        played: Movement,
        form: FormOptions,
        order: Sequence[int],
        seat: Seat | None,  # noqa: ARG002 - nobody chooses
    ) -> tuple[Row, ...]:
        """Who meets whom in the next round."""
        number = played.rounds + 1
        boards = self.boards_of(number)
        if isinstance(form, Duplicate):
            form = Duplicate(boards=len(boards), first=boards[0])
        rows = (
            Row(number, opposite(_pair(home), _pair(away)), (), form, table, boards)
            for table, (home, away) in enumerate(meetings(2 * self.tables, number), start=1)
        )
        return renumbered(tuple(rows), order)

    def standing(self, played: Sequence[Played], order: Sequence[int]) -> tuple[PairStanding, ...]:
        """All pairs by matchpoints, the best first.

        Args:
            played: the tables that have finished.
            order: the players by the numbers they drew.
        """
        numbers = [_pair(number) for number in range(1, 2 * self.tables + 1)]
        return pairs_standing(played, [(order[a - 1], order[b - 1]) for a, b in numbers])


def _pair(number: int) -> Pair:
    return (2 * number - 1, 2 * number)


def meetings(entries: int, number: int) -> tuple[tuple[int, int], ...]:
    """Who meets whom in a round of an all-play-all, he who is at home first (Berger's tables).

    Args:
        entries: how many there are, an even number.
        number: the round, 1 to one less than there are.

    Examples:
        >>> [meetings(4, number) for number in (1, 2, 3)]
        [((1, 4), (2, 3)), ((1, 2), (4, 3)), ((3, 1), (2, 4))]
    """
    circle = entries - 1
    found = []
    for one in range(1, entries):
        other = (number - one) % circle + 1
        if other == one:
            found.append((one, entries) if one <= entries // 2 else (entries, one))
        elif one < other:
            found.append((one, other) if (one + other) % 2 else (other, one))
    return tuple(sorted(found, key=min))
