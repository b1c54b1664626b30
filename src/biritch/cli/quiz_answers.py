"""The shape of what ``biritch quiz --json`` answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from biritch.cli.spelt import Answer, CallText


class QuizDifference(Struct, frozen=True, kw_only=True):
    """A position where the system calls something else than was expected."""

    group: str
    hand: str
    auction: Annotated[str, Meta(description="The dealer and the calls, as in N:1NT P.")]
    expected: CallText
    call: CallText
    text: Annotated[str, Meta(description="What the system's call means.")]


class QuizAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch quiz --json` answers; of the unread third no position is told."""

    asked: Annotated[int, Meta(ge=0)]
    agreed: Annotated[int, Meta(ge=0)]
    differences: tuple[QuizDifference, ...]
