from __future__ import annotations

import pytest
from sqlalchemy import select

from biritch.club.errors import LogInRefused, NameRefused
from biritch.club.history import History
from biritch.club.members import Members
from biritch.club.rights import Role
from biritch.club.secret import digest
from biritch.club.sessions import LASTS_SECONDS, Session, Sessions
from biritch.club.store import Store
from biritch.club.store.schema import people
from biritch.club.store.schema import sessions as kept_sessions
from tests.club.decisions import decision

SECRET = "four spades doubled"
DAY = 86_400.0


def test_a_guest_is_known_again_by_his_cookie_and_nothing_else(sessions: Sessions) -> None:
    guest = sessions.come_in(now=0.0)
    visitor = sessions.who(guest.token, now=1.0)
    assert visitor is not None
    assert (guest.person, None, frozenset({Role.GUEST})) == (
        visitor.person,
        visitor.member,
        visitor.roles,
    )
    for wrong in ("", guest.person, guest.token[:-1], guest.token + "A", "A" * 43, "ü" * 43):
        assert sessions.who(wrong, now=1.0) is None


def test_no_cookie_is_in_the_database(store: Store, sessions: Sessions) -> None:
    guest = sessions.come_in(now=0.0)
    with store.reading() as connection:
        rows = connection.execute(select(kept_sessions)).all()
    assert guest.token not in repr(rows)
    assert guest.token.encode() not in b"".join(row.token_hash for row in rows)


def test_no_script_reads_the_cookie_and_no_other_site_sends_it() -> None:
    session = Session(token="abc", person="p", expires=0.0)
    assert {"biritch=abc", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=15552000"} == set(
        session.cookie(secure=False).split("; ")
    )
    assert "Secure" in session.cookie(secure=True)


def test_a_guest_who_joins_stays_who_he_was_under_a_new_cookie(sessions: Sessions) -> None:
    guest = sessions.come_in(now=0.0)
    member = sessions.join(guest.token, "Anna", SECRET, now=1.0)
    assert guest.person == member.person
    assert guest.token != member.token
    assert sessions.who(guest.token, now=2.0) is None
    visitor = sessions.who(member.token, now=2.0)
    assert visitor is not None
    assert visitor.member is not None
    assert ("Anna", frozenset({Role.MEMBER})) == (visitor.member.name, visitor.roles)
    with pytest.raises(NameRefused):
        sessions.join(member.token, "Boris", SECRET, now=3.0)


def test_somebody_without_a_cookie_may_join_at_once(sessions: Sessions) -> None:
    member = sessions.join(None, "Anna", SECRET, now=1.0)
    visitor = sessions.who(member.token, now=2.0)
    assert visitor is not None
    assert visitor.member is not None


def test_what_a_guest_did_is_his_after_he_logs_in(store: Store, sessions: Sessions) -> None:
    history = History(store)
    sessions.join(None, "Anna", SECRET, now=0.0)
    guest = sessions.come_in(now=1.0)
    store.append([decision("t1")])
    history.sat_down(guest.person, "t1", now=2.0)
    anna = sessions.log_in(guest.token, "Anna", SECRET, now=3.0)
    assert anna.person != guest.person
    assert sessions.who(guest.token, now=4.0) is None
    visitor = sessions.who(anna.token, now=4.0)
    assert visitor is not None
    assert {anna.person, guest.person} == visitor.ids
    assert ["t1"] == [sitting.stream for sitting in history.of(visitor.ids)]


def test_one_member_who_logs_in_as_another_takes_nothing_along(sessions: Sessions) -> None:
    anna = sessions.join(None, "Anna", SECRET, now=0.0)
    sessions.join(None, "Boris", SECRET, now=0.0)
    boris = sessions.log_in(anna.token, "Boris", SECRET, now=1.0)
    visitor = sessions.who(boris.token, now=2.0)
    assert visitor is not None
    assert {boris.person} == visitor.ids
    assert sessions.who(anna.token, now=2.0) is None


def test_a_wrong_password_changes_nothing(sessions: Sessions) -> None:
    sessions.join(None, "Anna", SECRET, now=0.0)
    guest = sessions.come_in(now=1.0)
    with pytest.raises(LogInRefused):
        sessions.log_in(guest.token, "Anna", "five spades doubled", now=2.0)
    visitor = sessions.who(guest.token, now=3.0)
    assert visitor is not None
    assert guest.person == visitor.person


def test_who_logs_out_is_somebody_new(sessions: Sessions) -> None:
    anna = sessions.join(None, "Anna", SECRET, now=0.0)
    after = sessions.log_out(anna.token, now=1.0)
    assert sessions.who(anna.token, now=2.0) is None
    visitor = sessions.who(after.token, now=2.0)
    assert visitor is not None
    assert anna.person != visitor.person
    assert visitor.member is None


def test_a_cookie_that_is_used_lives_on_and_one_that_is_not_ends(sessions: Sessions) -> None:
    used, unused = sessions.come_in(now=0.0), sessions.come_in(now=0.0)
    assert sessions.who(used.token, now=LASTS_SECONDS * 0.7)
    assert sessions.who(used.token, now=LASTS_SECONDS * 1.5)
    assert sessions.who(unused.token, now=LASTS_SECONDS) is None


def test_guests_who_never_sat_down_are_forgotten_in_the_end(
    store: Store, sessions: Sessions
) -> None:
    now = LASTS_SECONDS * 2
    history = History(store)
    store.append([decision("t1")])
    sessions.come_in(now=0.0)
    sat, member = sessions.come_in(now=0.0), sessions.join(None, "Anna", SECRET, now=0.0)
    history.sat_down(sat.person, "t1", now=1.0)
    became = sessions.come_in(now=1.0)
    sessions.log_in(became.token, "Anna", SECRET, now=2.0)
    fresh = sessions.come_in(now=now - DAY)
    sessions.sweep(now=now)
    with store.reading() as connection:
        left = set(connection.scalars(select(people.c.id)))
    assert {sat.person, member.person, became.person, fresh.person} == left


def test_the_roles_of_those_who_keep_the_house(sessions: Sessions, members: Members) -> None:
    members.appoint("Anna", Role.OWNER, now=0.0)
    owner = members.find("Anna")
    assert owner is not None
    session = sessions.hand_to(owner.id, now=1.0)
    visitor = sessions.who(session.token, now=2.0)
    assert visitor is not None
    assert {Role.MEMBER, Role.OWNER} == visitor.roles


def test_what_people_are_is_told_by_their_cookies_as_long_as_these_are_worth_something(
    sessions: Sessions, members: Members
) -> None:
    guest = sessions.come_in(now=0.0)
    owner = sessions.hand_to(members.appoint("Owner", Role.OWNER, now=0.0).id, now=0.0)
    gone = sessions.come_in(now=0.0)
    sessions.log_out(gone.token, now=1.0)
    many = {digest(str(number)) for number in range(1200)}
    asked = frozenset(many | {digest(each.token) for each in (guest, owner, gone)})
    assert {
        digest(guest.token): {Role.GUEST},
        digest(owner.token): {Role.MEMBER, Role.OWNER},
    } == sessions.roles(asked, now=2.0)
    assert {} == sessions.roles(asked, now=guest.expires)
