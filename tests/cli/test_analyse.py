"""`biritch analyse`: what its answers say, and what it does when it is disturbed."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from biritch.analysis import analyse_many
from biritch.cli import analyse as verb
from tests.cli.running import biritch

pytestmark = pytest.mark.solver
DATA = Path(__file__).parents[1] / "data"
HANDS = "tests/data/records/eight-hands.lin"


def test_tags_already_in_a_file_are_those_that_are_found() -> None:
    # Its makes and par were worked out by the program that wrote it.
    boards = json.loads(biritch("analyse tests/data/pbn/makes.pbn --json").out)["boards"]
    tags = (DATA / "pbn" / "makes.pbn").read_text("latin-1")
    seen = 0
    for board in boards:
        rows = "".join(
            f"{board['makes'][seat][strain]:x}"
            for seat in "NSEW"
            for strain in "NT S H D C".split()
        )
        seen += f'"{rows}"' in tags
    assert seen == tags.count("[DoubleDummyTricks ") > 0


def test_the_boards_are_written_with_makes_and_par(tmp_path: Path) -> None:
    made = tmp_path / "solved.pbn"
    assert 0 == biritch(f"analyse {HANDS} --output {made}").code
    text = made.read_text("utf-8")
    assert 8 == text.count("[OptimumResultTable ") == text.count("[DoubleDummyTricks ")
    assert '[ParContract "EW 5SX-2"]' in text
    again = json.loads(biritch(f"analyse {made} --json").out)["boards"]
    first = json.loads(biritch(f"analyse {HANDS} --json").out)["boards"]
    assert [(each["makes"], each["cards"]) for each in first] == [
        (each["makes"], each["cards"]) for each in again
    ]


def test_a_row_of_csv_has_a_cell_for_every_heading_whatever_was_found() -> None:
    ended = biritch("analyse tests/data/pbn/everything.pbn tests/data/pbn/leads.pbn --csv")
    rows = list(csv.reader(StringIO(ended.out)))
    assert {len(rows[0])} == {len(row) for row in rows}
    assert {"", "double dummy needs all four hands, not N:A65.JT985.J43.T4 - - -"} <= {
        row[-1] for row in rows[1:]
    }
    assert 1 == ended.code
    assert "leads.pbn: board 1: double dummy needs all four hands" in ended.err


def test_a_file_name_is_no_formula_to_a_spreadsheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "=1+1.lin").write_bytes((DATA / "records" / "one-hand.lin").read_bytes())
    rows = list(csv.reader(StringIO(biritch("analyse =1+1.lin --csv").out)))
    assert "./=1+1.lin" == rows[1][0]


def test_details_name_the_trick_and_the_card_that_gave_something_away() -> None:
    found = json.loads(biritch(f"analyse {HANDS} --json").out)["boards"]
    shown = biritch(f"analyse {HANDS} --details").out
    for board in found:
        for place, card in enumerate(board["cards"]):
            line = f"Trick {place // 4 + 1}: {card['seat']} {card['card']} gives away"
            if card["cost"]:
                assert line in shown


def test_two_processes_find_what_one_finds() -> None:
    alone = biritch(f"analyse {HANDS} tests/data/pbn/sixteen-deals.pbn --json --jobs 1")
    shared = biritch(f"analyse {HANDS} tests/data/pbn/sixteen-deals.pbn --json --jobs 2")
    assert alone == shared


def test_interrupted_it_answers_with_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: Any, **named: Any) -> Iterator[Any]:
        found = analyse_many(*given, **named)
        yield next(found)
        yield next(found)
        raise KeyboardInterrupt

    monkeypatch.setattr(verb, "analyse_many", interrupted)
    ended = biritch(f"analyse {HANDS} --json")
    answer = json.loads(ended.out)
    assert (130, 2, False) == (ended.code, len(answer["boards"]), answer["complete"])
    assert "interrupted: 2 of 8 boards" in ended.err


@pytest.mark.parametrize("named", ["cluster", "dask:"])
def test_an_executor_that_is_none_is_told(named: str) -> None:
    ended = biritch(f"analyse {HANDS} --executor {named}")
    assert 2 == ended.code
    assert "dask: and the address of a scheduler" in ended.err


@pytest.mark.slow
def test_a_cluster_finds_what_one_process_finds() -> None:
    distributed: Any = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
    ) as cluster:
        shared = biritch(f"analyse {HANDS} --json --executor 'dask:{cluster.scheduler_address}'")
    assert biritch(f"analyse {HANDS} --json --jobs 1") == shared


def test_a_board_that_takes_too_long_is_left_open() -> None:
    ended = biritch(f"analyse {HANDS} --json --seconds 0.000001")
    left_out = json.loads(ended.out)["left_out"]
    assert (1, {"solver.budget"}) == (ended.code, {each["code"] for each in left_out})
