"""The shape of what ``biritch match --json`` answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from biritch.cli.spelt import Answer


class MeanText(Struct, frozen=True):
    """A mean and its standard error."""

    mean: float
    error: Annotated[float, Meta(ge=0)]


class MatchAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch match --json` answers; all of it is North-South's gain."""

    boards: Annotated[int, Meta(ge=1)]
    imps_per_board: Annotated[float | None, Meta(description="Null where points are all there is.")]
    standard_error: Annotated[
        float, Meta(ge=0, description="Of the IMPs; of the points where there are none.")
    ]
    illegal: Annotated[int, Meta(ge=0, description="Calls and cards that were refused.")]
    seed: str
    points_per_board: MeanText
    matchpoints: Annotated[MeanText, Meta(description="Per cent; 50 where the pairs are equals.")]
    doubled: (
        Annotated[
            MeanText,
            Meta(description="With failing contracts doubled, where only bidding is compared."),
        ]
        | UnsetType
    ) = UNSET
