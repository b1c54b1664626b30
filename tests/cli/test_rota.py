from __future__ import annotations

import json

import pytest

from biritch.contest import rota
from tests.cli.running import biritch


@pytest.mark.parametrize("players", [5, 6])
def test_the_rota_is_answered_rubber_by_rubber(players: int) -> None:
    answer = json.loads(biritch(f"rota --players {players} --json").out)
    assert [
        {"number": row.round, "out": list(row.out), "pairs": [list(pair) for pair in row.pairs]}
        for row in rota(players).rows
    ] == answer["rubbers"]


def test_the_rota_reads_aloud() -> None:
    assert "Rubber 3: 1-4 v 2-5, 3 sits out\n" in biritch("rota --players 5").out
    assert "Rubber 3: 4-5 v 6-2, 1 and 3 sit out\n" in biritch("rota --players 6").out
