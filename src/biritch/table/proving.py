"""A whole log against what it published: that no board was swapped, and none that was shuffled was picked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.cards.proof import Proof
from biritch.seats import SEATS
from biritch.table import events
from biritch.table.after import after
from biritch.table.board_in_play import BoardInPlay
from biritch.table.table import Table


def proof_of(board: BoardInPlay) -> Proof:
    """What can be checked of a board that is over, by whoever saw it to its end.

    Args:
        board: with its four hands and its salt.
    """
    shuffle = board.shuffle
    return Proof(
        board=board.id,
        commitment=board.commitment,
        salt=bytes.fromhex(board.salt),
        deal=board.known,
        # Where the table itself did not gather the shares, only their order is known.
        shares=tuple((share.seat, bytes.fromhex(share.bytes)) for share in shuffle.revealed)
        if shuffle
        else tuple(
            (seat, bytes.fromhex(share)) for seat, share in zip(SEATS, board.shares, strict=False)
        ),
        seal=shuffle.seal if shuffle else "",
        promises=tuple((share.seat, share.promise) for share in shuffle.shares) if shuffle else (),
    )


def proofs_in(log: Iterable[events.Event]) -> Iterator[Proof]:
    """The proof of each board of a whole log that was played to its end.

    Raises:
        TypeError: if the log does not begin with the opening of a table.
    """
    table: Table | None = None
    for event in log:
        table = after(table, event)
        if isinstance(event, events.SealOpened) and table.board:
            yield proof_of(table.board)
