"""Why a call is refused, in plain English.

Law: 18D, 19A, 19B, 22B.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.auction.call import DOUBLE, Bid, Call
from biritch.auction.contract import Doubling
from biritch.auction.standing import Standing
from biritch.errors import IllegalCall
from biritch.seats import Seat

if TYPE_CHECKING:
    from biritch.auction.auction import Auction


def refusal(auction: Auction, call: Call) -> IllegalCall:
    """The error that says why the player in turn may not make this call."""
    if auction.turn is None:
        return IllegalCall(
            f"{call} comes too late: the auction is over (Law 22B)",
            code="call.over",
            law="22B",
            call=str(call),
        )
    return unlawful(auction.standing, auction.turn, call) or IllegalCall(
        f"{auction.turn.name.title()} may not call {call} at this stage of this form's auction; "
        f"he may call {', '.join(str(other) for other in auction.legal())}",
        code="call.narrowed",
        call=str(call),
        seat=auction.turn.value,
    )


def unlawful(standing: Standing, seat: Seat, call: Call) -> IllegalCall | None:
    """Why the Laws do not allow a seat this call, were it his turn; None if they do."""
    if call in standing.lawful(seat.side):
        return None
    who, last = seat.name.title(), standing.last_bid
    details = {"call": str(call), "seat": seat.value, "last_bid": str(last) if last else ""}
    if isinstance(call, Bid):
        return IllegalCall(
            f"{who}'s {call} is not sufficient: it must be higher than the last bid, {last}"
            " (Law 18D)",
            code="call.insufficient",
            law="18D",
            **details,
        )
    own = standing.bidder is not None and standing.bidder.side is seat.side
    doubled = standing.doubling
    if call is DOUBLE:
        law, code, why = _why_no_double(own=own, doubled=doubled, last=last)
    else:
        law, code, why = _why_no_redouble(own=own, doubled=doubled, last=last)
    return IllegalCall(
        f"{who} may not call {call}: {why} (Law {law})", code=code, law=law, **details
    )


def _why_no_double(*, own: bool, doubled: Doubling, last: Bid | None) -> tuple[str, str, str]:
    if last is None:
        return "19A1", "call.double.no_bid", "there is no bid to double"
    if own:
        return "19A1", "call.double.own", f"the last bid, {last}, is his own side's"
    state = "doubled" if doubled is Doubling.DOUBLED else "redoubled"
    return "19A1", "call.double.twice", f"the last bid, {last}, is {state} already"


def _why_no_redouble(*, own: bool, doubled: Doubling, last: Bid | None) -> tuple[str, str, str]:
    if last is None or doubled is Doubling.UNDOUBLED:
        return "19B1", "call.redouble.no_double", "there is no double to redouble"
    if doubled is Doubling.REDOUBLED:
        return "19B1", "call.redouble.twice", f"the last bid, {last}, is redoubled already"
    assert not own
    return "19B1", "call.redouble.own", f"the double of {last} is his own side's"
