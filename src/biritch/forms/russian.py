"""Russian scoring: every deal against a target that the high cards of a side promise, in IMPs.

One table is enough for it: what chance dealt is taken away by the target.

Law: 77, 78B, R-Chicago.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from biritch.auction import ROUND_TABLE
from biritch.errors import BadValue
from biritch.forms.chicago import DEALS, ChicagoVulnerability
from biritch.forms.chicagoduplicate import EveryDealCounts
from biritch.forms.dealing import Dealing
from biritch.forms.duplicate import DuplicateScoring
from biritch.forms.form import Form, Turn
from biritch.forms.length import LENGTH, MOST_DEALS, briefly, is_playable
from biritch.score import HonourClaim, HonoursRule, Result, ScoreLine, Sheet, match_imps
from biritch.seats import FOUR_PLAYERS, BySide, Seat


class Russian(Struct, frozen=True, tag_field="type", tag="russian"):
    """What a host may choose about a match against the target.

    Attributes:
        deals: how many are played, 1 to 1000; None: as many as the players like.
        vulnerability: of the second and third of every four deals.
        dealer: who deals first.
    """

    deals: Annotated[int, LENGTH] | None = DEALS
    vulnerability: ChicagoVulnerability = ChicagoVulnerability.OLD
    dealer: Seat = Seat.NORTH

    def __post_init__(self) -> None:
        if not is_playable(self.deals):
            raise BadValue(
                f"1 to {MOST_DEALS} deals are played, not {briefly(self.deals)}",
                code="form.deals",
                deals=briefly(self.deals),
                most=MOST_DEALS,
            )

    def dealt_by(self, seat: Seat) -> Russian:
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
            scoring=AgainstTarget(),
            ending=LastDeal(self.deals),
        )


class AgainstTarget(Struct, frozen=True):
    """Duplicate points; both sides count their high cards, and the sheet compares the two.

    Law: 77.
    """

    honours: HonoursRule = HonoursRule.NONE
    counts_hcp: ClassVar[bool] = True
    lined: ClassVar[bool] = False

    def lines(
        self,
        sheet: Sheet,
        turn: Turn,
        result: Result | None,
        honours: tuple[HonourClaim, ...] = (),
    ) -> tuple[ScoreLine, ...]:
        """The lines of a deal; none when it was passed out, which counts 0 against the target."""
        return DuplicateScoring().lines(sheet, turn, result, honours)


class LastDeal(Struct, frozen=True):
    """Over after so many deals; the sum of their IMPs is won and lost.

    Law: 78B.
    """

    deals: int | None = DEALS

    def is_over(self, sheet: Sheet) -> bool:
        """Whether the last deal has been played."""
        return self.deals is not None and len(sheet.deals) >= self.deals

    def closing(self, sheet: Sheet) -> tuple[ScoreLine, ...]:  # noqa: ARG002 - whatever is on it
        """Nothing: each deal has been compared by itself."""
        return ()

    def settlement(self, sheet: Sheet) -> BySide[int] | None:
        """The IMPs that each player of a side wins or loses."""
        return match_imps(sheet)
