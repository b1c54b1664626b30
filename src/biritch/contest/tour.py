"""A tour: every player has each of the others as his partner for one rubber, or the dummy once.

Players are ranked, not pairs.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from biritch.contest.movement import NOBODY, Movement, Row, opposite, partnerships
from biritch.errors import BadValue
from biritch.forms import FormOptions, Rubber, ThreeHanded
from biritch.seats import BySeat, Seat

RUBBERS = 3
PLAYERS = frozenset((1, 2, 3, 4))


class Tour(Struct, frozen=True):
    """Three rubbers of four players, drawn anew for each; former partners are barred.

    So the third rubber's partners are forced, and its draw only says who chooses a seat and deals.

    Attributes:
        form: what is played each time.
        rows: the rubbers drawn so far.

    Examples:
        >>> tour = Tour().then((1, 2, 3, 4)).then((2, 1, 4, 3))
        >>> [row.pairs for row in tour.rows]
        [((1, 2), (3, 4)), ((2, 4), (1, 3))]
        >>> sorted(tour.may_partner(1))
        [4]
    """

    form: FormOptions = Rubber()
    rows: tuple[Row, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether all three rubbers have been drawn."""
        return len(self.rows) == RUBBERS

    @property
    def movement(self) -> Movement:
        """The rubbers drawn so far, as any movement."""
        return Movement(self.rows)

    def may_partner(self, player: int) -> frozenset[int]:
        """With whom a player has not yet played."""
        barred = {other for pair in partnerships(self.rows) if player in pair for other in pair}
        return PLAYERS - {player} - barred

    def then(self, order: Sequence[int], *, seat: Seat = Seat.NORTH) -> Tour:
        """The tour with the next rubber drawn.

        Args:
            order: the four players by the cards they drew, the highest first, as `draw_order` gives.
            seat: the one that the highest chose; he deals first.

        Raises:
            BadValue: after the third rubber, or if not all four drew.
        """
        if self.is_over:
            raise BadValue(f"a tour has {RUBBERS} rubbers", code="tour.over", rubbers=RUBBERS)
        if len(order) != len(PLAYERS) or set(order) != PLAYERS:
            drawn = ", ".join(map(str, order))
            raise BadValue(
                f"players 1 to 4 draw a card each, but these did: {drawn}", code="tour.players"
            )
        highest = order[0]
        allowed = self.may_partner(highest)
        opposite_him = next(player for player in order if player in allowed)
        left, right = (player for player in order if player not in {highest, opposite_him})
        seats = BySeat(highest, left, opposite_him, right).rotate(seat.index)
        row = Row(len(self.rows) + 1, seats, form=self.form.dealt_by(seat))
        return Tour(self.form, (*self.rows, row))


def turn_about(form: FormOptions) -> Movement:
    """Four players, three times, without a draw: 1 has 2, then 3, then 4 for his partner.

    Args:
        form: what is played each time, such as a match against the target.

    Examples:
        >>> from biritch.forms import Russian
        >>> [row.pairs for row in turn_about(Russian(deals=8)).rows]
        [((1, 2), (3, 4)), ((1, 3), (4, 2)), ((1, 4), (2, 3))]
    """
    rounds = (((1, 2), (3, 4)), ((1, 3), (4, 2)), ((1, 4), (2, 3)))
    return Movement(
        tuple(
            Row(number, opposite(first, second), form=form)
            for number, (first, second) in enumerate(rounds, start=1)
        )
    )


def owner_in_turn(form: ThreeHanded | None = None) -> Movement:
    """Three players, three rubbers: each has the open dummy opposite him once.

    Everybody moves one chair on, against the clock, so that the dummy stays where it is.

    Args:
        form: what the three agreed; its owner's seat is where each sits when he has the dummy.

    Examples:
        >>> [row.pairs for row in owner_in_turn().rows]
        [((1,), (3, 2)), ((2,), (1, 3)), ((3,), (2, 1))]
    """
    form = form or ThreeHanded()
    rows = []
    for number in range(1, RUBBERS + 1):
        owner, left, right = ((number - 1 + step) % RUBBERS + 1 for step in range(RUBBERS))
        seats = BySeat(owner, left, NOBODY, right).rotate(form.owner.index)
        rows.append(Row(number, seats, form=form))
    return Movement(tuple(rows))
