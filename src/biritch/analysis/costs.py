"""What each call and each card cost, judged with all four hands open.

Law: 77.
"""

from __future__ import annotations

from msgspec import Struct

from biritch.analysis.doubledummy import NO_LIMIT, Budget, DoubleDummy, Makes
from biritch.analysis.replayed import replayed
from biritch.auction import Auction, Call, Contract
from biritch.cards import Card
from biritch.forms import duplicate_points
from biritch.play import Play
from biritch.rulings import let_call_stand
from biritch.score import Result
from biritch.seats import Seat, Side, Vulnerability


class CardCost(Struct, frozen=True):
    """A card as it was played, and what it gave away.

    Attributes:
        seat: the hand it came from, dummy's too.
        card: the card.
        tricks: what declarer's side takes in all from here, if nobody errs any more.
        cost: tricks that the card cost the side of its hand; less than 0 only for a card that no
            hand might have played, such as a revoke.
    """

    seat: Seat
    card: Card
    tricks: int
    cost: int


class CallCost(Struct, frozen=True):
    """A call, and what the contract that stands after it is worth.

    Attributes:
        seat: who called.
        call: what.
        contract: what would be played if everybody passed now; None before the first bid.
        tricks: what its declarer makes with all hands open; None without a contract.
        points_ns: what it then brings North-South, as duplicate counts.
        cost: points by which that is worse for the caller's side than par; less than 0 if better.
    """

    seat: Seat
    call: Call
    contract: Contract | None
    tricks: int | None
    points_ns: int
    cost: int


def card_costs(
    play: Play, solver: DoubleDummy, *, budget: Budget = NO_LIMIT
) -> tuple[CardCost, ...]:
    """What each card of a play cost, in the order they were played.

    No best play follows from the middle of a trick with a revoke in it: what such a trick cost is
    laid to the revoke.

    Law: 44.

    Args:
        play: the play, with all four hands known.
        solver: who tells the tricks.
        budget: for each position.

    Raises:
        BadValue: if a hand is not known.
        OutOfBudget: if the budget ran out.

    Examples:
        >>> from biritch.analysis import find_solver
        >>> from biritch.cards import Deal
        >>> play = Play.ending(Deal.parse("N:A2... K3... Q4... J5..."), None, Seat.NORTH)
        >>> for card in "S2 SK S4 SJ".split():
        ...     play = play.then(Card.parse(card))
        >>> [(str(each.card), each.cost) for each in card_costs(play, find_solver())]
        [('S2', 0), ('SK', 0), ('S4', 0), ('SJ', 0)]
    """
    entries = play.entries
    side = declaring(play)
    tricks: list[int] = []
    # From the last card back: what the solver remembers of the later positions serves the earlier.
    for point in reversed(_cut_at_revoke(list(replayed(play)))):
        revoked = _revoked(point)
        tricks.append(tricks[-1] if revoked else taken_by(point, side, solver, budget))
    tricks.reverse()
    return tuple(
        CardCost(
            entry.seat,
            entry.card,
            after,
            before - after if entry.seat.side is side else after - before,
        )
        for entry, before, after in zip(entries, tricks, tricks[1:], strict=False)
    )


def call_costs(
    auction: Auction, makes: Makes, vulnerable: Vulnerability, par_ns: int
) -> tuple[CallCost, ...]:
    """What the contract standing after each call is worth, against par.

    Args:
        auction: the calls.
        makes: what each declarer makes.
        vulnerable: which sides are vulnerable.
        par_ns: par, for North-South.

    Examples:
        >>> from biritch.cards import Strain
        >>> makes = Makes.of(lambda seat, strain: 10 if seat.side is Side.NS else 3)
        >>> auction = Auction.parse("N:1NT P 6NT P P P")
        >>> found = call_costs(auction, makes, Vulnerability.NONE, 430)
        >>> [(str(each.call), each.points_ns, each.cost) for each in found[:3]]
        [('1NT', 180, 250), ('P', 180, -250), ('6NT', -100, 530)]
    """
    found: list[CallCost] = []
    so_far = Auction.begin(auction.dealer, procedure=auction.procedure)
    for entry in auction.entries:
        so_far = (
            so_far.then(entry.call)
            if entry.law is None
            else let_call_stand(so_far, entry.seat, entry.call, entry.law)
        )
        contract = so_far.contract_so_far
        tricks = makes[contract.declarer, contract.strain] if contract else None
        points = worth_ns(contract, tricks, vulnerable)
        cost = par_ns - points if entry.seat.side is Side.NS else points - par_ns
        found.append(CallCost(entry.seat, entry.call, contract, tricks, points, cost))
    return tuple(found)


def worth_ns(contract: Contract | None, tricks: int | None, vulnerable: Vulnerability) -> int:
    """What a contract brings North-South when so many tricks are made; nothing if there is none.

    Law: 77.

    Examples:
        >>> worth_ns(Contract.parse("4SE"), 9, Vulnerability.EW)
        100
    """
    if contract is None or tricks is None:
        return 0
    side = contract.declarer.side
    points = duplicate_points(Result(contract, tricks), vulnerable=vulnerable.includes(side))
    return points if side is Side.NS else -points


def _revoked(play: Play) -> bool:
    """Whether a card of the trick in progress does not follow suit although its hand could."""
    return any(
        card.suit is not play.laid[0].suit
        and any(held.suit is play.laid[0].suit for held in play.remaining(seat))
        for seat, card in play.trick.items()
    )


def _cut_at_revoke(points: list[Play]) -> list[Play]:
    """The points of a play that does not end in the middle of a trick with a revoke."""
    while _revoked(points[-1]):
        points = points[:-1]
    return points


def declaring(play: Play) -> Side:
    """Declarer's side; in an ending without a contract, the side of whoever led first."""
    return play.contract.declarer.side if play.contract is not None else play.opener.side


def taken_by(play: Play, side: Side, solver: DoubleDummy, budget: Budget = NO_LIMIT) -> int:
    """What a side takes in all, if nobody errs from here on."""
    if play.turn is None:
        return play.won[side]
    best = solver.best(play, budget=budget)
    return play.won[side] + (best if play.turn.side is side else play.tricks_left - best)
