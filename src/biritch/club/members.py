"""Members: people with a name. Rows elsewhere hold their ids only, so a name can be blanked."""

from collections.abc import Iterable
from enum import Enum

import msgspec
from sqlalchemy import Connection, Executable, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from biritch.club.errors import LogInRefused, NameRefused
from biritch.club.names import name_key, name_of
from biritch.club.passwords import Passwords
from biritch.club.rights import Role
from biritch.club.secret import new_id
from biritch.club.store import Store
from biritch.club.store.schema import links, members, people, sessions


class Language(Enum):
    """A language the house speaks."""

    ENGLISH = "en"
    UKRAINIAN = "uk"
    RUSSIAN = "ru"


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with a name in the house.

    Args:
        id: what is written wherever something is said of this person.
        name: what people see; None once it is blanked.
        role: member, director or owner.
        language: what they read; None for what their browser asks for.
        created: when they joined.
    """

    id: str
    name: str | None
    role: Role
    language: Language | None
    created: float


_COLUMNS = (members.c.id, members.c.name, members.c.role, people.c.language, members.c.created)
_MEMBERS = select(*_COLUMNS).join_from(members, people, members.c.id == people.c.id)


class Members:
    """The members of a house.

    Args:
        store: where they are kept.
        passwords: how their passwords are kept.
    """

    def __init__(self, store: Store, passwords: Passwords | None = None) -> None:
        self._store = store
        self._passwords = passwords or Passwords()

    def join(self, person: str, name: str, password: str, *, now: float) -> Member:
        """Give a guest a name and a password; everything he has played stays his.

        Raises:
            NameRefused: if the name cannot be had, or the person has one already.
            PasswordRefused: if the password will not do.
        """
        if self.get(person) is not None:
            raise NameRefused("who has a name cannot take another", code="name.already")
        wanted = name_of(name)
        kept = self._passwords.keep(password, name=wanted)
        return self._enter(person, wanted, kept, Role.MEMBER, now)

    def appoint(self, name: str, role: Role, *, now: float) -> Member:
        """Give somebody a role in the house, and a place in it if there is nobody of that name yet.

        A newcomer has no password until he uses the link that is printed for him.

        Raises:
            NameRefused: if nobody can have that name.
            ValueError: if the role is not one a member has.
        """
        if role not in {Role.MEMBER, Role.DIRECTOR, Role.OWNER}:
            raise ValueError(f"{role.value} is not a role of a member")
        found = self.find(name)
        if found is None:
            person = new_id()
            with self._store.writing() as connection:
                connection.execute(insert(people).values(id=person, created=now))
            return self._enter(person, name_of(name), None, role, now)
        with self._store.writing() as connection:
            connection.execute(
                update(members).where(members.c.id == found.id).values(role=role.value)
            )
        return self.get(found.id) or found

    def check(self, name: str, password: str) -> Member:
        """The member of that name, if that is the password.

        Raises:
            LogInRefused: if there is none, or it is not; it takes as long in either case.
        """
        query = select(members.c.id, members.c.password).where(members.c.name_key == name_key(name))
        with self._store.reading() as connection:
            row = connection.execute(query).one_or_none()
        kept = None if row is None else row.password
        if not self._passwords.check(kept, password) or row is None or kept is None:
            raise LogInRefused("no such name with such a password")
        if self._passwords.is_outdated(kept):
            stronger = self.new_password(row.id, password)
            with self._store.writing() as connection:
                connection.execute(
                    update(members).where(members.c.id == row.id).values(password=stronger)
                )
        found = self.get(row.id)
        assert found is not None
        return found

    def set_password(self, member: str, password: str) -> None:
        """Set a member's password, and end every session he has anywhere.

        Raises:
            PasswordRefused: if it will not do.
        """
        kept = self.new_password(member, password)
        with self._store.writing() as connection:
            write_password(connection, member, kept)

    def new_password(self, member: str, password: str) -> str:
        """What will be kept of a member's new password.

        Raises:
            PasswordRefused: if it will not do.
        """
        found = self.get(member)
        return self._passwords.keep(password, name=(found and found.name) or "")

    def has_password(self, member: str) -> bool:
        """Whether a member has ever set a password."""
        query = select(members.c.id).where(members.c.id == member, members.c.password.is_not(None))
        with self._store.reading() as connection:
            return connection.execute(query).first() is not None

    def call(self, guest: str, name: str) -> str:
        """Say what a guest is called; a member keeps his name. Two guests may be called the same.

        Raises:
            NameRefused: if nobody can be called that, or a member is.
        """
        wanted = name_of(name)
        taken = self.find(wanted)
        if taken is not None or self.get(guest) is not None:
            raise NameRefused(
                f"{wanted!r} is a member's name" if taken else "a member keeps his name",
                code="name.taken" if taken else "name.already",
                name=wanted,
            )
        with self._store.writing() as connection:
            connection.execute(update(people).where(people.c.id == guest).values(called=wanted))
        return wanted

    def set_language(self, person: str, language: Language) -> None:
        """Remember what somebody, member or guest, wants to read."""
        with self._store.writing() as connection:
            connection.execute(
                update(people).where(people.c.id == person).values(language=language.value)
            )

    def blank(self, member: str, *, now: float) -> None:
        """Forget a member's name for good; results keep his id, which says nothing."""
        with self._store.writing() as connection:
            connection.execute(
                update(members)
                .where(members.c.id == member)
                .values(name=None, name_key=None, password=None, role="member", blanked=now)
            )
            mine = (people.c.id == member) | (people.c.became == member)
            connection.execute(update(people).where(mine).values(language=None, called=None))
            connection.execute(delete(sessions).where(sessions.c.person == member))
            connection.execute(
                update(links)
                .where(links.c.subject == member, links.c.kind == "reset", links.c.ended.is_(None))
                .values(ended=now)
            )

    def find(self, name: str) -> Member | None:
        """The member whose name is this, or looks like this."""
        with self._store.reading() as connection:
            return _one(connection, _MEMBERS.where(members.c.name_key == name_key(name)))

    def get(self, member: str) -> Member | None:
        """The member of an id; None for a guest or nobody."""
        with self._store.reading() as connection:
            return _one(connection, _MEMBERS.where(members.c.id == member))

    def everyone(self) -> list[Member]:
        """All members with a name, by name."""
        query = _MEMBERS.where(members.c.name.is_not(None)).order_by(members.c.name_key)
        with self._store.reading() as connection:
            return [_member(row) for row in connection.execute(query).mappings()]

    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of those who have one, by id; a guest who has joined since has his new one."""
        known = people.alias("known")
        query = (
            select(known.c.id, members.c.id.label("member"), members.c.name, known.c.called)
            .join_from(
                known,
                members,
                (members.c.id == known.c.id) | (members.c.id == known.c.became),
                isouter=True,
            )
            .where(known.c.id.in_(list(ids)))
        )
        with self._store.reading() as connection:
            # A name that was blanked is not replaced by what its bearer was called as a guest.
            found = {
                row.id: row.name if row.member else row.called for row in connection.execute(query)
            }
        return {person: name for person, name in found.items() if name}

    def _enter(
        self, person: str, name: str, password: str | None, role: Role, now: float
    ) -> Member:
        try:
            with self._store.writing() as connection:
                connection.execute(
                    insert(members).values(
                        id=person,
                        name=name,
                        name_key=name_key(name),
                        password=password,
                        role=role.value,
                        created=now,
                    )
                )
                connection.execute(
                    update(people).where(people.c.called == name).values(called=None)
                )
        except IntegrityError as error:
            raise NameRefused(
                f"{name!r} is taken, or looks like a name that is", code="name.taken", name=name
            ) from error
        entered = self.get(person)
        assert entered is not None
        return entered


def write_password(connection: Connection, member: str, kept: str) -> None:
    """Write a member's new password, and end every session he has anywhere."""
    connection.execute(
        update(members)
        .where(members.c.id == member, members.c.blanked.is_(None))
        .values(password=kept)
    )
    connection.execute(delete(sessions).where(sessions.c.person == member))


def _one(connection: Connection, query: Executable) -> Member | None:
    row = connection.execute(query).mappings().one_or_none()
    return None if row is None else _member(row)


def _member(row: RowMapping) -> Member:
    return Member(
        id=row["id"],
        name=row["name"],
        role=Role(row["role"]),
        language=Language(row["language"]) if row["language"] else None,
        created=row["created"],
    )
