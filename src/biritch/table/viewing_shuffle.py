"""Reading from a shuffle what a viewer's screen shows of it: never the house's secret."""

from __future__ import annotations

from biritch.table.shuffle import Shuffle
from biritch.table.view import ShareView, ShuffleView


def shuffle_view(shuffle: Shuffle | None) -> ShuffleView | None:
    """What everybody may know of a shuffle; None where there is none."""
    if shuffle is None:
        return None
    shares = tuple(
        ShareView(share.seat, share.promise, share.bytes or None) for share in shuffle.shares
    )
    return ShuffleView(shuffle.number, shuffle.board, shuffle.seal, shares, shuffle.closed)
