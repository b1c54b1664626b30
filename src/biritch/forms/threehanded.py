"""Bridge for three: one has an open dummy opposite him, and names the contract after he looks at it.

The other two are partners for this rubber; after three rubbers each has had the dummy once.

Law: 17, 41D; scored by R72 to R81.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from biritch.forms.dealing import Dealing, FirstLook
from biritch.forms.designating import Designating, FirstCaller
from biritch.forms.form import Ending, Form
from biritch.forms.rubber import Rubber
from biritch.forms.settlement import HUNDRED, Settlement
from biritch.score import ScoreLine, Sheet
from biritch.seats import BySide, Seat, three_players


class DummyShown(Enum):
    """To whom dummy is shown before its owner calls; after the lead everybody sees it."""

    OWNER = "owner"
    EVERYBODY = "everybody"


class OwnerSettles(Enum):
    """How the owner of the dummy settles with two opponents."""

    WITH_EACH = "with_each"  # he wins the whole difference from each of them, or loses it to each
    WITH_BOTH = "with_both"  # they share it: half the difference with each


class ThreeHanded(Struct, frozen=True, tag_field="type", tag="threehanded"):
    """What three players may choose.

    Attributes:
        owner: the seat of the player who has the open dummy, opposite him.
        dummy_shown: to whom dummy is shown before its owner calls.
        first_caller: which of the partners begins the auction.
        long_auction: the partners end their auction by three passes, or by four where neither has
            bid; if not, by one and by two.
        owner_settles: with each of his opponents, or with both together.
        rubber: the rules of the house for the rubber.
    """

    owner: Seat = Seat.SOUTH
    dummy_shown: DummyShown = DummyShown.OWNER
    first_caller: FirstCaller = FirstCaller.BY_THE_DEAL
    long_auction: bool = False
    owner_settles: OwnerSettles = OwnerSettles.WITH_EACH
    rubber: Rubber = Rubber()

    def dealt_by(self, seat: Seat) -> ThreeHanded:
        """The same, with this seat to deal first."""
        return replace(self, rubber=self.rubber.dealt_by(seat))

    def form(self) -> Form:
        """The form these options make.

        Examples:
            >>> form = ThreeHanded(owner=Seat.EAST).form()
            >>> form.seating.chairs
            (<Seat.NORTH: 'N'>, <Seat.EAST: 'E'>, <Seat.SOUTH: 'S'>)
        """
        rubber = self.rubber.form()
        faced = self.dummy_shown is DummyShown.EVERYBODY
        look = FirstLook.FACED_BEFORE_CALLING if faced else FirstLook.BEFORE_CALLING
        return replace(
            rubber,
            options=self,
            seating=three_players(self.owner),
            dealing=Dealing(look),
            bidding=Designating(self.owner, self.first_caller, long=self.long_auction),
            ending=OneAgainstTwo(
                rubber.ending, self.owner, self.rubber.settlement, self.owner_settles
            ),
        )


class OneAgainstTwo(Struct, frozen=True):
    """A rubber of one against two: it ends as any other, but its owner settles with two players.

    Law: R74, R80.

    Attributes:
        rubber: when the rubber is over, and what is paid then.
        owner: who plays alone.
        settled: how the difference is rounded, if it is settled.
        owner_settles: with each of his opponents, or with both together.
    """

    rubber: Ending
    owner: Seat
    settled: Settlement = Settlement.NONE
    owner_settles: OwnerSettles = OwnerSettles.WITH_EACH

    def is_over(self, sheet: Sheet) -> bool:
        """Whether a side has won two games."""
        return self.rubber.is_over(sheet)

    def closing(self, sheet: Sheet) -> tuple[ScoreLine, ...]:
        """What the rubber brings, or what an unfinished one does."""
        return self.rubber.closing(sheet)

    def settlement(self, sheet: Sheet) -> BySide[int] | None:
        """What the owner wins or loses, and what each of the partners does, in hundreds.

        The owner's is always as much as both of the others' together.
        """
        shared = self.owner_settles is OwnerSettles.WITH_BOTH
        each = self.settled.settle(sheet.totals, unit=2 * HUNDRED if shared else HUNDRED)
        return each and each.put(self.owner.side, 2 * each[self.owner.side])
