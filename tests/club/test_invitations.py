from __future__ import annotations

import pytest
from sqlalchemy import select

from biritch.club.errors import LinkRefused, LogInRefused, PasswordRefused
from biritch.club.invitations import (
    INVITATION_SECONDS,
    RESET_SECONDS,
    Invitation,
    Invitations,
    Invited,
    Resets,
)
from biritch.club.members import Members
from biritch.club.rights import Role
from biritch.club.sessions import Sessions
from biritch.club.store import Store
from biritch.club.store.schema import links

SIT = Invitation(to=Invited.SIT, stream="t1", seat="N")
WATCH = Invitation(to=Invited.WATCH, stream="t1")
NEW = "five clubs redoubled"


@pytest.fixture
def invitations(store: Store) -> Invitations:
    return Invitations(store)


@pytest.fixture
def resets(store: Store, members: Members) -> Resets:
    return Resets(store, members)


def test_a_link_leads_where_it_was_made_to_lead(invitations: Invitations) -> None:
    to_sit = invitations.make(SIT, maker="p1", now=0.0)
    to_watch = invitations.make(WATCH, maker="p1", now=0.0)
    assert to_sit != to_watch
    assert SIT == invitations.read(to_sit, now=1.0)
    assert WATCH == invitations.read(to_watch, now=1.0)


def test_who_followed_a_link_is_admitted_to_that_and_not_to_more(
    invitations: Invitations, sessions: Sessions
) -> None:
    guest = sessions.come_in(now=0.0).person
    secret = invitations.make(WATCH, maker="p1", now=0.0)
    for _twice in range(2):
        assert WATCH == invitations.accept(secret, person=guest, now=1.0)
    assert {WATCH} == invitations.admitted(frozenset({guest, "x"}), "t1")
    assert frozenset() == invitations.admitted(frozenset({guest}), "t2")
    assert frozenset() == invitations.admitted(frozenset({"x"}), "t1")


def test_a_link_to_one_seat_admits_to_that_seat_and_each_further_link_to_more(
    invitations: Invitations, sessions: Sessions
) -> None:
    guest = frozenset({sessions.come_in(now=0.0).person})
    anywhere = Invitation(to=Invited.SIT, stream="t1")
    admitted = []
    for invitation in (SIT, WATCH, Invitation(to=Invited.SIT, stream="t1", seat="W"), anywhere):
        secret = invitations.make(invitation, maker="p1", now=5.0)
        assert 5.0 == invitations.accept(secret, person=next(iter(guest)), now=6.0).made
        admitted.append(invitations.admitted(guest, "t1"))
    assert [{SIT}, {SIT, WATCH}] == admitted[:2]
    assert {(None, Invited.SIT), ("N", Invited.SIT), ("W", Invited.SIT), (None, Invited.WATCH)} == {
        (each.seat, each.to) for each in admitted[-1]
    }


def test_a_link_that_leads_nowhere_says_no_more_than_that(
    invitations: Invitations, resets: Resets, members: Members, store: Store
) -> None:
    owner = members.appoint("Anna", Role.OWNER, now=0.0)
    old = invitations.make(SIT, maker="p1", now=0.0)
    withdrawn = invitations.make(SIT, maker="p1", now=0.0)
    invitations.withdraw("t1", now=INVITATION_SECONDS)
    reset = resets.make(owner.id, maker=owner.id, now=INVITATION_SECONDS)
    with store.reading() as connection:
        kept = [row.hex() for row in connection.scalars(select(links.c.token_hash))]
    refusals = set()
    for secret in (old, withdrawn, reset, "", "A" * 43, *kept):
        with pytest.raises(LinkRefused) as refusal:
            invitations.read(secret, now=INVITATION_SECONDS)
        refusals.add((str(refusal.value), refusal.value.code))
    assert 1 == len(refusals)


def test_a_password_is_set_anew_by_a_link_once(
    resets: Resets, members: Members, sessions: Sessions
) -> None:
    anna = members.appoint("Anna", Role.MEMBER, now=0.0)
    secret = resets.make(anna.id, maker="owner", now=0.0)
    with pytest.raises(PasswordRefused):
        resets.use(secret, "short", now=1.0)
    before = sessions.hand_to(anna.id, now=1.0)
    assert anna.id == resets.use(secret, NEW, now=2.0)
    assert sessions.who(before.token, now=3.0) is None
    assert anna.id == members.check("Anna", NEW).id
    with pytest.raises(LinkRefused):
        resets.use(secret, "another password", now=3.0)
    with pytest.raises(LogInRefused):
        members.check("Anna", "another password")


def test_a_newer_link_makes_the_older_worth_nothing_and_time_does_too(
    resets: Resets, members: Members
) -> None:
    anna = members.appoint("Anna", Role.MEMBER, now=0.0)
    older = resets.make(anna.id, maker="owner", now=0.0)
    newer = resets.make(anna.id, maker="owner", now=1.0)
    with pytest.raises(LinkRefused):
        resets.use(older, NEW, now=2.0)
    with pytest.raises(LinkRefused):
        resets.use(newer, NEW, now=RESET_SECONDS + 1.0)
    assert anna.id == resets.use(newer, NEW, now=RESET_SECONDS)


def test_an_invitation_sets_no_password(resets: Resets, invitations: Invitations) -> None:
    secret = invitations.make(SIT, maker="p1", now=0.0)
    with pytest.raises(LinkRefused):
        resets.use(secret, NEW, now=1.0)


def test_of_two_who_use_a_link_at_once_one_sets_the_password(
    resets: Resets, members: Members, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = members.appoint("Anna", Role.MEMBER, now=0.0)
    secret = resets.make(anna.id, maker="owner", now=0.0)
    hashed = members.new_password

    def while_the_other_is_quicker(member: str, password: str) -> str:
        monkeypatch.setattr(members, "new_password", hashed)
        resets.use(secret, NEW, now=1.0)
        return hashed(member, password)

    monkeypatch.setattr(members, "new_password", while_the_other_is_quicker)
    with pytest.raises(LinkRefused):
        resets.use(secret, "another password", now=1.0)
    assert anna.id == members.check("Anna", NEW).id
