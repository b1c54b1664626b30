"""The shape of what `biritch suit --json` answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from biritch.cli.spelt import Answer

RankText: TypeAlias = Annotated[str, Meta(pattern="^[2-9TJQKA]$")]
Chance: TypeAlias = Annotated[float, Meta(ge=0, le=1)]


class CoveredText(Struct, frozen=True):
    """What third hand plays to one of these cards, none of them if second hand shows out."""

    seat: Literal["W", "E"]
    cards: tuple[RankText, ...]
    card: RankText | None


class FellText(Struct, frozen=True):
    """What West and East played to a trick: one of these cards each, none if one showed out."""

    west: tuple[RankText, ...]
    east: tuple[RankText, ...]


class LineText(Struct, frozen=True):
    """A trick, and how the play goes on."""

    leader: Annotated[Literal["N", "S"], Meta(description="Declarer is South.")]
    led: RankText
    card: RankText | None
    unless: tuple[CoveredText, ...]
    then: tuple[AfterText, ...]


class AfterText(Struct, frozen=True):
    """How the play goes on after these cards; after any others if there are none."""

    after: tuple[FellText, ...]
    line: LineText


class ToldText(Struct, frozen=True):
    """A line in words, a text for each trick."""

    en: tuple[str, ...]
    uk: tuple[str, ...]
    ru: tuple[str, ...]


class GoalText(Struct, frozen=True):
    """The best play for a number of tricks."""

    tricks: Annotated[int, Meta(ge=1, le=13)]
    chance: Chance
    exact: Annotated[str, Meta(description="The chance as a fraction.")]
    line: LineText | None
    text: ToldText


class MostText(Struct, frozen=True):
    """A play for as many tricks as it can get."""

    average: Annotated[float, Meta(ge=0, le=13)]
    takes: Annotated[tuple[Chance, ...], Meta(description="At least 1, 2, ... tricks.")]
    score: Annotated[Chance, Meta(description="Of a matchpoint, against the field.")]
    line: LineText | None
    text: ToldText


class SuitAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch suit --json` answers."""

    hand: str
    dummy: str
    missing: str
    vacant: tuple[int, int]
    goals: tuple[GoalText, ...]
    most: MostText
    matchpoints: MostText
