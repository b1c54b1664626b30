"""Private tables and the links to them: to sit is not to watch, and to guess is to find nothing."""

from __future__ import annotations

import pytest

from tests.server.houses import Four, OpenHouse, Person, Place


def invited(host: Person, table: str, to: str, seat: str | None = None) -> str:
    """The secret of a link to a table."""
    answer = host.ask("POST", f"/api/tables/{table}/invitations", {"to": to, "seat": seat})
    assert 200 == answer.status_code, answer.text
    found = answer.json()
    assert found["qr"].startswith("<svg")
    secret: str = found["link"].rsplit("/", 1)[1]
    return secret


def test_a_private_table_is_not_there_for_whoever_was_not_let_in(house: OpenHouse) -> None:
    host, other = house.guest(), house.guest()
    table = host.opens(private=True, name="Ours")
    assert table not in other.ask("GET", "/api/tables").text
    assert table in host.ask("GET", "/api/tables").text
    for method, path in (
        ("GET", f"/api/tables/{table}"),
        ("POST", f"/api/tables/{table}/invitations"),
    ):
        private = other.ask(method, path, {"to": "sit"} if method == "POST" else None)
        missing = other.ask(
            method,
            path.replace(table, "no-table-ever"),
            {"to": "sit"} if method == "POST" else None,
        )
        assert (404, private.content) == (private.status_code, missing.content)
    place, nowhere = Place(other, table), Place(other, "no-table-ever")
    assert (4404, 4404) == (place.ends(), nowhere.ends())
    assert place.frames == nowhere.frames


def test_a_link_to_sit_lets_one_sit_and_invite_nobody(house: OpenHouse) -> None:
    host, friend = house.guest(), house.guest()
    table = host.opens(private=True)
    found = friend.ask("POST", f"/api/links/{invited(host, table, 'sit')}", {}).json()
    assert {"table": table, "to": "sit", "seat": None} == found
    place = friend.looks_at(table, seat="E")
    assert "E" == place.view["you"]["chair"]
    answer = friend.ask("POST", f"/api/tables/{table}/invitations", {"to": "sit"})
    assert 403 == answer.status_code
    place.leaves()
    assert table in friend.ask("GET", "/api/tables").text


def test_a_link_to_one_chair_lets_one_sit_in_that_chair_only(house: OpenHouse) -> None:
    host, friend = house.guest(), house.guest()
    table = host.opens(private=True)
    found = friend.ask("POST", f"/api/links/{invited(host, table, 'sit', 'E')}", {}).json()
    assert {"table": table, "to": "sit", "seat": "E"} == found
    place = friend.looks_at(table)
    assert "watcher" == place.view["you"]["role"]
    for seat in "NSW":
        assert "table.other_chair" == place.is_refused("Sit", seat=seat)
    place.must("Sit", seat="E")
    place.must("Leave")
    # To have sat there once is no way to another chair; another link is, and at once.
    assert "table.other_chair" == place.is_refused("Sit", seat="W")
    friend.ask("POST", f"/api/links/{invited(host, table, 'sit', 'W')}", {})
    place.must("Sit", seat="W")
    place.settle()
    assert "W" == place.view["you"]["chair"]
    place.leaves()


def test_one_who_was_asked_to_leave_comes_back_by_a_new_invitation_and_by_no_older_one(
    house: OpenHouse,
) -> None:
    host, friend = house.guest(), house.guest()
    table = host.opens(private=True)
    older = invited(host, table, "sit")
    friend.ask("POST", f"/api/links/{older}", {})
    place, hosts = friend.looks_at(table, seat="E"), host.looks_at(table)
    hosts.must("Remove", seat="E")
    hosts.settle()
    assert [friend.id] == hosts.view["shown_out"]
    friend.ask("POST", f"/api/links/{older}", {})
    assert "table.shown_out" == place.is_refused("Sit", seat="E")
    friend.ask("POST", f"/api/links/{invited(host, table, 'watch')}", {})
    assert "table.shown_out" == place.is_refused("Sit", seat="E")
    friend.ask("POST", f"/api/links/{invited(host, table, 'sit')}", {})
    place.must("Sit", seat="E")
    for each in (place, hosts):
        each.leaves()


def test_a_link_to_watch_lets_one_watch_and_never_sit(house: OpenHouse) -> None:
    host, friend = house.guest(), house.guest()
    table = host.opens(private=True)
    friend.ask("POST", f"/api/links/{invited(host, table, 'watch')}", {})
    place = friend.looks_at(table)
    assert "watcher" == place.view["you"]["role"]
    assert "table.not_invited" == place.is_refused("Sit", seat="S")
    place.leaves()


