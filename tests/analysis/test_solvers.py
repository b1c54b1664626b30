"""Both solvers answer alike, on our types; what they cannot answer is refused in words."""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys
from itertools import islice
from random import Random

import pytest

from biritch.analysis import Budget, DoubleDummy, Makes, NoSolver, OutOfBudget, find_solver
from biritch.analysis.doubledummy import solver_is_here
from biritch.auction import Contract
from biritch.cards import Card, Deal, Suit, seeded
from biritch.errors import BadValue
from biritch.play import Play
from biritch.seats import Seat
from tests.analysis.published import published

pytestmark = pytest.mark.solver

# A deal that takes long: long suits, every hand with a void or nearly.
HARD = Deal.parse("N:AJ9753.KT8642..2 KQT864.AJ9753.2. 2..AJ9753.KT8643 .Q.KQT864.AQJ975")
BACK_ENDS = ["doubledummy"] + ["endplay"] * (importlib.util.find_spec("endplay") is not None)


@pytest.fixture(params=BACK_ENDS)
def solver(request: pytest.FixtureRequest) -> DoubleDummy:
    return find_solver(request.param)


def test_our_own_solver_is_taken_before_any_other() -> None:
    assert "doubledummy" == find_solver().name
    assert solver_is_here()


def test_the_makes_are_those_that_dds_published(solver: DoubleDummy) -> None:
    assert solver.name in BACK_ENDS
    for board in published()[:4]:
        assert board.makes == solver.makes(board.deal)


def test_makes_of_many_deals_come_in_order_and_are_counted(solver: DoubleDummy) -> None:
    boards = published()[:3]
    told: list[int] = []
    found = solver.makes_of((board.deal for board in boards), threads=2, progress=told.append)
    assert [board.makes for board in boards] == list(found)
    assert [1, 2, 3] == told


def test_each_card_of_an_ending_has_its_tricks(solver: DoubleDummy) -> None:
    # Nobody else holds South's hearts; North's king falls only when North has to lead.
    deal = Deal.parse("N:K2... AQ... .32.. ...54")
    assert {"SA": 1, "SQ": 1} == named(solver.choices(Play.ending(deal, None, Seat.EAST)))
    assert {"H3": 2, "H2": 2} == named(solver.choices(Play.ending(deal, None, Seat.SOUTH)))
    led = Play.ending(deal, None, Seat.NORTH).then(Card.parse("S2"))
    assert 2 == solver.best(led)


def test_cards_in_the_trick_and_trumps_are_understood(solver: DoubleDummy) -> None:
    deal = Deal.parse("N:A2... K.3.. .A2.. .K4..")
    play = Play.ending(deal, Suit.HEARTS, Seat.NORTH).then(Card.parse("SA")).then(Card.parse("SK"))
    # South may throw nothing but hearts, both trumps, on partner's winner.
    assert {"HA", "H2"} == named(solver.choices(play)).keys()
    after = play.then(Card.parse("H2")).then(Card.parse("H4"))
    assert Seat.WEST is after.turn
    assert {"HK": 0} == named(solver.choices(after))
    last = after.then(Card.parse("HK"))
    for card in ("S2", "H3", "HA"):
        last = last.then(Card.parse(card))
    assert last.is_over
    assert {} == solver.choices(last)
    assert 0 == solver.best(last)


def test_a_hand_that_nobody_has_seen_is_refused(solver: DoubleDummy) -> None:
    seen = Deal.parse("N:AK2.QJ.T98.76543 - - -")
    play = Play.begin(seen, Contract.parse("3NTS"))
    for ask in (
        lambda: solver.makes(seen),
        lambda: solver.best(play),
        lambda: solver.choices(play),
        lambda: list(solver.makes_of([seen])),
        lambda: list(solver.best_of([play])),
    ):
        with pytest.raises(BadValue, match="all four hands") as refusal:
            ask()
        assert "deal.partial" == refusal.value.code


def test_both_solvers_agree_through_the_play_of_random_deals() -> None:
    pytest.importorskip("endplay", reason="endplay has no wheel for this Python")
    chance = Random("both")
    ours, theirs = find_solver("doubledummy"), find_solver("endplay")
    for deal, contract in zip(seeded("both"), ("3NTS", "4HW", "6CN"), strict=False):
        play = Play.begin(deal, Contract.parse(contract))
        for _ in range(22):
            play = play.then(chance.choice(play.legal()))
        positions = []
        while not play.is_over:
            choices = ours.choices(play)
            assert choices == theirs.choices(play)
            assert set(play.legal()) == set(choices)
            assert list(choices.values()) == sorted(choices.values(), reverse=True)
            positions.append((play, max(choices.values())))
            play = play.then(chance.choice(play.legal()))
        plays = [position for position, _ in positions]
        best = [tricks for _, tricks in positions]
        assert best == list(ours.best_of(plays, threads=2))
        assert best == list(theirs.best_of(plays))


def test_a_budget_that_is_too_small_says_so() -> None:
    ours, small = find_solver("doubledummy"), Budget(nodes=50)
    assert ours.keeps_budgets
    play = Play.begin(HARD, Contract.parse("4SN"))
    for ask in (
        lambda: ours.makes(HARD, budget=small),
        lambda: ours.best(play, budget=small),
        lambda: ours.choices(play, budget=small),
    ):
        with pytest.raises(OutOfBudget) as refusal:
            ask()
        assert "solver.budget" == refusal.value.code


def test_many_deals_end_when_their_seconds_are_over() -> None:
    with pytest.raises(OutOfBudget):
        list(find_solver("doubledummy").makes_of([HARD] * 1000, seconds=0.05))
    boards = published()[:2]
    ours = find_solver("doubledummy")
    assert [board.makes for board in boards] == list(
        ours.makes_of([board.deal for board in boards], seconds=600)
    )


def test_a_budget_is_not_less_than_nothing() -> None:
    with pytest.raises(BadValue, match="less than nothing"):
        Budget(seconds=-1)


def test_without_a_solver_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    # None in sys.modules is how Python says that there is no such module.
    for package in ("doubledummy", "endplay.dds"):
        monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(NoSolver, match="make solver") as none:
        find_solver()
    assert "solver.none" == none.value.code
    with pytest.raises(NoSolver, match="no_such"):
        find_solver("no_such")


def test_a_solver_that_is_gone_is_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert not solver_is_here()


def test_the_room_loads_no_solver_before_one_is_asked_for() -> None:
    code = (
        "import sys, biritch.analysis\n"
        "print([name for name in ('doubledummy', 'endplay', 'numpy') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "[]" == done.stdout.strip()


def named(choices: dict[Card, int]) -> dict[str, int]:
    return {str(card): tricks for card, tricks in choices.items()}


def test_random_makes_are_the_same_for_both() -> None:
    pytest.importorskip("endplay", reason="endplay has no wheel for this Python")
    ours, theirs = find_solver("doubledummy"), find_solver("endplay")
    for deal in islice(seeded("makes"), 3):
        found = ours.makes(deal)
        assert isinstance(found, Makes)
        assert theirs.makes(deal) == found
