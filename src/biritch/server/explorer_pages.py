"""What the explorer of a board asks: each card's tricks, and the makes of a deal.

Whoever asks sends all four hands. The house tells him only what any solver would: a board that is
sealed for him is given out nowhere, so he has no hands to ask with.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.routing import Route

from biritch.analysis.doubledummy import solver_is_here
from biritch.analysis.doubledummy.solver import check_whole
from biritch.auction import Contract
from biritch.cards import Board, Card, Deal
from biritch.club.limits import Limited
from biritch.club.rights import Deed
from biritch.records import Record
from biritch.records.solved import with_makes
from biritch.seats import Seat, Vulnerability
from biritch.server.analyst import Analyst
from biritch.server.answers import Asked, route
from biritch.server.explorer import Explorer, line_of

_LONGEST_DEAL = 100  # letters
_LONGEST_CONTRACT = 8
DealText = Annotated[str, Meta(max_length=_LONGEST_DEAL)]


class LineAsked(Struct, frozen=True):
    """A line of play, and from where on its points are wanted.

    Attributes:
        deal: the four hands, as PBN writes them.
        contract: with its declarer, such as ``4HXS``.
        cards: those played, in order.
        since: after how many of them the first point is wanted.
    """

    deal: DealText
    contract: Annotated[str, Meta(max_length=_LONGEST_CONTRACT)]
    cards: Annotated[tuple[Annotated[str, Meta(max_length=3)], ...], Meta(max_length=52)] = ()
    since: Annotated[int, Meta(ge=0, le=52)] = 0


class DealAsked(Struct, frozen=True):
    """A deal whose makes and par are wanted.

    Attributes:
        deal: the four hands, as PBN writes them.
        dealer: who may bid first.
        vulnerable: which sides are vulnerable.
    """

    deal: DealText
    dealer: Seat = Seat.NORTH
    vulnerable: Vulnerability = Vulnerability.NONE


async def explore(asked: Asked) -> dict[str, Any]:
    """What may be played at each point of a line, and what each card makes with all hands open."""
    asked.house.count(Limited.EXPLORER, asked.known.person)
    wish = await asked.body(LineAsked)
    contract = Contract.parse(wish.contract)
    line = line_of(_whole(wish.deal), contract, [Card.parse(card) for card in wish.cards])
    explorer: Explorer = asked.request.app.state.explorer
    positions = await explorer.positions(line.plays, since=wish.since, asker=asked.known.person)
    return {
        "positions": positions,
        "winners": [trick.winner(contract.trumps) for trick in line.plays[-1].tricks],
        "refused": line.refused,
        "solver": solver_is_here(),
    }


async def makes(asked: Asked) -> dict[str, Any]:
    """What each declarer makes with these hands, and par; null where nobody can tell."""
    asked.house.count(Limited.EXPLORER, asked.known.person)
    wish = await asked.body(DealAsked)
    deal = _whole(wish.deal)
    analyst: Analyst = asked.request.app.state.analyst
    solved = await analyst.solved_deal(deal, vulnerable=wish.vulnerable, dealer=wish.dealer)
    if solved is None:
        return {"makes": None, "par": None, "tags": []}
    record = with_makes(
        Record(board=Board(1, wish.dealer, wish.vulnerable, deal)), solved.makes, solved.par
    )
    tags = [{"name": name, "value": value} for name, value in record.tags]
    return {**solved.told(), "tags": tags}


def _whole(text: str) -> Deal:
    """The deal that was sent.

    Raises:
        BadNotation: if it cannot be read.
        BadValue: ``deal.partial`` if it is not four hands of thirteen cards.
    """
    return check_whole(Deal.parse(text))


ROUTES: list[Route] = [
    route("/api/explorer", "POST", Deed.LOOK, explore),
    route("/api/explorer/makes", "POST", Deed.LOOK, makes),
]
