"""What is kept, as tables: written once, for SQLite and PostgreSQL alike.

The log is the truth; everything else is about people, or can be told from the log again. Secrets (cookies, links, keys) are kept only as their SHA-256.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

REVISION: Final = "0003"
"""The schema this release speaks: the last file in `migrations/versions`."""


class Instant(TypeDecorator[float]):
    """A moment: seconds since 1970 in UTC to the house, whole milliseconds on the disk."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: float | None, _dialect: Dialect) -> int | None:
        """Seconds to milliseconds."""
        return None if value is None else round(value * 1000)

    def process_result_value(self, value: int | None, _dialect: Dialect) -> float | None:
        """Milliseconds to seconds."""
        return None if value is None else value / 1000


metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A row of the log is found by its key alone, so on SQLite the key is the table.
log: Final = Table(
    "log",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("author", Text, nullable=False),
    Column("command_id", Text, nullable=False),
    Column("format", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    Column("events", LargeBinary, nullable=False),
    UniqueConstraint("stream", "author", "command_id"),
    sqlite_with_rowid=False,
)

streams: Final = Table(
    "streams",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("opened", Instant, nullable=False),
    Column("due_at", Instant),
    Column("previous", Text),
    CheckConstraint("state IN ('open', 'over')", name="state"),
    Index(None, "due_at"),
    Index(None, "state"),
    sqlite_with_rowid=False,
)

listings: Final = Table(
    "listings",
    metadata,
    Column("stream", Text, ForeignKey("streams.id"), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("listing", LargeBinary, nullable=False),
    Column("posted", Instant, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Instant, nullable=False),
    Column("language", Text),
    Column("called", Text),
    Column("became", Text, ForeignKey("people.id")),
    Index(None, "became"),
)

members: Final = Table(
    "members",
    metadata,
    Column("id", Text, ForeignKey("people.id"), primary_key=True),
    Column("name", Text),
    Column("name_key", Text, unique=True),
    Column("password", Text),
    Column("role", Text, nullable=False),
    Column("created", Instant, nullable=False),
    Column("blanked", Instant),
    CheckConstraint("role IN ('member', 'director', 'owner')", name="role"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", Instant, nullable=False),
    Column("expires", Instant, nullable=False),
    Index(None, "person"),
    Index(None, "expires"),
)

links: Final = Table(
    "links",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("seat", Text),
    Column("maker", Text, nullable=False),
    Column("created", Instant, nullable=False),
    Column("expires", Instant, nullable=False),
    Column("ended", Instant),
    CheckConstraint("kind IN ('reset', 'sit', 'watch')", name="kind"),
    Index(None, "subject"),
)

admissions: Final = Table(
    "admissions",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("stream", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("at", Instant, nullable=False),
    CheckConstraint("kind IN ('sit', 'watch')", name="kind"),
)

sittings: Final = Table(
    "sittings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("stream", Text, ForeignKey("streams.id"), primary_key=True),
    Column("at", Instant, nullable=False),
)

lessons: Final = Table(
    "lessons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("teacher", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("boards", LargeBinary, nullable=False),
    Column("made", Instant, nullable=False),
    Index(None, "teacher"),
)

lesson_tables: Final = Table(
    "lesson_tables",
    metadata,
    Column("stream", Text, ForeignKey("streams.id"), primary_key=True),
    Column("lesson", Text, ForeignKey("lessons.id"), nullable=False),
    Column("at", Instant, nullable=False),
    Index(None, "lesson"),
)

texts: Final = Table(
    "texts",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("stream", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("audience", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Column("text", Text, nullable=False),
    Column("erased", Instant),
    CheckConstraint("kind IN ('chat', 'statement', 'explanation', 'reason')", name="kind"),
    Index("ix_texts_stream_at", "stream", "at"),
    Index(None, "author"),
)

worker_keys: Final = Table(
    "worker_keys",
    metadata,
    Column("key_hash", LargeBinary, primary_key=True),
    Column("worker", Text, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("created", Instant, nullable=False),
    Column("withdrawn", Instant),
)

heartbeats: Final = Table(
    "heartbeats",
    metadata,
    Column("process", Text, primary_key=True),
    Column("at", Instant, nullable=False),
    Column("here", LargeBinary, nullable=False),
)

# One line a fact about the database itself, such as which restore it has been through.
house: Final = Table(
    "house",
    metadata,
    Column("fact", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
