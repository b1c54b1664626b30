"""What is asked wrongly is refused in words; budgets, stops, threads and memory hold."""

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import doubledummy
from doubledummy import Bounds, OutOfBudget, Position, Stop, Stopped, Table
from doubledummy.__main__ import main
from doubledummy._core import Solver
from doubledummy.cards import hands_of

DEAL = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"
HARD = "N:QJ62.K652.J8.T98 873.J97.AT764.Q4 K5.T83.KQ95.A765 AT94.AQ4.32.KJ32"
ROWS = [7, 5, 6, 5, 6, 5, 7, 6, 8, 6, 7, 5, 6, 5, 6, 5, 7, 6, 8, 6]


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ("AK.. ... ... ...", "begins with a seat"),
        ("N:AK... .AK.. ..AK.", "four hands"),
        ("N:AK.. .AK.. ..AK. ...AK", "four suits"),
        ("N:AA... .AK.. ..AK. ...AK", "twice"),
        ("N:AK... AK... ..AK. ...AK", "two hands"),
        ("N:AX... .AK.. ..AK. ...AK", "no rank"),
        ("N:AKQ... .AK.. ..AK. ...AK", "unequal"),
        ("N:... ... ... ...", "no card left"),
        ([1, 2, 4], "four hands"),
        ([1, 2, 4, 4], "held twice"),
        ([1, 2, 4, 1 << 63], "no card"),
        ([1, 2, 4, -1], "64 bits"),
    ],
)
def test_hands_that_do_not_fit_together_are_refused(deal: doubledummy.Deal, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        doubledummy.solve(deal, "N", "N")
    with pytest.raises(ValueError, match=words):
        doubledummy.table(deal)


@pytest.mark.parametrize(
    ("strain", "leader", "trick", "words"),
    [
        ("X", "N", [], "a strain is"),
        ("N", "Q", [], "a seat is"),
        ("N", "N", ["SX"], "a card is"),
        ("N", "N", ["SA"], "held too"),
        ("N", "N", ["C2", "C3", "C5", "C6"], "at most three"),
        ("N", "N", ["C2"], "unequal"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(
    strain: str, leader: str, trick: list[str], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        doubledummy.solve("N:AK... .AK.. ..AK. ...AK", strain, leader, trick=trick)


def test_a_trick_that_revokes_is_refused() -> None:
    with pytest.raises(ValueError, match="follow suit"):
        doubledummy.solve("N:A... ..A. ..K3. ..Q4.", "N", "N", trick=["D2", "H2"])
    with pytest.raises(ValueError, match="follow suit"):
        doubledummy.analyse_play("N:AK... Q.A.. T9... 87...", "N", "N", ["SA", "HA"])
    with pytest.raises(ValueError, match="not held"):
        doubledummy.analyse_play("N:AK... Q.A.. T9... 87...", "N", "N", ["SA", "HK"])


def test_a_deal_may_begin_at_any_seat_and_be_given_as_numbers() -> None:
    turned = "E:873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3 QJ6.K652.J85.T98"
    assert hands_of(turned) == hands_of(DEAL)
    assert doubledummy.table(turned) == doubledummy.table(hands_of(DEAL)) == Table(ROWS)


def test_a_table_reads_by_declarer_and_strain() -> None:
    table = Table(ROWS)
    assert table["E", "S"] == 8
    assert table["S", "N"] == 6
    assert table.as_dict()["W"] == {"C": 5, "D": 7, "H": 6, "S": 8, "N": 6}
    assert sorted(table) == sorted((seat, strain) for seat in "NESW" for strain in "CDHSN")
    with pytest.raises(ValueError, match="twenty"):
        Table(ROWS[1:])


def test_a_budget_that_is_too_small_gives_bounds_around_the_answer() -> None:
    full = doubledummy.solve(HARD, "S", "S")
    doubledummy.forget()
    found = doubledummy.bounds(HARD, "S", "S", nodes=50)
    assert found.least <= full <= found.most
    assert found.least < found.most
    with pytest.raises(OutOfBudget):
        doubledummy.solve(HARD, "H", "S", nodes=50)
    with pytest.raises(OutOfBudget):
        doubledummy.table(HARD, nodes=50)
    assert doubledummy.bounds(HARD, "S", "S", seconds=60) == Bounds(full, full)


def test_a_stop_ends_a_search_and_the_solver_goes_on_after_it() -> None:
    stop = Stop()
    stop.set()
    assert stop.is_set()
    doubledummy.forget()
    with pytest.raises(Stopped):
        doubledummy.table(HARD, stop=stop)
    with pytest.raises(Stopped):
        doubledummy.solve(HARD, "D", "N", stop=stop)
    with pytest.raises(Stopped):
        list(doubledummy.tables([HARD], stop=stop))
    stop.clear()
    assert doubledummy.table(DEAL, stop=stop) == Table(ROWS)


def test_batches_come_in_order_with_progress_and_may_be_left() -> None:
    seen: list[int] = []
    found = list(doubledummy.tables([DEAL, HARD, DEAL], threads=2, progress=seen.append))
    assert found[0] == found[2] == Table(ROWS)
    assert seen == [1, 2, 3]
    assert next(iter(doubledummy.tables([DEAL] * 50, threads=2))) == Table(ROWS)
    positions = [Position(DEAL, "S", leader) for leader in "NESW"]
    assert list(doubledummy.solve_many(positions, threads=2)) == [
        doubledummy.solve(DEAL, "S", leader) for leader in "NESW"
    ]
    with pytest.raises(ValueError, match="at least one"):
        list(doubledummy.tables([DEAL], threads=-1))
    with pytest.raises(ValueError, match="four hands"):
        list(doubledummy.tables([DEAL, "N:"], threads=2))


def test_one_solver_may_be_asked_by_many_threads_at_once() -> None:
    solver = Solver(1 << 20)
    found: list[list[int]] = []
    threads = [
        threading.Thread(target=lambda: found.append(solver.table(hands_of(DEAL))))
        for _ in range(4)
    ]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert found == [ROWS] * 4


def test_a_small_memory_is_honoured_and_changes_no_result() -> None:
    small = Solver(1 << 16)
    assert small.memory <= 1 << 17
    assert small.table(hands_of(HARD)) == Solver(24 << 20).table(hands_of(HARD))


def test_the_command_prints_the_contracts_promised(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([DEAL, "--json", "--par"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown.pop("par") == {"points_ns": -110, "contracts": ["2SE=", "2SW="]}
    assert shown == Table(ROWS).as_dict()
    assert main(["N:nothing"]) == 2
    assert "four hands" in capsys.readouterr().err


def test_the_command_reads_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "boards.pbn"
    tags = '[Event ""]\n[Board "{}"]\n[Dealer "N"]\n[Vulnerable "All"]\n[Deal "{}"]\n\n'
    file.write_text(tags.format(1, DEAL) + tags.format(2, DEAL), "utf-8")
    assert main([str(file), "--par", "--threads", "2"]) == 0
    shown = capsys.readouterr().out
    assert "Board 1" in shown
    assert "Board 2" in shown
    assert shown.count("Par -110 for NS: 1SE+1, 1SW+1, 2SE=, 2SW=") == 2
    assert main([str(tmp_path / "none.pbn")]) == 2
    assert main([str(file), "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line) for line in lines] == [
        {"board": number, **Table(ROWS).as_dict()} for number in ("1", "2")
    ]


def test_the_command_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "boards.pbn"
    file.write_text("% nothing\n", "utf-8")
    assert main([str(file)]) == 2
    assert "no deal in" in capsys.readouterr().err
    file.write_text(f'[Board "7"]\n[Deal "{DEAL} -"]\n', "utf-8")
    assert main([str(file)]) == 2
    assert "board 7: a deal has four hands; got 5" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([DEAL, "--threads", "0"])
    assert "at least one thread" in capsys.readouterr().err


def test_it_runs_as_a_module() -> None:
    program = [sys.executable, "-m", "doubledummy", DEAL, "--json"]
    shown = subprocess.run(program, capture_output=True, check=True, text=True)
    assert json.loads(shown.stdout) == Table(ROWS).as_dict()


def test_many_deals_end_when_the_time_for_all_of_them_is_over() -> None:
    with pytest.raises(OutOfBudget, match="not enough for all"):
        list(doubledummy.tables([HARD] * 1000, seconds=0.05))
    positions = [doubledummy.Position(HARD, "S", "S")] * 100_000
    with pytest.raises(OutOfBudget):
        list(doubledummy.solve_many(positions, seconds=0.05))
    # Stopped by somebody else it is no matter of time; done in time it is as ever.
    stop = Stop()
    stop.set()
    with pytest.raises(Stopped):
        list(doubledummy.tables([HARD], seconds=600, stop=stop))
    assert [Table(ROWS)] == list(doubledummy.tables([DEAL], seconds=600))
