"""Long runs of robots: nothing illegal, nothing stalls, nothing fails.

`python -m benchmarks.robots` makes them longer; docs/robots.md has its figures.
"""

from __future__ import annotations

import asyncio

import pytest
from benchmarks.robots import auctions, boards

from biritch.systems import NAMES


def test_a_short_run_counts_what_was_played() -> None:
    found = auctions("sayc", 3)
    assert (3, 0, 0, 0) == (
        found["auctions"],
        found["illegal"],
        found["exceptions"],
        found["forcing_passed"],
    )
    assert {"boards": 2} == +asyncio.run(boards("simple", 2))


@pytest.mark.slow
@pytest.mark.parametrize("system", NAMES)
def test_a_thousand_auctions_are_legal_and_end(system: str) -> None:
    found = auctions(system, 1000)
    assert 1000 == found["auctions"]
    assert 0 == found["illegal"] + found["exceptions"] + found["forcing_passed"]


@pytest.mark.slow
@pytest.mark.parametrize("system", NAMES)
def test_a_hundred_boards_through_the_table_manager_are_legal_and_end(system: str) -> None:
    assert {"boards": 100} == +asyncio.run(boards(f"{system}:beginner", 100))


@pytest.mark.slow
@pytest.mark.parametrize("system", NAMES)
def test_experts_play_through_the_table_manager(system: str) -> None:
    assert {"boards": 2} == +asyncio.run(boards(f"{system}:expert", 2))
