"""Rubber bridge: two games win the rubber; part scores wait below the line.

Law: R72, R73, R74, R80, R81.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from biritch.auction import ROUND_TABLE
from biritch.cards import Board
from biritch.errors import BadValue
from biritch.forms.claimed import claimed_honours
from biritch.forms.dealing import Dealing
from biritch.forms.form import Form, Turn
from biritch.forms.laws import Laws
from biritch.forms.length import briefly
from biritch.forms.passedout import PassedOut
from biritch.forms.settlement import Settlement
from biritch.score import (
    HonourClaim,
    HonoursRule,
    Reason,
    Result,
    Scored,
    ScoreLine,
    Sheet,
    contract_lines,
)
from biritch.seats import FOUR_PLAYERS, BySide, Seat, Side

GAMES = 2  # win a rubber
PART_SCORES = Meta(extra_json_schema={"enum": [100, 50]})


class Rubber(Struct, frozen=True, tag_field="type", tag="rubber"):
    """What a house may choose about a rubber: every switch goes with every other but one.

    A quick rubber cannot bring 750 where games are paid in place of the rubber.

    Attributes:
        honours: whether honours are scored, and when they may be claimed.
        game_bonuses: 200 for each game but the one that ends the rubber, which brings 700, in place
            of 700 or 500 for the rubber.
        insult_fifty: 50 for a redoubled contract made, as for a doubled one.
        quick_rubber: 750 for a rubber won by two games to none.
        simple_undertricks: not vulnerable and doubled, no undertrick costs more than 200.
        settlement: how the difference becomes what each player wins or loses.
        unfinished_part_score: 100 or 50, for the only part score when the players stop early.
        passed_out: whether the deal then passes on, or the cards are dealt again.
        dealer: who deals first.
    """

    honours: HonoursRule = HonoursRule.NONE
    game_bonuses: bool = False
    insult_fifty: bool = False
    quick_rubber: bool = False
    simple_undertricks: bool = False
    settlement: Settlement = Settlement.NONE
    unfinished_part_score: Annotated[int, PART_SCORES] = 100
    passed_out: PassedOut = PassedOut.PASSES_ON
    dealer: Seat = Seat.NORTH

    def __post_init__(self) -> None:
        if self.game_bonuses and self.quick_rubber:
            raise BadValue(
                "a quick rubber cannot bring 750 where games are paid in place of the rubber",
                code="form.no_rubber_bonus",
            )
        if self.unfinished_part_score not in (50, 100):
            raise BadValue(
                "the only part score of an unfinished game is worth 100 or 50 points, "
                f"not {briefly(self.unfinished_part_score)}",
                code="form.unfinished_part_score",
                points=briefly(self.unfinished_part_score),
            )

    def dealt_by(self, seat: Seat) -> Rubber:
        """The same, with this seat to deal first."""
        return replace(self, dealer=seat)

    def form(self) -> Form:
        """The form these options make."""
        return Form(
            options=self,
            seating=FOUR_PLAYERS,
            dealing=Dealing(),
            bidding=ROUND_TABLE,
            schedule=DealPassesOn(self.dealer, self.passed_out),
            scoring=RubberScoring(
                honours=self.honours,
                game_bonuses=self.game_bonuses,
                insult_fifty=self.insult_fifty,
                simple_undertricks=self.simple_undertricks,
            ),
            ending=TwoGames(
                game_bonuses=self.game_bonuses,
                quick_rubber=self.quick_rubber,
                unfinished_part_score=self.unfinished_part_score,
                settled=self.settlement,
            ),
            laws=Laws.RUBBER_2014,
        )


class DealPassesOn(Struct, frozen=True):
    """The deal goes round clockwise; a side with a game is vulnerable.

    Law: R73.
    """

    first: Seat = Seat.NORTH
    passed_out: PassedOut = PassedOut.PASSES_ON

    def next(self, sheet: Sheet, board: Board | None = None) -> Turn:  # noqa: ARG002 - only its cards count
        """The deal after those on the sheet."""
        return Turn(
            len(sheet.deals) + 1,
            self.passed_out.dealer(sheet, self.first),
            sheet.vulnerable,
            self.passed_out.place(sheet),
        )


class RubberScoring(Struct, frozen=True, kw_only=True):
    """Odd tricks below the line, everything else above it.

    Law: R72, R73, R81.
    """

    counts_hcp: ClassVar[bool] = False
    lined: ClassVar[bool] = True
    honours: HonoursRule = HonoursRule.NONE
    game_bonuses: bool = False
    insult_fifty: bool = False
    simple_undertricks: bool = False

    def lines(
        self,
        sheet: Sheet,
        turn: Turn,
        result: Result | None,
        honours: tuple[HonourClaim, ...] = (),
    ) -> tuple[ScoreLine, ...]:
        """The lines of a deal; none when it was passed out."""
        extra = claimed_honours(self.honours, result, honours)
        if result is None:
            return extra
        side = result.contract.declarer.side
        lines = contract_lines(
            result,
            vulnerable=turn.vulnerable.includes(side),
            law="R81",
            below=True,
            insult_fifty=self.insult_fifty,
            simple_undertricks=self.simple_undertricks,
        )
        if self.game_bonuses and wins_game(sheet, turn, lines, side) and not sheet.games[side]:
            lines = (*lines, ScoreLine(Reason.GAME, 200, side))
        return (*lines, *extra)


def wins_game(sheet: Sheet, turn: Turn, lines: tuple[ScoreLine, ...], side: Side) -> bool:
    """Whether these lines of a deal bring a side to a game.

    Law: R73.
    """
    scored = Scored(turn.number, turn.dealer, turn.vulnerable, None, lines)
    return sheet.add(scored).games[side] > sheet.games[side]


class TwoGames(Struct, frozen=True, kw_only=True):
    """Over when a side has won two games; the players may agree to stop before.

    Law: R74, R80.
    """

    game_bonuses: bool = False
    quick_rubber: bool = False
    unfinished_part_score: int = 100
    settled: Settlement = Settlement.NONE

    def is_over(self, sheet: Sheet) -> bool:
        """Whether a side has won two games."""
        return GAMES in tuple(sheet.games)

    def closing(self, sheet: Sheet) -> tuple[ScoreLine, ...]:
        """What the rubber brings its winner, or what an unfinished one brings either side."""
        for side, games in sheet.games.items():
            if games == GAMES:
                return (self._rubber(side, quick=not sheet.games[side.opponents]),)
        return (*self._only_game(sheet), *self._only_part_score(sheet))

    def _rubber(self, side: Side, *, quick: bool) -> ScoreLine:
        if quick and self.quick_rubber:
            return ScoreLine(Reason.RUBBER, 750, side)
        if self.game_bonuses:
            return ScoreLine(Reason.RUBBER, 700, side)
        return ScoreLine(Reason.RUBBER, 700 if quick else 500, side, law="R74")

    def _only_game(self, sheet: Sheet) -> tuple[ScoreLine, ...]:
        side = only_side(sheet.games)
        return () if side is None else (ScoreLine(Reason.UNFINISHED_GAME, 300, side, law="R80"),)

    def _only_part_score(self, sheet: Sheet) -> tuple[ScoreLine, ...]:
        side, points = only_side(sheet.part_scores), self.unfinished_part_score
        law = "R80" if points == 100 else None
        return (
            ()
            if side is None
            else (ScoreLine(Reason.UNFINISHED_PART_SCORE, points, side, law=law),)
        )

    def settlement(self, sheet: Sheet) -> BySide[int] | None:
        """What each player of a side wins or loses, in hundreds."""
        return self.settled.settle(sheet.totals)


def only_side(counts: BySide[int]) -> Side | None:
    """The side that has something where the other has nothing; None if both or neither do."""
    having = [side for side, count in counts.items() if count]
    return having[0] if len(having) == 1 else None
