"""Seats, sides, vulnerability, and who holds which hand."""

from __future__ import annotations

import pickle

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import Strain
from biritch.errors import BadNotation, BadValue
from biritch.seats import (
    FOUR_PLAYERS,
    SEATS,
    TWO_PLAYERS,
    BySeat,
    BySide,
    Seat,
    Seating,
    Side,
    Vulnerability,
    three_players,
)
from biritch.testing import seats, vulnerabilities

NORTH, EAST, SOUTH, WEST = SEATS


def test_the_seats_go_clockwise_from_north() -> None:
    assert [seat.value for seat in SEATS] == list("NESW")
    assert [0, 1, 2, 3] == [seat.index for seat in SEATS]
    assert [NORTH.lho, EAST.lho, SOUTH.lho, WEST.lho] == [EAST, SOUTH, WEST, NORTH]


@given(seats(), st.integers(-9, 9))
def test_going_round_the_table_comes_back(seat: Seat, steps: int) -> None:
    assert seat.after(4) is seat.after(0) is seat
    assert seat.after(steps).after(-steps) is seat
    assert seat.lho.rho is seat.partner.partner is seat
    assert seat.round() == (seat, seat.after(1), seat.after(2), seat.after(3))
    assert (seat.lho, seat.partner, seat.rho) == seat.round()[1:]


@given(seats())
def test_partners_are_of_one_side_and_neighbours_are_not(seat: Seat) -> None:
    assert seat.side is seat.partner.side
    assert seat.side.opponents is seat.lho.side is seat.rho.side
    assert seat in seat.side.seats
    assert seat.side.opponents.opponents is seat.side


def test_a_seat_never_equals_anything_else() -> None:
    assert len({Seat.EAST, "E", 1, Seat.SOUTH, Strain.DIAMONDS, Strain.SPADES}) == 6
    assert pickle.loads(pickle.dumps(Seat.EAST)) is Seat.EAST


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (NORTH, "N n North с С Пн пн Північ СЕВЕР"),
        (EAST, "E east в Сх схід Восток"),
        (SOUTH, "S SOUTH ю Пд південь юг"),
        (WEST, "W west з Зх захід запад"),
    ],
)
def test_a_seat_is_read_in_three_languages(seat: Seat, words: str) -> None:
    for word in words.split():
        assert Seat.parse(f" {word} ") is seat


