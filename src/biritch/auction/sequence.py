"""Many calls at once: the auction of a whole record, asked of the Laws as strictly as call by call.

Law: 17.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from biritch.auction.auction import Auction
from biritch.auction.call import Call
from biritch.auction.entry import ORDINARY
from biritch.auction.procedure import ROUND_TABLE


def after_calls(auction: Auction, calls: Sequence[Call]) -> Auction:
    """The auction after several more calls, each by the player in turn.

    The same as `Auction.then` for each of them, in a fraction of the time.

    Law: 17, 18, 19, 22.

    Raises:
        IllegalCall: for the first call that is not legal, as `Auction.then` says it.

    Examples:
        >>> from biritch.seats import Seat
        >>> calls = [Call.parse(call) for call in "1H P 4H P P P".split()]
        >>> after_calls(Auction.begin(Seat.NORTH), calls).contract
        Contract.parse('4HN')
    """
    made = 0
    if auction.procedure == ROUND_TABLE and not auction.entries:
        auction, made = _ordinary(auction, calls)
    for call in calls[made:]:
        auction = auction.then(call)
    return auction


def _ordinary(auction: Auction, calls: Sequence[Call]) -> tuple[Auction, int]:
    """The auction after as many calls as are legal before its last, and how many those are."""
    seat, standing = auction.dealer, auction.standing
    entries = []
    for call in calls[:-1]:
        opened = standing.last_bid is not None
        over = standing.passes >= (3 if opened else 4)
        if over or not standing.masks[seat.index & 1] >> call.index & 1:
            break
        entries.append(ORDINARY[seat.index][call.index])
        standing = standing.after(seat, call)
        seat = seat.lho
    # Ended too early, the last call but one would have left nobody to call: `then` says so.
    over = standing.passes >= (3 if standing.last_bid is not None else 4)
    side = seat.index & 1
    after = replace(
        auction,
        entries=tuple(entries),
        standing=standing,
        turn=None if over else seat,
        lawful=() if over else standing.calls[side],
        _mask=0 if over else standing.masks[side],
    )
    return after, len(entries)
