"""A hint is worked out from what its asker's seat sees, is on the record, and is refused among people."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeVar

import pytest

from biritch.cards import Deal, seeded
from biritch.club.errors import TooMuch
from biritch.errors import BadValue
from biritch.forms import Duplicate, Rubber, TwoHanded
from biritch.robots import Style
from biritch.seats import SEATS, Seat
from biritch.server.hints import Hints
from biritch.server.hints_pages import question_at
from biritch.server.hints_thinking import (
    CALLS,
    CARDS,
    ENCODER,
    Hint,
    Question,
    hint_for,
    question_of,
)
from biritch.server.robots_style import checked_style, robot_at, style_at
from biritch.table import Policy, commands
from biritch.testing import Sitting
from tests.oracles.test_non_interference import swap

NORTH, EAST, SOUTH, WEST = SEATS
T = TypeVar("T")
DEAL = next(seeded("a learner"))
ANSWER = '{"of":"calls","hand":"N","candidates":[{"choice":"P"}]}'
ECHO = f"import sys\nfor line in sys.stdin:\n    print({ANSWER!r}, flush=True)\n"


def _question(sitting: Sitting, seat: Seat) -> Question:
    seen = sitting.onlooker(sitting.at(seat))
    board = seen.table.board
    return question_of(seen.view, board.play.cards if board and board.play else (), 3.0)


def _hint(question: Question) -> Hint:
    found = hint_for(question, lambda: 5.0)  # time stands still: all the worlds, on every machine
    assert found is not None
    return found


def _begun(deal: Deal, form: Duplicate | Rubber | TwoHanded | None = None) -> Sitting:
    sitting = Sitting(form or Duplicate())
    sitting.sit_down()
    sitting.deal(deal)
    return sitting


@pytest.mark.parametrize("seed", range(3))
def test_cards_that_a_seat_does_not_see_change_nothing_of_its_hint(seed: int) -> None:
    chance = Random(seed)
    deals = DEAL, swap(DEAL, (EAST, WEST), chance)
    assert deals[0][EAST] != deals[1][EAST]
    twins = [_begun(deal) for deal in deals]
    asked = [ENCODER.encode(_question(sitting, NORTH)) for sitting in twins]
    assert asked[0] == asked[1]
    assert _hint(_question(twins[0], NORTH)) == _hint(_question(twins[1], NORTH))
    for sitting in twins:
        sitting.call("P P P 1NT P P P")
    asked = [ENCODER.encode(_question(sitting, NORTH)) for sitting in twins]
    assert asked[0] == asked[1]


def test_a_hint_about_a_card_is_the_same_whatever_the_others_hold() -> None:
    twins = [_begun(deal) for deal in (DEAL, swap(DEAL, (SOUTH, WEST), Random(7)))]
    for sitting in twins:
        sitting.call("P P P 1NT P P P")
    one, other = (_question(sitting, NORTH) for sitting in twins)
    assert ENCODER.encode(one) == ENCODER.encode(other)
    first, second = _hint(one), _hint(other)
    assert CARDS == first.of
    assert first == second
    assert 1 == sum(each.is_best for each in first.candidates)
    assert first.candidates[0].is_best
    assert 2 <= len(first.candidates) <= 4
    assert all(each.chance is not None and 0 <= each.chance <= 1 for each in first.candidates)


def test_a_call_is_told_with_what_it_shows() -> None:
    deal = Deal.parse("N:AQ2.KJ5.K943.Q72 - - -")
    whole = Deal.parse("N:AQ2.KJ5.K943.Q72 KJT.Q42.A52.KJT9 9876.T98.T876.A5 543.A763.QJ.8643")
    assert deal[NORTH] == whole[NORTH]
    found = _hint(_question(_begun(whole), NORTH))
    assert (CALLS, NORTH, "sayc") == (found.of, found.hand, found.system)
    best = found.candidates[0]
    assert "1NT" == best.choice
    assert best.is_best
    assert "15–17" in str(best.words.values["en"])


def test_who_sees_both_hands_is_told_one_call_for_both() -> None:
    sitting = _begun(DEAL, TwoHanded())
    turn = sitting.table.playing
    assert turn is not None
    chair = turn.actor(sitting.table.form.seating)
    assert chair is not None
    assert 1 == len(_hint(_question(sitting, chair)).candidates)


def test_out_of_turn_there_is_nothing_to_tell() -> None:
    sitting = _begun(DEAL)
    assert hint_for(_question(sitting, EAST), lambda: 1.0) is None


def test_after_the_board_each_turn_is_asked_about_as_its_player_saw_it() -> None:
    sitting = _begun(DEAL)
    then = _question(sitting, NORTH)
    sitting.call("1C")
    sitting.do(NORTH, commands.AskUndo())
    for seat in (EAST, WEST):
        sitting.do(seat, commands.AnswerUndo(grants=True))
    sitting.call("1D P 1NT P P P")
    led = _question(sitting, WEST)
    sitting.play_out()
    log, table = list(sitting.log), sitting.table
    first, lead = question_at(log, table, 0), question_at(log, table, 6)
    assert first is not None and lead is not None  # noqa: PT018 - both are there
    assert first.view.hands == then.view.hands
    assert () == first.view.auction
    assert lead.view.hands == led.view.hands
    assert lead.view.you.chair is led.view.you.chair
    assert None is question_at(log, table, 6 + 52)
    for place in range(6, 6 + 52):
        found = question_at(log, table, place)
        assert found is not None
        assert len(found.played) == place - 6
        assert found.view.turn.actor is found.view.you.chair


def having(work: Callable[[Hints], Awaitable[T]], program: str, *, seconds: float = 60) -> T:
    """Do something with hints whose program is this."""

    async def run() -> T:
        hints = Hints(program=(sys.executable, "-c", program), seconds=seconds)
        try:
            return await work(hints)
        finally:
            await hints.close()

    return asyncio.run(run())


def test_a_program_that_dies_gives_no_hint_and_the_next_question_is_answered() -> None:
    question = _question(_begun(DEAL), NORTH)

    async def ask(hints: Hints) -> tuple[Hint | None, Hint | None]:
        first = await hints.hint(question, asker="anna")
        hints._program = (sys.executable, "-c", ECHO)
        return first, await hints.hint(question, asker="anna")

    first, second = having(ask, "import sys; sys.exit(3)")
    assert first is None
    assert second is not None
    assert "P" == second.candidates[0].choice


def test_nobody_asks_more_at_once_than_is_fair() -> None:
    questions = [
        _question(_begun(deal), NORTH) for deal, _ in zip(seeded("x"), "abc", strict=False)
    ]

    async def ask(hints: Hints) -> list[Hint | BaseException | None]:
        asked = (hints.hint(each, asker="anna") for each in questions)
        return await asyncio.gather(*asked, return_exceptions=True)

    found = having(ask, ECHO)
    assert 1 == sum(isinstance(each, TooMuch) for each in found)


def test_a_host_chooses_a_system_of_the_house_and_never_a_file() -> None:
    assert Style("precision", "expert") == checked_style("precision:expert")
    for wrong in ("mine.system", "../../etc/x.system", "sayc:genius", "nothing"):
        with pytest.raises(BadValue):
            checked_style(wrong)
    sitting = Sitting(Duplicate(), policy=Policy(robots="polish:beginner"))
    view = sitting.onlooker(sitting.at(NORTH)).view
    assert Style("polish", "beginner") == style_at(view, Style())
    sitting = Sitting(Duplicate(), policy=Policy(robots="mine.system"))
    assert Style() == style_at(sitting.onlooker(sitting.at(NORTH)).view, Style())


@pytest.mark.parametrize(("robots", "opening"), [("precision:beginner", "1C"), ("acol:club", "1S")])
def test_robots_bid_the_system_that_the_host_chose(robots: str, opening: str) -> None:
    deal = Deal.parse("N:AKQ32.K5.A43.Q72 JT.Q42.KJ52.KJT9 9876.T98.T876.A5 54.AJ763.Q9.8643")
    sitting = Sitting(Duplicate(), policy=Policy(robots=robots))
    sitting.sit_down()
    sitting.deal(deal)
    view = sitting.onlooker(sitting.at(NORTH)).view
    does = robot_at(Style())(view, (), lambda: 1.0)
    assert isinstance(does, commands.Call)
    assert opening == str(does.call)
    assert opening == _hint(_question(sitting, NORTH)).candidates[0].choice
