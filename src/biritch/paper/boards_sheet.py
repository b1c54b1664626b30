"""Boards with all that happened: hands, auction, play, result, makes."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from biritch.paper.colours import Colours
from biritch.paper.diagram import Diagram
from biritch.paper.layout import Sheet
from biritch.paper.records_sheet import Solved
from biritch.paper.words import Words


def played_boards(
    boards: Iterable[Solved],
    *,
    title: str = "",
    aside: str = "",
    columns: int = 2,
    rows: int = 2,
    language: str = "en",
) -> Sheet:
    """A sheet of whole boards, for a bulletin or a lesson.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> from biritch.records import Record
        >>> board = Board.numbered(1, next(seeded("evening")))
        >>> len(played_boards([Solved(Record(board=board))], title="Lesson 3").items)
        1
    """
    words = Words(language)
    plain = (diagram_of(each, language=language) for each in boards)
    return Sheet(
        title,
        tuple(each.layout() for each in plain),
        aside=aside,
        columns=columns,
        rows=rows,
        language=language,
        page=words.say("page", page="{page}", pages="{pages}"),
    )


def diagram_of(solved: Solved, *, language: str = "en", colours: Colours = Colours.TWO) -> Diagram:
    """A board with its makes as a diagram."""
    diagram = Diagram.of(solved.record, language=language)
    return replace(diagram, makes=solved.makes, par=solved.par, colours=colours)
