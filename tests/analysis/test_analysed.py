from __future__ import annotations

import pickle
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import islice
from typing import Any

import pytest

from biritch.analysis import (
    Analysed,
    Makes,
    NotAnalysed,
    PlayedBoard,
    analyse,
    analyse_many,
    find_solver,
)
from biritch.analysis.analysed import opening_leads
from biritch.analysis.doubledummy.own import OwnSolver
from biritch.analysis.many import AHEAD, TOGETHER
from biritch.auction import Auction, Contract
from biritch.cards import Board, Deal, seeded
from biritch.play import Play
from biritch.seats import Seat, Side, Vulnerability
from tests.analysis.published import published

pytestmark = pytest.mark.solver
BOARDS = [
    Board.numbered(number, deal) for number, deal in enumerate(islice(seeded("analysed"), 20), 1)
]


@pytest.mark.parametrize("place", range(0, 100, 20))
def test_makes_and_par_are_those_that_the_authors_of_dds_published(place: int) -> None:
    board = published()[place]
    found = analyse(Board(1, board.dealer, board.vulnerable, board.deal))
    assert (board.makes, board.points_ns) == (found.makes, found.par.points_ns)
    assert board.contracts == {str(result.contract) for result in found.par.contracts}


@pytest.mark.parametrize("board", BOARDS[:4], ids=str)
def test_leads_are_ranked_as_another_solver_ranks_them(board: Board) -> None:
    contract = Contract.parse("3NTN")
    found = analyse(PlayedBoard(board=board, contract=contract), solver=find_solver("doubledummy"))
    other = find_solver("endplay").choices(Play.begin(board.deal, contract))
    assert other == {lead.card: 13 - lead.tricks for lead in found.leads}
    assert sorted(lead.cost for lead in found.leads) == [lead.cost for lead in found.leads]
    assert found.leads[0].tricks == found.makes[Seat.NORTH, contract.strain]


def test_a_board_nobody_played_has_its_leads_against_the_lowest_contract_of_par() -> None:
    found = analyse(BOARDS[0])
    assert found.contract == found.par.contracts[0].contract
    assert ((), (), None) == (found.calls, found.cards, found.claimed)


def test_against_no_contract_there_are_no_leads() -> None:
    assert () == opening_leads(BOARDS[0], None, find_solver())


def test_a_claim_is_held_against_what_was_still_there() -> None:
    # Declarer has all the tricks; he is given twelve.
    deal = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 654.8765.876.876 32.432.5432.5432")
    play = Play.begin(deal, Contract.parse("7NTN")).then(next(iter(deal[Seat.EAST])))
    board = Board(1, Seat.NORTH, Vulnerability.NONE, deal)
    played = PlayedBoard(
        board=board,
        auction=Auction.parse("N:7NT P P P"),
        contract=play.contract,
        play=play,
        tricks=12,
    )
    found = analyse(played)
    assert (-1, 0) == (found.claimed, found.lost(Side.EW))
    assert [0, 0, 0, 0] == [call.cost for call in found.calls]


def test_any_executor_gives_the_same_in_the_same_order() -> None:
    alone = list(analyse_many(BOARDS))
    with ThreadPoolExecutor(3) as executor:
        assert alone == list(analyse_many(iter(BOARDS), executor=executor))
    assert [board.number for board in BOARDS] == [
        each.board.number for each in alone if isinstance(each, Analysed)
    ]


def test_a_piece_of_work_goes_to_another_process_and_back() -> None:
    class Posted(Executor):
        """Everything goes through the post."""

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            function, arguments = pickle.loads(pickle.dumps((fn, args)))
            future: Future[Any] = Future()
            future.set_result(pickle.loads(pickle.dumps(function(*arguments, **kwargs))))
            return future

    assert list(analyse_many(BOARDS[:3])) == list(analyse_many(BOARDS[:3], executor=Posted()))


def test_a_board_with_hidden_cards_is_named_and_the_work_goes_on() -> None:
    hidden = Board.numbered(7, Deal.parse("N:AK2.QJ.T98.76543 - - -"))
    first, second = analyse_many([hidden, BOARDS[0]])
    assert isinstance(first, NotAnalysed)
    assert (hidden, "deal.partial") == (first.board, first.code)
    assert isinstance(second, Analysed)


def test_the_makes_of_a_board_played_at_many_tables_are_worked_out_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Deal] = []
    makes = OwnSolver.makes

    def counting(self: OwnSolver, deal: Deal, **named: Any) -> Makes:
        asked.append(deal)
        return makes(self, deal, **named)

    monkeypatch.setattr(OwnSolver, "makes", counting)
    one, other = BOARDS[:2]
    found = list(analyse_many([one, one, one, other], solver="doubledummy"))
    assert [one.deal, other.deal] == asked
    assert found[0] == found[1] == found[2] != found[3]


def test_boards_are_read_as_they_are_needed_and_work_ahead_is_called_off() -> None:
    handed: list[Future[Any]] = []

    class Waiting(Executor):
        """Does the first piece and leaves the others."""

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if not handed:
                future.set_result(fn(*args))
            handed.append(future)
            return future

    found = analyse_many((BOARDS[0] for _ in range(10_000)), executor=Waiting())
    assert isinstance(next(found), Analysed)
    assert AHEAD == len(handed)
    for _ in range(TOGETHER - 1):
        next(found)
    found.close()  # type: ignore[attr-defined]  # it is a generator
    assert all(future.cancelled() for future in handed[1:])
