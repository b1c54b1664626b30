"""The one door for an irregular call that the Laws let stand. Only `rulings` may open it.

Law: 27A, 28, 29A, 31, 34.
"""

from __future__ import annotations

import re

from biritch.auction.auction import Auction
from biritch.auction.call import Bid, Call
from biritch.auction.entry import Entry
from biritch.auction.procedure import ROUND_TABLE, Procedure
from biritch.auction.refusal import refusal, unlawful
from biritch.errors import BadNotation
from biritch.seats import Seat


def condone(auction: Auction, seat: Seat, call: Call, law: str) -> Auction:
    """The auction with a call that stands although out of turn or insufficient.

    What follows is ordinary: the player on the caller's left is next, and the bid, however low,
    is the last bid.

    Args:
        auction: as it was before the call.
        seat: who called.
        call: what he called.
        law: the law by which it stands, such as ``"27A"``; the entry keeps it.

    Raises:
        IllegalCall: for what no law lets stand: a double or redouble that is not admissible
            (Law 36), or a call when the auction is over (Law 39).

    Examples:
        >>> auction = condone(Auction.parse("N:1S"), Seat.EAST, Call.parse("1H"), "27A")
        >>> auction.turn, str(auction.last_bid), str(auction)
        (<Seat.SOUTH: 'S'>, '1H', 'N:1S E:1H(27A)')
    """
    if auction.is_over:
        raise refusal(auction, call)
    if not isinstance(call, Bid) and (error := unlawful(auction.standing, seat, call)):
        raise error
    return auction._with(Entry(seat, call, law))  # noqa: SLF001 - the door is in the next room's wall


def read_condoned(text: str, *, procedure: Procedure = ROUND_TABLE) -> Auction:
    """Read an auction in which calls that a law let stand carry their seat and that law.

    Raises:
        BadNotation: if it cannot be read.
        IllegalCall: if a call is neither legal nor let stand.

    Examples:
        >>> str(read_condoned("N:1S E:1H(27A) P"))
        'N:1S E:1H(27A) P'
    """
    dealer, colon, calls = text.partition(":")
    auction = Auction.parse(dealer + colon, procedure=procedure)
    for word in calls.split():
        irregular = _IRREGULAR.fullmatch(word)
        if irregular is None:
            if "(" in word:
                raise BadNotation(
                    word,
                    expected="a seat, a colon, a call and a law, as in E:1H(27A)",
                    code="notation.auction",
                )
            auction = auction.then(Call.parse(word))
        else:
            seat, call, law = irregular.groups()
            auction = condone(auction, Seat.parse(seat), Call.parse(call), law)
    return auction


_IRREGULAR = re.compile(r"(\w+):([^()]+)\(([^()]+)\)")
