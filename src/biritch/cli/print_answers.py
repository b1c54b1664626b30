"""The shape of what ``biritch print --json`` answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from biritch.cli.spelt import Answer


class PrintAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch print --json` answers."""

    file: Annotated[str, Meta(description="Where it was written; - for nowhere.")]
    boards: Annotated[int, Meta(ge=0)]
    pages: Annotated[int, Meta(ge=0)]
    without_makes: Annotated[
        tuple[int, ...], Meta(description="Numbers of the boards that have no makes.")
    ]
