"""What each player has won and lost over an evening: the running table beside the card table."""

from __future__ import annotations

from msgspec import Struct

from biritch.contest.movement import Row
from biritch.seats import BySide


class Account(Struct, frozen=True):
    """One player's evening so far.

    Attributes:
        player: his number.
        rubbers: how many he has played.
        won: what he has won in all; less than 0 for what he has lost.
        place: 1 for who has most; equal accounts share a place.
    """

    player: int
    rubbers: int
    won: int
    place: int


class Evening(Struct, frozen=True):
    """The rubbers that have been settled, and what they came to for each player.

    Attributes:
        played: each row with what every player of a side won in it.

    Examples:
        >>> from biritch.contest import rota
        >>> evening = Evening().then(rota(5).rows[0], BySide(ns=9, ew=-9))
        >>> [(account.player, account.won, account.place) for account in evening.accounts]
        [(2, 9, 1), (3, 9, 1), (4, -9, 3), (5, -9, 3)]
        >>> evening.won(1)
        0
    """

    played: tuple[tuple[Row, BySide[int]], ...] = ()

    def then(self, row: Row, settled: BySide[int]) -> Evening:
        """The evening with one more rubber settled.

        Args:
            row: who sat where.
            settled: what each player of a side won; a form's settlement.
        """
        return Evening((*self.played, (row, settled)))

    def rubbers(self, player: int) -> tuple[int, ...]:
        """What a player won in each rubber that he played."""
        return tuple(
            settled[seat.side]
            for row, settled in self.played
            if (seat := row.seat(player)) is not None
        )

    def won(self, player: int) -> int:
        """What a player has won in all."""
        return sum(self.rubbers(player))

    @property
    def accounts(self) -> tuple[Account, ...]:
        """Everybody who has played, the one who has won most first."""
        players = sorted(frozenset[int]().union(*(row.players for row, _ in self.played)))
        won = {player: self.won(player) for player in players}
        return tuple(
            Account(
                player,
                len(self.rubbers(player)),
                won[player],
                1 + sum(other > won[player] for other in won.values()),
            )
            for player in sorted(players, key=lambda player: (-won[player], player))
        )
