"""Chicago: four deals to a rubber, vulnerability by the deal's number, games paid at once.

Law: R-Chicago.
"""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from biritch.auction import ROUND_TABLE
from biritch.cards import Board
from biritch.forms.claimed import claimed_honours
from biritch.forms.dealing import Dealing
from biritch.forms.form import Form, Turn
from biritch.forms.laws import Laws
from biritch.forms.passedout import PassedOut
from biritch.forms.rubber import wins_game
from biritch.forms.settlement import Settlement
from biritch.score import (
    HonourClaim,
    HonoursRule,
    Reason,
    Result,
    ScoreLine,
    Sheet,
    contract_lines,
)
from biritch.seats import FOUR_PLAYERS, BySide, Seat, Side, Vulnerability

DEALS = 4
LAW = "R-Chicago"


class ChicagoVulnerability(Enum):
    """Who is vulnerable in the second and third deals."""

    NEW = "new"  # the side that did not deal
    OLD = "old"  # the side that dealt

    def of(self, place: int, dealer: Seat) -> Vulnerability:
        """Who is vulnerable in one of the four deals.

        Law: R-Chicago.

        Examples:
            >>> ChicagoVulnerability.NEW.of(2, Seat.EAST)
            <Vulnerability.NS: 'ns'>
        """
        if place == 1:
            return Vulnerability.NONE
        if place == DEALS:
            return Vulnerability.BOTH
        dealt = dealer.side
        return Vulnerability.of(dealt if self is ChicagoVulnerability.OLD else dealt.opponents)


class LastPartScore(Enum):
    """Which part score is paid after the fourth deal."""

    ANY_DEAL = "any_deal"  # one still live, from whichever deal
    FOURTH_DEAL = "fourth_deal"  # only one made on the fourth


class Chicago(Struct, frozen=True, tag_field="type", tag="chicago"):
    """What a house may choose about a Chicago.

    Attributes:
        vulnerability: of the second and third deals.
        passed_out: dealt again by the same dealer, or counted among the four.
        last_part_score: which part score is paid at the end.
        honours: whether honours are scored, and when they may be claimed.
        settlement: how the difference becomes what each player wins or loses.
        dealer: who deals first.
    """

    vulnerability: ChicagoVulnerability = ChicagoVulnerability.NEW
    passed_out: PassedOut = PassedOut.REDEALT
    last_part_score: LastPartScore = LastPartScore.ANY_DEAL
    honours: HonoursRule = HonoursRule.NONE
    settlement: Settlement = Settlement.NONE
    dealer: Seat = Seat.NORTH

    def dealt_by(self, seat: Seat) -> Chicago:
        """The same, with this seat to deal first."""
        return replace(self, dealer=seat)

    def form(self) -> Form:
        """The form these options make."""
        return Form(
            options=self,
            seating=FOUR_PLAYERS,
            dealing=Dealing(),
            bidding=ROUND_TABLE,
            schedule=FourDeals(self.vulnerability, self.passed_out, self.dealer),
            scoring=ChicagoScoring(self.honours),
            ending=AfterFourDeals(self.passed_out, self.last_part_score, self.settlement),
            laws=Laws.RUBBER_2014,
        )


class FourDeals(Struct, frozen=True):
    """The deal goes round once; vulnerability goes by the deal, never by games won.

    Law: R-Chicago.
    """

    vulnerability: ChicagoVulnerability = ChicagoVulnerability.NEW
    passed_out: PassedOut = PassedOut.REDEALT
    first: Seat = Seat.NORTH

    def next(self, sheet: Sheet, board: Board | None = None) -> Turn:  # noqa: ARG002 - only its cards count
        """The deal after those on the sheet; one dealt again keeps its place among the four."""
        place = self.passed_out.place(sheet)
        dealer = self.passed_out.dealer(sheet, self.first)
        return Turn(len(sheet.deals) + 1, dealer, self.vulnerability.of(place, dealer), place)


class ChicagoScoring(Struct, frozen=True):
    """As in a rubber, but a game is paid at once, by the vulnerability of its last deal.

    Law: R81, R-Chicago.
    """

    counts_hcp: ClassVar[bool] = False
    lined: ClassVar[bool] = True
    honours: HonoursRule = HonoursRule.NONE

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
        vulnerable = turn.vulnerable.includes(side)
        lines = contract_lines(result, vulnerable=vulnerable, law="R81", below=True)
        if wins_game(sheet, turn, lines, side):
            lines = (*lines, ScoreLine(Reason.GAME, 500 if vulnerable else 300, side, law=LAW))
        return (*lines, *extra)


class AfterFourDeals(Struct, frozen=True):
    """Over after four deals that count; a side with a part score then gets 100.

    Law: R-Chicago.
    """

    passed_out: PassedOut = PassedOut.REDEALT
    last_part_score: LastPartScore = LastPartScore.ANY_DEAL
    settled: Settlement = Settlement.NONE

    def is_over(self, sheet: Sheet) -> bool:
        """Whether four deals that count have been played."""
        return self.passed_out.place(sheet) > DEALS

    def closing(self, sheet: Sheet) -> tuple[ScoreLine, ...]:
        """What a part score brings after the fourth deal; nothing if the players stop before."""
        if not self.is_over(sheet):
            return ()
        by_law = LAW if self.last_part_score is LastPartScore.FOURTH_DEAL else None
        return tuple(
            ScoreLine(Reason.LAST_PART_SCORE, 100, side, law=by_law)
            for side in Side
            if sheet.part_scores[side] and self._is_paid(sheet, side)
        )

    def _is_paid(self, sheet: Sheet, side: Side) -> bool:
        if self.last_part_score is LastPartScore.ANY_DEAL:
            return True
        return any(line.below and line.side is side for line in sheet.deals[-1].lines)

    def settlement(self, sheet: Sheet) -> BySide[int] | None:
        """What each player of a side wins or loses, in hundreds."""
        return self.settled.settle(sheet.totals)
