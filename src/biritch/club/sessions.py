"""Who is knocking: guests play at once, members log in, and a cookie says which of them it is."""

from collections.abc import Mapping
from http.cookies import SimpleCookie
from itertools import islice
from typing import Final

import msgspec
from sqlalchemy import Connection, Select, delete, exists, insert, select, update

from biritch.club.members import Language, Member, Members
from biritch.club.rights import Role
from biritch.club.secret import SECRET, digest, new_id, new_secret
from biritch.club.store import Store
from biritch.club.store.schema import admissions, members, people, sessions, sittings

COOKIE: Final = "biritch"
LASTS_SECONDS: Final = 180 * 86_400.0
_FORGOTTEN_SECONDS: Final = 2 * 86_400.0
_ASKED_AT_ONCE: Final = 500


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A cookie just handed out; nobody can read it back from the database."""

    token: str
    person: str
    expires: float

    def cookie(self, *, secure: bool) -> str:
        """The value of a ``Set-Cookie`` header.

        Args:
            secure: whether the house is reached by https, and only so.

        Examples:
            >>> Session(token="abc", person="p1", expires=0.0).cookie(secure=True)
            'biritch=abc; HttpOnly; Max-Age=15552000; Path=/; SameSite=Lax; Secure'
        """
        jar: SimpleCookie = SimpleCookie()
        jar[COOKIE] = self.token
        # Lax, not Strict: who follows a friend's invitation is still who he was.
        jar[COOKIE]["path"] = "/"
        jar[COOKIE]["max-age"] = int(LASTS_SECONDS)
        jar[COOKIE]["httponly"] = True
        jar[COOKIE]["samesite"] = "Lax"
        if secure:
            jar[COOKIE]["secure"] = True
        return jar[COOKIE].OutputString()


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """Who a cookie says it is.

    Args:
        person: the id that is written of him from now on.
        member: his place among the members; None for a guest.
        language: what he wants to read; None for what his browser asks for.
        guests: ids he had as a guest before he logged in: what they did is his.
    """

    person: str
    member: Member | None = None
    language: Language | None = None
    guests: frozenset[str] = frozenset()

    @property
    def ids(self) -> frozenset[str]:
        """Every id that is his."""
        return self.guests | {self.person}

    @property
    def roles(self) -> frozenset[Role]:
        """What he is in the house; whether he is host of a table is asked of the table."""
        return _roles(self.member.role if self.member else None)


class Sessions:
    """The cookies of a house.

    Args:
        store: where their hashes are kept.
        members: who has a name.
    """

    def __init__(self, store: Store, members: Members) -> None:
        self._store = store
        self._members = members

    def come_in(self, *, now: float, language: Language | None = None) -> Session:
        """Let a new guest in."""
        person = new_id()
        with self._store.writing() as connection:
            connection.execute(
                insert(people).values(
                    id=person, created=now, language=language.value if language else None
                )
            )
            return _hand_out(connection, person, now)

    def who(self, token: str, *, now: float) -> Visitor | None:
        """Who has this cookie; None if it is none of ours, or too old."""
        if not SECRET.fullmatch(token):
            return None
        query = select(sessions.c.person, sessions.c.expires, people.c.language).join_from(
            sessions, people, sessions.c.person == people.c.id
        )
        query = query.where(sessions.c.token_hash == digest(token), sessions.c.expires > now)
        with self._store.reading() as connection:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            guests = connection.scalars(
                select(people.c.id).where(people.c.became == row.person)
            ).all()
        if row.expires - now < LASTS_SECONDS / 2:
            with self._store.writing() as connection:
                connection.execute(
                    update(sessions)
                    .where(sessions.c.token_hash == digest(token))
                    .values(expires=now + LASTS_SECONDS)
                )
        return Visitor(
            person=row.person,
            member=self._members.get(row.person),
            language=Language(row.language) if row.language else None,
            guests=frozenset(guests),
        )

    def roles(self, digests: frozenset[bytes], *, now: float) -> Mapping[bytes, frozenset[Role]]:
        """What those who have these cookies, each by its digest, are in the house; one worth nothing is left out."""
        some = iter(digests)
        found: dict[bytes, frozenset[Role]] = {}
        with self._store.reading() as connection:
            while at_once := list(islice(some, _ASKED_AT_ONCE)):
                query = (
                    select(sessions.c.token_hash, members.c.role)
                    .join_from(sessions, members, members.c.id == sessions.c.person, isouter=True)
                    .where(sessions.c.token_hash.in_(at_once), sessions.c.expires > now)
                )
                for row in connection.execute(query):
                    found[row.token_hash] = _roles(Role(row.role) if row.role else None)
        return found

    def join(self, token: str | None, name: str, password: str, *, now: float) -> Session:
        """Make a guest a member, under a new cookie; with no cookie yet, somebody new.

        Raises:
            NameRefused: if the name cannot be had, or he has one already.
            PasswordRefused: if the password will not do.
        """
        visitor = self.who(token, now=now) if token else None
        if visitor is None:
            visitor = Visitor(person=self.come_in(now=now).person)
        self._members.join(visitor.person, name, password, now=now)
        return self._exchange(visitor.person, now)

    def log_in(self, token: str | None, name: str, password: str, *, now: float) -> Session:
        """Log a member in, under a new cookie; what he did as a guest just before is his.

        Raises:
            LogInRefused: if there is no such name with such a password.
        """
        member = self._members.check(name, password)
        visitor = self.who(token, now=now) if token else None
        with self._store.writing() as connection:
            if visitor is not None:
                connection.execute(
                    delete(sessions).where(sessions.c.token_hash == digest(token or ""))
                )
                if visitor.member is None:
                    _follow(connection, visitor.person, member.id)
            return _hand_out(connection, member.id, now)

    def log_out(self, token: str, *, now: float) -> Session:
        """Make somebody a new guest, under a new cookie; the old one is worth nothing."""
        with self._store.writing() as connection:
            connection.execute(delete(sessions).where(sessions.c.token_hash == digest(token)))
        return self.come_in(now=now)

    def hand_to(self, member: str, *, now: float) -> Session:
        """Hand a cookie to a member who has just set his password, by a link or anew."""
        with self._store.writing() as connection:
            return _hand_out(connection, member, now)

    def sweep(self, *, now: float) -> None:
        """Forget cookies that are too old, and guests who never sat down and have none."""
        with self._store.writing() as connection:
            connection.execute(delete(sessions).where(sessions.c.expires <= now))
            connection.execute(
                delete(admissions).where(admissions.c.person.in_(_left_for_good(now)))
            )
            connection.execute(delete(people).where(people.c.id.in_(_left_for_good(now))))

    def _exchange(self, person: str, now: float) -> Session:
        with self._store.writing() as connection:
            connection.execute(delete(sessions).where(sessions.c.person == person))
            return _hand_out(connection, person, now)


def _roles(role: Role | None) -> frozenset[Role]:
    """What a member with this role is in the house; a guest has none."""
    return frozenset({Role.GUEST}) if role is None else frozenset({Role.MEMBER, role})


def _hand_out(connection: Connection, person: str, now: float) -> Session:
    session = Session(token=new_secret(), person=person, expires=now + LASTS_SECONDS)
    connection.execute(
        insert(sessions).values(
            token_hash=digest(session.token), person=person, created=now, expires=session.expires
        )
    )
    return session


def _follow(connection: Connection, guest: str, member: str) -> None:
    """What a guest did is the member's from now on, and so is every other device he is a guest on."""
    connection.execute(update(people).where(people.c.id == guest).values(became=member))
    connection.execute(delete(sessions).where(sessions.c.person == guest))


def _left_for_good(now: float) -> Select[tuple[str]]:
    known = people.alias("known")
    return (
        select(known.c.id)
        .where(known.c.created < now - _FORGOTTEN_SECONDS, known.c.became.is_(None))
        .where(~exists().where(members.c.id == known.c.id))
        .where(~exists().where(sessions.c.person == known.c.id))
        .where(~exists().where(sittings.c.person == known.c.id))
    )
