"""Where a table's boards come from: a value, so that every table can say it and keep to it.

One mechanism for play from chance, a teacher's lesson, the other room of a match, and playing a
board again. What is given holds cards nobody has seen yet: only the house may see such a value.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from biritch.cards import Board
from biritch.errors import BadValue


class Chance(Struct, frozen=True, tag_field="type", tag="chance"):
    """The house deals, every deal equally likely.

    Law: 6.
    """

    @property
    def length(self) -> int | None:
        """How many boards there are; None: no end of them."""
        return None

    def board(self, played: int) -> Board | None:  # noqa: ARG002 - chance has none ready
        """The board after so many have been played; None where it is still to be dealt."""
        return None


class Given(Struct, frozen=True, tag_field="type", tag="given"):
    """Boards somebody made ready, such as those of a file.

    Attributes:
        boards: in the order they are to be played, each with a number of its own.
        name: what to call them, such as the file's name.
    """

    boards: tuple[Board, ...]
    name: str = ""

    def __post_init__(self) -> None:
        if not self.boards:
            raise BadValue("one board or more must be given, not none", code="source.empty")
        numbers = [board.number for board in self.boards]
        for board in self.boards:
            if numbers.count(board.number) > 1:
                raise BadValue(
                    f"board {board.number} is given twice: each needs a number of its own",
                    code="source.twice",
                    number=board.number,
                )
            if not board.deal.is_complete:
                raise BadValue(
                    f"board {board.number} is not complete: four hands of thirteen cards are needed",
                    code="source.incomplete",
                    number=board.number,
                )

    @property
    def length(self) -> int | None:
        """How many boards there are."""
        return len(self.boards)

    def board(self, played: int) -> Board | None:
        """The board after so many have been played.

        Raises:
            BadValue: if there are no more.
        """
        if played >= len(self.boards):
            raise BadValue(
                f"all {len(self.boards)} boards have been played",
                code="source.finished",
                boards=len(self.boards),
            )
        return self.boards[played]


class SameBoards(Struct, frozen=True, tag_field="type", tag="same"):
    """The boards of another table, as in the other room of a match; its house hands them over.

    Attributes:
        table: that table's id.
    """

    table: str

    @property
    def length(self) -> int | None:
        """As many as the other table has: this one cannot tell."""
        return None

    def board(self, played: int) -> Board | None:  # noqa: ARG002 - it comes from the other table
        """None: it has to be asked of the other table."""
        return None


class Constrained(Struct, frozen=True, tag_field="type", tag="constraint"):
    """The house deals, but only what fits a constraint, as for bidding practice.

    Attributes:
        text: the constraint as it was written.
    """

    text: str

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise BadValue("a constraint must say something, not ''", code="source.constraint")

    @property
    def length(self) -> int | None:
        """How many boards there are; None: no end of them."""
        return None

    def board(self, played: int) -> Board | None:  # noqa: ARG002 - it is still to be dealt
        """None: it is still to be dealt."""
        return None


Source: TypeAlias = Chance | Given | SameBoards | Constrained
