"""`biritch leads`: the opening lead, weighed over layouts that agree with the auction."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from biritch.analysis.leads import TOGETHER, LeadWorth, Tricks, lead_tricks, weigh_leads
from biritch.analysis.sampling import Known, Relaxed, sample, seeded_chance
from biritch.auction import Auction, Contract
from biritch.cards import Deal, Hand
from biritch.cli.answers import as_json
from biritch.cli.app import INTERRUPTED
from biritch.cli.executors import executor_of
from biritch.cli.leads_answers import LeadsAnswer, LeadWorthText
from biritch.cli.leads_known import known_of
from biritch.cli.leads_plot import plot_leads
from biritch.cli.progress import bar
from biritch.errors import BadValue
from biritch.seats import BySeat, Vulnerability
from biritch.systems import NAMES, System, library

MOST = 100_000


def leads(
    hand: str,
    /,
    *,
    auction: str = "",
    dealer: str = "N",
    contract: str | None = None,
    system: str = "sayc",
    vulnerable: str = "none",
    where: tuple[str, ...] = (),
    boards: Annotated[int, Parameter(validator=Number(gte=1, lte=MOST))] = 1000,
    seed: str | None = None,
    plot: str | None = None,
    jobs: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    executor: str | None = None,
    solver: str | None = None,
    json: bool = False,
) -> int:
    """Weigh the opening leads of a hand over layouts that agree with the auction.

    The auction is read by a bidding system, for both sides; whatever else is known of a hand may be
    told with --where, in the language of the systems. In each layout every lead is followed by best
    play with all hands open: a lead that guesses well or hides something is worth more at the table.

    For example:

    $ biritch leads QJT94.K2.765.432 --auction "1NT P 3NT P P P" --boards 50

    $ biritch leads QJT94.K2.765.432 --contract 3NTN --where "N: hcp 15-17, balanced" --boards 50

    Args:
        hand: the leader's cards, spades first.
        auction: the calls, from the dealer on.
        dealer: who called first: N, E, S or W.
        contract: what is played, where no auction tells.
        system: what both sides play: a system of the house, or a file; none to read nothing.
        vulnerable: none, ns, ew or both.
        where: what else is known of a hand: a seat, a colon and a constraint; as often as wanted.
        boards: how many layouts.
        seed: any text; with one the layouts are always the same.
        plot: draw the answer into this file: PNG, SVG or PDF.
        jobs: how many processes; as many as there are processors unless told.
        executor: who does the work instead: dask:ADDRESS for a Dask cluster.
        solver: which solver, if both are here: doubledummy or endplay.
        json: answer as JSON.
    """
    cards, risk = Hand.parse(hand), Vulnerability.parse(vulnerable)
    if len(cards) != 13:
        raise BadValue(f"a hand has 13 cards, not {len(cards)}", code="leads.hand")
    called = Auction.parse(f"{dealer}:{auction}") if auction else None
    played = _contract(called, contract)
    read = None
    if called is not None and system != "none":
        read = (system_of(system), called, risk)
    seen = Known(deal=Deal(BySeat.same(Hand()).put(played.leader, cards)))
    known, fits = known_of(seen, read=read, told=where)
    layouts = sample(known, boards, seeded_chance(seed or token_hex()), fits=fits)
    results: list[Tricks] = []
    complete = True
    try:
        with (
            executor_of(executor, jobs, -(-len(layouts) // TOGETHER)) as workers,
            bar("Leading", len(layouts)) as done,
        ):
            for each in lead_tricks(layouts, played, executor=workers, solver=solver):
                results.append(each)
                done(1)
    except KeyboardInterrupt:
        complete = False
        print(f"interrupted: {len(results)} of {len(layouts)} layouts", file=sys.stderr)
    found = weigh_leads(cards, played, results, risk)
    if plot is not None and results:
        plot_leads(found, played, f"{cards} on lead, {len(results)} layouts", plot)
    if json:
        print(
            as_json(
                LeadsAnswer(
                    hand=str(cards),
                    leader=played.leader.value,
                    contract=str(played),
                    vulnerable=risk.value,
                    layouts=len(results),
                    relaxed=layouts.relaxed.value,
                    leads=tuple(map(_answer, found)),
                    complete=complete,
                )
            )
        )
    else:
        _show(found, played, len(results), layouts.relaxed)
    return 0 if complete else INTERRUPTED


def _contract(called: Auction | None, named: str | None) -> Contract:
    if named is not None:
        return Contract.parse(named)
    if called is None:
        raise BadValue("give the auction or the contract that is led to", code="leads.contract")
    if called.contract is None:
        raise BadValue(f"nothing is led to after {called}", code="leads.contract")
    return called.contract


def system_of(name: str) -> System:
    """A system of the house by its name, or a file of one's own."""
    return library(name) if name in NAMES or not Path(name).exists() else System.load(name)


def _answer(lead: LeadWorth) -> LeadWorthText:
    return LeadWorthText(
        tuple(map(str, lead.cards)),
        lead.tricks,
        lead.beats,
        lead.error,
        lead.matchpoints,
        lead.imps,
        lead.best,
        lead.spread,
    )


def _show(found: Sequence[LeadWorth], contract: Contract, layouts: int, relaxed: Relaxed) -> None:
    print(f"{contract.leader.name.title()} leads to {contract}; {layouts} layouts")
    if relaxed is not Relaxed.NOTHING:
        print(f"No layout agrees with all that was told; given up: {relaxed.value}")
    print("lead       beats it       tricks    MP  IMPs  best")
    for each in found:
        print(
            f"{' '.join(map(str, each.cards)):10} {each.beats:6.1%} ±{each.error:5.1%}"
            f"  {each.tricks:6.2f}  {each.matchpoints:4.0%} {each.imps:+5.2f}  {each.best:4.0%}"
        )
