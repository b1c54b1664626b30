"""`biritch chances`: what a contract is worth to a declarer who sees two hands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from secrets import token_hex
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from biritch.analysis import find_solver
from biritch.analysis.sampling import Known, Relaxed, sample, seeded_chance
from biritch.analysis.single import MOST, Worth, card_worths, every_layout, how_many, position_worth
from biritch.auction import Auction, Contract
from biritch.cards import Card, Deal
from biritch.cli.answers import as_json
from biritch.cli.chances_answers import CardChanceText, ChancesAnswer
from biritch.cli.leads import system_of
from biritch.cli.leads_known import known_of
from biritch.cli.progress import bar
from biritch.errors import BadValue
from biritch.play import Play, after_cards
from biritch.seats import Vulnerability


def chances(
    contract: str,
    deal: str,
    /,
    *,
    played: str = "",
    cards: bool = False,
    auction: str = "",
    dealer: str = "N",
    system: str = "sayc",
    where: tuple[str, ...] = (),
    boards: Annotated[int, Parameter(validator=Number(gte=1, lte=100_000))] = 200,
    seed: str | None = None,
    solver: str | None = None,
    json: bool = False,
) -> None:
    """Tell what a contract is worth to a declarer who sees two hands: the chance of each trick.

    The other two hands are dealt so that all agrees with the cards played, the auction as a system
    reads it, and what is told; every layout where there are few, else as many as are wanted. Each is
    played with all hands open, so this is a little more than declarer can get.

    For example:

    $ biritch chances 6NTS "N:KQ4.A63.KJ42.Q85 - A85.K5.AQ63.AJ74 -" --boards 50

    $ biritch chances 4HS "N:Q85.K642.A73.K52 - A6.AQJ75.K82.764 -" --where "W: spades 5+" --boards 20

    Args:
        contract: what is played, such as 4HS.
        deal: the cards declarer sees, as PBN writes a deal, - for a hidden hand.
        played: the cards played so far, in order, such as "SK S5 S2 S6".
        cards: tell what each card is worth that may be played next.
        auction: the calls, from the dealer on.
        dealer: who called first: N, E, S or W.
        system: what both sides play: a system of the house, or a file; none to read nothing.
        where: what else is known of a hand: a seat, a colon and a constraint; as often as wanted.
        boards: how many layouts, at most.
        seed: any text; with one the layouts are always the same.
        solver: which solver, if both are here: doubledummy or endplay.
        json: answer as JSON.
    """
    bid = Contract.parse(contract)
    play = after_cards(
        Play.begin(Deal.parse(deal), bid), [Card.parse(card) for card in played.split()]
    )
    for seat in (bid.declarer, bid.dummy):
        if not play.is_known(seat):
            raise BadValue(
                f"declarer sees his hand and dummy's: {seat.name.title()} has 13 cards, not "
                f"{len(play.deal[seat])}",
                code="chances.hand",
            )
    read = None
    if auction and system != "none":
        read = (system_of(system), Auction.parse(f"{dealer}:{auction}"), Vulnerability.NONE)
    known, fits = known_of(Known.of_play(play), read=read, told=where)
    exact = how_many(known) <= min(boards, MOST)
    if exact:
        layouts, relaxed = tuple(every_layout(known, fits=fits)), Relaxed.NOTHING
    else:
        drawn = sample(known, boards, seeded_chance(seed or token_hex()), fits=fits)
        layouts, relaxed = tuple(drawn), drawn.relaxed
    asked = find_solver(solver)
    with bar("Playing", len(layouts)) as done:
        worth = position_worth(play, _counted(layouts, done), solver=asked)
    options = card_worths(play, layouts, solver=asked) if cards else {}
    if json:
        print(as_json(_answer(bid, worth, options, exact=exact, relaxed=relaxed)))
    else:
        _show(bid, worth, options, exact=exact, relaxed=relaxed)


def _counted(layouts: Iterable[Deal], done: Callable[[int], None]) -> Iterator[Deal]:
    for each in layouts:
        yield each
        done(1)


def _answer(
    bid: Contract, worth: Worth, options: dict[Card, Worth], *, exact: bool, relaxed: Relaxed
) -> ChancesAnswer:
    return ChancesAnswer(
        contract=str(bid),
        layouts=worth.layouts,
        exact=exact,
        relaxed=relaxed.value,
        makes=float(worth.chance(bid.needs)),
        average=float(worth.average),
        spread=worth.spread,
        cards=tuple(
            CardChanceText(
                str(card), float(each.chance(bid.needs)), float(each.average), each.spread
            )
            for card, each in options.items()
        ),
    )


def _show(
    bid: Contract, worth: Worth, options: dict[Card, Worth], *, exact: bool, relaxed: Relaxed
) -> None:
    counted = "all layouts" if exact else "layouts"
    print(f"{bid}: makes in {float(worth.chance(bid.needs)):.1%} of {worth.layouts} {counted}")
    if relaxed is not Relaxed.NOTHING:
        print(
            f"No layout agrees with all that was told; given up: {relaxed.value}", file=sys.stderr
        )
    print(f"{float(worth.average):.2f} tricks on average")
    for tricks, times in enumerate(worth.spread):
        if times:
            print(f"{tricks:3} tricks  {times / worth.layouts:6.1%}")
    for card, each in options.items():
        print(f"{card}  {float(each.chance(bid.needs)):6.1%}  {float(each.average):5.2f} tricks")
