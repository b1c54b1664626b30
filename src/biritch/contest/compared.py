"""The same boards at several tables, compared: what each score is worth beside the others.

Law: 78.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import Struct

from biritch.contest.movement import Pair, Row
from biritch.score import imps, matchpoints, percentage, top
from biritch.seats import Seat


class BoardScore(Struct, frozen=True):
    """What a board came to at one table.

    Attributes:
        board: its number.
        points_ns: for North-South; less than 0 when the others scored.
        result: the contract and the tricks as we spell them, such as ``4HXS-1``; ``PASS``.
    """

    board: int
    points_ns: int
    result: str = ""


class Played(Struct, frozen=True):
    """A table that has finished: who sat where, and what its boards came to.

    Attributes:
        row: who sat where.
        scores: board by board, in the order they were played.
    """

    row: Row
    scores: tuple[BoardScore, ...]

    def points(self, board: int) -> int | None:
        """Points for North-South on a board; None if it was not played here."""
        return next((each.points_ns for each in self.scores if each.board == board), None)


# ── Two teams ──


class Swing(Struct, frozen=True):
    """One board of a match, as the first team sees it.

    Attributes:
        board: its number; round: the set it was in.
        north_south: points for North-South at the table where the first team sat so.
        east_west: points for North-South at the other table, where the first team sat East-West.
        imps: won by the first team; less than 0 if lost.
    """

    board: int
    round: int
    north_south: int
    east_west: int
    imps: int


def swing(board: int, round_: int, north_south: int, east_west: int) -> Swing:
    """What a board is worth to the team that sat North-South at the first of its two tables.

    Law: 78B.

    Examples:
        >>> swing(7, 1, 1520, 940).imps, swing(8, 1, -100, -50).imps
        (11, -2)
    """
    return Swing(board, round_, north_south, east_west, imps(north_south - east_west))


def swings(played: Iterable[Played], first_team: frozenset[int]) -> tuple[Swing, ...]:
    """Every board of a match that both rooms have played, in the order of sets and boards.

    Args:
        played: the tables that have finished.
        first_team: the players of the first team.
    """
    rooms: defaultdict[int, dict[bool, Played]] = defaultdict(dict)
    for table in played:
        is_north_south = table.row.seats[Seat.NORTH] in first_team
        rooms[table.row.round][is_north_south] = table
    return tuple(
        swing(score.board, number, score.points_ns, other)
        for number, tables in sorted(rooms.items())
        if len(tables) > 1
        for score in sorted(tables[True].scores, key=lambda each: each.board)
        if (other := tables[False].points(score.board)) is not None
    )


# ── Many pairs ──


class PairStanding(Struct, frozen=True):
    """A pair's place among all pairs.

    Attributes:
        pair: its number; players: their numbers.
        won: matchpoints; of: the most it could have won.
        boards: how many boards of it have been compared.
        place: 1 for the best; equal shares of the most possible share a place.
    """

    pair: int
    players: Pair
    won: int
    of: int
    boards: int
    place: int

    @property
    def percent(self) -> Fraction | None:
        """Its share of the most it could have won, in hundredths; None before anything is compared."""
        return percentage(self.won, self.of)


def pairs_standing(played: Iterable[Played], pairs: Sequence[Pair]) -> tuple[PairStanding, ...]:
    """All pairs by matchpoints, the best first; boards not yet played everywhere count among those that have.

    Law: 78A.

    Args:
        played: the tables that have finished.
        pairs: the players of pair 1, pair 2, and so on.

    Examples:
        >>> from biritch.contest.movement import opposite
        >>> rows = Row(1, opposite((1, 2), (3, 4))), Row(1, opposite((5, 6), (7, 8)), table=2)
        >>> tables = [Played(row, (BoardScore(1, points),)) for row, points in zip(rows, (420, 50))]
        >>> [
        ...     (each.pair, each.won, each.place)
        ...     for each in pairs_standing(tables, [(1, 2), (3, 4), (5, 6), (7, 8)])
        ... ]
        [(1, 2, 1), (4, 2, 1), (2, 0, 3), (3, 0, 3)]
    """
    won: defaultdict[int, int] = defaultdict(int)
    most: defaultdict[int, int] = defaultdict(int)
    boards: defaultdict[int, int] = defaultdict(int)
    for tables in _by_board(played).values():
        scores = [points for _, points in tables]
        best = top(len(tables))
        for (row, _), north_south in zip(tables, matchpoints(scores), strict=True):
            assert north_south is not None
            for side, points in zip(row.pairs, (north_south, best - north_south), strict=True):
                player = side[0]
                won[player] += points
                most[player] += best
                boards[player] += 1
    shares = {pair: Fraction(won[pair[0]], most[pair[0]] or 1) for pair in pairs}
    standing = [
        PairStanding(
            number,
            tuple(pair),
            won[pair[0]],
            most[pair[0]],
            boards[pair[0]],
            place=1 + sum(other > shares[pair] for other in shares.values()),
        )
        for number, pair in enumerate(pairs, start=1)
    ]
    return tuple(sorted(standing, key=lambda each: (each.place, each.pair)))


def _by_board(played: Iterable[Played]) -> dict[tuple[int, int], list[tuple[Row, int]]]:
    """For each board of each round: the tables that have a score on it."""
    found: defaultdict[tuple[int, int], list[tuple[Row, int]]] = defaultdict(list)
    for table in played:
        for score in table.scores:
            found[table.row.round, score.board].append((table.row, score.points_ns))
    return found
