"""Links: to sit, to watch, and to set a password anew. Whoever has one may use it, so none can be guessed."""

from enum import Enum
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, and_, insert, select, update

from biritch.club.errors import LinkRefused
from biritch.club.members import Members, write_password
from biritch.club.secret import SECRET, digest, new_secret
from biritch.club.store import Store, insert_once
from biritch.club.store.schema import admissions, links

RESET_SECONDS: Final = 2 * 86_400.0
INVITATION_SECONDS: Final = 30 * 86_400.0
_ANY_SEAT: Final = ""


class Invited(Enum):
    """What an invitation is to."""

    SIT = "sit"
    WATCH = "watch"


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """What a link leads to.

    Args:
        to: to sit or to watch.
        stream: the table.
        seat: the seat it is for, as the table spells it; None for any that is free.
        made: when the link was made.
    """

    to: Invited
    stream: str
    seat: str | None = None
    made: float = 0.0


class Invitations:
    """The links to the tables of a house.

    Args:
        store: where their hashes are kept.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def make(self, invitation: Invitation, *, maker: str, now: float) -> str:
        """Make a link: the secret at its end, which is shown now and never again.

        Args:
            invitation: what it leads to.
            maker: id of whoever invites.
            now: the moment.
        """
        return _make(
            self._store,
            kind=invitation.to.value,
            subject=invitation.stream,
            seat=invitation.seat,
            maker=maker,
            now=now,
            lasts=INVITATION_SECONDS,
        )

    def read(self, secret: str, *, now: float) -> Invitation:
        """What a link leads to.

        Raises:
            LinkRefused: if it leads nowhere: never made, too old, or withdrawn.
        """
        query = select(links.c.kind, links.c.subject, links.c.seat, links.c.created).where(
            _usable(secret, now), links.c.kind.in_([each.value for each in Invited])
        )
        with self._store.reading() as connection:
            row = connection.execute(query).one_or_none()
        if row is None or not SECRET.fullmatch(secret):
            raise LinkRefused("this link leads nowhere")
        return Invitation(to=Invited(row.kind), stream=row.subject, seat=row.seat, made=row.created)

    def accept(self, secret: str, *, person: str, now: float) -> Invitation:
        """Follow a link: from now on the person is admitted without it to what it led to, and no more.

        Raises:
            LinkRefused: if it leads nowhere.
        """
        invitation = self.read(secret, now=now)
        with self._store.writing() as connection:
            insert_once(
                connection,
                admissions,
                person=person,
                stream=invitation.stream,
                kind=invitation.to.value,
                seat=invitation.seat or _ANY_SEAT,
                at=now,
            )
        return invitation

    def admitted(self, ids: frozenset[str], stream: str) -> frozenset[Invitation]:
        """To what somebody with these ids was admitted at a table."""
        query = select(admissions.c.kind, admissions.c.seat).where(
            admissions.c.person.in_(ids), admissions.c.stream == stream
        )
        with self._store.reading() as connection:
            return frozenset(
                Invitation(to=Invited(row.kind), stream=stream, seat=row.seat or None)
                for row in connection.execute(query)
            )

    def withdraw(self, stream: str, *, now: float) -> None:
        """End every link to a table; whoever has come by one stays admitted."""
        with self._store.writing() as connection:
            connection.execute(
                update(links)
                .where(links.c.subject == stream, links.c.kind != "reset", links.c.ended.is_(None))
                .values(ended=now)
            )


class Resets:
    """One-time links by which a member sets his password.

    Args:
        store: where their hashes are kept.
        members: whose passwords they are.
    """

    def __init__(self, store: Store, members: Members) -> None:
        self._store = store
        self._members = members

    def make(self, member: str, *, maker: str, now: float) -> str:
        """Make a link for a member: the secret at its end. Those made before are worth nothing."""
        with self._store.writing() as connection:
            connection.execute(
                update(links)
                .where(links.c.subject == member, links.c.kind == "reset", links.c.ended.is_(None))
                .values(ended=now)
            )
        return _make(
            self._store,
            kind="reset",
            subject=member,
            seat=None,
            maker=maker,
            now=now,
            lasts=RESET_SECONDS,
        )

    def use(self, secret: str, password: str, *, now: float) -> str:
        """Set a member's password by his link, once; returns his id.

        Raises:
            LinkRefused: if the link is spent, too old, or never was.
            PasswordRefused: if the password will not do; the link can be used again.
        """
        wanted = and_(_usable(secret, now), links.c.kind == "reset")
        with self._store.reading() as connection:
            found: str | None = connection.scalar(select(links.c.subject).where(wanted))
        if found is None:
            raise LinkRefused("this link leads nowhere")
        kept = self._members.new_password(found, password)
        with self._store.writing() as connection:
            # Two who use it at once: the one who marks it first has it.
            spent = connection.execute(update(links).where(wanted).values(ended=now))
            if spent.rowcount != 1:
                raise LinkRefused("this link leads nowhere")
            write_password(connection, found, kept)
        return found


def _usable(secret: str, now: float) -> ColumnElement[bool]:
    return and_(
        links.c.token_hash == digest(secret), links.c.ended.is_(None), links.c.expires > now
    )


def _make(
    store: Store,
    *,
    kind: str,
    subject: str,
    seat: str | None,
    maker: str,
    now: float,
    lasts: float,
) -> str:
    secret = new_secret()
    with store.writing() as connection:
        connection.execute(
            insert(links).values(
                token_hash=digest(secret),
                kind=kind,
                subject=subject,
                seat=seat,
                maker=maker,
                created=now,
                expires=now + lasts,
            )
        )
    return secret
