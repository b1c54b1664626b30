"""Where the bidding stands: all of an auction's past that its next call depends on.

Law: 18, 19.
"""

from __future__ import annotations

from functools import cache
from typing import NoReturn, final

from biritch.auction.call import CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call
from biritch.auction.contract import Doubling
from biritch.seats import Seat, Side


@final
class Standing:
    """The last bid, who made it, whether it is doubled, and how many have passed since.

    There is only one of each standing, so what may follow it is worked out once.

    Attributes:
        last_bid: the highest bid so far, which the next must beat; None before the first.
        bidder: who made it.
        doubling: what has been done to it since.
        passes: how many calls in a row up to now were passes.
        calls: what the Laws allow a player of North-South now, and one of East-West, in the order
            of `CALLS`.

    Examples:
        >>> from biritch.auction.call import Call
        >>> after = OPENING.after(Seat.NORTH, Call.parse("7S"))
        >>> [str(call) for call in after.lawful(Side.EW)]
        ['P', 'X', '7NT']
    """

    __slots__ = ("bidder", "calls", "doubling", "last_bid", "masks", "passes")
    last_bid: Bid | None
    bidder: Seat | None
    doubling: Doubling
    passes: int
    calls: tuple[tuple[Call, ...], tuple[Call, ...]]
    masks: tuple[int, int]  # the same as bits

    def __new__(
        cls, last_bid: Bid | None, bidder: Seat | None, doubling: Doubling, passes: int
    ) -> Standing:
        """The one standing with these parts."""
        return _standing(last_bid, bidder, doubling, passes)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a standing cannot be changed: {name}")

    @cache  # noqa: B019 - a standing lives for ever, like a card
    def after(self, seat: Seat, call: Call) -> Standing:
        """Where the bidding stands after a call by this seat, legal or not.

        Law: 19C.
        """
        if isinstance(call, Bid):
            return Standing(call, seat, Doubling.UNDOUBLED, 0)
        if call is PASS:
            return Standing(self.last_bid, self.bidder, self.doubling, self.passes + 1)
        doubling = Doubling.DOUBLED if call is DOUBLE else Doubling.REDOUBLED
        return Standing(self.last_bid, self.bidder, doubling, 0)

    def lawful(self, side: Side) -> tuple[Call, ...]:
        """What the Laws allow a player of this side, were it his turn.

        Law: 18, 19.
        """
        return self.calls[_SIDES.index(side)]

    def __repr__(self) -> str:
        last = f"{self.last_bid}{self.doubling.value}" if self.last_bid else "no bid"
        by = f" by {self.bidder.value}" if self.bidder else ""
        return f"<Standing {last}{by}, passes: {self.passes}>"

    def __reduce__(self) -> tuple[type[Standing], tuple[Bid | None, Seat | None, Doubling, int]]:
        return Standing, (self.last_bid, self.bidder, self.doubling, self.passes)


_SIDES = tuple(Side)


@cache
def _standing(
    last_bid: Bid | None, bidder: Seat | None, doubling: Doubling, passes: int
) -> Standing:
    standing = object.__new__(Standing)
    calls = tuple(_calls(last_bid, bidder, doubling, side) for side in _SIDES)
    for slot, value in (
        ("last_bid", last_bid),
        ("bidder", bidder),
        ("doubling", doubling),
        ("passes", passes),
        ("calls", calls),
        ("masks", tuple(sum(1 << call.index for call in side) for side in calls)),
    ):
        object.__setattr__(standing, slot, value)
    return standing


def _calls(
    last_bid: Bid | None, bidder: Seat | None, doubling: Doubling, side: Side
) -> tuple[Call, ...]:
    """What a player of this side may call: pass, perhaps double or redouble, the higher bids."""
    higher = CALLS[last_bid.index + 1 if last_bid else REDOUBLE.index + 1 :]
    if bidder is not None and bidder.side is not side and doubling is Doubling.UNDOUBLED:
        return (PASS, DOUBLE, *higher)
    if bidder is not None and bidder.side is side and doubling is Doubling.DOUBLED:
        return (PASS, REDOUBLE, *higher)
    return (PASS, *higher)


OPENING = Standing(None, None, Doubling.UNDOUBLED, 0)
