"""What each player has won and lost over an evening: the running table beside the card table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from biritch.contest.movement import Row
from biritch.seats import BySide


class Account(Struct, frozen=True):
    """One player's evening so far.

    Attributes:
        player: his number.
        rubbers: how many he has played.
        won: what he has won in all, as the form settles; less than 0 for what he has lost.
        place: 1 for who has most; equal accounts share a place.
        victories: rubbers in which his side had more; defeats: less.
        points: what his sides had more than the others on their sheets, all together.
    """

    player: int
    rubbers: int
    won: int
    place: int
    victories: int = 0
    defeats: int = 0
    points: int = 0


class Outcome(Struct, frozen=True):
    """What one table came to.

    Attributes:
        row: who sat where.
        settled: what each player of a side won; None where the form does not settle.
        points: what stands on the sheet for each side.
    """

    row: Row
    settled: BySide[int] | None
    points: BySide[int]

    def won(self, player: int) -> int | None:
        """What a player won: as settled, or else what his side had more; None if he sat out."""
        seat = self.row.seat(player)
        if seat is None:
            return None
        return self.ahead(player) if self.settled is None else self.settled[seat.side]

    def ahead(self, player: int) -> int:
        """What a player's side had more than the other on the sheet; 0 if he sat out."""
        seat = self.row.seat(player)
        return 0 if seat is None else self.points[seat.side] - self.points[seat.side.opponents]


class Evening(Struct, frozen=True):
    """The rubbers that have been settled, and what they came to for each player.

    Attributes:
        played: what each table came to.

    Examples:
        >>> from biritch.contest import rota
        >>> evening = Evening().then(rota(5).rows[0], BySide(ns=9, ew=-9))
        >>> [(account.player, account.won, account.place) for account in evening.accounts]
        [(2, 9, 1), (3, 9, 1), (4, -9, 3), (5, -9, 3)]
        >>> evening.won(1)
        0
    """

    played: tuple[Outcome, ...] = ()

    def then(
        self, row: Row, settled: BySide[int] | None, *, points: BySide[int] | None = None
    ) -> Evening:
        """The evening with one more rubber settled.

        Args:
            row: who sat where.
            settled: what each player of a side won; a form's settlement, None where it has none.
            points: what stands on the sheet for each side; nothing if it is not said.
        """
        outcome = Outcome(row, settled, points or BySide(0, 0))
        return Evening((*self.played, outcome))

    def rubbers(self, player: int) -> tuple[int, ...]:
        """What a player won in each rubber that he played."""
        every = (outcome.won(player) for outcome in self.played)
        return tuple(won for won in every if won is not None)

    def won(self, player: int) -> int:
        """What a player has won in all."""
        return sum(self.rubbers(player))

    @property
    def accounts(self) -> tuple[Account, ...]:
        """Everybody who has played, the one who has won most first."""
        players = frozenset[int]().union(*(outcome.row.players for outcome in self.played))
        return self.standings(sorted(players))

    def standings(self, players: Sequence[int]) -> tuple[Account, ...]:
        """Some players, whether they have played or not, the one who has won most first."""
        won = {player: self.won(player) for player in players}
        return tuple(
            Account(
                player,
                rubbers=len(self.rubbers(player)),
                won=won[player],
                place=1 + sum(other > won[player] for other in won.values()),
                victories=sum(each > 0 for each in self.rubbers(player)),
                defeats=sum(each < 0 for each in self.rubbers(player)),
                points=sum(outcome.ahead(player) for outcome in self.played),
            )
            for player in sorted(players, key=lambda player: (-won[player], player))
        )
