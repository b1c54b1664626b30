"""Every JSON answer is of its published shape, and the published shapes are those of the code."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from biritch.cli.answers import ANSWERS, schema
from tests.cli.running import biritch
from tests.cli.shapes import disagreements

SCHEMAS = files("biritch.cli") / "schemas"
CARDS = "N:Q65.K.KJT64.JT83 98.AJ2.AQ82.AQ65 AKT32.Q73.973.K2 J74.T98654.5.974"
LINES = {
    "analyse": [
        "analyse tests/data/records/one-hand.lin --json",
        "analyse tests/data/pbn/everything.pbn --json",
    ],
    "chances": [
        "chances 3NTS 'N:KQ4.A63.KJ42.Q85 - A85.K5.AQ63.AJ74 -' --boards 5 --json",
        "chances 3NTS 'N:KQ4.A63.KJ42.Q85 - A85.K5.AQ63.AJ74 -' --played SJ --cards --boards 3 --json",
    ],
    "check": [
        "check --json tests/data/records/match.lin",
        "check --json tests/data/pbn",
        "system check sayc --json",
    ],
    "deal": [
        "deal --boards 17 --seed x --json",
        "deal --json",
        "deal --where 'N: balanced' --json",
    ],
    "auction": [
        "auction --json",
        'auction "P P P P" --json',
        "auction 1S X XX --json --dealer w",
        'auction "1H 1NT 2H X XX P P P" --json',
    ],
    "match": [
        "match --north-south sayc:beginner --boards 2 --seed x --json",
        "match --boards 2 --seed x --bidding-only --json",
        "match --north-south simple --boards 8 --seed x --form rubber --json",
    ],
    "print": [
        "print tests/data/pbn/everything.pbn --json --no-makes",
        "print tests/data/records/sixteen-deals.dup --board 4 --json",
    ],
    "leads": [
        'leads QJT94.K2.765.432 --auction "1NT P 3NT P P P" --boards 5 --json',
        "leads QJT94.K2.765.432 --contract 4HXN --vulnerable both --boards 3 --json",
    ],
    "quiz": ["quiz tests/data/quiz/lessons.json --system simple --json"],
    "rota": ["rota --players 5 --json", "rota --players 6 --json"],
    "score": [
        "score 3HW+1 --form russian --hcp 24 --vulnerable ew --json",
        "score PASS --form russian --hcp 3 --json",
        "score PASS --json",
        "score 7NTXXW-13 --vulnerable All --json",
        "score 6NTS= --json",
    ],
    "score-sheet": [
        "score --form rubber 2HN+1 3NTE= 4SXN-2 PASS 6HE=@H:E100 --json",
        "score --form rubber 2HN+1 --stop --json",
        "score --form chicago 1NTS= PASS 2HE= 3CS= 4SXXW-3 --json",
        "score --form chicago 4SN= 4SN= 4SN= 4SN= --settle --json",
        "score --form chicagoduplicate 2HN= 2CN+1 4SXE-1 3DE= --json",
        "score --form russian 4SN= --hcp 25 PASS --hcp 20 3HW+1 --hcp 12 --json",
        "score --form twohanded 4SN=@H:S100 3NTE= --stop --json",
        "score --form threehanded 4SS= 4HS= --settle --json",
    ],
    "statistics": [
        "statistics --where 'N: hcp 15+' --count 20 --seed x --json",
        "statistics tests/data/pbn/sixteen-deals.pbn --makes --json",
    ],
    "suit": ["suit AQT9 432 --json", "suit 32 - --tricks 2 --json", "suit AKQ 2 --json"],
    "system-bid": ['system bid sayc "1C 1H" --hand KJ765.843.76.432 --json'],
    "system-card": ["system card sayc --json"],
    "system-explain": ['system explain sayc "1C 1H X P" --json'],
    "verify": [f"verify ab --board 1 --salt {'0' * 64} --json --deal '{CARDS}'"],
    "version": ["version --json"],
}


def _published(name: str) -> dict[str, Any]:
    shape: dict[str, Any] = json.loads((SCHEMAS / f"{name}.json").read_bytes())
    return shape


def test_every_answer_has_a_published_shape_and_every_shape_an_answer() -> None:
    assert sorted(f"{name}.json" for name in ANSWERS) == sorted(
        each.name for each in SCHEMAS.iterdir()
    )
    assert ANSWERS.keys() == LINES.keys()


@pytest.mark.parametrize("name", sorted(ANSWERS))
def test_the_published_shape_is_the_one_of_the_code(name: str) -> None:
    assert schema(name) == (SCHEMAS / f"{name}.json").read_bytes()


@pytest.mark.parametrize(
    ("name", "line"), [(name, line) for name, lines in LINES.items() for line in lines]
)
def test_an_answer_is_of_its_published_shape(name: str, line: str) -> None:
    shape = _published(name)
    answer = json.loads(biritch(line).out)
    assert [] == disagreements(answer, shape, shape)
    assert answer["format"] == 1


def test_what_is_not_of_the_shape_is_noticed() -> None:
    shape = _published("auction")
    answer = json.loads(biritch("auction --json").out)
    assert disagreements(answer | {"turn": "Q"}, shape, shape)
    assert disagreements(answer | {"legal": ["8C"]}, shape, shape)
    assert disagreements({"format": 1}, shape, shape)
