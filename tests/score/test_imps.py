from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.score import IMP_STEPS, imps
from tests.score.vectors import vectors


def test_the_table_is_the_one_in_the_laws() -> None:
    assert vectors("imp")["thresholds"] == list(IMP_STEPS)


@pytest.mark.parametrize(("difference", "won"), vectors("imp")["samples"])
def test_a_difference_of_points_is_worth_its_imps(difference: int, won: int) -> None:
    assert won == imps(difference)


def test_a_grand_slam_against_a_small_one_is_eleven_imps() -> None:
    assert imps(1520 - 940) == 11


@given(st.integers(-8000, 8000))
def test_what_one_side_wins_the_other_loses(difference: int) -> None:
    assert imps(difference) == -imps(-difference)
