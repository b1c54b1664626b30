"""Every command in a contest, tried by everybody: the one table of rights decides, and no other."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from biritch.club.rights import CONTEST_COMMANDS, Deed, Role, may
from biritch.contest import commands as wish
from biritch.contest.commands import AnyCommand
from biritch.table.commands import LetBack, MakeHost
from tests.server.evenings import comes_to, gathered
from tests.server.houses import OpenHouse
from tests.server.test_rights_at_the_door import EVERYBODY, everybody, is_refused_as_not_his

# What each command needs besides its name: values that can be read, sensible or not.
FIELDS: dict[type, dict[str, Any]] = {
    wish.OpenContest: {
        "contest": "x",
        "name": "x",
        "plan": {"type": "once"},
        "form": {"type": "rubber"},
    },
    wish.EnterRobot: {"player": 1},
    wish.Exchange: {"player": 1, "other": 1},
    wish.Dismiss: {"player": 9},
    LetBack: {"person": "x"},
    MakeHost: {"person": "x"},
    wish.Proceed: {"number": 7, "pack": []},
    wish.Pick: {"place": 1},
    wish.PickFor: {"player": 1, "place": 1},
    wish.ChooseSeat: {"seat": "N"},
    wish.ChooseSeatFor: {"number": 7, "seat": "N"},
    wish.LineUp: {"players": []},
    wish.LineUpFor: {"number": 7, "team": 1, "players": []},
    wish.Settle: {"table": "x", "settled": None, "points": {"ns": 0, "ew": 0}, "deals": 1},
}


def test_every_command_is_known_here_and_needs_a_right() -> None:
    assert set(get_args(AnyCommand)) == set(CONTEST_COMMANDS)
    for kind in get_args(AnyCommand):
        needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
        assert set(needed) <= set(FIELDS.get(kind, {})), kind


def test_a_command_gets_past_the_door_of_those_who_have_the_right_and_of_nobody_else(
    house: OpenHouse,
) -> None:
    guests = gathered(house, "once", 2)
    for name, person in everybody(house, "in an evening"):
        if name == "nobody":
            continue
        place = comes_to(person, guests[0].table, enter=False)
        for kind in get_args(AnyCommand):
            deed = CONTEST_COMMANDS[kind]
            if kind is wish.Enter or (kind in (wish.Start, wish.EndContest) and name != "guest"):
                continue  # it would change the evening for the others
            answer = place.does(kind.__name__, **FIELDS.get(kind, {}))
            assert is_refused_as_not_his(answer, deed) != may(EVERYBODY[name], deed), (name, kind)
            assert "refused" == answer["type"], (name, kind)
        place.leaves()
    guests[1].settle()
    assert 2 == sum(bool(each["person"]) for each in guests[1].view["entrants"])
    for guest in guests:
        guest.leaves()


def test_nobody_does_what_the_house_does_not_even_the_owner_and_host(house: OpenHouse) -> None:
    guests = gathered(house, "once", 1)
    owner = comes_to(house.member("Owner of it", Role.OWNER), guests[0].table)
    for place in (guests[0], owner):
        for kind, deed in CONTEST_COMMANDS.items():
            if deed is Deed.DEAL:
                answer = place.does(kind.__name__, **FIELDS.get(kind, {}))
                assert is_refused_as_not_his(answer, deed), kind
        place.leaves()
