"""A record as our JSON spells it: cards, calls and contracts as text, nothing left out that matters.

A shape only ever gains fields; when one must change otherwise, ``format`` goes up.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from biritch.records.record import Table
from biritch.score import Reason

FORMAT: Literal[1] = 1

SeatText: TypeAlias = Literal["N", "E", "S", "W"]
SideText: TypeAlias = Literal["ns", "ew"]
TrumpsText: TypeAlias = Literal["C", "D", "H", "S"] | None
CallText: TypeAlias = Annotated[str, Meta(pattern="^(P|X|XX|[1-7](C|D|H|S|NT))$")]
CardText: TypeAlias = Annotated[str, Meta(pattern="^[CDHS][2-9TJQKA]$")]
ContractText: TypeAlias = Annotated[str, Meta(pattern="^[1-7](C|D|H|S|NT)X{0,2}[NESW]$")]
DealText: TypeAlias = Annotated[
    str, Meta(pattern=r"^[NESW]:\S+ \S+ \S+ \S+$", description="As PBN writes it.")
]
DateText: TypeAlias = Annotated[str, Meta(pattern=r"^(\d{4}(-\d\d(-\d\d)?)?)?$")]


class BoardText(Struct, frozen=True):
    """A board; a hand nobody knows is a dash."""

    number: Annotated[int, Meta(ge=1)]
    dealer: SeatText
    vulnerable: Literal["none", "ns", "ew", "both"]
    deal: DealText


class NamesText(Struct, frozen=True, omit_defaults=True):
    """Who sat where."""

    N: str = ""
    E: str = ""
    S: str = ""
    W: str = ""


class CallLine(Struct, frozen=True, omit_defaults=True):
    """A call; ``law`` names the one by which an irregular call stands."""

    seat: SeatText
    call: CallText
    law: str = ""
    alert: bool = False
    text: str = ""
    signs: tuple[int, ...] = ()
    comment: str = ""


class CardLine(Struct, frozen=True, omit_defaults=True):
    """A card played; ``law`` names the one by which an irregular card stands."""

    seat: SeatText
    card: CardText
    law: str = ""
    text: str = ""
    signs: tuple[int, ...] = ()
    comment: str = ""


class AuctionText(Struct, frozen=True):
    """The calls from the dealer on."""

    dealer: SeatText
    calls: tuple[CallLine, ...]


class PlayText(Struct, frozen=True):
    """The cards in the order they were played.

    Attributes:
        leader: who was to lead first.
        trumps: the trump suit; null at no trump.
        size: how many cards each hand began with.
    """

    leader: SeatText
    trumps: TrumpsText
    size: Annotated[int, Meta(ge=1, le=13)]
    cards: tuple[CardLine, ...]


class LineText(Struct, frozen=True):
    """A line of the score: points of one side, above or below the line."""

    reason: Reason
    points: Annotated[int, Meta(gt=0)]
    side: SideText
    below: bool = False
    law: str | None = None
    tricks: int = 0


class TagText(Struct, frozen=True):
    """Something else a file said, by name."""

    name: str
    value: str


class CommentText(Struct, frozen=True):
    """A comment, and the tag it follows."""

    after: str
    text: str


class RecordText(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything known of one board; what is left out is not known."""

    board: BoardText
    names: NamesText = NamesText()
    auction: AuctionText | None = None
    contract: ContractText | None = None
    passed_out: bool = False
    play: PlayText | None = None
    tricks: Annotated[int, Meta(ge=0, le=13)] | None = None
    lines: tuple[LineText, ...] = ()
    points_ns: int | None = None
    form: str = ""
    scoring: str = ""
    event: str = ""
    site: str = ""
    date: DateText = ""
    tags: tuple[TagText, ...] = ()
    tables: tuple[Table, ...] = ()
    comments: tuple[CommentText, ...] = ()


class RecordsText(Struct, frozen=True, kw_only=True):
    """A file of records."""

    format: Literal[1]
    records: tuple[RecordText, ...]


def records_schema() -> bytes:
    """The JSON Schema of a file of records, as it is published."""
    described = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **msgspec.json.schema(RecordsText),
    }
    return msgspec.json.format(msgspec.json.encode(described), indent=2) + b"\n"