@pytest.mark.parametrize("text", ["", "X", "NE", "З В", "Nюг"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Seat.parse(text)


@given(seats())
def test_a_vulnerability_says_of_each_seat_and_side_whether_it_is_vulnerable(seat: Seat) -> None:
    assert not Vulnerability.NONE.includes(seat)
    assert Vulnerability.BOTH.includes(seat)
    assert Vulnerability.BOTH.includes(seat.side)
    assert Vulnerability.NS.includes(seat) == (seat in (NORTH, SOUTH))
    assert Vulnerability.EW.includes(seat.side) == (seat.side is Side.EW)


@pytest.mark.parametrize(
    ("sides", "vulnerability"),
    [
        ((), Vulnerability.NONE),
        ((Side.NS,), Vulnerability.NS),
        ((Side.EW, Side.EW), Vulnerability.EW),
        ((Side.EW, Side.NS), Vulnerability.BOTH),
    ],
)
def test_a_vulnerability_is_made_of_the_sides_that_are_vulnerable(
    sides: tuple[Side, ...], vulnerability: Vulnerability
) -> None:
    assert Vulnerability.of(*sides) is vulnerability


@given(vulnerabilities())
def test_a_vulnerability_is_the_sides_it_includes(vulnerability: Vulnerability) -> None:
    assert Vulnerability.of(*filter(vulnerability.includes, Side)) is vulnerability
    assert Vulnerability.parse(vulnerability.value) is vulnerability


@pytest.mark.parametrize(
    ("vulnerability", "words"),
    [
        (Vulnerability.NONE, ["none", "None", "Love", "-", "", "o"]),
        (Vulnerability.NS, ["ns", "N-S", "n", "NS"]),
        (Vulnerability.EW, ["ew", "E-W", "e"]),
        (Vulnerability.BOTH, ["both", "All", "b"]),
    ],
)
def test_vulnerability_is_read_as_files_spell_it(
    vulnerability: Vulnerability, words: list[str]
) -> None:
    for word in words:
        assert Vulnerability.parse(word) is vulnerability
    with pytest.raises(BadNotation, match="none, ns, ew or both"):
        Vulnerability.parse("some")


@given(st.tuples(*(st.integers(),) * 4), st.integers(-5, 5))
def test_one_thing_for_each_seat_is_found_by_seat(
    things: tuple[int, int, int, int], steps: int
) -> None:
    by_seat = BySeat(*things)
    assert tuple(by_seat) == things == tuple(by_seat[seat] for seat in SEATS)
    assert dict(by_seat.items()) == dict(zip(SEATS, things, strict=True))
    assert BySeat.make(lambda seat: by_seat[seat]) == by_seat
    assert tuple(by_seat.map(lambda thing: -thing)) == tuple(-thing for thing in things)
    turned = by_seat.rotate(steps)
    assert all(turned[seat.after(steps)] == by_seat[seat] for seat in SEATS)
    assert msgspec.json.decode(msgspec.json.encode(by_seat), type=BySeat[int]) == by_seat


@given(seats())
def test_putting_a_thing_changes_one_seat_or_side_only(seat: Seat) -> None:
    changed = BySeat.same(0).put(seat, 1)
    assert [changed[other] for other in seat.round()] == [1, 0, 0, 0]
    sides = BySide(0, 0).put(seat.side, 1)
    assert (sides[seat.side], sides[seat.side.opponents]) == (1, 0)


def test_one_thing_for_each_side_is_found_by_side() -> None:
    by_side = BySide(ns=620, ew=-100)
    assert (by_side[Side.NS], by_side[Side.EW]) == (620, -100) == tuple(by_side)
    assert list(by_side.items()) == [(Side.NS, 620), (Side.EW, -100)]
    assert BySide.make(lambda side: by_side[side]) == by_side
    assert by_side.map(abs) == BySide(620, 100)
    assert msgspec.json.encode(by_side) == b'{"ns":620,"ew":-100}'


def test_by_seat_is_spelled_with_the_seats_letters_in_json() -> None:
    assert msgspec.json.encode(BySeat(1, 2, 3, 4)) == b'{"N":1,"E":2,"S":3,"W":4}'


def test_with_four_players_each_keeps_his_own_hand() -> None:
    assert FOUR_PLAYERS.chairs == SEATS
    for seat in SEATS:
        assert FOUR_PLAYERS.keeper(seat) is seat
        assert FOUR_PLAYERS.hands(seat) == (seat,)
        assert FOUR_PLAYERS.next_chair(seat) is seat.lho


def test_with_two_players_each_sits_opposite_a_hand_of_his_own() -> None:
    assert TWO_PLAYERS.chairs == (NORTH, EAST)
    assert TWO_PLAYERS.hands(NORTH) == (NORTH, SOUTH)
    assert TWO_PLAYERS.hands(EAST) == (EAST, WEST)
    assert TWO_PLAYERS.hands(SOUTH) == ()
    assert [TWO_PLAYERS.next_chair(seat) for seat in SEATS] == [EAST, NORTH, NORTH, NORTH]


@given(seats())
def test_with_three_players_the_owner_keeps_the_hand_opposite(owner: Seat) -> None:
    seating = three_players(owner)
    assert set(seating.chairs) == {owner, owner.lho, owner.rho}
    assert set(seating.hands(owner)) == {owner, owner.partner}
    assert seating.keeper(owner.partner) is owner
    assert seating.next_chair(owner.lho) is owner.rho


@pytest.mark.parametrize(
    "keepers",
    [
        (NORTH, EAST, SOUTH, NORTH),
        (SOUTH, EAST, NORTH, WEST),
        (EAST, EAST, EAST, EAST),
        (SOUTH, EAST, SOUTH, SOUTH),
    ],
)
def test_nobody_keeps_an_opponents_hand_or_gives_his_own_away(
    keepers: tuple[Seat, Seat, Seat, Seat],
) -> None:
    with pytest.raises(BadValue, match="cannot keep") as refused:
        Seating(BySeat(*keepers))
    assert (refused.value.code, refused.value.law) == ("seats.keeper", "4")
