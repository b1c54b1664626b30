"""The shapes of every ``--json`` answer, and the schemas published for them in ``schemas/``.

A shape only ever gains fields; when one must change otherwise, its ``format`` goes up.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from biritch.cli.analyse_answers import AnalyseAnswer
from biritch.cli.chances_answers import ChancesAnswer
from biritch.cli.leads_answers import LeadsAnswer
from biritch.cli.match_answers import MatchAnswer
from biritch.cli.print_answers import PrintAnswer
from biritch.cli.quiz_answers import QuizAnswer
from biritch.cli.spelt import (
    Answer,
    CallText,
    CheckProblem,
    DealText,
    Hexadecimal,
    PlayerNumber,
    ReasonText,
    SeatText,
    SideText,
    VulnerableText,
)
from biritch.cli.statistics_answers import StatisticsAnswer
from biritch.cli.suit_answers import SuitAnswer


class DealtBoard(Struct, frozen=True):
    """One board of an answer to `biritch deal`."""

    number: Annotated[int, Meta(ge=1)]
    dealer: SeatText
    vulnerable: VulnerableText
    deal: DealText


class DealAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch deal --json` answers."""

    boards: tuple[DealtBoard, ...]


class AuctionAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch auction --json` answers; null where there is none."""

    contract: Annotated[str, Meta(pattern="^[1-7](C|D|H|S|NT)X{0,2}$")] | None
    declarer: SeatText | None
    turn: SeatText | None
    legal: Annotated[
        tuple[CallText, ...], Meta(description="In the order P X XX 1C ... 7NT; empty at the end.")
    ]
    complete: bool


class ScoreText(Struct, frozen=True):
    """One line of a board's score; the points are declarer's side's, so they add up to the total."""

    reason: ReasonText
    points: int
    law: str | None


class ScoreAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch score --json` answers for one board of duplicate.

    The last three are there in Russian scoring; they are declarer's side's, as the points are.
    """

    points: Annotated[int, Meta(description="For declarer's side.")]
    points_ns: Annotated[int, Meta(description="For North-South.")]
    lines: tuple[ScoreText, ...]
    target: Annotated[int, Meta(description="Less than 0 for the side with fewer points.")] | (
        UnsetType
    ) = UNSET
    difference: Annotated[int, Meta(description="The points less the target.")] | UnsetType = UNSET
    imps: Annotated[int, Meta(ge=-24, le=24)] | UnsetType = UNSET


class LineText(Struct, frozen=True):
    """One line on a sheet: points, always more than 0, for one side, above or below the line."""

    reason: ReasonText
    points: Annotated[int, Meta(gt=0)]
    law: str | None
    side: SideText
    below: bool


class MeasuredText(Struct, frozen=True):
    """A deal against its target, for the side with more high-card points."""

    side: SideText
    hcp: Annotated[int, Meta(ge=20, le=40)]
    target: Annotated[int, Meta(ge=0)]
    difference: int
    imps: Annotated[int, Meta(ge=-24, le=24)]


class DealLines(Struct, frozen=True):
    """What one deal brought."""

    result: Annotated[str, Meta(pattern=r"^(PASS|[1-7](C|D|H|S|NT)X{0,2}[NESW](=|[+-]\d{1,2}))$")]
    lines: tuple[LineText, ...]
    measured: MeasuredText | UnsetType = UNSET


class AboveAndBelow(Struct, frozen=True):
    """All that a side has above the line, and all that it has below."""

    above: Annotated[int, Meta(ge=0)]
    below: Annotated[int, Meta(ge=0)]


class SheetText(Struct, frozen=True):
    """Both sides of a sheet."""

    ns: AboveAndBelow
    ew: AboveAndBelow


class BothSides(Struct, frozen=True):
    """A number for each side."""

    ns: int
    ew: int


class SheetAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch score --json` answers for the deals of any other form."""

    deals: tuple[DealLines, ...]
    closing: Annotated[tuple[LineText, ...], Meta(description="What was paid at the end.")]
    sheet: SheetText
    vulnerable: Annotated[
        VulnerableText, Meta(description="In the deal to come; if there is none, in the last.")
    ]
    totals: BothSides
    over: bool
    imps: (
        Annotated[BothSides, Meta(description="In Russian scoring, of all deals.")] | UnsetType
    ) = UNSET
    settlement: (
        Annotated[BothSides, Meta(description="What each player of a side wins, at the end.")]
        | UnsetType
    ) = UNSET


