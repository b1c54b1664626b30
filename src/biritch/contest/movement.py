"""A movement: who sits where, round after round, and who sits out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from biritch.errors import BadValue
from biritch.forms import FormOptions, Rubber
from biritch.seats import BySeat, Seat, Side

NOBODY = 0
"""Stands where a player's number would, in a seat where nobody sits: players count from 1."""

ROUND_AND_TABLE = 2

Pair: TypeAlias = tuple[int, ...]


class Row(Struct, frozen=True):
    """One table in one round.

    Attributes:
        round: which it is, from 1; at home, which rubber.
        seats: the number of the player in each seat; `NOBODY` where a dummy lies.
        out: who sits out and watches.
        form: what is played.
        table: which table, from 1.
        boards: the numbers of its boards; none given: as many deals as the form takes.

    Examples:
        >>> row = Row(1, BySeat(2, 4, 3, 5), out=(1,))
        >>> row.pairs, row.partner(4), row.seat(5)
        (((2, 3), (4, 5)), 5, <Seat.WEST: 'W'>)
    """

    round: int
    seats: BySeat[int]
    out: tuple[int, ...] = ()
    form: FormOptions = Rubber()
    table: int = 1
    boards: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        numbers = [player for player in (*self.seats, *self.out) if player != NOBODY]
        for player in numbers:
            if player < NOBODY or numbers.count(player) > 1:
                raise BadValue(
                    f"players count from 1 and each has one place, but {player} is there "
                    f"{numbers.count(player)} times",
                    code="movement.player",
                    player=player,
                )

    @property
    def pairs(self) -> tuple[Pair, Pair]:
        """The players of North-South, then those of East-West; one alone where he has a dummy."""
        return self._side(Side.NS), self._side(Side.EW)

    def _side(self, side: Side) -> Pair:
        return tuple(self.seats[seat] for seat in side.seats if self.seats[seat] != NOBODY)

    @property
    def players(self) -> frozenset[int]:
        """Everybody who plays here."""
        return frozenset(self.seats) - {NOBODY}

    def seat(self, player: int) -> Seat | None:
        """Where a player sits; None if he does not play here."""
        if player == NOBODY:
            return None
        return next((seat for seat, sits in self.seats.items() if sits == player), None)

    def partner(self, player: int) -> int | None:
        """Who sits opposite a player; None if he does not play here, or has a dummy there."""
        seat = self.seat(player)
        return None if seat is None else self.seats[seat.partner] or None


class Movement(Struct, frozen=True):
    """All the rows of an evening or a contest, in order.

    Attributes:
        rows: one for each table in each round.
    """

    rows: tuple[Row, ...]

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return max((row.round for row in self.rows), default=0)

    @property
    def players(self) -> frozenset[int]:
        """Everybody in it, whoever sits out included."""
        return frozenset[int]().union(*(row.players | set(row.out) for row in self.rows))

    def round(self, number: int) -> tuple[Row, ...]:
        """The rows of one round, by table."""
        return tuple(row for row in self.rows if row.round == number)


def table_id(contest: str, row: Row) -> str:
    """The id of the table where a row of a contest is played, which `contest_of` reads.

    Examples:
        >>> table_id("friday", Row(2, BySeat(1, 2, 3, 4), table=3))
        'friday-2-3'
    """
    return f"{contest}-{row.round}-{row.table}"


def contest_of(table: str) -> str:
    """The id of the contest whose table this would be; empty for a table of none.

    Examples:
        >>> contest_of("a-friday-2-3"), contest_of("friday")
        ('a-friday', '')
    """
    contest, *numbers = table.rsplit("-", 2)
    return contest if len(numbers) == ROUND_AND_TABLE and all(map(str.isdigit, numbers)) else ""


def opposite(first: Pair, second: Pair) -> BySeat[int]:
    """Two pairs at a table: the first North-South, the second East-West.

    Examples:
        >>> opposite((2, 3), (4, 5))
        BySeat(north=2, east=4, south=3, west=5)
    """
    return BySeat(first[0], second[0], first[1], second[1])


def partnerships(rows: Iterable[Row]) -> tuple[frozenset[int], ...]:
    """Every two players who were partners, row by row.

    Examples:
        >>> sorted(map(sorted, partnerships([Row(1, opposite((2, 3), (4, 5)))])))
        [[2, 3], [4, 5]]
    """
    return tuple(frozenset(pair) for row in rows for pair in row.pairs if len(pair) > 1)
