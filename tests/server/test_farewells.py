"""A password set anew, a log-out, a farewell: whoever is gone is gone from every table of every process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from unittest.mock import patch

import pytest

from biritch.club.rights import Role
from biritch.server import farewells
from tests.server.houses import Four, OpenHouse, Person, Place, open_house
from tests.server.test_people import SECRET, with_cookie

OTHER = "five clubs redoubled"
AGAIN = 1012


def joined(house: OpenHouse, name: str) -> Person:
    """A member who has taken a name and a password."""
    answer = house.guest().ask("POST", "/api/join", {"name": name, "password": SECRET})
    return with_cookie(house, answer)


def is_let_in(house: OpenHouse, name: str, password: str) -> bool:
    answer = house.guest().ask("POST", "/api/login", {"name": name, "password": password})
    return answer.status_code == 200


def test_a_password_is_set_anew_by_the_old_one_and_other_devices_are_logged_out(
    house: OpenHouse,
) -> None:
    anna = joined(house, "Anna Petrenko")
    elsewhere = with_cookie(
        house,
        house.guest().ask("POST", "/api/login", {"name": "Anna Petrenko", "password": SECRET}),
    )
    place = elsewhere.looks_at(elsewhere.opens(), seat="N")
    wrong = anna.ask("POST", "/api/password", {"old": OTHER, "password": OTHER})
    assert (401, "password.wrong") == (wrong.status_code, wrong.json()["code"])
    short = anna.ask("POST", "/api/password", {"old": SECRET, "password": "short"})
    assert "password.length" == short.json()["code"]
    assert anna.id == elsewhere.ask("GET", "/api/me").json()["person"]
    answer = anna.ask("POST", "/api/password", {"old": SECRET, "password": OTHER})
    here = with_cookie(house, answer)
    assert (anna.id, "member") == (here.id, answer.json()["role"])
    assert here.id == here.ask("GET", "/api/me").json()["person"]
    for old in (anna, elsewhere):
        assert anna.id != old.ask("GET", "/api/me").json()["person"]
    assert AGAIN == place.ends()
    assert [False, True] == [is_let_in(house, "Anna Petrenko", word) for word in (SECRET, OTHER)]


def test_who_leaves_for_good_has_no_name_no_session_and_no_chair_and_his_results_stand(
    house: OpenHouse,
) -> None:
    boris = joined(house, "Boris Leaves")
    four = Four(house)
    four.call("P P P P")
    four.leave()
    table = boris.opens(name="His table")
    place = boris.looks_at(table, seat="W")
    friend = house.guest().looks_at(table, seat="E")
    wrong = boris.ask("POST", "/api/farewell", {"password": OTHER})
    assert "password.wrong" == wrong.json()["code"]
    answer = boris.ask("POST", "/api/farewell", {"password": SECRET})
    assert ("", "guest") == (answer.json()["name"], answer.json()["role"])
    assert AGAIN == place.ends()
    assert boris.id != boris.ask("GET", "/api/me").json()["person"]
    assert not is_let_in(house, "Boris Leaves", SECRET)
    friend.settle()
    assert "" == friend.view["chairs"]["W"]["person"]
    assert friend.person.id == friend.view["table"]["host"]
    assert {} == house.house.names((boris.id,))
    assert [table] == [each.stream for each in house.house.history.of(frozenset({boris.id}))]
    # The name is free for anybody again.
    joined(house, "Boris Leaves")
    friend.leaves()


@pytest.mark.parametrize("texts", [False, True], ids=["kept", "erased"])
def test_what_he_wrote_is_erased_only_if_he_wishes(house: OpenHouse, texts: bool) -> None:
    name = f"Clara {'Silent' if texts else 'Heard'}"
    clara = joined(house, name)
    place = clara.looks_at(clara.opens())
    place.send({"type": "say", "text": "Good evening"})
    place.hear_until(lambda heard: heard["type"] == "chat")
    clara.ask("POST", "/api/farewell", {"password": SECRET, "texts": texts})
    place.ends()
    [text] = house.house.texts.at_table(place.table)
    assert ("" if texts else "Good evening", texts) == (text.text, text.is_erased)


def test_a_reset_link_of_one_who_has_left_leads_nowhere(house: OpenHouse) -> None:
    dana = joined(house, "Dana")
    secret = house.house.resets.make(dana.id, maker="x", now=house.house.now())
    dana.ask("POST", "/api/farewell", {"password": SECRET})
    used = house.nobody().ask("POST", "/api/reset", {"secret": secret, "password": SECRET})
    assert 404 == used.status_code


def test_a_cookie_that_became_worthless_elsewhere_is_found_out_by_the_sweep(
    house: OpenHouse,
) -> None:
    emil = house.member("Emil", Role.MEMBER)
    guest = house.guest()
    table = guest.opens()
    place, other = emil.looks_at(table), guest.looks_at(table, seat="N")
    house.do(farewells.sweep(house.hall))
    place.settle()
    # As `biritch member NAME --blank` does it, from another process.
    house.house.members.blank(emil.id, now=house.house.now())
    house.do(farewells.sweep(house.hall))
    assert AGAIN == place.ends()
    other.settle()
    other.leaves()


def test_one_who_is_a_director_no_more_loses_his_rights_at_open_tables_too(
    house: OpenHouse,
) -> None:
    guest, member = house.guest(), house.member("Halyna", Role.DIRECTOR)
    place = member.looks_at(guest.opens())
    assert "director" == place.view["you"]["role"]
    house.house.members.appoint("Halyna", Role.MEMBER, now=house.house.now())
    house.do(farewells.sweep(house.hall))
    assert AGAIN == place.ends()
    again = member.looks_at(place.table)
    assert "watcher" == again.view["you"]["role"]
    house.do(farewells.sweep(house.hall))
    again.settle()
    again.leaves()


@pytest.fixture
def houses(postgres_url: str) -> Iterator[tuple[OpenHouse, OpenHouse]]:
    """Two servers on one database."""
    with open_house(postgres_url) as one, open_house(postgres_url) as other:
        yield one, other


@pytest.mark.postgres
def test_who_logs_out_at_one_server_is_gone_from_the_tables_of_the_other(
    houses: tuple[OpenHouse, OpenHouse],
) -> None:
    one, other = houses
    member = one.member("Fedir", Role.MEMBER)
    table = member.opens()
    place = Person(other, member.token, member.id).looks_at(table, seat="N")
    member.ask("POST", "/api/logout", {})
    assert AGAIN == place.ends()


def test_who_comes_while_the_cookies_are_looked_at_is_not_sent_away(house: OpenHouse) -> None:
    host, late = house.guest(), house.guest()
    table = host.opens()
    here = host.looks_at(table)
    sessions = house.house.sessions
    came: list[Place] = []

    def roles(digests: frozenset[bytes], *, now: float) -> Mapping[bytes, frozenset[Role]]:
        came.append(late.looks_at(table))
        return ask(digests, now=now)

    ask = sessions.roles
    with patch.object(sessions, "roles", roles):
        house.do(farewells.sweep(house.hall))
    for place in (here, *came):
        place.settle()
        place.leaves()
    assert came
