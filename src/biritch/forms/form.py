"""A form of the game: a value made of parts, each of which may differ without the others.

No room below asks which form is played, and none above does either: they ask the parts.
"""

from __future__ import annotations

from typing import Protocol, Self

from msgspec import Struct

from biritch.auction import Auction, Procedure
from biritch.cards import Board, Deal
from biritch.forms.dealing import Dealing, Showing
from biritch.forms.laws import Laws
from biritch.play import Play
from biritch.score import HonourClaim, HonoursRule, Result, Scored, ScoreLine, Sheet
from biritch.seats import BySide, Seat, Seating, Vulnerability
from biritch.valuation import hcp


class Turn(Struct, frozen=True):
    """The next deal: its number, who deals it and who is vulnerable.

    Attributes:
        number: from 1, or the board's own; no two deals of a sitting have the same.
        dealer: who calls first.
        vulnerable: which sides are vulnerable.
        place: which it is among the deals that count: in a Chicago, 1 to 4, also for a deal that is
            dealt again.
    """

    number: int
    dealer: Seat
    vulnerable: Vulnerability
    place: int


class Schedule(Protocol):
    """Who deals next and who is vulnerable, by what stands on the sheet."""

    def next(self, sheet: Sheet, board: Board | None = None) -> Turn:
        """The deal after those on the sheet, with the given board's cards if there is one."""


class Scoring(Protocol):
    """What a deal brings, bonuses of the form included."""

    @property
    def honours(self) -> HonoursRule:
        """Whether honours are scored, and when they may be claimed."""

    @property
    def counts_hcp(self) -> bool:
        """Whether both sides count their high-card points after the play, for the score."""

    @property
    def lined(self) -> bool:
        """Whether odd tricks are written below a line, towards a game."""

    def lines(
        self,
        sheet: Sheet,
        turn: Turn,
        result: Result | None,
        honours: tuple[HonourClaim, ...] = (),
    ) -> tuple[ScoreLine, ...]:
        """The lines of a deal; `sheet` is as it was before the deal, a deal passed out is None."""


class Ending(Protocol):
    """When the form is over and what is paid then."""

    def is_over(self, sheet: Sheet) -> bool:
        """Whether no further deal is to be played."""

    def closing(self, sheet: Sheet) -> tuple[ScoreLine, ...]:
        """What is paid at the end, or now if the players agree to stop."""

    def settlement(self, sheet: Sheet) -> BySide[int] | None:
        """What each player of a side wins or loses; None where the form does not settle."""


class Options(Protocol):
    """What a host may choose about a form: plain data, named in the table's first event."""

    def form(self) -> Form:
        """The form these options make."""

    def dealt_by(self, seat: Seat) -> Self:
        """The same, with this seat to deal first where the form leaves that open."""


class Form(Struct, frozen=True):
    """A form of the game, all its parts together.

    Attributes:
        options: what was chosen.
        seating: who sits, in what turn, which sides, who commands which hand.
        dealing: who may see which hand, and from when.
        bidding: who may call what, and when the auction is over.
        schedule: dealer and vulnerability of the next deal.
        scoring: what a deal brings.
        ending: when it is over and what is paid then.
        laws: the edition of the Laws it is usually played by.

    Examples:
        >>> from biritch.forms import Rubber, form_of
        >>> from biritch.score import Result, Sheet
        >>> form, sheet = form_of(Rubber()), Sheet()
        >>> for text in ("4SN=", "3NTE=", "6HXS-2", "2CN+1", "3DS="):
        ...     sheet = form.record(sheet, form.next(sheet), Result.parse(text))
        >>> sheet.totals, form.is_over(sheet)
        (BySide(ns=740, ew=600), True)
    """

    options: Options
    seating: Seating
    dealing: Dealing
    bidding: Procedure
    schedule: Schedule
    scoring: Scoring
    ending: Ending
    laws: Laws = Laws.DUPLICATE_2017

    def next(self, sheet: Sheet, board: Board | None = None) -> Turn:
        """The deal after those on the sheet: its number, dealer and vulnerability."""
        return self.schedule.next(sheet, board)

    def record(
        self,
        sheet: Sheet,
        turn: Turn,
        result: Result | None,
        honours: tuple[HonourClaim, ...] = (),
        hcp: BySide[int] | None = None,
    ) -> Sheet:
        """The sheet with a deal written on it, and closed if that ends the form.

        Args:
            sheet: as it was before the deal.
            turn: the deal's number, dealer and vulnerability.
            result: None if it was passed out.
            honours: those claimed.
            hcp: what `hcp_of` counted.
        """
        lines = self.scoring.lines(sheet, turn, result, honours)
        grown = sheet.add(Scored(turn.number, turn.dealer, turn.vulnerable, result, lines, hcp))
        return self.stop(grown) if self.is_over(grown) else grown

    def hcp_of(self, deal: Deal) -> BySide[int] | None:
        """The high-card points that each side counts when the cards are shown after the play.

        Args:
            deal: all four hands as they were dealt.

        Returns:
            None where the score does not go by them.
        """
        if not self.scoring.counts_hcp:
            return None
        return BySide.make(lambda side: sum(hcp(deal[seat]) for seat in side.seats))

    def is_over(self, sheet: Sheet) -> bool:
        """Whether no further deal is to be played."""
        return self.ending.is_over(sheet)

    def stop(self, sheet: Sheet) -> Sheet:
        """The sheet closed as it stands, which the players may agree to before the end."""
        return sheet.close(self.ending.closing(sheet))

    def settlement(self, sheet: Sheet) -> BySide[int] | None:
        """What each player of a side wins or loses; None where the form does not settle."""
        return self.ending.settlement(sheet)

    def seen_at_deal(self, chair: Seat) -> tuple[Seat, ...]:
        """The hands that whoever sits here sees as soon as they are dealt."""
        return self.dealing.seen_at_deal(self.seating, chair)

    def showings(self, auction: Auction, play: Play | None = None) -> tuple[Showing, ...]:
        """Every hand that should have been shown by now, and to whom."""
        return self.dealing.showings(self.seating, auction, play)
