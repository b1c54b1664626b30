"""Forms that are filled in by hand: the traveller that goes with a board, the slip of a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from biritch.cards import Board
from biritch.paper.hands import board_corner
from biritch.paper.layout import Align, Block, Grid, Line, Lines, Sheet, Stack, clean, line
from biritch.paper.words import Words

_WRITTEN = 1.9  # lines high, for a pencil


def traveller(
    board: Board, words: Words, *, rows: int = 10, played: Sequence[Sequence[str]] = ()
) -> Block:
    """The sheet that travels with a board, one row for each table.

    Args:
        board: the board; its cards are not shown.
        words: the language.
        rows: how many tables play it.
        played: what is filled in already, cell by cell.

    Examples:
        >>> from biritch.cards import seeded
        >>> board = Board.numbered(7, next(seeded("evening")))
        >>> len(traveller(board, Words(), rows=3).blocks[1].rows)
        3
    """
    names = ("pair-ns", "pair-ew", "contract", "by", "lead", "result", "score")
    blank: tuple[Line, ...] = ((),) * len(names)
    filled = [tuple(line(clean(cell)) for cell in row) for row in played]
    return Stack(
        (
            board_corner(board, words),
            Grid(
                tuple((*row, *blank)[: len(names)] for row in [*filled, *[()] * rows][:rows]),
                heads=tuple(line(words.say(name), bold=True, size=0.8) for name in names),
                aligns=(Align.CENTRE,) * len(names),
                name=words.say("traveller"),
                ruled=True,
                row_height=_WRITTEN,
                gap=0.6,
            ),
        )
    )


def score_slip(table: str, round_: str, boards: Iterable[int], words: Words) -> Block:
    """The slip on which one table writes the boards of one round.

    Examples:
        >>> from biritch.paper.layout import text_of
        >>> slip = score_slip("3", "1", (7, 8), Words())
        >>> text_of(slip.blocks[0].lines[0])
        'Table 3   Round 1'
    """
    names = ("contract", "by", "lead", "result", "score")
    head = f"{words.say('table')} {clean(table)}   {words.say('round')} {clean(round_)}"
    return Stack(
        (
            Lines(
                (
                    line(head, bold=True, title=True),
                    line(f"{words.say('pair-ns')} ______   {words.say('pair-ew')} ______"),
                )
            ),
            Grid(
                tuple((line(str(number), bold=True), *((),) * len(names)) for number in boards),
                heads=((), *(line(words.say(name), bold=True, size=0.8) for name in names)),
                aligns=(Align.CENTRE,) * (1 + len(names)),
                name=words.say("slip"),
                ruled=True,
                row_height=_WRITTEN,
                gap=0.6,
            ),
            Lines((line(f"{words.say('signed')} ______________"),)),
        )
    )


def travellers(
    boards: Iterable[Board],
    *,
    title: str = "",
    aside: str = "",
    tables: int = 10,
    language: str = "en",
) -> Sheet:
    """Travellers for an evening's boards, four to a page."""
    words = Words(language)
    return Sheet(
        title or words.say("traveller"),
        tuple(traveller(board, words, rows=tables) for board in boards),
        aside=aside,
        columns=2,
        rows=2,
        language=language,
        page=words.say("page", page="{page}", pages="{pages}"),
    )
