"""The shape of what `biritch chances --json` answers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from biritch.cli.leads_answers import RelaxedText
from biritch.cli.spelt import Answer, CardText, ContractText

Spread: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=0)], ...],
    Meta(description="In how many layouts declarer takes 0, 1, ... 13 tricks."),
]
Part: TypeAlias = Annotated[float, Meta(ge=0, le=1)]


class CardChanceText(Struct, frozen=True):
    """A card that may be played next, and what it is worth."""

    card: CardText
    makes: Part
    average: float
    spread: Spread


class ChancesAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch chances --json` answers."""

    contract: ContractText
    layouts: Annotated[int, Meta(ge=1)]
    exact: Annotated[bool, Meta(description="Whether these are all the layouts there are.")]
    relaxed: RelaxedText
    makes: Part
    average: Annotated[float, Meta(ge=0, le=13)]
    spread: Spread
    cards: tuple[CardChanceText, ...]
