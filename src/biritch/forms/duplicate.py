"""Duplicate: each board by itself, dealer and vulnerability by its number.

Law: 2, 22, 77.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from biritch.auction import ROUND_TABLE
from biritch.cards import Board, board_dealer, board_vulnerability
from biritch.errors import BadValue
from biritch.forms.dealing import Dealing
from biritch.forms.form import Form, Turn
from biritch.forms.length import LENGTH, MOST_DEALS, briefly, is_playable
from biritch.score import (
    HonourClaim,
    HonoursRule,
    Reason,
    Result,
    ScoreLine,
    Sheet,
    contract_lines,
    points_of,
)
from biritch.score.sheet import GAME
from biritch.seats import FOUR_PLAYERS, BySide, Seat

PART_SCORE = 50

LAST_NUMBER = 9999  # more than any box has on it


class Duplicate(Struct, frozen=True, tag_field="type", tag="duplicate"):
    """What a host may choose about duplicate boards.

    Attributes:
        boards: how many are played, 1 to 1000; None: as many as the players like.
        first: the number of the first board, 1 to 9999.
    """

    boards: Annotated[int, LENGTH] | None = None
    first: Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": LAST_NUMBER})] = 1

    def __post_init__(self) -> None:
        if not is_playable(self.boards):
            raise BadValue(
                f"1 to {MOST_DEALS} boards are played, not {briefly(self.boards)}",
                code="form.boards",
                boards=briefly(self.boards),
                most=MOST_DEALS,
            )
        if not 1 <= self.first <= LAST_NUMBER:
            raise BadValue(
                f"boards count from 1 to {LAST_NUMBER}, not {briefly(self.first)}",
                code="board.number",
                number=briefly(self.first),
            )

    def dealt_by(self, seat: Seat) -> Duplicate:  # noqa: ARG002 - whoever it is
        """The same: a board's number says who deals it."""
        return self

    def form(self) -> Form:
        """The form these options make."""
        return Form(
            options=self,
            seating=FOUR_PLAYERS,
            dealing=Dealing(),
            bidding=ROUND_TABLE,
            schedule=BoardByBoard(self.first),
            scoring=DuplicateScoring(),
            ending=LastBoard(self.boards),
        )


def duplicate_lines(
    result: Result, *, vulnerable: bool, part_score: int = PART_SCORE
) -> tuple[ScoreLine, ...]:
    """The duplicate score of a contract, line by line.

    Law: 77.

    Args:
        result: the contract and the tricks.
        vulnerable: whether declarer's side is.
        part_score: what a contract made below game brings; in some houses 100 in a Chicago.

    Examples:
        >>> lines = duplicate_lines(Result.parse("6CN="), vulnerable=True)
        >>> [(line.reason.value, line.points) for line in lines]
        [('tricks', 120), ('small-slam', 750), ('game', 500)]
    """
    lines = contract_lines(result, vulnerable=vulnerable, law="77")
    if not result.made:
        return lines
    side = result.contract.declarer.side
    if lines[0].points >= GAME:
        bonus = ScoreLine(Reason.GAME, 500 if vulnerable else 300, side, law="77")
    else:
        law = "77" if part_score == PART_SCORE else None
        bonus = ScoreLine(Reason.PART_SCORE, part_score, side, law=law)
    return (*lines, bonus)


def duplicate_points(result: Result, *, vulnerable: bool) -> int:
    """The duplicate score of a contract for declarer's side: less than 0 when it went down.

    Law: 77.

    Examples:
        >>> duplicate_points(Result.parse("3NTN+1"), vulnerable=False)
        430
    """
    lines = duplicate_lines(result, vulnerable=vulnerable)
    return points_of(lines, result.contract.declarer.side)


class BoardByBoard(Struct, frozen=True):
    """Boards in the order of their numbers; a given board keeps what is written on it.

    Law: 2.
    """

    first: int = 1

    def next(self, sheet: Sheet, board: Board | None = None) -> Turn:
        """The deal after those on the sheet."""
        place = len(sheet.deals) + 1
        if board is not None:
            return Turn(board.number, board.dealer, board.vulnerable, place)
        number = self.first + len(sheet.deals)
        return Turn(number, board_dealer(number), board_vulnerability(number), place)


class DuplicateScoring(Struct, frozen=True):
    """Every board by itself: nothing is carried over, honours do not count.

    Law: 77.
    """

    counts_hcp: ClassVar[bool] = False
    lined: ClassVar[bool] = False
    honours: HonoursRule = HonoursRule.NONE
    part_score: int = PART_SCORE

    def lines(
        self,
        sheet: Sheet,  # noqa: ARG002 - nothing is carried over from it
        turn: Turn,
        result: Result | None,
        honours: tuple[HonourClaim, ...] = (),
    ) -> tuple[ScoreLine, ...]:
        """The lines of a board; none when it was passed out, which counts 0."""
        if honours:
            raise BadValue("honours do not count in duplicate", code="honours.none", law="77")
        if result is None:
            return ()
        side = result.contract.declarer.side
        vulnerable = turn.vulnerable.includes(side)
        return duplicate_lines(result, vulnerable=vulnerable, part_score=self.part_score)


class LastBoard(Struct, frozen=True):
    """Over after so many boards; None: never, the players stop when they like."""

    boards: int | None = None

    def is_over(self, sheet: Sheet) -> bool:
        """Whether the last board has been played."""
        return self.boards is not None and len(sheet.deals) >= self.boards

    def closing(self, sheet: Sheet) -> tuple[ScoreLine, ...]:  # noqa: ARG002 - whatever is on it
        """Nothing: each board has been paid in full."""
        return ()

    def settlement(self, sheet: Sheet) -> BySide[int] | None:  # noqa: ARG002 - whatever is on it
        """Nothing: duplicate scores are compared, not settled."""
        return None
