"""Par: what a deal is worth when both sides see all the cards and bid as well as can be.

Law: 77.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from biritch.analysis.doubledummy.makes import Makes
from biritch.auction import BIDS, Bid, Contract, Doubling
from biritch.forms import duplicate_points
from biritch.score import Result
from biritch.seats import Seat, Side, Vulnerability


class Par(Struct, frozen=True):
    """The score that neither side can better, and every contract that brings it.

    Attributes:
        points_ns: for North-South, as duplicate counts.
        contracts: lowest first, one for each hand that may declare, with the tricks it takes;
            sacrifices are doubled. Empty when it is best to pass the deal out.
    """

    points_ns: int
    contracts: tuple[Result, ...]


def par(makes: Makes, vulnerable: Vulnerability, dealer: Seat) -> Par:
    """The par score of a deal and all its par contracts, sacrifices among them.

    A contract that fails is doubled. A contract that the other side could outbid at no loss is no
    par contract, although its points are the same.

    Law: 77.

    Args:
        makes: the twenty results.
        vulnerable: which sides are vulnerable.
        dealer: who may bid first; it matters when both sides can make the same.

    Examples:
        >>> makes = Makes.of(lambda seat, strain: 10 if seat.side is Side.NS else 3)
        >>> found = par(makes, Vulnerability.NONE, Seat.NORTH)
        >>> found.points_ns, [str(result) for result in found.contracts]
        (430, ['3NTN+1', '3NTS+1', '4NTN=', '4NTS='])
    """
    played = {
        (bid, side): _points_ns(_results(makes, bid, side)[0], vulnerable)
        for bid in BIDS
        for side in Side
    }
    worth: dict[tuple[Bid, Side], int] = {}  # of a bid, when the other side then does its best
    contracts: list[tuple[Bid, Side]] = []
    for place, bid in reversed(list(enumerate(BIDS))):
        for side in Side:
            others, points = side.opponents, played[bid, side]
            raised = [worth[higher, others] for higher in BIDS[place + 1 :]]
            worth[bid, side] = _best(others, (points, *raised))
            if all(_better(others, points, than=other) for other in raised):
                contracts.append((bid, side))
    points_ns = 0
    for side in (dealer.side.opponents, dealer.side):  # whoever may speak first chooses last
        points_ns = _best(side, (points_ns, *(worth[bid, side] for bid in BIDS)))
    return Par(
        points_ns,
        tuple(
            result
            for bid, side in reversed(contracts)
            if points_ns and played[bid, side] == points_ns
            for result in _results(makes, bid, side)
        ),
    )


def _results(makes: Makes, bid: Bid, side: Side) -> list[Result]:
    """What comes of a bid played by the better hand of a side, or by either; doubled if it fails."""
    tricks = makes.best(side, bid.strain)
    doubling = Doubling.UNDOUBLED if tricks >= 6 + bid.level else Doubling.DOUBLED
    return [
        Result(Contract(bid.level, bid.strain, doubling, seat), tricks)
        for seat in side.seats
        if makes[seat, bid.strain] == tricks
    ]


def _points_ns(result: Result, vulnerable: Vulnerability) -> int:
    side = result.contract.declarer.side
    points = duplicate_points(result, vulnerable=vulnerable.includes(side))
    return points if side is Side.NS else -points


def _better(side: Side, points_ns: int, *, than: int) -> bool:
    """Whether one score of North-South is better for a side than another."""
    return points_ns > than if side is Side.NS else points_ns < than


def _best(side: Side, points_ns: Iterable[int]) -> int:
    """The best for a side among scores of North-South."""
    return max(points_ns) if side is Side.NS else min(points_ns)
