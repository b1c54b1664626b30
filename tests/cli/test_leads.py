from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from biritch.analysis.leads import lead_tricks
from biritch.analysis.sampling import Known
from biritch.cards import Deal, Hand
from biritch.cli import leads as verb
from biritch.cli.leads_known import known_of
from biritch.seats import BySeat, Seat
from tests.cli.running import biritch

pytestmark = pytest.mark.solver
HAND = "QJT94.K2.765.432"
ASKED = f'leads {HAND} --auction "1NT P 3NT P P P" --boards 20 --seed x --jobs 1'


def test_the_same_seed_gives_the_same_answer_on_one_process_or_two() -> None:
    first = biritch(f"{ASKED} --json")
    assert first == biritch(f"{ASKED} --json".replace("--jobs 1", "--jobs 2"))
    answer = json.loads(first.out)
    assert ("E", "3NTN", 20, True) == tuple(
        answer[name] for name in ("leader", "contract", "layouts", "complete")
    )
    assert [each["beats"] for each in answer["leads"]] == sorted(
        (each["beats"] for each in answer["leads"]), reverse=True
    )
    assert {20} == {sum(each["spread"]) for each in answer["leads"]}


def test_what_is_told_of_a_hand_is_true_of_every_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def noting(layouts: Any, *given: Any, **named: Any) -> Iterator[Any]:
        seen.extend(layouts)
        return lead_tricks(layouts, *given, **named)

    monkeypatch.setattr(verb, "lead_tricks", noting)
    ended = biritch(f'{ASKED} --where "W: spades 0-1, clubs 5+" --where "S: hearts >= spades"')
    assert 0 == ended.code
    assert 20 == len(seen)
    for deal in seen:
        assert str(deal[Seat.EAST]) == HAND
        spades, hearts, _, clubs = (len(part) for part in str(deal[Seat.WEST]).split("."))
        assert spades <= 1
        assert clubs >= 5
        spades, hearts, *_ = (len(part) for part in str(deal[Seat.SOUTH]).split("."))
        assert hearts >= spades


def test_what_cannot_all_be_true_is_given_up_and_said() -> None:
    ended = biritch(f'{ASKED} --where "W: hcp 25+"')
    assert "given up" in ended.out


def test_the_leaders_own_calls_tell_him_nothing() -> None:
    seen = Known(deal=Deal(BySeat.same(Hand()).put(Seat.EAST, Hand.parse(HAND))))
    known, fits = known_of(seen, told=["N: hcp 15-17"])
    assert () == known.boxes[Seat.EAST]
    assert callable(fits)


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_picture_is_drawn(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"leads.{ending}"
    assert 0 == biritch(f"{ASKED} --plot {file}").code
    marks = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}
    assert file.read_bytes().startswith(marks[ending])


def test_interrupted_it_answers_with_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: Any, **named: Any) -> Iterator[Any]:
        found = lead_tricks(*given, **named)
        yield next(found)
        raise KeyboardInterrupt

    monkeypatch.setattr(verb, "lead_tricks", interrupted)
    ended = biritch(f"{ASKED} --json")
    assert (130, 1, False) == (
        ended.code,
        json.loads(ended.out)["layouts"],
        json.loads(ended.out)["complete"],
    )


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("leads QJT94.K2.765.43 --contract 3NTN", "13 cards, not 12"),
        (f"leads {HAND}", "give the auction or the contract"),
        (f'leads {HAND} --auction "P P P P"', "nothing is led to"),
        (f'leads {HAND} --contract 3NTN --where "hcp 3"', "a seat, a colon and a constraint"),
        (f'leads {HAND} --contract 3NTN --where "E: hcp 3"', "East's hand is seen"),
        (f"{ASKED} --plot leads.bmp7", "no kind of picture"),
    ],
)
def test_what_cannot_be_asked_is_told_on_one_line(asked: str, says: str) -> None:
    ended = biritch(asked)
    assert 2 == ended.code
    assert says in ended.err
