"""Published boards: tables, leads, pars and traces by other programs."""

import pytest

import doubledummy
import published
from doubledummy import Table, analyse_play, choices, par, table

BOARDS = published.dds_boards()


@pytest.mark.parametrize("board", BOARDS[:10])
def test_a_board_has_the_results_that_dds_publishes(board: published.Board) -> None:
    assert table(board.deal) == Table(board.table)
    found = choices(board.deal, board.strain, board.leader)
    assert {each.card: each.tricks for each in found} == board.leads
    trace = analyse_play(board.deal, board.strain, board.leader, board.play)
    assert trace[: len(board.trace)] == board.trace


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS[10:])
def test_the_other_boards_too(board: published.Board) -> None:
    test_a_board_has_the_results_that_dds_publishes(board)


@pytest.mark.parametrize("board", BOARDS)
def test_par_and_all_its_contracts_are_those_that_dds_publishes(board: published.Board) -> None:
    found = par(Table(board.table), board.vulnerability, board.dealer)
    assert found.points_ns == board.points_ns
    assert {
        f"{each.level}{each.strain}{'X' * each.doubled}{each.declarer}" for each in found.contracts
    } == board.contracts


@pytest.mark.slow
def test_the_tables_of_pgx_are_ours() -> None:
    rows = [
        line.split(",")
        for line in (published.DATA / "pgx-tables.csv").read_text("utf-8").splitlines()
        if line.startswith("N:")
    ]
    assert len(rows) >= 99
    found = doubledummy.tables([row[0] for row in rows])
    assert list(found) == [Table(list(map(int, row[1:]))) for row in rows]
