"""Opening leads weighed over many layouts: tricks, the chance to beat the contract, the score.

Law: 41A, 77, 78.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from fractions import Fraction
from itertools import islice
from math import sqrt

from msgspec import Struct

from biritch.analysis.doubledummy import DoubleDummy, find_solver
from biritch.auction import Contract
from biritch.cards import RANKS, SUITS, Card, Deal, Hand
from biritch.forms import duplicate_points
from biritch.play import Play
from biritch.score import Result, imps
from biritch.seats import Vulnerability

TOGETHER = 16  # layouts in one piece of work
AHEAD = 16  # pieces that wait or are worked at

Tricks = tuple[int, ...]
"""What declarer takes in one layout, by lead in the order of `equal_leads`."""


class LeadWorth(Struct, frozen=True):
    """An opening lead, or several that are the same, weighed over layouts.

    Attributes:
        cards: the card, with those next to it in the hand: they take the same tricks.
        tricks: what the defenders take on average.
        beats: in what part of the layouts the contract goes down.
        error: standard error of that.
        matchpoints: the score against the other leads, each a table: 1 for all beaten, a tie half.
        imps: IMPs won against each other lead on average.
        best: in what part of the layouts no other lead is better.
        spread: in how many layouts the defenders take 0, 1, 2, ... 13 tricks.
    """

    cards: tuple[Card, ...]
    tricks: float
    beats: float
    error: float
    matchpoints: float
    imps: float
    best: float
    spread: tuple[int, ...]


def equal_leads(hand: Hand) -> tuple[tuple[Card, ...], ...]:
    """The leads of a hand, cards next to one another taken together; spades first, from the top.

    Examples:
        >>> [[str(card) for card in each] for each in equal_leads(Hand.parse("KQ4.J.T9.2"))]
        [['SK', 'SQ'], ['S4'], ['HJ'], ['DT', 'D9'], ['C2']]
    """
    found: list[list[Card]] = []
    for suit in reversed(SUITS):
        below: int | None = None
        for rank in hand[suit]:
            card = Card(suit, rank)
            if below is not None and RANKS.index(rank) == below:
                found[-1].append(card)
            else:
                found.append([card])
            below = RANKS.index(rank) - 1
    return tuple(tuple(each) for each in found)


def lead_tricks(
    layouts: Iterable[Deal],
    contract: Contract,
    *,
    executor: Executor | None = None,
    solver: str | None = None,
) -> Iterator[Tricks]:
    """Declarer's tricks after each lead, layout by layout, with all hands open from the lead on.

    Args:
        layouts: deals in which the leader holds the same hand; read as they are needed.
        contract: what is played.
        executor: who does the work; None to do it here.
        solver: the package of the solver that is wanted; None for whichever is there.

    Raises:
        NoSolver: if there is no solver where the work is done.
    """
    deals = iter(layouts)
    if executor is None:
        found = find_solver(solver)
        for deal in deals:
            yield _tricks(deal, contract, found)
        return
    waiting: deque[Future[tuple[Tricks, ...]]] = deque()
    try:
        while True:
            while len(waiting) < AHEAD and (piece := tuple(islice(deals, TOGETHER))):
                waiting.append(executor.submit(solve_piece, piece, contract, solver))
            if not waiting:
                return
            yield from waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def solve_piece(
    deals: Sequence[Deal], contract: Contract, solver: str | None
) -> tuple[Tricks, ...]:
    """A few layouts: the piece of work that an executor is handed."""
    found = find_solver(solver)
    return tuple(_tricks(deal, contract, found) for deal in deals)


def _tricks(deal: Deal, contract: Contract, solver: DoubleDummy) -> Tricks:
    play = Play.begin(deal, contract)
    taken = solver.choices(play)
    return tuple(play.size - taken[each[0]] for each in equal_leads(deal[contract.leader]))


def weigh_leads(
    hand: Hand, contract: Contract, results: Sequence[Tricks], vulnerable: Vulnerability
) -> tuple[LeadWorth, ...]:
    """What each lead of a hand is worth over layouts, the one that beats the contract most first.

    Law: 77, 78.

    Args:
        hand: the leader's.
        contract: what is played.
        results: what `lead_tricks` found.
        vulnerable: which sides are vulnerable.

    Examples:
        >>> hand = Hand.parse("KQ.2..")
        >>> results = [(9, 8), (9, 9), (8, 9)]  # nine tricks make three no trump
        >>> first, second = weigh_leads(hand, Contract.parse("3NTS"), results, Vulnerability.NONE)
        >>> [str(card) for card in first.cards], round(first.beats, 2), round(first.tricks, 2)
        (['SK', 'SQ'], 0.33, 4.33)
    """
    risk = vulnerable.includes(contract.declarer.side)
    points = [-duplicate_points(Result(contract, tricks), vulnerable=risk) for tricks in range(14)]
    leads = equal_leads(hand)
    count, others = len(results), len(leads) - 1
    found = []
    for place, cards in enumerate(leads):
        mine = [row[place] for row in results]
        down = sum(tricks < contract.needs for tricks in mine)
        won = lost = best = 0
        for row in results:
            gains = [points[row[place]] - points[tricks] for tricks in row]
            won += sum((gain > 0) - (gain < 0) for gain in gains)
            lost += sum(map(imps, gains))
            best += row[place] == min(row)
        chance = down / count if count else 0.0
        pairs = count * others
        found.append(
            LeadWorth(
                cards,
                13 - sum(mine) / count if count else 0.0,
                chance,
                sqrt(chance * (1 - chance) / count) if count else 0.0,
                float(Fraction(won + pairs, 2 * pairs)) if pairs else 0.5,
                lost / pairs if pairs else 0.0,
                best / count if count else 0.0,
                tuple(mine.count(13 - taken) for taken in range(14)),
            )
        )
    return tuple(sorted(found, key=lambda each: (-each.beats, -each.tricks)))
