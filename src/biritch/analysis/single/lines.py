"""What a line of play is worth: played out in each layout against the best defence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from biritch.analysis.costs import declaring
from biritch.analysis.doubledummy import DoubleDummy, find_solver
from biritch.analysis.replayed import replayed
from biritch.analysis.single.worth import Worth
from biritch.cards import Card, Deal
from biritch.errors import BadValue
from biritch.play import Play
from biritch.seats import Side

Plan: TypeAlias = Callable[[Play], Card]
"""A line of play: from the play as declarer has seen it to the card of his side that is next."""

EXACT: Final = 5  # cards a hand, from which on every defence is tried


def line_worth(
    plan: Plan,
    play: Play,
    layouts: Iterable[Deal],
    *,
    solver: DoubleDummy | None = None,
    exact: int = EXACT,
) -> Worth:
    """What declarer's side takes if it plays by a plan, whatever the defenders do.

    The defenders see all four hands. While they have more than a few cards they play as against the
    best of declarers, the lowest of equal cards; then every card of theirs is tried, against this very
    plan.

    Args:
        plan: what declarer does; it is never shown a hidden card.
        play: where it begins, as declarer has it.
        layouts: whole deals that agree with it.
        solver: who tells the defenders; whichever is here unless told.
        exact: cards in each hand from which on every defence is tried.

    Raises:
        IllegalPlay: if the plan plays what it may not.

    Examples:
        >>> from biritch.analysis.sampling import Known
        >>> from biritch.analysis.single import every_layout
        >>> from biritch.cards import Hand
        >>> from biritch.seats import BySeat, Seat
        >>> known = Known(
        ...     deal=Deal.parse("N:AQ... - 32... -"),
        ...     sizes=BySeat.same(2),
        ...     pack=Hand.parse("AKQJ5432..."),
        ... )
        >>> play = Play.ending(known.deal, None, Seat.SOUTH)
        >>> king = Card.parse("SK")
        >>> finesse = lambda play: play.legal()[0 if king in play.laid else -1]
        >>> drop = lambda play: play.legal()[0 if play.turn is Seat.NORTH else -1]
        >>> [str(line_worth(plan, play, every_layout(known)).chance(2)) for plan in (finesse, drop)]
        ['1/2', '0']
    """
    side = declaring(play)
    # Positions above the limit ask the solver; an exact ending needs none.
    found = None if play.tricks_left <= exact else solver or find_solver()
    worst = _Worst(plan, side, found, exact)
    taken = []
    for deal in layouts:
        *_, point = replayed(play, deal)
        taken.append(worst.of(point, play))
    return Worth.of(taken)


class _Worst:
    """The least that a plan takes."""

    def __init__(self, plan: Plan, side: Side, solver: DoubleDummy | None, exact: int) -> None:
        self.plan, self.side, self.solver, self.exact = plan, side, solver, exact

    def of(self, point: Play, seen: Play) -> int:
        """From a point on; `seen` is the same as declarer has it."""
        if point.turn is None:
            return point.won[self.side]
        if point.turn.side is self.side:
            card = self.plan(seen)
            return self.of(point.then(card), seen.then(card))
        least = 13
        for card in self._defence(point):
            least = min(least, self.of(point.then(card), seen.then(card)))
            if least == point.won[self.side]:
                break
        return least

    def _defence(self, point: Play) -> Iterable[Card]:
        if self.solver is None or point.tricks_left <= self.exact:
            return point.legal()
        choices = self.solver.choices(point)
        best = max(choices.values())
        return (min(card for card, tricks in choices.items() if tricks == best),)


def planned(cards: Iterable[Card]) -> Plan:
    """A plan that plays these cards in this order as soon as each may be played, else the lowest card.

    Args:
        cards: of both hands of declarer's side.

    Raises:
        BadValue: if a card is named twice.

    Examples:
        >>> from biritch.seats import Seat
        >>> play = Play.ending(Deal.parse("N:AQ... - 32... -"), None, Seat.SOUTH)
        >>> str(planned([Card.parse("S3")])(play))
        'S3'
    """
    order = tuple(cards)
    if len(set(order)) < len(order):
        raise BadValue("a card is played once only", code="plan.twice")

    def plan(play: Play) -> Card:
        legal = play.legal()
        return next((card for card in order if card in legal), min(legal))

    return plan
