"""Robots at the table: what their workers are told, and what happens when one is slow, dead or foolish."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from biritch.cards import Hand
from biritch.play import Line
from biritch.robots import act
from biritch.table import View, commands
from biritch.table.commands import AnyCommand
from tests.server.frames import Truth, cards_in
from tests.server.houses import KEY, PATIENCE_SECONDS, OpenHouse, Place, open_house

# North opens in spades and is raised; he holds all five honours.
FIVE_HONOURS = """
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT.432.A32.32 987.AKQ.765.7654 6543.765.KQJ.AKQ 2.JT98.T984.JT98"]
"""


@pytest.fixture
def house(sqlite_url: str) -> Iterator[OpenHouse]:
    with open_house(sqlite_url) as opened:
        yield opened


class Bench:
    """A worker whose answers the test gives by hand.

    Attributes:
        frames: all that it was told.
    """

    def __init__(self, house: OpenHouse, *, seats: int = 8) -> None:
        self.frames: list[str] = []
        self._open = contextlib.ExitStack()
        self._socket = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{house.port}/worker/socket",
                additional_headers={"Authorization": f"Bearer {KEY}"},
            )
        )
        self._socket.send(json.dumps({"type": "offer", "seats": seats}))

    def turn(self) -> dict[str, Any]:
        """The next turn it is given."""
        frame = self._socket.recv(PATIENCE_SECONDS)
        assert isinstance(frame, str)
        self.frames.append(frame)
        turn: dict[str, Any] = json.loads(frame)
        return turn

    def answer(self, turn: dict[str, Any], command: dict[str, Any] | None) -> None:
        """Answer a turn."""
        self._socket.send(json.dumps({"type": "answer", "id": turn["id"], "command": command}))

    def dies(self) -> None:
        """Be gone."""
        self._open.close()


def first_legal(turn: dict[str, Any]) -> dict[str, Any]:
    """A call or card that is allowed."""
    state = turn["view"]["turn"]
    if state["phase"] == "auction":
        return {"type": "Call", "call": "P" if "P" in state["legal"] else state["legal"][0]}
    return {"type": "PlayCard", "card": state["legal"][0]}


def with_robots(house: OpenHouse, seat: str = "S", **wishes: object) -> Place:
    """Somebody at a table with three robots."""
    person = house.guest()
    table = person.opens(seat=seat, robots=True, **wishes)
    place = person.looks_at(table)
    place.hear_until(lambda _: place.view["board"] is not None)
    return place


def play_to_the_end(
    place: Place, choose: Callable[[list[str]], str] = lambda legal: legal[-1]
) -> None:
    """The person does whatever is allowed until the board is over."""
    while not place.view["result"]:
        turn, claim = place.view["turn"], place.view["claim"]
        seat = place.view["you"]["chair"]
        if turn["phase"] == "claim" and seat in claim["waits"]:
            place.does("AnswerClaim", agrees=True)
        elif turn["phase"] == "auction" and turn["legal"]:
            place.does("Call", call="P")
        elif turn["phase"] == "play" and turn["legal"]:
            place.does("PlayCard", card=choose(turn["legal"]))
        else:
            place.hear()


def test_a_person_plays_a_board_with_three_robots(house: OpenHouse) -> None:
    with house.worker(act):
        place = with_robots(house)
        play_to_the_end(place)
        assert place.view["result"]
        # A robot is ready at once: the next board waits for the person alone.
        first = place.view["board"]["number"]
        place.must("Ready")
        place.hear_until(lambda _: place.view["board"]["number"] == first + 1)
        place.leaves()


def test_a_worker_is_told_what_its_seat_may_see_and_no_more(house: OpenHouse) -> None:
    bench, place = Bench(house), with_robots(house, seat="N")
    truth = Truth(house, place.table)
    public: set[str] = set()
    place.must("Call", call="1NT")
    turns = 0
    while turns < 30:
        place.settle()
        if place.view["turn"]["legal"]:
            play = place.view["turn"]["phase"] == "play"
            kind, field = ("PlayCard", "card") if play else ("Call", "call")
            place.must(kind, **{field: place.view["turn"]["legal"][0]})
            continue
        if place.view["result"]:
            break
        turn = bench.turn()
        turns += 1
        seat = turn["chair"]
        public |= {event["card"] for event in place.events if event["type"] == "CardPlayed"}
        shown = {
            str(card)
            for event in place.events
            if event["type"] == "HandShown"
            for card in Hand.parse(event["hand"])
        }
        assert not cards_in(bench.frames[-1]) - truth.hands[seat] - public - shown
        assert truth.salt not in bench.frames[-1]
        bench.answer(turn, first_legal(turn))
        place.hear_until(lambda heard: heard["type"] == "event")
    bench.dies()
    place.leaves()


def test_a_turn_of_a_worker_that_dies_goes_to_another_at_once(house: OpenHouse) -> None:
    dying, living = Bench(house), Bench(house)
    place = with_robots(house)
    asked = {}
    for bench in (dying, living):
        with contextlib.suppress(TimeoutError):
            frame = bench._socket.recv(0.5)
            assert isinstance(frame, str)
            asked[bench] = json.loads(frame)
    [(first, turn)] = asked.items()
    other = living if first is dying else dying
    first.dies()
    again = other.turn()
    assert turn == again
    other.answer(again, {"type": "Call", "call": "P"})
    place.hear_until(lambda _: bool(place.view["auction"]))
    assert ["P"] == [call["call"] for call in place.view["auction"]]
    other.dies()
    place.leaves()


def test_a_turn_of_a_silent_worker_is_offered_to_another_and_its_late_answer_loses(
    house: OpenHouse,
) -> None:
    desk = house.app.state.desk
    desk._thinking, desk._grace = 1.0, 0.0
    quick, silent = Bench(house, seats=1), Bench(house)  # the one with more seats is asked first
    place = with_robots(house)
    turn = silent.turn()
    again = quick.turn()
    assert turn["id"] == again["id"]
    quick.answer(again, {"type": "Call", "call": "P"})
    place.hear_until(lambda _: bool(place.view["auction"]))
    silent.answer(turn, {"type": "Call", "call": "7NT"})
    place.settle()
    assert ["P"] == [call["call"] for call in place.view["auction"]][:1]
    assert "7NT" not in [call["call"] for call in place.view["auction"]]
    for bench in (silent, quick):
        bench.dies()
    place.leaves()


def test_a_robot_whose_answer_is_refused_is_asked_again_and_then_something_legal_is_done(
    house: OpenHouse,
) -> None:
    bench, place = Bench(house), with_robots(house)
    for wrong in ({"type": "Call", "call": "XX"}, {"type": "Sit", "seat": "S"}):
        bench.answer(bench.turn(), wrong)
    place.hear_until(lambda _: bool(place.view["auction"]))
    assert ["P"] == [call["call"] for call in place.view["auction"]]
    for _ in range(2):
        bench.answer(bench.turn(), None)
    place.hear_until(lambda _: len(place.view["auction"]) == 2)
    bench.dies()
    place.leaves()


@pytest.mark.parametrize("fault", ["raises", "nothing", "nonsense"])
def test_a_board_is_played_to_its_end_whatever_the_robots_do(house: OpenHouse, fault: str) -> None:
    def robot(view: View, played: object, time_left: object) -> AnyCommand | None:
        if fault == "raises":
            raise ZeroDivisionError
        return commands.Claim(tricks=99, line=Line()) if fault == "nonsense" else None

    with house.worker(robot):
        place = with_robots(house, seat="N")
        place.must("Call", call="1C")
        play_to_the_end(place)
        assert place.view["result"]["text"].startswith("1CN")
        place.leaves()


def test_without_a_worker_robots_wait_and_play_on_when_one_comes(house: OpenHouse) -> None:
    assert not house.nobody().ask("GET", "/healthz").json()["robots"]
    place = with_robots(house)
    place.settle()
    assert [] == place.view["auction"]
    with house.worker(act):
        play_to_the_end(place)
        assert house.nobody().ask("GET", "/healthz").json()["robots"]
    place.leaves()


def test_robots_claim_their_honours_after_the_board(house: OpenHouse) -> None:
    with house.worker(act):
        place = with_robots(
            house, seat="E", form={"type": "rubber", "honours": "after_play"}, pbn=FIVE_HONOURS
        )
        play_to_the_end(place)
        assert "S" == place.view["play"]["trumps"]
        place.hear_until(lambda _: bool(place.view["honours"]["claimed"]))
        assert [["N", 150]] == place.view["honours"]["claimed"]
        place.leaves()


def test_a_robot_answers_what_it_was_asked_about_its_call(house: OpenHouse) -> None:
    bench, place = Bench(house), with_robots(house, seat="S")
    north = bench.turn()
    bench.answer(north, {"type": "Call", "call": "1C"})
    bench.answer(bench.turn(), {"type": "Call", "call": "P"})
    place.hear_until(lambda _: place.view["turn"]["actor"] == "S")
    place.must("Ask", place=1)
    asked = bench.turn()
    assert "E" == asked["chair"]
    assert ["S"] == asked["view"]["auction"][1]["asked"]
    bench.answer(
        asked, {"type": "Explain", "place": 1, "words": {"message": "bid-nothing", "note": 7}}
    )
    place.hear_until(lambda _: bool(place.view["auction"][1]["words"]))
    assert {"message": "bid-nothing"} == place.view["auction"][1]["words"]
    bench.dies()
    place.leaves()
