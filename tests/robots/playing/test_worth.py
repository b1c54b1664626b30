"""What a card costs is what the scoring of the form says."""

from __future__ import annotations

import numpy as np
import pytest

from biritch.auction import Contract
from biritch.robots.playing.worth import loss_tables, losses, points_by_tricks
from biritch.seats import BySide, Vulnerability
from biritch.systems import Setting


@pytest.mark.parametrize(
    ("contract", "vulnerable", "part_score", "made", "one_down"),
    [
        ("4SS", Vulnerability.NS, 0, 620, -100),
        ("3NTE", Vulnerability.NS, 0, 400, -50),
        ("2HXS", Vulnerability.NONE, 0, 470, -100),
        ("2HS", Vulnerability.NONE, 0, 110, -50),
        ("2HS", Vulnerability.NONE, 40, 360, -50),  # 60 complete a game: 300 in place of 50
        ("2HS", Vulnerability.BOTH, 40, 560, -100),
        ("4SS", Vulnerability.NONE, 40, 420, -50),  # a game by itself
    ],
)
def test_points_are_those_of_duplicate_and_a_part_score_may_complete_a_game(
    contract: str, vulnerable: Vulnerability, part_score: int, made: int, one_down: int
) -> None:
    played = Contract.parse(contract)
    setting = Setting(vulnerable=vulnerable, part_scores=BySide(part_score, part_score))
    points = points_by_tricks(played, setting)
    assert (points[played.needs], points[played.needs - 1]) == (made, one_down)


def test_an_overtrick_costs_an_imp_and_the_contract_ten_and_each_trick_one_at_matchpoints() -> None:
    tricks = np.array([[11, 10, 9]])
    contract = Contract.parse("4SS")

    def lost(scoring: str, *, declares: bool) -> list[float]:
        found = losses(tricks, contract, Setting(scoring=scoring), declares=declares)
        return [float(each) for each in found[0]]

    # 450, 420 and -50: differences of 30, 500 and 470 are 1, 11 and 10 IMPs.
    assert lost("imps", declares=True) == [0, 1, 11]
    assert lost("imps", declares=False) == [11, 10, 0]
    assert lost("matchpoints", declares=True) == [0, 1, 2]
    assert lost("rubber", declares=False) == [500, 470, 0]


def test_nobody_gains_by_more_tricks_than_a_world_holds() -> None:
    tricks = np.array([[10, 9], [8, 9]])
    contract = Contract.parse("4SS")
    declarers = loss_tables(tricks, contract, Setting(), declares=True)
    assert declarers[0, 9:].tolist() == [10, 0, 0, 0, 0]
    assert declarers[1, 8:].tolist() == [2, 0, 0, 0, 0, 0]
    defenders = loss_tables(tricks, contract, Setting(), declares=False)
    assert defenders[0, 8:11].tolist() == [0, 0, 10]
    assert defenders[1, 8:11].tolist() == [0, 2, 11]
