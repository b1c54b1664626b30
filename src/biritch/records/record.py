"""A record: everything that is known of one board after it was played, or as far as it went."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from biritch.auction import Auction, Contract
from biritch.cards import Board
from biritch.play import Play
from biritch.score import Result, ScoreLine, points_of
from biritch.seats import BySeat, Side

NOBODY: BySeat[str] = BySeat.same("")


class Remark(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What was said or written at one call or one card.

    Attributes:
        place: which call or which card, counted from 1 in the order they were made.
        alert: whether the call was alerted.
        text: what the call or card means, as it was explained.
        signs: PBN's numbered signs, such as 1 for a good call.
        comment: what an annotator wrote about it.
    """

    place: int
    alert: bool = False
    text: str = ""
    signs: tuple[int, ...] = ()
    comment: str = ""


class Table(Struct, frozen=True, gc=False):
    """Rows that a file adds to a board: all its results, the makes, the times of the calls.

    Attributes:
        name: such as ``ScoreTable``.
        columns: their names between semicolons, as PBN writes them.
        rows: the entries of each row.
    """

    name: str
    columns: str
    rows: tuple[tuple[str, ...], ...]


Commented: TypeAlias = tuple[str, str]  # the tag before a comment, empty at the top; and its text


class Record(Struct, frozen=True, kw_only=True, gc=False):
    """One board: its cards, and what was called, played and scored.

    Attributes:
        board: number, dealer, vulnerability and cards; the cards may be known in part.
        names: who sat where; empty where nobody is named.
        auction: the calls; None where they were not kept.
        calls: what was said or written at calls.
        contract: what was played; None if it was passed out or is not known.
        passed_out: whether all passed.
        play: the cards as they were played; None where they were not kept.
        cards: what was said or written at cards.
        tricks: taken by declarer's side; None where that is not known.
        lines: the lines of the score, where they are known.
        points_ns: the score as a file gives it, for North-South; None where it gives none.
        form: ``duplicate``, ``rubber``, ``chicago``, ...; empty where that is not known.
        scoring: how boards are compared, as PBN names it: MP, IMP, ...
        event: at what occasion.
        site: where.
        date: as ISO 8601 writes it; 2026-03 where only the month is known.
        tags: all else a file said of the board, sorted by name.
        tables: the rows a file added.
        comments: comments that stand at no call or card, each with the tag it follows, sorted by that.

    Examples:
        >>> from biritch.cards import seeded
        >>> board = Board.numbered(1, next(seeded("evening")))
        >>> record = Record(board=board, contract=Contract.parse("4HXS"), tricks=9)
        >>> str(record.result), record.is_played
        ('4HXS-1', True)
    """

    board: Board
    names: BySeat[str] = NOBODY
    auction: Auction | None = None
    calls: tuple[Remark, ...] = ()
    contract: Contract | None = None
    passed_out: bool = False
    play: Play | None = None
    cards: tuple[Remark, ...] = ()
    tricks: int | None = None
    lines: tuple[ScoreLine, ...] = ()
    points_ns: int | None = None
    form: str = ""
    scoring: str = ""
    event: str = ""
    site: str = ""
    date: str = ""
    tags: tuple[tuple[str, str], ...] = ()
    tables: tuple[Table, ...] = ()
    comments: tuple[Commented, ...] = ()

    @property
    def result(self) -> Result | None:
        """Contract and tricks; None where one of them is not known, and when passed out."""
        if self.contract is None or self.tricks is None:
            return None
        return Result(self.contract, self.tricks)

    @property
    def is_played(self) -> bool:
        """Whether more than the cards is known."""
        return (
            self.passed_out
            or self.contract is not None
            or (self.auction is not None and len(self.auction) > 0)
        )

    @property
    def score_ns(self) -> int | None:
        """The points of North-South: what the lines come to, else what a file said."""
        return points_of(self.lines, Side.NS) if self.lines else self.points_ns
