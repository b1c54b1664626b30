from __future__ import annotations

import msgspec
import pytest

from biritch.contest import NOBODY, Movement, Row, owner_in_turn, rota
from biritch.errors import BadValue
from biritch.seats import BySeat, Seat

ROW = Row(1, BySeat(2, 4, 3, 5), out=(1,))


def test_a_row_says_who_sits_where_and_with_whom() -> None:
    assert [None, Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST] == [
        ROW.seat(player) for player in range(1, 6)
    ]
    assert [None, 3, 2, 5, 4] == [ROW.partner(player) for player in range(1, 6)]


def test_nobody_sits_where_a_dummy_lies() -> None:
    row = Row(1, BySeat(NOBODY, 3, 1, 2))
    assert row.seat(NOBODY) is None
    assert row.partner(1) is None
    assert row.players == {1, 2, 3}
    assert row.pairs == ((1,), (3, 2))


@pytest.mark.parametrize(
    ("seats", "out"),
    [
        (BySeat(1, 2, 3, 3), ()),
        (BySeat(1, 2, 3, 4), (4,)),
        (BySeat(1, 2, 3, -4), ()),
    ],
)
def test_each_player_has_one_place(seats: BySeat[int], out: tuple[int, ...]) -> None:
    with pytest.raises(BadValue, match="each has one place") as refused:
        Row(1, seats, out=out)
    assert refused.value.code == "movement.player"


def test_a_movement_is_asked_by_round() -> None:
    movement = rota(6)
    assert movement.round(2) == (movement.rows[1],)
    assert movement.round(7) == ()
    assert (Movement(()).rounds, Movement(()).players) == (0, frozenset())


@pytest.mark.parametrize("movement", [rota(5), rota(6), owner_in_turn()])
def test_a_movement_is_plain_data_and_reads_back(movement: Movement) -> None:
    assert movement == msgspec.json.decode(msgspec.json.encode(movement), type=Movement)
