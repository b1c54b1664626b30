"""Evenings from the first guest to the final standings, by every plan there is."""

from __future__ import annotations

import pytest

from biritch.contest import (
    AnyPlan,
    BestChairInTurn,
    Once,
    Pairs,
    Phase,
    RotaOf,
    TeamMatch,
    TourOfThree,
    TurnAbout,
    commands,
    rota,
)
from biritch.contest.movement import partnerships
from biritch.forms import Chicago, Duplicate, FormOptions, Rubber, Russian, ThreeHanded, TwoHanded
from biritch.seats import Seat
from tests.contest.guests import Guests

EVERY_PLAN: list[tuple[AnyPlan, FormOptions, int]] = [
    (Once(), Rubber(), 4),
    (Once(), TwoHanded(), 2),
    (Once(), ThreeHanded(), 3),
    (Once(), Russian(deals=8), 4),
    (TourOfThree(), Rubber(), 4),
    (TourOfThree(), Chicago(), 4),
    (RotaOf(5), Rubber(), 5),
    (RotaOf(6), Rubber(), 6),
    (TurnAbout(), Russian(deals=8), 4),
    (BestChairInTurn(), ThreeHanded(owner=Seat.EAST), 3),
    (Pairs(tables=2, boards=2), Duplicate(), 8),
    (Pairs(tables=3, boards=1, last=2), Duplicate(), 12),
    (TeamMatch(sets=2, boards=2), Duplicate(), 8),
    (TeamMatch(size=6, sets=3, boards=2, lines_change=True), Duplicate(), 12),
]


@pytest.mark.parametrize("draw", [True, False])
@pytest.mark.parametrize(("plan", "form", "players"), EVERY_PLAN)
def test_an_evening_goes_from_its_first_guest_to_its_end(
    plan: AnyPlan, form: FormOptions, players: int, *, draw: bool
) -> None:
    guests = Guests(plan, form)
    guests.come(*(f"p{number}" for number in range(1, players + 1)))
    assert guests.it.is_full
    guests.does("p1", commands.Start(draw=draw))
    guests.to_the_end()
    contest = guests.it
    assert Phase.OVER is contest.phase
    assert plan.rounds == contest.round
    assert 0 == sum(account.won for account in contest.standings) or players == 3
    assert set(contest.players) == contest.movement.players
    for number in range(1, contest.round + 1):
        there = [player for row in contest.movement.round(number) for player in row.players]
        out = {player for row in contest.movement.round(number) for player in row.out}
        assert sorted([*there, *out]) == list(contest.players)


@pytest.mark.parametrize("size", [5, 6])
def test_the_rota_goes_by_the_numbers_that_were_drawn(size: int) -> None:
    guests = Guests(RotaOf(size))
    guests.come(*(f"p{number}" for number in range(1, size + 1)))
    guests.does("p1", commands.Start())
    guests.to_the_end()
    drawn = guests.it.order
    assert sorted(drawn) == list(guests.it.players)
    for row, written in zip(guests.it.movement.rows, rota(size).rows, strict=True):
        assert {drawn[number - 1] for number in written.out} == set(row.out)
        assert [{drawn[number - 1] for number in pair} for pair in written.pairs] == [
            set(pair) for pair in row.pairs
        ]


def test_in_a_tour_every_partnership_comes_once_whatever_is_drawn() -> None:
    guests = Guests(TourOfThree())
    guests.come("p1", "p2", "p3", "p4")
    guests.does("p1", commands.Start())
    guests.to_the_end()
    pairs = partnerships(guests.it.movement.rows)
    assert 6 == len(set(pairs)) == len(pairs)