def test_links_to_sit_and_to_watch_are_different_and_a_guess_leads_nowhere(
    house: OpenHouse,
) -> None:
    host, guest = house.guest(), house.guest()
    table = host.opens(private=True)
    secrets = {invited(host, table, to) for to in ("sit", "watch", "sit")}
    assert 3 == len(secrets)
    assert all(len(secret) >= 43 for secret in secrets)
    for guess in ("x", "A" * 43, next(iter(secrets))[:-1] + "!"):
        answer = guest.ask("POST", f"/api/links/{guess}", {})
        assert (404, "link.refused") == (answer.status_code, answer.json()["code"])


def test_nobody_watches_a_closed_table_once_it_is_full(house: OpenHouse) -> None:
    host = house.guest()
    table = host.opens(policy={"watching": "closed"})
    early = house.guest().looks_at(table)
    seats = [house.guest().looks_at(table, seat=seat) for seat in "NESW"]
    assert 1001 == early.ends()
    late = Place(house.guest(), table)
    assert 4404 == late.ends()
    for place in seats:
        place.leaves()


def test_a_host_who_does_not_play_may_look_at_his_closed_table(house: OpenHouse) -> None:
    four = Four(house, policy={"watching": "closed"})
    north = four.at["N"]
    north.must("Leave")
    north.settle()
    assert "host" == north.view["you"]["role"]
    assert all(north.view["hands"][seat]["cards"] is None for seat in "ESW")
    four.leave()


def test_who_has_sat_at_a_private_table_may_come_back_to_it(house: OpenHouse) -> None:
    host, friend = house.guest(), house.guest()
    table = host.opens(private=True)
    friend.ask("POST", f"/api/links/{invited(host, table, 'sit')}", {})
    place = friend.looks_at(table, seat="W")
    place.must("Leave")
    place.leaves()
    back = friend.looks_at(table, seat="W")
    assert "W" == back.view["you"]["chair"]
    back.leaves()


def test_a_board_that_is_not_finished_is_not_there(house: OpenHouse) -> None:
    four = Four(house)
    for page in ("0", "1", "1.pbn", "7", "1000000000000.pbn"):
        answer = four.host.ask("GET", f"/api/tables/{four.table}/boards/{page}")
        assert 404 == answer.status_code
    four.leave()


def test_a_finished_board_is_shown_to_those_it_is_for(house: OpenHouse) -> None:
    four = Four(house, policy={"watching": "no hands"})
    four.call("P P P P")
    page = f"/api/tables/{four.table}/boards/1"
    shown = four.host.ask("GET", page).json()
    assert all(hand["cards"] for hand in shown["view"]["hands"].values())
    assert four.host.ask("GET", f"{page}.pbn").text.startswith("% PBN")
    assert 404 == house.guest().ask("GET", page).status_code
    four.leave()
    open_to_all = Four(house)
    open_to_all.call("P P P P")
    other = house.guest().ask("GET", f"/api/tables/{open_to_all.table}/boards/1")
    assert 200 == other.status_code
    open_to_all.leave()


@pytest.mark.parametrize(
    ("wishes", "is_open"),
    [
        ({}, True),
        ({"private": True}, False),
        ({"policy": {"watching": "no hands"}}, False),
        ({"policy": {"watching": "late"}}, True),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_finished_board_says_whether_others_may_open_it(
    house: OpenHouse, wishes: dict[str, object], is_open: bool
) -> None:
    host = house.guest()
    table = host.opens(**wishes)
    people = {seat: host if seat == "N" else house.guest() for seat in "NESW"}
    for seat in "ESW":
        people[seat].ask("POST", f"/api/links/{invited(host, table, 'sit')}", {})
    places = {seat: person.looks_at(table, seat=seat) for seat, person in people.items()}
    while places["N"].view["board"] is None:
        places["N"].hear()
    for seat in "NESW":
        places[seat].settle()
        places[seat].must("Call", call="P")
    page = f"/api/tables/{table}/boards/1"
    assert is_open == host.ask("GET", page).json()["open"]
    assert (200 if is_open else 404) == house.guest().ask("GET", page).status_code
    for place in places.values():
        place.leaves()


def test_a_table_that_is_closed_leaves_the_lobby_and_its_boards_stay(house: OpenHouse) -> None:
    four = Four(house)
    assert four.table in four.host.ask("GET", "/api/tables").text
    four.call("P")
    four.at["N"].must("CloseTable")
    assert four.table not in four.host.ask("GET", "/api/tables").text
    four.settle()
    assert (True, False) == (four.at["E"].view["closed"], four.at["E"].view["over"])
    four.call("P P P")
    assert four.at["E"].view["over"]
    page = f"/api/tables/{four.table}/boards/1"
    assert 200 == house.guest().ask("GET", page).status_code
    four.leave()
