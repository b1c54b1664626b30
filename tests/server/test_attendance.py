"""Who stays away too long when it is his turn is replaced by a robot, and may have his chair back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from biritch.cards import numbered_deal
from biritch.forms import Duplicate
from biritch.seats import Seat
from biritch.server.attendance import waits_for
from biritch.server.timekeeper import Timekeeper
from biritch.table import commands
from biritch.testing import Sitting
from tests.server.houses import Four, OpenHouse, Place, open_house

A_SUIT_EACH = numbered_deal(0)


@pytest.fixture
def house(sqlite_url: str) -> Iterator[OpenHouse]:
    with open_house(sqlite_url) as opened:
        yield opened


def sweep(house: OpenHouse, *, later: float = 0.0) -> None:
    """Have the house look who is away, so many seconds from now."""
    keeper: Timekeeper = house.app.state.keeper
    house.do(keeper.attendance.sweep(house.house.now() + later))


def goes(four: Four, seat: str) -> None:
    """Somebody hangs up, and the others hear of it."""
    four.at[seat].leaves()
    other = next(place for chair, place in four.at.items() if chair != seat)
    other.hear_until(lambda heard: heard["type"] == "presence")


def chair(place: Place, seat: str) -> tuple[bool, bool]:
    """Whether a person, and whether a robot is in a chair."""
    place.settle()
    found = place.view["chairs"][seat]
    return bool(found["person"]), found["robot"]


def test_a_robot_sits_in_for_one_who_is_away_when_it_is_his_turn(house: OpenHouse) -> None:
    four = Four(house, policy={"absent_seconds": 60})
    east = four.at["E"]
    goes(four, "N")
    sweep(house)
    sweep(house, later=59)
    assert (True, False) == chair(east, "N")
    sweep(house, later=61)
    assert (False, True) == chair(east, "N")
    back = four.people["N"].looks_at(four.table)
    assert four.people["N"].id == back.view["chairs"]["N"]["owner"]
    back.must("Sit", seat="N")
    back.must("Call", call="P")
    back.leaves()
    four.leave()


def test_one_whose_turn_it_is_not_may_be_away(house: OpenHouse) -> None:
    four = Four(house, policy={"absent_seconds": 60})
    goes(four, "W")
    sweep(house)
    sweep(house, later=600)
    assert (True, False) == chair(four.at["E"], "W")
    four.leave()


def test_one_who_comes_back_in_time_is_not_replaced(house: OpenHouse) -> None:
    four = Four(house, policy={"absent_seconds": 60})
    goes(four, "N")
    sweep(house)
    four.at["N"] = four.people["N"].looks_at(four.table)
    sweep(house, later=50)
    goes(four, "N")
    sweep(house, later=55)
    sweep(house, later=100)
    assert (True, False) == chair(four.at["E"], "N")
    four.leave()


def test_one_who_is_not_ready_for_the_next_board_is_replaced_too(house: OpenHouse) -> None:
    four = Four(house, policy={"absent_seconds": 60})
    four.call("P P P P")
    for seat in "ESW":
        four.at[seat].must("Ready")
    goes(four, "N")
    sweep(house)
    sweep(house, later=61)
    east = four.at["E"]
    east.hear_until(lambda _: east.view["board"]["number"] == 2)
    assert (False, True) == chair(east, "N")
    four.leave()


def test_an_evening_does_not_wait_for_a_claim_that_everybody_has_left() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(A_SUIT_EACH)
    sitting.call("P P 7D P P P")
    sitting.play_out(1)
    sitting.do(Seat.SOUTH, commands.Claim(tricks=1))
    sitting.do(Seat.WEST, commands.AnswerClaim(agrees=False))
    assert not waits_for(sitting.table, "south", deserted=True)
    of_an_evening = replace(sitting.table, contest="c")
    assert not waits_for(of_an_evening, "south")
    assert waits_for(of_an_evening, "south", deserted=True)


def test_a_table_may_wait_for_ever(house: OpenHouse) -> None:
    four = Four(house, policy={"absent_seconds": 0})
    goes(four, "N")
    sweep(house)
    sweep(house, later=10**6)
    assert (True, False) == chair(four.at["E"], "N")
    four.leave()


def test_a_table_nobody_looks_at_is_put_away_and_found_again_as_it_was(house: OpenHouse) -> None:
    four = Four(house)
    four.call("1C P")
    before = four.at["S"].view

    async def put_away() -> list[str]:
        return house.hall.put_away(unused_seconds=0.0)

    assert [] == house.do(put_away())
    four.leave()
    gone: list[str] = []
    while not gone:
        gone = house.do(put_away())
    assert [four.table] == gone
    assert house.hall.known(four.table) is None
    back = four.people["S"].looks_at(four.table)
    assert before == back.view
    back.must("Call", call="1S")
    back.leaves()


def host_of(place: Place) -> str:
    place.settle()
    host: str = place.view["table"]["host"]
    return host


def test_a_table_whose_host_stays_away_passes_to_the_one_who_has_sat_longest_and_is_there(
    house: OpenHouse,
) -> None:
    host = house.guest()
    table = host.opens()
    hosts = host.looks_at(table)
    first, second, third = (house.guest().looks_at(table, seat=seat) for seat in "WES")
    sweep(house, later=1000)
    assert host.id == host_of(second)
    hosts.leaves()
    first.leaves()
    third.hear_until(lambda heard: heard["type"] == "presence" and len(heard["here"]) == 2)
    sweep(house)
    sweep(house, later=299)
    assert host.id == host_of(second)
    sweep(house, later=301)
    assert second.person.id == host_of(third)
    assert second.person.id == host_of(second)
    assert "host" == second.view["you"]["role"]
    for place in (second, third):
        place.leaves()


def test_a_table_at_which_nobody_sits_keeps_its_host(house: OpenHouse) -> None:
    host = house.guest()
    table = host.opens()
    watcher = house.guest().looks_at(table)
    sweep(house)
    sweep(house, later=301)
    assert host.id == host_of(watcher)
    watcher.leaves()


@pytest.mark.postgres
def test_a_host_who_is_connected_to_another_server_is_not_gone(postgres_url: str) -> None:
    with open_house(postgres_url) as one, open_house(postgres_url) as other:
        host = one.guest()
        table = host.opens()
        hosts = host.looks_at(table)
        friend = other.guest().looks_at(table, seat="E")

        def everywhere(*, later: float) -> str:
            for house in (one, other, one, other):
                house.do(house.app.state.keeper._sign())
            sweep(other)
            sweep(other, later=later)
            return host_of(friend)

        assert host.id == everywhere(later=1000)
        hosts.leaves()
        # The server has to notice first that the line is cut.
        while host.id == everywhere(later=1000):
            pass
        assert friend.person.id == host_of(friend)
        friend.leaves()