class RubberOfRota(Struct, frozen=True):
    """One rubber of a rota: who sits out, and the two pairs."""

    number: Annotated[int, Meta(ge=1)]
    out: tuple[PlayerNumber, ...]
    pairs: tuple[tuple[PlayerNumber, ...], ...]


class RotaAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch rota --json` answers."""

    rubbers: tuple[RubberOfRota, ...]


class VerifyAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch verify --json` answers."""

    ok: bool
    commitment: Annotated[Hexadecimal, Meta(description="What these cards and this salt give.")]
    problems: Annotated[
        tuple[str, ...], Meta(description="Whatever does not agree, in plain English.")
    ] = ()
    withheld: Annotated[
        tuple[SeatText, ...], Meta(description="Seats that promised a share and did not reveal it.")
    ] = ()


class VersionAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch version --json` answers."""

    version: str


class TextText(Struct, frozen=True):
    """One text in English, Ukrainian and Russian."""

    en: str
    uk: str
    ru: str


RangeNumbers: TypeAlias = tuple[Annotated[int, Meta(ge=0)], Annotated[int, Meta(ge=0)]]


class ExplainedCall(Struct, frozen=True):
    """What one call of an auction says, all its caller's calls taken together."""

    seat: SeatText
    call: CallText
    hcp: Annotated[RangeNumbers, Meta(description="High-card points, fewest and most.")]
    lengths: Annotated[
        dict[Literal["C", "D", "H", "S"], RangeNumbers],
        Meta(description="Cards in each suit, fewest and most."),
    ]
    forcing: bool
    alert: bool
    text: TextText


class ExplainAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch system explain --json` answers."""

    calls: tuple[ExplainedCall, ...]


class BidAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch system bid --json` answers."""

    call: CallText
    meaning: ExplainedCall


class CheckAnswer(Answer, frozen=True, kw_only=True):
    """What a check answers: everything that is wrong, in the order of the files."""

    problems: tuple[CheckProblem, ...]


class CardPart(Struct, frozen=True):
    """One part of a convention card: the calls after an auction."""

    title: TextText
    auction: str
    calls: dict[str, TextText]


class CardAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch system card --json` answers."""

    system: str
    parts: tuple[CardPart, ...]


ANSWERS: dict[str, type[Answer]] = {
    "analyse": AnalyseAnswer,
    "auction": AuctionAnswer,
    "chances": ChancesAnswer,
    "check": CheckAnswer,
    "deal": DealAnswer,
    "match": MatchAnswer,
    "print": PrintAnswer,
    "leads": LeadsAnswer,
    "quiz": QuizAnswer,
    "rota": RotaAnswer,
    "score": ScoreAnswer,
    "score-sheet": SheetAnswer,
    "statistics": StatisticsAnswer,
    "suit": SuitAnswer,
    "system-bid": BidAnswer,
    "system-card": CardAnswer,
    "system-explain": ExplainAnswer,
    "verify": VerifyAnswer,
    "version": VersionAnswer,
}


def as_json(answer: Answer) -> str:
    """An answer on one line of JSON."""
    return msgspec.json.encode(answer).decode()


def schema(name: str) -> bytes:
    """The JSON Schema of one shape of answer, as it is published."""
    described = msgspec.json.schema(ANSWERS[name])
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema", **described}
    return msgspec.json.format(msgspec.json.encode(described), indent=2) + b"\n"
