"""The next board's shuffle after an event: the part of `after` that concerns what is mixed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from biritch.seats import Seat
from biritch.table import events
from biritch.table.after_board import Fold
from biritch.table.shuffle import Share, Shuffle
from biritch.table.table import Table


def _began(table: Table, event: events.ShuffleBegan) -> Table:
    return replace(table, shuffle=Shuffle(event.number, event.board, event.seal))


def _on_shuffle(change: Callable[[Shuffle, Any], Shuffle]) -> Fold:
    """A fold that only changes the shuffle of the next board."""

    def fold(table: Table, event: events.Event) -> Table:
        shuffle = table.shuffle
        return replace(table, shuffle=change(shuffle, event)) if shuffle else table

    return fold


def _secret_kept(shuffle: Shuffle, event: events.SecretKept) -> Shuffle:
    return replace(shuffle, secret=event.secret)


def _promised(shuffle: Shuffle, event: events.SharePromised) -> Shuffle:
    shares = (*shuffle.shares, Share(event.seat, event.promise))
    return replace(shuffle, shares=shares, since=shuffle.since if shuffle.shares else event.at)


def _closed(shuffle: Shuffle, event: events.PromisesClosed) -> Shuffle:
    return replace(shuffle, closed=True, closed_at=event.at)


def _revealed(shuffle: Shuffle, event: events.ShareRevealed) -> Shuffle:
    def told(share: Share, seat: Seat) -> Share:
        return replace(share, bytes=event.share) if share.seat is seat else share

    return replace(shuffle, shares=tuple(told(share, event.seat) for share in shuffle.shares))


FOLDS: dict[type, Fold] = {
    events.ShuffleBegan: _began,
    events.SecretKept: _on_shuffle(_secret_kept),
    events.SharePromised: _on_shuffle(_promised),
    events.PromisesClosed: _on_shuffle(_closed),
    events.ShareRevealed: _on_shuffle(_revealed),
}
