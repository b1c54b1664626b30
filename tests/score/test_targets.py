from __future__ import annotations

from typing import Any

import pytest

from biritch.errors import BadValue
from biritch.score import target, target_imps
from tests.score.vectors import vectors


@pytest.mark.parametrize(("hcp", "targets"), vectors("hcp_targets")["targets"].items())
def test_the_target_goes_by_high_cards_and_vulnerability(hcp: str, targets: list[int]) -> None:
    here = [target(int(hcp), vulnerable=False), target(int(hcp), vulnerable=True)]
    assert targets == here


@pytest.mark.parametrize("example", vectors("hcp_targets")["examples"])
def test_a_deal_is_worth_its_distance_from_the_target(example: dict[str, Any]) -> None:
    won = target_imps(example["points"], example["hcp"], vulnerable=example["vul"])
    assert example["imps"] == won


@pytest.mark.parametrize("hcp", [19, 41, -1])
def test_only_the_side_with_more_high_cards_has_a_target(hcp: int) -> None:
    with pytest.raises(BadValue, match=f"20 to 40 of them, not {hcp}"):
        target(hcp, vulnerable=False)
