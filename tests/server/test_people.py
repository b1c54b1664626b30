"""Cookies, names, log-in and log-out, a password set anew by a link: who comes over the wire as whom."""

from __future__ import annotations

from http.cookies import SimpleCookie

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from biritch.club.rights import Role
from biritch.club.sessions import COOKIE
from tests.server.houses import OpenHouse, Person, Place

SECRET = "four spades doubled"


def cookie_of(answer: httpx.Response) -> str:
    """The new cookie in an answer; it is kept from scripts and from other houses' pages."""
    [header] = answer.headers.get_list("set-cookie")
    morsel = SimpleCookie(header)[COOKIE]
    assert morsel["httponly"]
    assert "lax" == morsel["samesite"].lower()
    assert "/" == morsel["path"]
    return morsel.value


def with_cookie(house: OpenHouse, answer: httpx.Response) -> Person:
    return Person(house, cookie_of(answer), answer.json()["person"])


def test_whoever_comes_without_a_cookie_is_a_guest_at_once(house: OpenHouse) -> None:
    answer = house.nobody().ask("GET", "/api/me")
    guest = with_cookie(house, answer)
    assert ("", "guest") == (answer.json()["name"], answer.json()["role"])
    again = guest.ask("GET", "/api/me")
    assert guest.id == again.json()["person"]
    assert "set-cookie" not in again.headers
    assert len(guest.token) >= 43  # 32 random bytes


def test_a_cookie_that_is_not_ours_makes_somebody_new(house: OpenHouse) -> None:
    for token in ("x", "A" * 43, "%00", "a;b", "[]"):
        answer = Person(house, token, "").ask("GET", "/api/me")
        assert 200 == answer.status_code
        assert cookie_of(answer) != token


def test_a_guest_who_takes_a_name_is_the_same_person_under_a_new_cookie(house: OpenHouse) -> None:
    guest = house.guest()
    table = guest.opens()
    answer = guest.ask("POST", "/api/join", {"name": "Anna", "password": SECRET})
    anna = with_cookie(house, answer)
    assert (guest.id, "Anna", "member") == (anna.id, answer.json()["name"], answer.json()["role"])
    assert anna.token != guest.token
    assert guest.id != guest.ask("GET", "/api/me").json()["person"]
    assert table in str(anna.ask("GET", "/api/tables").json())


def test_log_in_and_log_out_each_hand_out_a_new_cookie_and_end_the_old(house: OpenHouse) -> None:
    first = house.guest().ask("POST", "/api/join", {"name": "Boris", "password": SECRET})
    boris = with_cookie(house, first)
    out = with_cookie(house, boris.ask("POST", "/api/logout", {}))
    assert out.id != boris.id
    assert boris.id != boris.ask("GET", "/api/me").json()["person"]
    back = out.ask("POST", "/api/login", {"name": "BORIS", "password": SECRET})
    assert boris.id == back.json()["person"]
    assert len({boris.token, out.token, cookie_of(back)}) == 3
    assert out.id != out.ask("GET", "/api/me").json()["person"]


def test_a_wrong_password_and_a_name_nobody_has_are_refused_alike(house: OpenHouse) -> None:
    house.guest().ask("POST", "/api/join", {"name": "Clara", "password": SECRET})
    wrong = house.guest().ask("POST", "/api/login", {"name": "Clara", "password": "x" * 12})
    nobody = house.guest().ask("POST", "/api/login", {"name": "Nobody Here", "password": SECRET})
    assert (401, 401) == (wrong.status_code, nobody.status_code)
    assert wrong.json() == nobody.json()


def test_what_a_guest_played_is_his_when_he_logs_in(house: OpenHouse) -> None:
    house.guest().ask("POST", "/api/join", {"name": "Dmytro", "password": SECRET})
    guest = house.guest()
    table = guest.opens()
    place = guest.looks_at(table, seat="N")
    place.leaves()
    answer = guest.ask("POST", "/api/login", {"name": "Dmytro", "password": SECRET})
    dmytro = with_cookie(house, answer)
    assert dmytro.id != guest.id
    again = dmytro.looks_at(table)
    assert "N" == again.view["you"]["chair"]
    again.leaves()
    assert [table] == [sitting["table"] for sitting in dmytro.ask("GET", "/api/history").json()]


