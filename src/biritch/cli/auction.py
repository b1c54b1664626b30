"""`biritch auction`: what a row of calls comes to, or why it cannot be."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from biritch.auction import Auction, Call
from biritch.cli.answers import AuctionAnswer, as_json
from biritch.errors import BadNotation, IllegalCall
from biritch.seats import Seat


def auction(
    *calls: Annotated[str, Parameter(name="CALLS")],
    dealer: str = "N",
    json: bool = False,
) -> None:
    """Follow an auction: the contract if it is over, what may be called if it is not.

    Calls are P X XX 1C ... 7NT, in turn from the dealer, between spaces. A call that the Laws do not
    allow ends the program with 2 and one line: which call, why, which law.

    For example:

    $ biritch auction "1H 1NT 2H X XX P P P" --dealer N

    Args:
        calls: each call, or all of them in one text.
        dealer: who calls first: N, E, S or W.
        json: answer as JSON.
    """
    reached = follow(" ".join(calls), Seat.parse(dealer))
    print(as_json(_as_answer(reached)) if json else _as_text(reached))


def follow(calls: str, dealer: Seat) -> Auction:
    """The auction that these calls make.

    Raises:
        BadNotation: for what is no call, naming its place.
        IllegalCall: for what the Laws do not allow, naming its place.
    """
    reached = Auction.begin(dealer)
    for place, word in enumerate(calls.split(), start=1):
        try:
            reached = reached.then(Call.parse(word))
        except (BadNotation, IllegalCall) as wrong:
            wrong.args = (f"call {place}, {word}: {wrong}",)
            raise
    return reached


def _as_answer(reached: Auction) -> AuctionAnswer:
    contract = reached.contract
    return AuctionAnswer(
        contract=str(contract).removesuffix(contract.declarer.value) if contract else None,
        declarer=contract.declarer.value if contract else None,
        turn=reached.turn.value if reached.turn else None,
        legal=tuple(str(call) for call in reached.legal()),
        complete=reached.is_over,
    )


def _as_text(reached: Auction) -> str:
    if reached.turn is not None:
        legal = " ".join(str(call) for call in reached.legal())
        return f"{reached.turn.name.title()} to call: {legal}"
    contract = reached.contract
    if contract is None:
        return "passed out"
    bid = f"{contract.level}{contract.strain.value}{contract.doubling.value}"
    return f"{bid} by {contract.declarer.name.title()}"
