"""The shape of what `biritch leads --json` answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from biritch.cli.spelt import Answer, CardText, ContractText, SeatText, VulnerableText

RelaxedText: TypeAlias = Annotated[
    Literal[
        "nothing",
        "predicate",
        "one-point",
        "two-points-and-a-card",
        "points",
        "lengths",
        "shown-out",
    ],
    Meta(description="What had to be given up of what was told for any layout to agree."),
]


class LeadWorthText(Struct, frozen=True):
    """A lead, with the cards that are the same to it."""

    cards: tuple[CardText, ...]
    tricks: Annotated[float, Meta(ge=0, le=13, description="The defenders', on average.")]
    beats: Annotated[float, Meta(ge=0, le=1, description="How often the contract goes down.")]
    error: Annotated[float, Meta(ge=0, description="Standard error of that.")]
    matchpoints: Annotated[float, Meta(ge=0, le=1, description="Against the other leads.")]
    imps: Annotated[float, Meta(description="Against each other lead, on average.")]
    best: Annotated[float, Meta(ge=0, le=1, description="How often no lead is better.")]
    spread: Annotated[
        tuple[Annotated[int, Meta(ge=0)], ...],
        Meta(description="In how many layouts the defenders take 0, 1, ... 13 tricks."),
    ]


class LeadsAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch leads --json` answers."""

    hand: str
    leader: SeatText
    contract: ContractText
    vulnerable: VulnerableText
    layouts: Annotated[int, Meta(ge=0)]
    relaxed: RelaxedText
    leads: Annotated[tuple[LeadWorthText, ...], Meta(description="What beats it most first.")]
    complete: Annotated[bool, Meta(description="False if the work was interrupted.")]
