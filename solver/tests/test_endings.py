"""Endings against a solver that tries every card."""

import random

import pytest

import plain
import random_deals
from doubledummy._core import Solver, fast_path

PATHS = ["portable", *(["fast"] if fast_path() else [])]
MEGABYTE = 1 << 20


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
@pytest.mark.parametrize("suits", [2, 3, 4])
def test_endings_have_the_results_that_trying_every_card_gives(
    path: str, cards: int, suits: int
) -> None:
    rng = random.Random(f"{cards} {suits}")
    solver = Solver(MEGABYTE, path)
    for _ in range({1: 60, 2: 60, 3: 40, 4: 12}[cards]):
        held = random_deals.hands(
            rng, cards, suits=suits, ranks=rng.randint(-(-4 * cards // suits), 13)
        )
        strain, leader = rng.randrange(5), rng.randrange(4)
        trick = random_deals.start_trick(rng, held, leader, rng.randrange(4))
        least, most, whole = solver.bounds(held, strain, leader, trick)
        assert whole
        assert least == most == plain.best(tuple(held), strain, leader, tuple(trick))
        found: dict[int, int] = {}
        for card, equals, tricks in solver.choices(held, strain, leader, trick):
            assert card & equals
            found |= {bit: tricks for bit in random_deals.PACK if bit & equals}
        turn = (leader + len(trick)) % 4
        assert found == {
            bit: plain.after(tuple(held), strain, leader, tuple(trick), bit)
            for bit in plain.legal(held[turn], tuple(trick))
        }
    plain._north_south.cache_clear()
