"""Hand records: the boards of an evening on a sheet, as a club pins them up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from biritch.analysis import Makes, Par
from biritch.paper.hands import compass
from biritch.paper.layout import Beside, Block, Sheet, Stack
from biritch.paper.makes import makes_grid, par_lines
from biritch.paper.words import Words
from biritch.records import Record

LAYOUTS = {"2x3": (2, 3), "3x4": (3, 4), "2x2": (2, 2), "3x3": (3, 3), "4x5": (4, 5), "1x1": (1, 1)}


class Solved(Struct, frozen=True):
    """A board for a hand record, with its makes and par where they are known."""

    record: Record
    makes: Makes | None = None
    par: Par | None = None


def hand_records(
    boards: Iterable[Solved],
    *,
    title: str = "",
    aside: str = "",
    columns: int = 3,
    rows: int = 4,
    language: str = "en",
) -> Sheet:
    """The sheet of an evening's boards.

    Args:
        boards: in the order they are to stand.
        title: at the head; "Hand records" in the language if there is none.
        aside: at the head on the right, such as the date.
        columns: boards beside one another.
        rows: boards one under another.
        language: en, uk or ru.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> board = Board.numbered(1, next(seeded("evening")))
        >>> sheet = hand_records([Solved(Record(board=board))], language="uk")
        >>> sheet.title, len(sheet.items)
        ('Розклади', 1)
    """
    words = Words(language)
    solved = tuple(boards)
    return Sheet(
        title or words.say("records"),
        tuple(board_cell(each, words) for each in solved),
        aside=aside,
        note=words.say("open-hands") if any(each.makes for each in solved) else "",
        columns=columns,
        rows=rows,
        language=language,
        page=words.say("page", page="{page}", pages="{pages}"),
    )


def board_cell(solved: Solved, words: Words) -> Block:
    """One board as it stands on the sheet."""
    return Stack(tuple(_parts(solved, words)), gap=0.5)


def _parts(solved: Solved, words: Words) -> Iterator[Block]:
    yield compass(solved.record.board, words)
    if solved.makes is not None:
        grid = makes_grid(solved.makes, words)
        yield (Beside((grid, par_lines(solved.par, words))) if solved.par is not None else grid)
