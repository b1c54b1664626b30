"""The shape of what `biritch analyse --json` answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from biritch.cli.spelt import (
    Answer,
    CallText,
    CardText,
    CheckProblem,
    ContractText,
    DealText,
    SeatText,
    VulnerableText,
)

Tricks: TypeAlias = Annotated[int, Meta(ge=0, le=13)]
StrainText: TypeAlias = Literal["C", "D", "H", "S", "NT"]
MakesText: TypeAlias = dict[SeatText, dict[StrainText, Tricks]]


class ParText(Struct, frozen=True):
    """Par, and the contracts that bring it; none if it is best to pass the board out."""

    points_ns: int
    contracts: tuple[str, ...]


class LeadText(Struct, frozen=True):
    """An opening lead: what declarer then takes, and the tricks it gives away."""

    card: CardText
    tricks: Tricks
    cost: Annotated[int, Meta(ge=0)]


class CallCostText(Struct, frozen=True):
    """A call, the contract that stands after it, and points by which that is worse than par."""

    seat: SeatText
    call: CallText
    contract: ContractText | None
    tricks: Tricks | None
    points_ns: int
    cost: Annotated[int, Meta(description="For the caller's side; less than 0 if better.")]


class CardCostText(Struct, frozen=True):
    """A card, declarer's tricks after it, and the tricks it gave away."""

    seat: SeatText
    card: CardText
    tricks: Tricks
    cost: int


class LostText(Struct, frozen=True):
    """The tricks that each side's cards gave away."""

    ns: int
    ew: int


class AnalysedText(Struct, frozen=True, kw_only=True):
    """All that is true of one board with all four hands open."""

    file: str
    number: int
    dealer: SeatText
    vulnerable: VulnerableText
    deal: DealText
    makes: MakesText
    par: ParText
    contract: Annotated[
        ContractText | None,
        Meta(description="What was played, else the lowest contract of par; the leads are to it."),
    ]
    result: Annotated[str | None, Meta(description="What came of it at the table.")]
    leads: Annotated[tuple[LeadText, ...], Meta(description="The best for the defenders first.")]
    calls: tuple[CallCostText, ...]
    cards: tuple[CardCostText, ...]
    lost: LostText
    claimed: Annotated[
        int | None, Meta(description="Tricks that a claim gave declarer beyond what was there.")
    ]


class LeftOut(Struct, frozen=True):
    """A board that could not be judged, and why."""

    file: str
    number: int
    code: str
    message: str


class AnalyseAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch analyse --json` answers."""

    boards: tuple[AnalysedText, ...]
    left_out: tuple[LeftOut, ...]
    problems: Annotated[tuple[CheckProblem, ...], Meta(description="What was wrong in the files.")]
    complete: Annotated[bool, Meta(description="False if the work was interrupted.")]
