"""What an evening is made of: how many play, when cards are drawn, and who sits where each round.

A plan is plain data, named when the contest opens; it makes the rows of a movement one round at a
time, since a draw may come before any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from biritch.contest.movement import NOBODY, Movement, Row
from biritch.contest.rota import rota
from biritch.contest.tour import RUBBERS, Tour, turn_about
from biritch.errors import BadValue
from biritch.forms import FormOptions, form_of
from biritch.seats import BySeat, Seat, Seating

AT_A_TABLE = 4


class Plan(Protocol):
    """How an evening goes."""

    @property
    def rounds(self) -> int:
        """How many rounds there are."""

    def players(self, form: FormOptions) -> int:
        """How many play, those who sit out a round among them.

        Raises:
            BadValue: ``plan.form`` if this form cannot be played so.
        """

    @property
    def shares_boards(self) -> bool:
        """Whether all tables of a round play the same boards, which are compared at its end."""

    def boards_of(self, number: int) -> tuple[int, ...]:
        """The numbers of the boards that all tables of a round play; none where each has its own."""

    def draws(self, number: int) -> bool:
        """Whether cards are drawn before a round."""

    def line_ups(self, number: int) -> tuple[int, ...]:
        """The teams in the order in which they say, before a round, who of them sits where."""

    def choices(self, form: FormOptions) -> tuple[Seat, ...]:
        """The seats among which the highest card chooses; none where the draw settles everything."""

    def round(
        self, played: Movement, form: FormOptions, order: Sequence[int], seat: Seat | None
    ) -> tuple[Row, ...]:
        """The rows of the next round.

        Args:
            played: the rounds before it.
            form: what is played.
            order: the players by the cards they drew last, or by their places without a draw.
            seat: the one that the first of them chose; None where he has no choice.
        """


class OwnBoards(Struct, frozen=True):
    """Each table plays boards of its own, and nobody says beforehand who of a team sits where."""

    @property
    def shares_boards(self) -> bool:
        """Whether all tables of a round play the same boards."""
        return False

    def boards_of(self, number: int) -> tuple[int, ...]:  # noqa: ARG002 - in whatever round
        """The numbers of the boards that all tables of a round play."""
        return ()

    def line_ups(self, number: int) -> tuple[int, ...]:  # noqa: ARG002 - before whatever round
        """The teams in the order in which they say, before a round, who of them sits where."""
        return ()


class Once(OwnBoards, frozen=True, tag_field="type", tag="once"):
    """One table, once: a rubber, a match of two pairs, whatever the form is.

    Examples:
        >>> from biritch.forms import Rubber
        >>> Once().round(Movement(()), Rubber(), (3, 1, 4, 2), Seat.EAST)[0].seats
        BySeat(north=2, east=3, south=4, west=1)
    """

    @property
    def rounds(self) -> int:
        """One."""
        return 1

    def players(self, form: FormOptions) -> int:
        """As many as the form has chairs."""
        return len(form_of(form).seating.chairs)

    def draws(self, number: int) -> bool:
        """Before it begins."""
        return number == 1

    def choices(self, form: FormOptions) -> tuple[Seat, ...]:
        """The chairs that are worth the same as the best one."""
        return best_chairs(form_of(form).seating)

    def round(
        self, played: Movement, form: FormOptions, order: Sequence[int], seat: Seat | None
    ) -> tuple[Row, ...]:
        """The highest where he chose, the second opposite him, then left and right of him."""
        seating = form_of(form).seating
        first = seat or best_chairs(seating)[0]
        row = Row(played.rounds + 1, seated(seating, order, first), form=form.dealt_by(first))
        return (row,)


class TourOfThree(OwnBoards, frozen=True, tag_field="type", tag="tour"):
    """Three rubbers of four players, with a draw before each: everybody partners everybody once."""

    @property
    def rounds(self) -> int:
        """Three."""
        return RUBBERS

    def players(self, form: FormOptions) -> int:
        """Four."""
        return four(form)

    def draws(self, number: int) -> bool:
        """Before each."""
        return number <= RUBBERS

    def choices(self, form: FormOptions) -> tuple[Seat, ...]:
        """Any seat."""
        return best_chairs(form_of(form).seating)

    def round(
        self, played: Movement, form: FormOptions, order: Sequence[int], seat: Seat | None
    ) -> tuple[Row, ...]:
        """The highest with the next in order whom he has not yet had for his partner."""
        tour = Tour(form, played.rows).then(tuple(order), seat=seat or Seat.NORTH)
        return (tour.rows[-1],)


class Numbered(OwnBoards, frozen=True):
    """Rounds written down beforehand by numbers that are drawn once, at the start."""

    def draws(self, number: int) -> bool:
        """For the numbers, at the start."""
        return number == 1

    def choices(self, form: FormOptions) -> tuple[Seat, ...]:  # noqa: ARG002 - whichever it is
        """None: the numbers say where everybody sits."""
        return ()


class RotaOf(Numbered, frozen=True, tag_field="type", tag="rota"):
    """Five or six at one table; one or two sit out each rubber.

    Attributes:
        size: 5 or 6.
    """

    size: int = 5

    def __post_init__(self) -> None:
        rota(self.size)

    @property
    def rounds(self) -> int:
        """As many as there are players."""
        return self.size

    def players(self, form: FormOptions) -> int:
        """Five or six."""
        four(form)
        return self.size

    def round(
        self,
        played: Movement,
        form: FormOptions,
        order: Sequence[int],
        seat: Seat | None,  # noqa: ARG002 - nobody chooses
    ) -> tuple[Row, ...]:
        """By the rota."""
        return renumbered(rota(self.size, form=form).round(played.rounds + 1), order)


class TurnAbout(Numbered, frozen=True, tag_field="type", tag="turn_about"):
    """Four players, three rounds: everybody partners everybody once, by numbers drawn at the start."""

    @property
    def rounds(self) -> int:
        """Three."""
        return RUBBERS

    def players(self, form: FormOptions) -> int:
        """Four."""
        return four(form)

    def round(
        self,
        played: Movement,
        form: FormOptions,
        order: Sequence[int],
        seat: Seat | None,  # noqa: ARG002 - nobody chooses
    ) -> tuple[Row, ...]:
        """The first with the second, then the third, then the fourth."""
        return renumbered(turn_about(form).round(played.rounds + 1), order)


class BestChairInTurn(Numbered, frozen=True, tag_field="type", tag="owner_in_turn"):
    """As many rounds as players, each in the best chair once: with three, opposite the open dummy."""

    @property
    def rounds(self) -> int:
        """Three."""
        return RUBBERS

    def players(self, form: FormOptions) -> int:
        """Three.

        Raises:
            BadValue: ``plan.form`` for a form of another number.
        """
        return _exactly(form, RUBBERS)

    def round(
        self,
        played: Movement,
        form: FormOptions,
        order: Sequence[int],
        seat: Seat | None,  # noqa: ARG002 - nobody chooses
    ) -> tuple[Row, ...]:
        """Everybody moves one chair on."""
        done, seating = played.rounds, form_of(form).seating
        moved = (*order[done:], *order[:done])
        return (Row(done + 1, seated(seating, moved, best_chairs(seating)[0]), form=form),)


def four(form: FormOptions) -> int:
    """Four, if the form is for four.

    Raises:
        BadValue: ``plan.form`` for a form of another number.
    """
    return _exactly(form, AT_A_TABLE)


def _exactly(form: FormOptions, players: int) -> int:
    chairs = len(form_of(form).seating.chairs)
    if chairs != players:
        raise BadValue(
            f"this evening needs a form for {players} players, not for {chairs}",
            code="plan.form",
            players=players,
            chairs=chairs,
        )
    return players


def best_chairs(seating: Seating) -> tuple[Seat, ...]:
    """The chairs that command the most hands, all of them where nobody has more than another."""
    most = max(len(seating.hands(chair)) for chair in seating.chairs)
    return tuple(chair for chair in seating.chairs if len(seating.hands(chair)) == most)


def seated(seating: Seating, order: Sequence[int], first: Seat) -> BySeat[int]:
    """Players in their chairs: the first where he chose, then opposite, left and right of him."""
    around = (first, first.partner, first.lho, first.rho)
    chairs = [seat for seat in around if seat in seating.chairs]
    sits = dict(zip(chairs, order, strict=False))
    return BySeat.make(lambda seat: sits.get(seat, NOBODY))


def renumbered(rows: Sequence[Row], order: Sequence[int]) -> tuple[Row, ...]:
    """Rows written for numbers 1 to n, for the players who drew those numbers.

    Examples:
        >>> renumbered(rota(5).round(1), (3, 4, 5, 1, 2))[0].pairs
        ((4, 5), (1, 2))
    """
    numbers = {NOBODY: NOBODY, **dict(enumerate(order, start=1))}
    return tuple(
        replace(
            row,
            seats=row.seats.map(numbers.__getitem__),
            out=tuple(numbers[player] for player in row.out),
        )
        for row in rows
    )
