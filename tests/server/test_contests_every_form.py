"""Every plan with forms of two, three and four players, a lone person among robots, to its standings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.evenings import boards, comes_to, opens_evening, plays_on, quick
from tests.server.houses import OpenHouse

RUBBER = {"settlement": "half_up"}
EVERY_FORM: list[tuple[dict[str, Any], dict[str, Any], int]] = [
    ({"type": "once"}, {"type": "twohanded"}, 2),
    ({"type": "once"}, {"type": "threehanded"}, 3),
    ({"type": "owner_in_turn"}, {"type": "threehanded", "rubber": RUBBER}, 3),
    ({"type": "tour"}, {"type": "rubber", **RUBBER}, 4),
    ({"type": "tour"}, {"type": "chicago"}, 4),
    ({"type": "turn_about"}, {"type": "russian", "deals": 1}, 4),
    ({"type": "once"}, {"type": "chicagoduplicate"}, 4),
    ({"type": "rota", "size": 6}, {"type": "rubber", **RUBBER}, 6),
]


@pytest.mark.parametrize(("plan", "form", "players"), EVERY_FORM)
def test_a_lone_person_plays_it_with_robots(
    house: OpenHouse, plan: dict[str, Any], form: dict[str, Any], players: int
) -> None:
    host = house.guest()
    contest = opens_evening(host, plan, form=form, pbn=boards(6), boards_each=1, pause_seconds=0)
    with house.worker(quick):
        guest = comes_to(host, contest)
        guest.must("Start", draw=False, robots=True)
        rounds = guest.view["contest"]["rounds"]
        for number in range(1, rounds + 1):
            while guest.view["round"] < number:
                guest.hear()
            table, seat = guest.seat
            if seat is not None:
                place = host.looks_at(table)
                plays_on(place)
                place.leaves()
            while guest.view["phase"] == "playing":
                guest.hear()
            guest.settle()
            if number < rounds:
                guest.must("Ready")
    assert "over" == guest.view["phase"]
    standings = guest.view["standings"]
    assert players == len(standings)
    assert rounds == len(guest.view["sittings"])
    if players != 3:
        assert 0 == sum(account["won"] for account in standings)
    guest.leaves()