def test_a_link_sets_a_password_once(house: OpenHouse) -> None:
    owner = house.member("Olena", Role.OWNER)
    secret = house.house.resets.make(owner.id, maker="x", now=house.house.now())
    used = house.nobody().ask("POST", "/api/reset", {"secret": secret, "password": SECRET})
    assert (owner.id, "owner") == (used.json()["person"], used.json()["role"])
    assert owner.id != owner.ask("GET", "/api/me").json()["person"]  # every old cookie is void
    again = house.nobody().ask("POST", "/api/reset", {"secret": secret, "password": SECRET})
    assert (404, "link.refused") == (again.status_code, again.json()["code"])
    logged_in = house.guest().ask("POST", "/api/login", {"name": "Olena", "password": SECRET})
    assert owner.id == logged_in.json()["person"]


def test_a_guest_is_called_what_he_says_and_the_table_hears_of_it(house: OpenHouse) -> None:
    guest = house.guest()
    place = guest.looks_at(guest.opens(), seat="N")
    answer = guest.ask("POST", "/api/me", {"name": " Ірина "})
    assert ("Ірина", "guest") == (answer.json()["name"], answer.json()["role"])
    place.settle()
    assert "Ірина" == place.names[guest.id]
    anew = Place(guest, place.table)
    anew.hear_snapshot()
    assert {guest.id: "Ірина"} == anew.names
    assert "name.mixed_alphabets" == guest.ask("POST", "/api/me", {"name": "Iрина"}).json()["code"]
    assert 403 == house.member("Fedir").ask("POST", "/api/me", {"name": "Other"}).status_code
    place.leaves()
    anew.leaves()


def test_a_language_is_kept(house: OpenHouse) -> None:
    guest = house.guest()
    guest.ask("POST", "/api/me", {"language": "uk"})
    assert "uk" == guest.ask("GET", "/api/me").json()["language"]
    assert "uk" == guest.ask("POST", "/api/me", {"language": "tlh"}).json()["language"]


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1", "http://[::1"]
)
def test_pages_of_other_houses_can_do_nothing(house: OpenHouse, origin: str) -> None:
    guest = house.guest()
    table = guest.opens()
    for path, sent in (
        ("/api/me", {"language": "uk"}),
        ("/api/join", {"name": "Anna Anna", "password": SECRET}),
        ("/api/login", {"name": "Anna", "password": SECRET}),
        ("/api/logout", {}),
        ("/api/reset", {"secret": "x", "password": SECRET}),
        ("/api/tables", {"form": {"type": "duplicate"}}),
        (f"/api/tables/{table}/invitations", {"to": "sit"}),
        ("/api/links/x", {}),
    ):
        answer = guest.ask("POST", path, sent, headers={"Origin": origin})
        assert (403, "visit.origin") == (answer.status_code, answer.json()["code"]), path
    with pytest.raises(InvalidStatus):
        Place(guest, table, headers={"Origin": origin})


def test_a_socket_needs_a_cookie(house: OpenHouse) -> None:
    table = house.guest().opens()
    with pytest.raises(InvalidStatus):
        Place(house.nobody(), table)


def test_pages_carry_the_headers_that_keep_them_to_themselves(house: OpenHouse) -> None:
    answer = house.guest().ask("GET", "/api/tables")
    assert "no-store" == answer.headers["cache-control"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert "nosniff" == answer.headers["x-content-type-options"]


def test_the_sockets_of_whoever_logs_out_or_sets_a_password_anew_are_closed(
    house: OpenHouse,
) -> None:
    member, other = house.member("Hryhorij"), house.guest()
    table = other.opens()
    place, stays = member.looks_at(table), other.looks_at(table)
    member.ask("POST", "/api/logout", {})
    assert 1012 == place.ends()
    stays.settle()
    stays.leaves()
    member = house.member("Hryhorij")
    place = member.looks_at(table)
    secret = house.house.resets.make(member.id, maker="x", now=house.house.now())
    house.nobody().ask("POST", "/api/reset", {"secret": secret, "password": SECRET})
    assert 1012 == place.ends()
