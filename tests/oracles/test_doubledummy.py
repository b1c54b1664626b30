"""A third opinion on double dummy: open_spiel's bridge, whose solver is DDS built by others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this Python")
doubledummy: Any = pytest.importorskip("doubledummy", reason="the solver is not built here")

SEATS, SUITS, RANKS = "NESW", "CDHS", "23456789TJQKA"


def _dealt(pack: list[int]) -> Any:
    state = pyspiel.load_game("bridge(use_double_dummy_result=true)").new_initial_state()
    for card in pack:
        state.apply_action(card)
    return state


def _hands(pack: list[int]) -> list[int]:
    """open_spiel deals one card at a time from North and numbers cards by rank, then suit."""
    hands = [0, 0, 0, 0]
    for turn, card in enumerate(pack):
        hands[turn % 4] |= 1 << (16 * (card % 4) + card // 4)
    return hands


@pytest.mark.parametrize("seed", range(6))
def test_open_spiel_scores_a_passed_out_bid_by_the_tricks_we_find(seed: int) -> None:
    pack = list(range(52))
    Random(seed).shuffle(pack)
    table = doubledummy.table(_hands(pack))
    for strain, letter in enumerate("CDHSN"):
        state = _dealt(pack)
        # One of a strain by North, passed out: actions are 52 pass, 55 the lowest bid.
        for action in (55 + strain, 52, 52, 52):
            state.apply_action(action)
        assert state.is_terminal()
        tricks = table["N", letter]
        over = tricks - 7
        trick = 20 if strain < 2 else 30
        points = 50 + trick + 10 * (letter == "N") + trick * over if over >= 0 else 50 * over
        assert state.returns()[0] == points
