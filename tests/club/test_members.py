from __future__ import annotations

import pytest

from biritch.club.errors import LogInRefused, NameRefused, PasswordRefused
from biritch.club.members import Language, Members
from biritch.club.passwords import Passwords
from biritch.club.rights import Role
from biritch.club.sessions import Sessions
from biritch.club.store import Store

SECRET = "four spades doubled"


def joined(sessions: Sessions, members: Members, name: str) -> str:
    person = sessions.come_in(now=0.0).person
    return members.join(person, name, SECRET, now=1.0).id


def test_who_has_joined_is_found_by_name_by_id_and_by_password(
    sessions: Sessions, members: Members
) -> None:
    anna = joined(sessions, members, "Anna")
    found = members.find("ANNA")
    assert found is not None
    assert (anna, "Anna", Role.MEMBER, None, 1.0) == (
        found.id,
        found.name,
        found.role,
        found.language,
        found.created,
    )
    assert found == members.get(anna) == members.check("anna", SECRET)
    assert {anna: "Anna"} == members.names([anna, "nobody"])


def test_a_wrong_name_and_a_wrong_password_are_refused_alike(
    sessions: Sessions, members: Members
) -> None:
    joined(sessions, members, "Anna")
    refusals = []
    for name, password in (("Anna", "five spades doubled"), ("Boris", SECRET)):
        with pytest.raises(LogInRefused) as refusal:
            members.check(name, password)
        refusals.append(str(refusal.value))
    assert 1 == len(set(refusals))


def test_a_name_that_looks_like_another_cannot_be_had(sessions: Sessions, members: Members) -> None:
    joined(sessions, members, "Сора")
    guest = sessions.come_in(now=0.0).person
    for alike in ("Copa", "COPA", "сора"):
        with pytest.raises(NameRefused) as refusal:
            members.join(guest, alike, SECRET, now=2.0)
        assert "name.taken" == refusal.value.code
    assert members.get(guest) is None


def test_nobody_has_two_names(sessions: Sessions, members: Members) -> None:
    anna = joined(sessions, members, "Anna")
    with pytest.raises(NameRefused) as refusal:
        members.join(anna, "Boris", SECRET, now=2.0)
    assert "name.already" == refusal.value.code


def test_the_first_owner_is_made_by_name_and_has_no_password_yet(members: Members) -> None:
    owner = members.appoint("Anna", Role.OWNER, now=0.0)
    assert Role.OWNER is owner.role
    for password in ("", SECRET, "None"):
        with pytest.raises(LogInRefused):
            members.check("Anna", password)
    assert Role.DIRECTOR is members.appoint("anna", Role.DIRECTOR, now=0.0).role
    assert 1 == len(members.everyone())
    with pytest.raises(ValueError, match="not a role of a member"):
        members.appoint("Anna", Role.HOUSE, now=0.0)


def test_a_new_password_ends_every_session(sessions: Sessions, members: Members) -> None:
    anna = joined(sessions, members, "Anna")
    elsewhere = sessions.log_in(None, "Anna", SECRET, now=2.0)
    with pytest.raises(PasswordRefused):
        members.set_password(anna, "anna")
    assert sessions.who(elsewhere.token, now=3.0)
    members.set_password(anna, "five clubs redoubled")
    assert sessions.who(elsewhere.token, now=3.0) is None
    assert anna == members.check("Anna", "five clubs redoubled").id
    with pytest.raises(LogInRefused):
        members.check("Anna", SECRET)


def test_a_hash_is_made_anew_when_argon2_works_harder(store: Store, passwords: Passwords) -> None:
    from argon2 import PasswordHasher  # noqa: PLC0415 - only here

    easy = Members(store, passwords)
    hard = Members(store, Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)))
    joined(Sessions(store, easy), easy, "Anna")
    assert hard.check("Anna", SECRET) == hard.check("Anna", SECRET)
    assert easy.check("Anna", SECRET).name == "Anna"


def test_a_blanked_name_is_gone_and_its_results_stay(sessions: Sessions, members: Members) -> None:
    anna = joined(sessions, members, "Anna")
    members.set_language(anna, Language.UKRAINIAN)
    session = sessions.log_in(None, "Anna", SECRET, now=2.0)
    members.blank(anna, now=3.0)
    left = members.get(anna)
    assert left is not None
    assert (None, None, Role.MEMBER) == (left.name, left.language, left.role)
    assert {} == members.names([anna])
    assert [] == members.everyone()
    assert sessions.who(session.token, now=4.0) is None
    members.set_password(anna, "five clubs redoubled")
    with pytest.raises(LogInRefused):
        members.check("Anna", "five clubs redoubled")
    assert joined(sessions, members, "Anna") != anna


def test_a_language_is_remembered_of_members_and_guests(
    sessions: Sessions, members: Members
) -> None:
    guest = sessions.come_in(now=0.0, language=Language.RUSSIAN)
    visitor = sessions.who(guest.token, now=1.0)
    assert visitor is not None
    assert Language.RUSSIAN is visitor.language
    members.set_language(guest.person, Language.UKRAINIAN)
    members.join(guest.person, "Anna", SECRET, now=1.0)
    found = members.find("Anna")
    assert found is not None
    assert Language.UKRAINIAN is found.language


def test_members_are_listed_by_name(sessions: Sessions, members: Members) -> None:
    for name in ("Clara", "Anna", "Boris"):
        joined(sessions, members, name)
    assert ["Anna", "Boris", "Clara"] == [member.name for member in members.everyone()]


def test_a_guest_is_called_what_he_says_until_he_is_a_member(
    sessions: Sessions, members: Members
) -> None:
    guest, other = sessions.come_in(now=0.0).person, sessions.come_in(now=0.0).person
    assert "Olha" == members.call(guest, "  Olha ")
    members.call(other, "Olha")
    assert {guest: "Olha", other: "Olha"} == members.names([guest, other])
    members.join(guest, "Olha", SECRET, now=1.0)
    assert {guest: "Olha"} == members.names([guest, other])


def test_a_guest_is_not_called_what_a_member_is(sessions: Sessions, members: Members) -> None:
    anna, guest = joined(sessions, members, "Anna"), sessions.come_in(now=0.0).person
    for person, name, code in (
        (guest, "ANNA", "name.taken"),
        (guest, "x", "name.length"),
        (guest, "robot", "name.reserved"),
        (anna, "Clara", "name.already"),
    ):
        with pytest.raises(NameRefused) as refused:
            members.call(person, name)
        assert code == refused.value.code
    assert {anna: "Anna"} == members.names([anna, guest])


def test_whoever_logs_in_is_no_longer_what_he_was_called_as_a_guest(
    sessions: Sessions, members: Members
) -> None:
    anna, guest = joined(sessions, members, "Anna"), sessions.come_in(now=0.0)
    members.call(guest.person, "Anya")
    sessions.log_in(guest.token, "Anna", SECRET, now=1.0)
    assert {guest.person: "Anna"} == members.names([guest.person])
    members.blank(anna, now=2.0)
    assert {} == members.names([guest.person, anna])


def test_an_appointed_newcomer_has_no_password_yet(sessions: Sessions, members: Members) -> None:
    clara = members.appoint("Clara", Role.OWNER, now=1.0).id
    assert not members.has_password(clara)
    assert members.has_password(joined(sessions, members, "Anna"))
