"""The score sheet, We and They: what each deal brought, above and below the line.

Law: R72, R73.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from biritch.score.line import ScoreLine, points_of, totals_of
from biritch.score.result import Result
from biritch.seats import BySide, Seat, Side, Vulnerability

GAME = 100


class Scored(Struct, frozen=True):
    """A deal as it stands on the sheet.

    Attributes:
        number: the deal's number, or its board's.
        dealer: who dealt it.
        vulnerable: which sides were vulnerable.
        result: None if it was passed out.
        lines: what it brought; nothing if it was passed out.
        hcp: each side's high-card points, where the score goes by them; None elsewhere.
    """

    number: int
    dealer: Seat
    vulnerable: Vulnerability
    result: Result | None
    lines: tuple[ScoreLine, ...]
    hcp: BySide[int] | None = None

    def points(self, side: Side) -> int:
        """What the deal came to for a side: its own points less the other side's."""
        return points_of(self.lines, side)


class Game(Struct, frozen=True):
    """What stands below the line between two lines drawn across the sheet.

    Attributes:
        below: each side's part scores, in the order they were written.
        won_by: the side that reached a game here; None in the last one, still being played.
    """

    below: BySide[tuple[ScoreLine, ...]] = BySide((), ())
    won_by: Side | None = None

    @property
    def points(self) -> BySide[int]:
        """Each side's points towards this game."""
        return self.below.map(lambda lines: sum(line.points for line in lines))

    def write(self, line: ScoreLine) -> Game:
        """The same game with one more entry; it may win it."""
        game = Game(self.below.put(line.side, (*self.below[line.side], line)))
        return Game(game.below, line.side) if game.points[line.side] >= GAME else game


class Sheet(Struct, frozen=True):
    """Everything scored at a table from the first deal on; it never changes, it grows.

    Law: R72, R73.

    Attributes:
        deals: in the order they were played.
        closing: what was paid when it was over.

    Examples:
        >>> from biritch.score import ScoreLine, Reason
        >>> tricks = ScoreLine(Reason.TRICKS, 120, Side.NS, below=True)
        >>> sheet = Sheet().add(Scored(1, Seat.NORTH, Vulnerability.NONE, None, (tricks,)))
        >>> sheet.totals.ns, sheet.games.ns, sheet.part_scores.ns
        (120, 1, 0)
    """

    deals: tuple[Scored, ...] = ()
    closing: tuple[ScoreLine, ...] = ()

    def add(self, scored: Scored) -> Sheet:
        """The sheet with one more deal written on it."""
        return Sheet((*self.deals, scored), self.closing)

    def close(self, lines: tuple[ScoreLine, ...]) -> Sheet:
        """The sheet with the last premiums written on it."""
        return Sheet(self.deals, lines)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """Every line in the order it was written, the closing ones last."""
        return (*(line for deal in self.deals for line in deal.lines), *self.closing)

    @property
    def totals(self) -> BySide[int]:
        """What each side has, above and below the line together."""
        return totals_of(self.lines)

    @property
    def above(self) -> BySide[tuple[ScoreLine, ...]]:
        """Each side's entries above the line; on paper they are written upwards from it."""
        return self._entries(below=False)

    @property
    def below(self) -> BySide[tuple[ScoreLine, ...]]:
        """Each side's entries below the line, those of finished games included."""
        return self._entries(below=True)

    def _entries(self, *, below: bool) -> BySide[tuple[ScoreLine, ...]]:
        return BySide.make(
            lambda side: tuple(
                line for line in self.lines if line.below is below and line.side is side
            )
        )

    @property
    def played(self) -> tuple[Game, ...]:
        """The games from the first; a line is drawn after each that is won, the last is open.

        Law: R73.
        """
        games = [Game()]
        for line in self._towards_game():
            games[-1] = games[-1].write(line)
            if games[-1].won_by is not None:
                games.append(Game())
        return tuple(games)

    def _towards_game(self) -> Iterator[ScoreLine]:
        return (line for line in self.lines if line.below)

    @property
    def part_scores(self) -> BySide[int]:
        """Each side's points towards the game being played; a game won wipes both.

        Law: R73.
        """
        return self.played[-1].points

    @property
    def games(self) -> BySide[int]:
        """How many games each side has won."""
        won = [game.won_by for game in self.played]
        return BySide(won.count(Side.NS), won.count(Side.EW))

    @property
    def vulnerable(self) -> Vulnerability:
        """The sides that have won a game: in a rubber they are vulnerable. Law: R73."""
        return Vulnerability.of(*(side for side, games in self.games.items() if games))
