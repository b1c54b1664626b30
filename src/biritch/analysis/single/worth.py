"""What a contract, or each card of declarer's, is worth over layouts of the hidden cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from biritch.analysis.costs import declaring
from biritch.analysis.doubledummy import DoubleDummy, find_solver
from biritch.analysis.replayed import replayed
from biritch.cards import Card, Deal
from biritch.errors import BadValue
from biritch.play import Play


class Worth(Struct, frozen=True):
    """How many tricks declarer's side takes, over layouts that are all as likely.

    Attributes:
        spread: in how many layouts it takes 0, 1, 2, ... 13 tricks in all.

    Examples:
        >>> worth = Worth.of([9, 9, 10, 8])
        >>> worth.chance(9), worth.average
        (Fraction(3, 4), Fraction(9, 1))
    """

    spread: tuple[int, ...]

    @classmethod
    def of(cls, tricks: Iterable[int]) -> Worth:
        """Counted from the tricks in each layout."""
        spread = [0] * 14
        for taken in tricks:
            spread[taken] += 1
        return cls(tuple(spread))

    @property
    def layouts(self) -> int:
        """How many layouts were looked at."""
        return sum(self.spread)

    @property
    def average(self) -> Fraction:
        """The tricks on average.

        Raises:
            BadValue: ``layouts.none`` if there was no layout.
        """
        return Fraction(sum(at * times for at, times in enumerate(self.spread)), self._some())

    def chance(self, tricks: int) -> Fraction:
        """The chance of at least so many tricks.

        Raises:
            BadValue: ``layouts.none`` if there was no layout.
        """
        return Fraction(sum(self.spread[tricks:]), self._some())

    def _some(self) -> int:
        if not self.layouts:
            raise BadValue("no layout agrees with what is known", code="layouts.none")
        return self.layouts


def position_worth(
    play: Play, layouts: Iterable[Deal], *, solver: DoubleDummy | None = None
) -> Worth:
    """What declarer's side takes from a point of the play on, all hands open in each layout.

    Before the opening lead that is what the contract is worth. With all hands open declarer never
    misguesses: this is a little more than he can get.

    Args:
        play: as declarer has it, two hands hidden.
        layouts: whole deals that agree with it.
        solver: who tells the tricks; whichever is here unless told.

    Examples:
        >>> from biritch.seats import BySeat, Seat
        >>> from biritch.analysis.single import every_layout
        >>> from biritch.analysis.sampling import Known
        >>> from biritch.cards import Hand
        >>> known = Known(
        ...     deal=Deal.parse("N:AQ... - 32... -"),
        ...     sizes=BySeat.same(2),
        ...     pack=Hand.parse("AKQJ5432..."),
        ... )
        >>> play = Play.ending(known.deal, None, Seat.SOUTH)
        >>> position_worth(play, every_layout(known)).chance(2)
        Fraction(1, 2)
    """
    side, points = declaring(play), _placed(play, layouts)
    if play.turn is None:
        return Worth.of(point.won[side] for point in points)
    # The same cards have been played in every layout, so the same tricks are won and left.
    mine, won, left = play.turn.side is side, play.won[side], play.tricks_left
    best = (solver or find_solver()).best_of(points)
    return Worth.of(won + (tricks if mine else left - tricks) for tricks in best)


def card_worths(
    play: Play, layouts: Iterable[Deal], *, solver: DoubleDummy | None = None
) -> dict[Card, Worth]:
    """What each card that the hand in turn may play is worth to declarer's side, best average first.

    Args:
        play: as whoever plays that hand has it.
        layouts: whole deals that agree with it.
        solver: who tells the tricks; whichever is here unless told.
    """
    found, side = solver or find_solver(), declaring(play)
    taken: dict[Card, list[int]] = {card: [] for card in play.legal()}
    for point in _placed(play, layouts):
        turn = point.turn
        if turn is None:
            continue
        for card, tricks in found.choices(point).items():
            ours = tricks if turn.side is side else point.tricks_left - tricks
            taken[card].append(point.won[side] + ours)
    worths = {card: Worth.of(tricks) for card, tricks in taken.items()}
    mine = play.turn is not None and play.turn.side is side
    return dict(
        sorted(
            worths.items(),
            key=lambda each: each[1].average if each[1].layouts else 0,
            reverse=mine,
        )
    )


def _placed(play: Play, layouts: Iterable[Deal]) -> Iterator[Play]:
    """The point of the play in each layout."""
    for deal in layouts:
        *_, point = replayed(play, deal)
        yield point
