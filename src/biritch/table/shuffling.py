"""The players' part in the shuffle: decisions about what is mixed into the next board.

The house seals its secret first, each player then promises bytes by their SHA-256, and reveals them when
all have promised or a moment has passed. Nobody who knows the secret can still choose bytes, and nobody
who can still choose bytes knows the secret.

Law: 6.
"""

from __future__ import annotations

from biritch.cards import promise_of, seal_of
from biritch.cards.shuffling import SHARE_BYTES
from biritch.errors import NotAllowed, Stale
from biritch.forms import Chance
from biritch.seats import Seat
from biritch.table import commands, events
from biritch.table.refusals import only, seated
from biritch.table.shuffle import Shuffle
from biritch.table.table import Table
from biritch.table.viewer import Role, Viewer


def begin_shuffle(
    table: Table, command: commands.BeginShuffle, viewer: Viewer
) -> tuple[events.Event, ...]:
    """The house seals its secret for the next board, and players may mix in."""
    only(viewer, Role.HOUSE)
    if command.number != table.dealt + 1 or table.shuffle or not is_shuffled(table):
        raise Stale("that board is not to be shuffled now", code="share.none")
    return begun(table, command.number, command.secret)


def is_shuffled(table: Table) -> bool:
    """Whether the boards of a table come from chance, so that players can have a part in it."""
    return isinstance(table.source, Chance)


def begun(table: Table, number: int, secret: str) -> tuple[events.Event, ...]:
    """What happens when the house begins the shuffle of a board."""
    board = board_id(table, number)
    seal = seal_of(board, bytes_of(secret))
    return (
        events.ShuffleBegan(number=number, board=board, seal=seal),
        events.SecretKept(secret=secret),
    )


def board_id(table: Table, number: int) -> str:
    """What names the board that a table is dealt as its first, second, third."""
    return f"{table.id}/{number}"


def promise_share(
    table: Table, command: commands.PromiseShare, viewer: Viewer
) -> tuple[events.Event, ...]:
    """Promise bytes for the shuffle of the next board, by their SHA-256."""
    seat, shuffle = _mixer(table, command.number, viewer)
    bytes_of(command.promise)
    if shuffle.closed or shuffle.share_of(seat):
        raise NotAllowed(
            "nobody promises a share now, or you have promised one", code="share.closed"
        )
    return (events.SharePromised(seat=seat, promise=command.promise),)


def close_promises(
    table: Table, command: commands.ClosePromises, viewer: Viewer
) -> tuple[events.Event, ...]:
    """The house waits no longer for promises: whoever has made one reveals his bytes."""
    only(viewer, Role.HOUSE)
    shuffle = table.shuffle
    if shuffle is None or shuffle.number != command.number or shuffle.closed:
        raise Stale("no promises are waited for", code="share.none")
    return (events.PromisesClosed(),)


def reveal_share(
    table: Table, command: commands.RevealShare, viewer: Viewer
) -> tuple[events.Event, ...]:
    """Reveal the bytes one has promised; they count if they come before the board is dealt."""
    seat, shuffle = _mixer(table, command.number, viewer)
    share = shuffle.share_of(seat)
    if not shuffle.closed or share is None or share.bytes:
        raise NotAllowed("you have no share to reveal now", code="share.not_now")
    if promise_of(bytes_of(command.share)) != share.promise:
        raise NotAllowed("those are not the bytes you promised", code="share.other")
    return (events.ShareRevealed(seat=seat, share=command.share),)


def _mixer(table: Table, number: int, viewer: Viewer) -> tuple[Seat, Shuffle]:
    """The chair of a person who may mix in, and the shuffle he means."""
    seat = seated(viewer)
    if not viewer.person:
        raise NotAllowed("only a person mixes in", code="table.nobody")
    shuffle = table.shuffle
    if shuffle is None or shuffle.number != number:
        raise Stale(f"board {number} is not shuffled now", code="share.none")
    return seat, shuffle


def all_promised(table: Table) -> bool:
    """Whether promises are still taken, and everybody who sits here has made his."""
    shuffle = table.shuffle
    if shuffle is None or shuffle.closed or not shuffle.shares:
        return False
    return set(table.people) <= {share.seat for share in shuffle.shares}


def check_shuffled(shuffle: Shuffle, command: commands.Deal) -> None:
    """Make sure that the house deals what the shuffle gives, and nothing else.

    Raises:
        Stale: if promises are still taken, or it is another deal: somebody has revealed meanwhile.
    """
    if shuffle.shares and not shuffle.closed:
        raise Stale("players are still asked for their shares", code="share.open")
    shares = tuple(share.bytes for share in shuffle.revealed)
    if (command.salt, command.shares, command.deal) != (shuffle.secret, shares, shuffle.deal()):
        raise Stale("the cards are not those that were shuffled", code="share.deal")


def bytes_of(text: str) -> bytes:
    """The 32 bytes that 64 hexadecimal digits in small letters write.

    Raises:
        NotAllowed: if it is anything else.

    Examples:
        >>> bytes_of("00" * 32) == bytes(32)
        True
        >>> bytes_of("00 ff")
        Traceback (most recent call last):
        ...
        biritch.errors.NotAllowed: a share is 64 hexadecimal digits in small letters, not '00 ff'
    """
    digits = 2 * SHARE_BYTES
    if len(text) != digits or not set(text) <= set("0123456789abcdef"):
        raise NotAllowed(
            f"a share is {digits} hexadecimal digits in small letters, not {text[:digits]!r}",
            code="share.digits",
        )
    return bytes.fromhex(text)
