"""Every request and every command, tried by everybody: the one table of rights decides, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from starlette.routing import Route

from biritch.club.rights import COMMANDS, Deed, Role, may
from biritch.server import (
    boards,
    contests,
    erasing,
    explorer_files,
    explorer_pages,
    lessons,
    people,
    tables,
)
from biritch.table import commands as wish
from biritch.table.commands import AnyCommand
from tests.server.houses import Four, OpenHouse, Person

ROUTES: list[Route] = [
    *people.ROUTES,
    *tables.ROUTES,
    *contests.ROUTES,
    *erasing.ROUTES,
    *boards.ROUTES,
    *lessons.ROUTES,
    *explorer_pages.ROUTES,
    *explorer_files.ROUTES,
]
EVERYBODY = {
    "nobody": {Role.NOBODY},
    "guest": {Role.GUEST},
    "member": {Role.MEMBER},
    "director": {Role.MEMBER, Role.DIRECTOR},
    "owner": {Role.MEMBER, Role.OWNER},
}
# What each command needs besides its name: values that can be read, sensible or not.
FIELDS: dict[type, dict[str, Any]] = {
    wish.OpenTable: {"table": "x", "name": "x", "form": {"type": "duplicate"}},
    wish.Sit: {"seat": "N"},
    wish.SeatRobot: {"seat": "N"},
    wish.SeatPlayer: {"seat": "N"},
    wish.Remove: {"seat": "N"},
    wish.LetBack: {"person": "x"},
    wish.MakeHost: {"person": "x"},
    wish.Deal: {
        "number": 2,
        "deal": "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
        "salt": "00" * 32,
    },
    wish.Call: {"call": "P"},
    wish.Explain: {"place": 0, "words": {}},
    wish.Ask: {"place": 0},
    wish.EndStop: {"place": 0},
    wish.PlayCard: {"card": "SA"},
    wish.AnswerUndo: {"grants": True},
    wish.WithdrawUndo: {},
    wish.BeginShuffle: {"number": 1, "secret": "00" * 32},
    wish.PromiseShare: {"number": 1, "promise": "00" * 32},
    wish.ClosePromises: {"number": 1},
    wish.RevealShare: {"number": 1, "share": "00" * 32},
    wish.EndUndo: {"moved": 0},
    wish.Claim: {"tricks": 1},
    wish.AnswerClaim: {"agrees": True},
    wish.AwardClaim: {"tricks": 1},
    wish.AnswerAward: {"agrees": True},
    wish.ClaimHonours: {"seat": "N"},
    wish.HoldClocks: {"since": 0.0, "until": 1.0},
    wish.ReplaceAbsent: {"seat": "N"},
}


def everybody(house: OpenHouse, tail: str) -> Iterator[tuple[str, Person]]:
    yield "nobody", house.nobody()
    yield "guest", house.guest()
    for name in ("member", "director", "owner"):
        yield name, house.member(f"{name} {tail}", Role(name))


def method_of(route: Route) -> str:
    return next(iter(sorted((route.methods or set()) - {"HEAD"})))


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{method_of(route)} {route.path}")
def test_a_request_is_answered_for_those_who_have_the_right_and_nobody_else(
    house: OpenHouse, route: Route
) -> None:
    deed: Deed = route.deed  # type: ignore[attr-defined]  # the house's own routes have one
    table = house.guest().opens()
    path = route.path.replace("{table}", table).replace("{number:int}", "1")
    path = path.replace("{secret}", "x")
    for name, person in everybody(house, "".join(filter(str.isalpha, path))[:12]):
        answer = person.ask(method_of(route), path, {})
        refused = answer.status_code == 403 and answer.json()["details"].get("deed") == (
            deed.name.lower()
        )
        assert refused != may(EVERYBODY[name], deed), (name, answer.text)
        assert answer.status_code < 500


def test_every_request_that_changes_anything_is_a_post() -> None:
    assert {"GET", "POST"} == {method_of(route) for route in ROUTES}
    for route in ROUTES:
        if method_of(route) == "GET":
            assert route.deed in (Deed.LOOK, Deed.SEE_HISTORY)  # type: ignore[attr-defined]


def is_refused_as_not_his(place_answer: dict[str, object], deed: Deed) -> bool:
    details = place_answer.get("details", {})
    return (
        place_answer["type"] == "refused"
        and isinstance(details, dict)
        and details.get("deed") == deed.name.lower()
    )


def test_every_command_is_known_here() -> None:
    for kind in get_args(AnyCommand):
        needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
        assert set(needed) <= set(FIELDS.get(kind, {})), kind


def test_a_command_gets_past_the_door_of_those_who_have_the_right_and_of_nobody_else(
    house: OpenHouse,
) -> None:
    four = Four(house)
    people = {name: p for name, p in everybody(house, "at a table") if name != "nobody"}
    for name, person in people.items():
        place = person.looks_at(four.table)
        for kind in get_args(AnyCommand):
            deed = COMMANDS[kind]
            if kind is wish.Direct and may(EVERYBODY[name], deed):
                continue  # it would let him see; another test is about that
            if (
                kind in (wish.SeatRobot, wish.Remove, wish.MakeHost, wish.CloseTable)
                and name != "guest"
            ):
                continue  # it would change the table for the others
            answer = place.does(kind.__name__, **FIELDS.get(kind, {}))
            assert is_refused_as_not_his(answer, deed) != may(EVERYBODY[name], deed), (name, kind)
            assert "refused" == answer["type"], (name, kind)
        place.leaves()
    assert 0 == len(four.at["N"].view["auction"])
    four.leave()


def test_a_host_has_his_rights_at_his_own_table_only(house: OpenHouse) -> None:
    mine, other = Four(house), Four(house)
    north = mine.at["N"]
    east = mine.at["E"]
    assert "refused.not_allowed" == east.is_refused("Remove", seat="S")
    assert "refused.not_allowed" == east.is_refused("AwardClaim", tricks=1)
    north.must("MakeHost", person=east.person.id)
    for place in (north, east):
        place.settle()
    assert "host" == east.view["you"]["role"]
    assert "refused.not_allowed" == north.is_refused("Remove", seat="S")
    east.must("Remove", seat="S")
    assert "refused.not_allowed" == other.at["S"].is_refused("Remove", seat="E")
    for four in (mine, other):
        four.leave()


@pytest.mark.parametrize("kind", [k for k, deed in COMMANDS.items() if deed is Deed.DEAL])
def test_nobody_does_what_the_house_does(house: OpenHouse, kind: type) -> None:
    four = Four(house)
    owner = house.member(f"Owner of {kind.__name__}"[:24], Role.OWNER).looks_at(four.table)
    for place in (four.at["N"], four.at["E"], owner):
        assert is_refused_as_not_his(place.does(kind.__name__, **FIELDS.get(kind, {})), Deed.DEAL)
    owner.leaves()
    four.leave()
