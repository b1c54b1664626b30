"""The shape of what ``biritch statistics --json`` answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from biritch.cli.spelt import Answer, SeatText, SideText


class NumberText(Struct, frozen=True):
    """How often a number came."""

    number: Annotated[int, Meta(ge=0)]
    times: Annotated[int, Meta(ge=1)]


class SpreadText(Struct, frozen=True):
    """How often each number came, in rising order."""

    mean: float
    deviation: Annotated[float, Meta(ge=0)]
    counts: tuple[NumberText, ...]


class SeatStatistics(Struct, frozen=True):
    """One seat's hands."""

    seat: SeatText
    hcp: SpreadText
    controls: SpreadText
    losers: SpreadText


class ShapeText(Struct, frozen=True):
    """How often a shape came."""

    shape: Annotated[str, Meta(description="From the longest suit to the shortest.")]
    times: Annotated[int, Meta(ge=1)]


class MadeText(Struct, frozen=True):
    """What a side's better declarer makes in a strain."""

    side: SideText
    strain: Literal["C", "D", "H", "S", "NT"]
    tricks: SpreadText


class StatisticsAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch statistics --json` answers."""

    boards: Annotated[int, Meta(ge=1)]
    seats: tuple[SeatStatistics, ...]
    shapes: tuple[ShapeText, ...]
    makes: Annotated[
        tuple[MadeText, ...] | None, Meta(description="Null unless they were asked for.")
    ]
