"""Chicago duplicate: four deals as in a Chicago, each scored by itself as in duplicate.

Law: 77, R-Chicago.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from biritch.auction import ROUND_TABLE
from biritch.cards import Board
from biritch.errors import BadValue
from biritch.forms.chicago import DEALS, ChicagoVulnerability
from biritch.forms.dealing import Dealing
from biritch.forms.duplicate import PART_SCORE, DuplicateScoring, LastBoard
from biritch.forms.form import Form, Turn
from biritch.forms.length import briefly
from biritch.score import Sheet
from biritch.seats import FOUR_PLAYERS, Seat

PART_SCORES = (PART_SCORE, 100)


class ChicagoDuplicate(Struct, frozen=True, tag_field="type", tag="chicagoduplicate"):
    """What a house may choose about a Chicago scored as duplicate.

    Attributes:
        vulnerability: of the second and third deals.
        part_score: 50, or 100 as in some houses, for a contract made below game.
        dealer: who deals first.
    """

    vulnerability: ChicagoVulnerability = ChicagoVulnerability.NEW
    part_score: Annotated[int, Meta(extra_json_schema={"enum": [*PART_SCORES]})] = PART_SCORE
    dealer: Seat = Seat.NORTH

    def __post_init__(self) -> None:
        if self.part_score not in PART_SCORES:
            raise BadValue(
                f"a part score made is worth 50 or 100 points, not {briefly(self.part_score)}",
                code="form.part_score",
                points=briefly(self.part_score),
            )

    def dealt_by(self, seat: Seat) -> ChicagoDuplicate:
        """The same, with this seat to deal first."""
        return replace(self, dealer=seat)

    def form(self) -> Form:
        """The form these options make."""
        return Form(
            options=self,
            seating=FOUR_PLAYERS,
            dealing=Dealing(),
            bidding=ROUND_TABLE,
            schedule=EveryDealCounts(self.vulnerability, self.dealer),
            scoring=DuplicateScoring(part_score=self.part_score),
            ending=LastBoard(DEALS),
        )


class EveryDealCounts(Struct, frozen=True):
    """The deal goes round, vulnerability as in a Chicago and again from the fifth; four passes count.

    Law: R-Chicago.

    Examples:
        >>> from biritch.score import Scored
        >>> from biritch.seats import Vulnerability
        >>> passed_out = Scored(1, Seat.NORTH, Vulnerability.NONE, None, ())
        >>> turn = EveryDealCounts().next(Sheet((passed_out,)))
        >>> turn.place, turn.dealer, turn.vulnerable
        (2, <Seat.EAST: 'E'>, <Vulnerability.NS: 'ns'>)
    """

    vulnerability: ChicagoVulnerability = ChicagoVulnerability.NEW
    first: Seat = Seat.NORTH

    def next(self, sheet: Sheet, board: Board | None = None) -> Turn:  # noqa: ARG002 - only its cards count
        """The deal after those on the sheet."""
        played = len(sheet.deals)
        dealer = self.first.after(played)
        vulnerable = self.vulnerability.of(played % DEALS + 1, dealer)
        return Turn(played + 1, dealer, vulnerable, played + 1)
