"""Whoever holds all four hands is told what each card makes, at every point of any line of play."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from biritch.analysis import OutOfBudget, find_solver
from biritch.auction import Contract
from biritch.cards import Card, Deal
from biritch.club.errors import TooMuch
from biritch.play import Play
from biritch.server import explorer as desk
from biritch.server import explorer_solving as program
from biritch.server import solving
from biritch.server.explorer import Explorer, line_of
from tests.analysis.published import published
from tests.server.houses import OpenHouse

T = TypeVar("T")
BOARD = published()[0]
FOUR_SPADES = Contract.parse("4SS")
# Spades are trumps and North-South hold all of them: nothing that anybody plays changes anything.
SOLID = Deal.parse("N:AKQJT98.AKQJT9.. .8765.AKQJT9876. 765432.432.5432. ...AKQJT98765432")
ANSWERS = (
    "import json, sys\n"
    "for line in sys.stdin:\n"
    "    for _ in json.loads(line)['wanted']:\n"
    "        print(json.dumps({'CA': 0}), flush=True)\n"
)


def having(
    work: Callable[[Explorer], Awaitable[T]], said: str, *, seconds: float = 60, idle: float = 60
) -> T:
    """Do something with an explorer whose program is this."""

    async def run() -> T:
        explorer = Explorer(program=(sys.executable, "-c", said), seconds=seconds, idle=idle)
        try:
            return await work(explorer)
        finally:
            await explorer.close()

    return asyncio.run(run())


def begins(explorer: Explorer) -> asyncio.Event:
    """Something that tells when the program has been started."""
    begun, start = asyncio.Event(), explorer._running

    async def started() -> asyncio.subprocess.Process:
        process = await start()
        begun.set()
        return process

    explorer._running = started  # type: ignore[method-assign]  # it does the same and tells
    return begun


@pytest.fixture
def solver_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "solver_is_here", lambda: True)


def asked(**wish: object) -> dict[str, object]:
    return {"deal": BOARD.deal.pbn(), "contract": "4SS", **wish}


@pytest.mark.solver
def test_every_point_of_a_line_tells_what_each_card_makes(house: OpenHouse) -> None:
    play = Play.begin(BOARD.deal, FOUR_SPADES)
    for _ in range(9):
        play = play.then(play.legal()[-1])
    told = house.guest().ask("POST", "/api/explorer", asked(cards=list(map(str, play.cards))))
    answer = told.json()
    assert answer["solver"] is True
    assert "" == answer["refused"]
    assert [trick.winner(FOUR_SPADES.trumps).value for trick in play.tricks] == answer["winners"]
    assert play.count + 1 == len(answer["positions"])
    solver = find_solver()
    at = Play.begin(BOARD.deal, FOUR_SPADES)
    for place, position in enumerate(answer["positions"]):
        assert at.turn is not None
        assert at.turn.value == position["turn"]
        assert list(map(str, at.legal())) == position["legal"]
        ours = at.turn.side is FOUR_SPADES.declarer.side
        won = at.won[FOUR_SPADES.declarer.side]
        assert {
            str(card): won + (more if ours else at.tricks_left - more)
            for card, more in solver.choices(at).items()
        } == position["tricks"]
        if place < play.count:
            at = at.then(play.cards[place])


@pytest.mark.solver
def test_the_opening_lead_makes_what_the_published_table_says(house: OpenHouse) -> None:
    for strain in ("C", "D", "H", "S", "NT"):
        contract = Contract.parse(f"3{strain}S")
        answer = house.guest().ask("POST", "/api/explorer", asked(contract=str(contract))).json()
        best = min(answer["positions"][0]["tricks"].values())
        assert BOARD.makes[contract.declarer, contract.strain] == best


@pytest.mark.solver
def test_only_the_points_that_are_new_are_told(house: OpenHouse) -> None:
    begun = line_of(BOARD.deal, FOUR_SPADES, ())
    lead = str(begun.plays[0].legal()[0])
    answer = house.guest().ask("POST", "/api/explorer", asked(cards=[lead], since=1)).json()
    assert ["N"] == [position["turn"] for position in answer["positions"]]


def test_a_card_that_may_not_be_played_ends_the_line(house: OpenHouse) -> None:
    lead = str(line_of(BOARD.deal, FOUR_SPADES, ()).plays[0].legal()[0])
    answer = house.guest().ask("POST", "/api/explorer", asked(cards=[lead, lead])).json()
    assert "play.not_held" == answer["refused"]
    assert 2 == len(answer["positions"])


def test_without_a_solver_the_line_is_still_followed(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in ("explorer", "explorer_pages"):
        monkeypatch.setattr(f"biritch.server.{room}.solver_is_here", lambda: False)
    answer = house.guest().ask("POST", "/api/explorer", asked(contract="5DN")).json()
    assert answer["solver"] is False
    assert answer["positions"][0]["tricks"] is None
    assert "E" == answer["positions"][0]["turn"]
    assert answer["positions"][0]["legal"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"deal": "N:AKQ... - - -"}, "deal.partial"),
        ({"deal": "four hands"}, None),
        ({"contract": "8SS"}, None),
        ({"contract": "4S"}, None),
        ({"contract": "4" + "S" * 100}, "wire.unreadable"),
        ({"cards": ["ZZ"]}, None),
        ({"cards": ["SA"] * 53}, "wire.unreadable"),
        ({"cards": "SA"}, "wire.unreadable"),
        ({"since": -1}, "wire.unreadable"),
        ({"deal": "N" * 5000}, "wire.unreadable"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(
    house: OpenHouse, wish: dict[str, object], code: str | None
) -> None:
    answer = house.guest().ask("POST", "/api/explorer", asked(**wish))
    assert 400 == answer.status_code
    assert answer.json()["code"] == (code or answer.json()["code"])
    assert answer.json()["text"]


def test_somebody_without_a_cookie_comes_in_first(house: OpenHouse) -> None:
    assert 403 == house.nobody().ask("POST", "/api/explorer", asked()).status_code


@pytest.mark.solver
def test_makes_and_par_are_told_of_any_four_hands(house: OpenHouse) -> None:
    wish = {"deal": BOARD.deal.pbn(), "dealer": "N", "vulnerable": "none"}
    answer = house.guest().ask("POST", "/api/explorer/makes", wish).json()
    assert BOARD.makes.by_seat() == answer["makes"]
    assert {"DoubleDummyTricks", "OptimumScore", "ParContract"} == {
        tag["name"] for tag in answer["tags"]
    }
    assert answer["par"]["contracts"]


def test_a_board_is_no_more_to_be_seen_than_before(house: OpenHouse) -> None:
    """The explorer gives out no hands: without them nothing can be asked."""
    answer = house.guest().ask("POST", "/api/explorer", {"contract": "4SS"})
    assert (400, "wire.unreadable") == (answer.status_code, answer.json()["code"])


@pytest.mark.usefixtures("solver_is_here")
def test_a_position_is_worked_out_once_however_it_came_about() -> None:
    async def ask(explorer: Explorer) -> list[Any]:
        first = await explorer.positions(line_of(SOLID, FOUR_SPADES, ()).plays)
        explorer._program = ("no such program",)
        await explorer._end()
        return [first, await explorer.positions(line_of(SOLID, Contract.parse("7SXXS"), ()).plays)]

    first, again = having(ask, ANSWERS)
    assert {"CA": 13} == first[0].tricks
    assert again == first


@pytest.mark.usefixtures("solver_is_here")
def test_those_who_ask_the_same_at_once_have_one_answer(tmp_path: Path) -> None:
    told = tmp_path / "told"
    said = ANSWERS.replace("    for _", f"    open({str(told)!r}, 'a').write('asked ')\n    for _")

    async def ask(explorer: Explorer) -> None:
        plays = line_of(SOLID, FOUR_SPADES, ()).plays
        found = await asyncio.gather(*(explorer.positions(plays, asker=who) for who in "NESW"))
        assert all({"CA": 13} == each[0].tricks for each in found)

    having(ask, said)
    assert "asked " == told.read_text()


@pytest.mark.usefixtures("solver_is_here")
def test_what_is_not_found_in_time_is_left_open_and_what_was_found_is_kept() -> None:
    said = (
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'CA': 0}), flush=True)\n"
        "    time.sleep(600)\n"
    )

    async def ask(explorer: Explorer) -> list[Any]:
        line = line_of(SOLID, FOUR_SPADES, (Card.parse("CA"),))
        return await explorer.positions(line.plays)

    first, second = having(ask, said, seconds=1.0)
    assert {"CA": 13} == first.tricks
    assert second.tricks is None
    assert second.legal


@pytest.mark.usefixtures("solver_is_here")
@pytest.mark.parametrize("said", ["raise SystemExit(9)", "print('nonsense')", "print('[1]')"])
def test_a_program_that_fails_leaves_the_answer_open_and_is_started_again(said: str) -> None:
    async def ask(explorer: Explorer) -> list[Any]:
        plays = line_of(SOLID, FOUR_SPADES, ()).plays
        first = await explorer.positions(plays)
        explorer._program = (sys.executable, "-c", ANSWERS)
        return [*first, *await explorer.positions(plays)]

    first, second = having(ask, said)
    assert first.tricks is None
    assert {"CA": 13} == second.tricks


@pytest.mark.usefixtures("solver_is_here")
def test_a_program_that_nobody_asks_ends_by_itself_and_is_started_again() -> None:
    async def ask(explorer: Explorer) -> None:
        plays = line_of(SOLID, FOUR_SPADES, ()).plays
        await explorer.positions(plays)
        process = explorer._process
        assert process is not None
        await process.wait()
        assert 0 == process.returncode
        explorer._known.clear()
        assert {"CA": 13} == (await explorer.positions(plays))[0].tricks

    having(ask, ANSWERS, idle=0.0)


@pytest.mark.usefixtures("solver_is_here")
def test_only_so_many_wait_and_only_so_many_positions_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(desk, "KEPT", 1)

    async def ask(explorer: Explorer) -> None:
        line = line_of(SOLID, FOUR_SPADES, (Card.parse("CA"),))
        await explorer.positions(line.plays)
        assert 1 == len(explorer._known)
        explorer._known.clear()
        monkeypatch.setattr(desk, "WAITING_AT_MOST", 0)
        assert (await explorer.positions(line.plays))[0].tricks is None

    having(ask, ANSWERS)


@pytest.mark.usefixtures("solver_is_here")
def test_nobody_has_more_than_a_few_questions_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "WAITING_EACH", 1)

    async def ask(explorer: Explorer) -> list[object]:
        plays = line_of(SOLID, FOUR_SPADES, ()).plays
        asking = [explorer.positions(plays, asker=who) for who in ("Anna", "Anna", "Boris")]
        return list(await asyncio.gather(*asking, return_exceptions=True))

    first, second, other = having(ask, ANSWERS)
    assert isinstance(second, TooMuch)
    assert "limit.explorer" == second.code
    assert first == other


@pytest.mark.usefixtures("solver_is_here")
def test_somebody_who_goes_away_leaves_no_answer_behind_for_the_next() -> None:
    slow = (
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    for at in json.loads(line)['wanted']:\n"
        "        print(json.dumps({'CA': at}), flush=True)\n"
        "        time.sleep(0.2)\n"
    )

    async def ask(explorer: Explorer) -> list[Any]:
        line = line_of(SOLID, FOUR_SPADES, tuple(map(Card.parse, ("CA", "S8", "H8", "S2"))))
        begun = begins(explorer)
        gone = asyncio.ensure_future(explorer.positions(line.plays))
        await begun.wait()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        explorer._known.clear()
        return await explorer.positions(line_of(SOLID, FOUR_SPADES, ()).plays)

    assert [{"CA": 13}] == [position.tricks for position in having(ask, slow)]


@pytest.mark.usefixtures("solver_is_here")
def test_closing_waits_for_no_answer() -> None:
    async def ask(explorer: Explorer) -> Any:
        begun = begins(explorer)
        asking = asyncio.ensure_future(explorer.positions(line_of(SOLID, FOUR_SPADES, ()).plays))
        await begun.wait()
        await explorer.close()
        return (await asking)[0].tricks

    assert having(ask, "import time; time.sleep(600)") is None


def test_a_play_that_is_over_needs_no_solver() -> None:
    play = Play.begin(SOLID, FOUR_SPADES)
    while not play.is_over:
        play = play.then(play.legal()[0])

    async def ask(explorer: Explorer) -> list[Any]:
        return await explorer.positions([play])

    (position,) = having(ask, "never run")
    assert (None, (), {}) == (position.turn, position.legal, position.tricks)
    assert 13 == position.won


class TestTheProgram:
    """What is started to answer."""

    @pytest.mark.solver
    def test_points_of_a_line_are_answered_in_their_order(self) -> None:
        lead = str(Play.begin(BOARD.deal, FOUR_SPADES).legal()[0])
        question = program.Question(BOARD.deal.pbn(), "4SS", (lead,), (0, 1))
        solver = find_solver()
        before, after = question.positions()
        assert (0, 1) == (before.count, after.count)
        found = program.answer(solver, before)
        assert found is not None
        assert lead in found

    def test_what_takes_too_long_has_no_answer(self) -> None:
        def none(*_: object, **__: object) -> None:
            raise OutOfBudget("too short")

        slow: Any = type("Slow", (), {"choices": none})
        assert program.answer(slow, Play.begin(BOARD.deal, FOUR_SPADES)) is None

    def test_it_says_that_there_is_no_solver(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(program, "step_aside", lambda: None)
        monkeypatch.setitem(sys.modules, "doubledummy", None)
        monkeypatch.setitem(sys.modules, "endplay.dds", None)
        assert solving.NOT_HERE == program.main()
