"""A transcript: what a file tells of one board, before anybody asks whether it can be.

Every reader but PBN's own, which knows marks for what was irregular, ends in one of these; `tried`
asks the Laws.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from biritch.auction import Call, Contract
from biritch.cards import NOTHING_KNOWN, Card, Deal
from biritch.records.record import NOBODY, Commented, Record, Remark, Table
from biritch.seats import BySeat, Seat, Vulnerability

Place: TypeAlias = tuple[int, int]  # line and column, counted from 1
# Where something stands: "call" and "card" with their place from 1; "board", "contract", "result",
# "score" and "deal" with 0.
Where: TypeAlias = Callable[[str, int], Place]


class Transcript(Struct, kw_only=True, gc=False):
    """What a file says of one board; see `Record` for what is not explained here.

    Attributes:
        number: the board's.
        dealer: who dealt; None where the file does not say, and then the number does.
        vulnerable: which sides are; the same.
        calls: the calls from the dealer on; None where they were not kept.
        said: what was said or written at calls.
        contract: as the file names it; None where it does not.
        cards: the cards in the order they were played; None where they were not kept.
        noted: what was said or written at cards.
        tricks: for declarer's side, as the file says.
    """

    number: int
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    deal: Deal = NOTHING_KNOWN
    names: BySeat[str] = NOBODY
    calls: tuple[Call, ...] | None = None
    said: tuple[Remark, ...] = ()
    contract: Contract | None = None
    passed_out: bool = False
    cards: tuple[Card, ...] | None = None
    noted: tuple[Remark, ...] = ()
    tricks: int | None = None
    points_ns: int | None = None
    form: str = ""
    scoring: str = ""
    event: str = ""
    site: str = ""
    date: str = ""
    tags: tuple[tuple[str, str], ...] = ()
    tables: tuple[Table, ...] = ()
    comments: tuple[Commented, ...] = ()


def transcript_of(record: Record) -> Transcript:
    """A record as a file would tell it."""
    return Transcript(
        number=record.board.number,
        dealer=record.board.dealer,
        vulnerable=record.board.vulnerable,
        deal=record.board.deal,
        names=record.names,
        calls=record.auction.calls if record.auction is not None else None,
        said=record.calls,
        contract=record.contract,
        passed_out=record.passed_out,
        cards=record.play.cards if record.play is not None else None,
        noted=record.cards,
        tricks=record.tricks,
        points_ns=record.score_ns,
        form=record.form,
        scoring=record.scoring,
        event=record.event,
        site=record.site,
        date=record.date,
        tags=record.tags,
        tables=record.tables,
        comments=record.comments,
    )
