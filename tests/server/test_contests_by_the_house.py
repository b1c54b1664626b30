"""What the house does in an evening for robots, for those who keep the others waiting, and for substitutes."""

from __future__ import annotations

import sys
from unittest.mock import patch

import pytest

from biritch.server import attendance
from tests.server.evenings import (
    boards,
    comes_to,
    gathered,
    opens_evening,
    pass_out,
    plays_on,
    quick,
    takes_seats,
)
from tests.server.houses import OpenHouse
from tests.server.test_farewells import joined
from tests.server.test_people import SECRET

due = sys.modules["biritch.contest.due"]  # the room has a function of that name
DUPLICATE = {"type": "duplicate", "boards": 2}


@pytest.fixture
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house waits for nobody."""
    for name in ("ROBOT_SECONDS", "FACED_SECONDS", "PATIENCE_SECONDS", "LINE_UP_SECONDS"):
        monkeypatch.setattr(due, name, 0.0)


@pytest.mark.usefixtures("haste")
def test_the_house_picks_and_chooses_for_robots_and_for_those_who_do_not(house: OpenHouse) -> None:
    host = house.guest()
    contest = opens_evening(host, "tour", pbn=boards(3), boards_each=1)
    with house.worker(quick):
        guest = comes_to(host, contest)
        guest.must("Start", robots=True)
        for number in range(1, 4):
            while guest.view["round"] < number:
                guest.hear()
            draw = guest.view["draw"]
            assert [1, 2, 3, 4] == sorted(player for player, _ in draw["picks"])
            assert 4 == len({place for _, place in draw["picks"]}) == len(set(draw["cards"]))
            highest, opposite = draw["order"][0], guest.view["sittings"][-1]["seats"]
            assert highest in opposite.values()
            place = host.looks_at(guest.seat[0])
            plays_on(place)
            place.leaves()
            while guest.view["phase"] == "playing":
                guest.hear()
            guest.settle()
            if number < 3:
                guest.must("Ready")
    assert "over" == guest.view["phase"]
    guest.leaves()


@pytest.mark.usefixtures("haste")
def test_the_house_lines_up_a_team_of_robots_and_one_whose_captain_says_nothing(
    house: OpenHouse,
) -> None:
    host = house.guest()
    contest = opens_evening(host, {"type": "teams", "sets": 1, "boards": 2}, form=DUPLICATE)
    with house.worker(quick):
        guest = comes_to(host, contest)
        guest.must("Start", robots=True)
        guest.hear_until_phase("playing")
        place = host.looks_at(guest.seat[0])
        while not place.view["over"]:
            if place.view["result"] and place.view["you"]["chair"] not in place.view["ready"]:
                place.does("Ready")
            elif place.view["turn"]["legal"] and place.view["turn"]["phase"] == "auction":
                place.does("Call", call="P")
            else:
                place.hear()
        guest.hear_until_phase("over")
        place.leaves()
    guest.leaves()


def test_a_substitute_who_has_seen_another_hand_sits_down_when_the_board_is_over(
    house: OpenHouse,
) -> None:
    guests = gathered(house, "once", 4, form=DUPLICATE, policy={"absent_seconds": 0})
    guests[0].must("Start", draw=False)
    at = takes_seats(guests)
    for place in at.values():
        while place.view["board"] is None:
            place.hear()
    seat = guests[3].seat[1]
    assert seat is not None
    for guest in guests[2:]:
        guest.must("Leave")
    guests[0].must("EnterRobot", player=4)
    guests[2].must("Enter", player=4)
    staying = {guest.seat[1] for guest in guests[:2]}
    others = {chair: place for chair, place in at.items() if chair in staying}
    with house.worker(quick):
        table = next(iter(others.values()))
        table.settle()
        assert table.view["chairs"][seat]["robot"]
        pass_out(others)
        table.hear_until(lambda _: table.view["chairs"][seat]["person"] == guests[2].person.id)
    for place in at.values():
        place.leaves()
    for guest in guests:
        guest.leaves()


def test_who_leaves_the_house_for_good_leaves_his_evening_and_its_table(house: OpenHouse) -> None:
    member = joined(house, "Somebody Leaves")
    contest = opens_evening(member, "once", form=DUPLICATE)
    guests = [comes_to(member, contest), *(comes_to(house.guest(), contest) for _ in range(3))]
    guests[0].must("Start", draw=False)
    at = takes_seats(guests)
    mine = guests[0].seat[1]
    [other, *_] = (place for seat, place in at.items() if seat != mine)
    farewell = member.ask("POST", "/api/farewell", {"password": SECRET})
    assert 200 == farewell.status_code, farewell.text
    other.hear_until(lambda _: other.view["chairs"][mine]["robot"])
    guests[1].hear_until(lambda _: guests[1].view["entrants"][0]["robot"])
    assert ("", "") == (
        other.view["chairs"][mine]["owner"],
        guests[1].view["entrants"][0]["owner"],
    )
    guests[1].hear_until(lambda _: guests[1].view["contest"]["host"] == guests[1].person.id)
    for place in (*at.values(), *guests):
        place.leaves()


def test_an_evening_whose_host_is_gone_has_another(house: OpenHouse) -> None:
    guests = gathered(house, "once", 3)
    guests[0].leaves()
    guests[1].settle()
    keeper = house.app.state.keeper
    with patch.object(attendance, "HOST_AWAY_SECONDS", 0.0):
        for _ in range(2):
            house.do(keeper.attendance.sweep(house.house.now()))
    guests[1].hear_until(lambda _: guests[1].view["contest"]["host"] == guests[1].person.id)
    for guest in guests[1:]:
        guest.leaves()
