"""What could have been made is told when a board is over, to those who may see it, and holds nobody up."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from biritch.analysis import find_solver, par
from biritch.analysis.doubledummy import solver as asking
from biritch.cards import Deal, board_dealer, board_vulnerability, seeded
from biritch.server import analyst as desk
from biritch.server import solving
from biritch.server.analyst import Analyst
from tests.analysis.published import published
from tests.server.houses import Four, OpenHouse

T = TypeVar("T")
BOARD = published()[0]
DEALS = [deal for deal, _ in zip(seeded("makes"), range(3), strict=False)]
ALL_SEVEN = " ".join(["7"] * 20)


def having(work: Callable[[Analyst], Awaitable[T]], program: str, *, seconds: float = 60) -> T:
    """Do something with an analyst whose program is this."""

    async def run() -> T:
        analyst = Analyst(program=(sys.executable, "-c", program), seconds=seconds)
        try:
            return await work(analyst)
        finally:
            await analyst.close()

    return asyncio.run(run())


@pytest.fixture(autouse=True)
def solver_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "solver_is_here", lambda: True)


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """A file to which the program adds a line whenever it begins, and whenever it ends."""
    return tmp_path / "told"


def telling(told: Path, does: str) -> str:
    return (
        "import sys\n"
        f"tell = lambda word: open({str(told)!r}, 'a').write(word + chr(10))\n"
        "deal = sys.stdin.readline().strip()\n"
        "tell('begins')\n"
        f"{does}\n"
        "tell('ends')\n"
    )


def test_a_deal_asked_for_by_many_is_worked_out_once_and_kept(told: Path) -> None:
    async def ask(analyst: Analyst) -> None:
        first = await asyncio.gather(*(analyst.makes(DEALS[0]) for _ in range(5)))
        again = await analyst.makes(Deal.parse(DEALS[0].pbn()))
        assert {(7,) * 20} == {found.tricks for found in (*first, again) if found}
        assert 6 == len([found for found in (*first, again) if found])

    having(ask, telling(told, f"print('{ALL_SEVEN}')"))
    assert ["begins", "ends"] == told.read_text().split()


def test_deals_are_worked_out_one_at_a_time(told: Path) -> None:
    async def ask(analyst: Analyst) -> None:
        await asyncio.gather(*map(analyst.makes, DEALS))

    having(ask, telling(told, f"print('{ALL_SEVEN}')"))
    assert ["begins", "ends"] * len(DEALS) == told.read_text().split()


def test_what_could_not_be_found_in_time_is_not_tried_again(told: Path) -> None:
    async def ask(analyst: Analyst) -> list[object]:
        return [await analyst.makes(DEALS[0]), await analyst.makes(DEALS[0])]

    assert [None, None] == having(ask, telling(told, f"sys.exit({solving.NOT_FOUND})"))
    assert ["begins"] == told.read_text().split()


def test_a_program_that_fails_is_tried_again(told: Path) -> None:
    async def ask(analyst: Analyst) -> list[object]:
        return [await analyst.makes(DEALS[0]), await analyst.makes(DEALS[0])]

    assert [None, None] == having(ask, telling(told, "sys.exit(9)"))
    assert ["begins", "begins"] == told.read_text().split()


def test_a_program_that_does_not_end_is_ended() -> None:
    async def ask(analyst: Analyst) -> object:
        return await analyst.makes(DEALS[0])

    assert having(ask, "import time; time.sleep(600)", seconds=0.1) is None


def test_closing_ends_what_is_running() -> None:
    async def ask(analyst: Analyst) -> object:
        return asyncio.ensure_future(analyst.makes(DEALS[0]))

    having(ask, "import time; time.sleep(600)")


def test_somebody_who_goes_away_takes_the_answer_from_nobody(told: Path) -> None:
    async def ask(analyst: Analyst) -> object:
        gone, stays = (asyncio.ensure_future(analyst.makes(DEALS[0])) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        return await stays

    assert having(ask, telling(told, f"print('{ALL_SEVEN}')")) is not None


def test_when_too_many_wait_the_next_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "WAITING_AT_MOST", 1)

    async def ask(analyst: Analyst) -> object:
        first = asyncio.ensure_future(analyst.makes(DEALS[0]))
        await asyncio.sleep(0)
        second = await analyst.makes(DEALS[1])
        first.cancel()
        return second

    assert having(ask, "import time; time.sleep(600)") is None


def test_only_so_many_boards_are_kept(told: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "KEPT", 1)

    async def ask(analyst: Analyst) -> None:
        for deal in (DEALS[0], DEALS[1], DEALS[1], DEALS[0]):
            assert await analyst.makes(deal)

    having(ask, telling(told, f"print('{ALL_SEVEN}')"))
    assert ["begins", "ends"] * 3 == told.read_text().split()


def test_without_a_solver_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "solver_is_here", lambda: False)

    async def ask(analyst: Analyst) -> object:
        return await analyst.makes(DEALS[0])

    assert having(ask, "never run") is None


class TestTheProgram:
    """What is started for a deal."""

    @pytest.fixture(autouse=True)
    def urgency(self, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        found: list[int] = []
        monkeypatch.setattr(os, "nice", found.append)
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"{BOARD.deal}\n"))
        return found

    @pytest.mark.solver
    def test_it_steps_aside_and_prints_the_makes(
        self, urgency: list[int], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert 0 == solving.main()
        assert [10] == urgency
        assert " ".join(map(str, BOARD.makes.tricks)) == capsys.readouterr().out.strip()

    def test_it_says_that_there_is_no_solver(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "doubledummy", None)
        monkeypatch.setitem(sys.modules, "endplay.dds", None)
        assert solving.NOT_HERE == solving.main()

    def test_it_says_that_the_time_was_too_short(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def none(*_: object, **__: object) -> None:
            raise asking.OutOfBudget("too short")

        solver = type("Slow", (), {"makes": none})
        monkeypatch.setattr(solving, "find_solver", solver)
        assert solving.NOT_FOUND == solving.main()


@pytest.mark.solver
def test_makes_and_par_are_told_of_a_finished_board_and_of_no_other(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It does not step aside here, where other tests keep the machine busy.
    pushing = "import os, sys; os.nice = id; from biritch.server import solving; solving.main()"
    monkeypatch.setattr(house.app.state.analyst, "_program", (sys.executable, "-c", pushing))
    four = Four(house, policy={"watching": "no hands"})
    page = f"/api/tables/{four.table}/boards/1"
    assert 404 == four.host.ask("GET", f"{page}/makes").status_code
    four.call("P P P P")
    assert 404 == house.guest().ask("GET", f"{page}/makes").status_code

    hands = four.host.ask("GET", page).json()["view"]["hands"]
    deal = Deal.parse("N:" + " ".join(_pbn(hands[seat]["cards"]) for seat in "NESW"))
    makes = find_solver().makes(deal)
    best = par(makes, board_vulnerability(1), board_dealer(1))

    told = four.host.ask("GET", f"{page}/makes").json()
    assert makes.by_seat() == told["makes"]
    assert best.points_ns == told["par"]["points_ns"]
    assert [str(result) for result in best.contracts] == told["par"]["contracts"]
    file = four.host.ask("GET", f"{page}.pbn").text
    assert f'[OptimumScore "NS {best.points_ns}"]' in file
    assert 20 == len(file.split("[OptimumResultTable")[1].splitlines()[1:21])
    four.leave()


def test_where_nobody_can_tell_the_page_is_told_so(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "solver_is_here", lambda: False)
    four = Four(house)
    four.call("P P P P")
    page = f"/api/tables/{four.table}/boards/1"
    assert {"makes": None, "par": None} == four.host.ask("GET", f"{page}/makes").json()
    assert "Optimum" not in four.host.ask("GET", f"{page}.pbn").text
    four.leave()


def _pbn(cards: list[str]) -> str:
    suits = {suit: [card[1] for card in cards if card[0] == suit] for suit in "SHDC"}
    return ".".join("".join(sorted(ranks, key="AKQJT98765432".index)) for ranks in suits.values())
