from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.contest import NOBODY, Movement, Tour, owner_in_turn, turn_about
from biritch.contest.movement import partnerships
from biritch.errors import BadValue
from biritch.forms import (
    Chicago,
    ChicagoDuplicate,
    Duplicate,
    Rubber,
    Russian,
    ThreeHanded,
    TwoHanded,
    form_of,
)
from biritch.score import Sheet
from biritch.seats import SEATS, Seat

ORDERS = list(permutations((1, 2, 3, 4)))
EVERY_PAIR = {frozenset(pair) for pair in combinations((1, 2, 3, 4), 2)}


def test_the_highest_chooses_a_seat_and_deals_and_the_second_sits_opposite() -> None:
    (row,) = Tour().then((3, 1, 4, 2), seat=Seat.EAST).rows
    assert (row.seat(3), row.seat(1)) == (Seat.EAST, Seat.WEST)
    assert (row.seat(4), row.seat(2)) == (Seat.SOUTH, Seat.NORTH)  # his left, his right
    assert form_of(row.form).next(Sheet()).dealer is Seat.EAST


def test_a_former_partner_is_passed_over() -> None:
    first, second = Tour().then((1, 2, 3, 4)).then((1, 2, 3, 4)).rows
    assert (first.partner(1), second.partner(1)) == (2, 3)


@given(st.lists(st.sampled_from(ORDERS), min_size=3, max_size=3), st.sampled_from(SEATS))
def test_each_has_each_of_the_others_once_whatever_is_drawn(
    orders: list[tuple[int, ...]], seat: Seat
) -> None:
    tour = Tour()
    for order in orders:
        assert not tour.is_over
        tour = tour.then(order, seat=seat)
        assert tour.rows[-1].seat(order[0]) is seat
    assert tour.is_over
    assert len(partnerships(tour.rows)) == 6
    assert EVERY_PAIR == set(partnerships(tour.movement.rows))


def test_the_third_draw_is_forced() -> None:
    tour = Tour().then((1, 2, 3, 4)).then((1, 3, 2, 4))
    assert [{4}, {3}, {2}, {1}] == [set(tour.may_partner(player)) for player in (1, 2, 3, 4)]
    assert all(len(tour.then(order).rows) == 3 for order in ORDERS)


def test_a_tour_is_over_after_three_rubbers() -> None:
    tour = Tour().then(ORDERS[0]).then(ORDERS[0]).then(ORDERS[0])
    with pytest.raises(BadValue, match="a tour has 3 rubbers"):
        tour.then(ORDERS[0])


@pytest.mark.parametrize("order", [(1, 2, 3), (1, 2, 3, 3), (1, 2, 3, 5), (1, 2, 3, 4, 4)])
def test_all_four_draw(order: tuple[int, ...]) -> None:
    with pytest.raises(BadValue, match="players 1 to 4 draw a card each"):
        Tour().then(order)


def test_the_dealer_of_a_form_that_has_one_is_named() -> None:
    forms = (
        Rubber(),
        Chicago(),
        ChicagoDuplicate(),
        Russian(),
        TwoHanded(),
        ThreeHanded(),
    )
    for form in forms:
        assert form_of(form.dealt_by(Seat.WEST)).next(Sheet()).dealer is Seat.WEST
    assert Duplicate().dealt_by(Seat.WEST) == Duplicate()


def _partners(movement: Movement) -> list[frozenset[int]]:
    return list(partnerships(movement.rows))


def test_four_players_turn_about_without_a_draw() -> None:
    movement = turn_about(Russian(deals=8))
    assert EVERY_PAIR == set(_partners(movement))
    assert len(_partners(movement)) == 6
    assert {Russian(deals=8)} == {row.form for row in movement.rows}


@pytest.mark.parametrize("owner", SEATS)
def test_of_three_players_each_has_the_dummy_once_in_three_rubbers(owner: Seat) -> None:
    form = ThreeHanded(owner=owner)
    movement = owner_in_turn(form)
    assert [1, 2, 3] == [row.seats[owner] for row in movement.rows]
    assert {NOBODY} == {row.seats[owner.partner] for row in movement.rows}
    assert [{2, 3}, {1, 3}, {1, 2}] == _partners(movement)
    for row in movement.rows:
        seated = {seat for seat, player in row.seats.items() if player != NOBODY}
        assert seated == set(form_of(row.form).seating.chairs)
    left = [row.seats[owner.lho] for row in movement.rows]
    assert sorted(left) == [1, 2, 3]
