"""The first house: the log, its streams, people, links, texts, workers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _log()
    _people()
    _house()


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("command_id", sa.Text, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("stream", "number", name="pk_log"),
        sa.UniqueConstraint("stream", "author", "command_id", name="uq_log_stream"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "streams",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("previous", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_streams"),
        sa.CheckConstraint("state IN ('open', 'over')", name=op.f("ck_streams_state")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_streams_due_at", "streams", ["due_at"])
    op.create_index("ix_streams_state", "streams", ["state"])
    op.create_table(
        "listings",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("listing", sa.LargeBinary, nullable=False),
        sa.Column("posted", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_listings"),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name="fk_listings_stream"),
    )
    op.create_table(
        "texts",
        sa.Column("id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("erased", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_texts"),
        sa.CheckConstraint(
            "kind IN ('chat', 'statement', 'explanation', 'reason')", name=op.f("ck_texts_kind")
        ),
    )
    op.create_index("ix_texts_stream_at", "texts", ["stream", "at"])
    op.create_index("ix_texts_author", "texts", ["author"])


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("called", sa.Text),
        sa.Column("became", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.ForeignKeyConstraint(["became"], ["people.id"], name="fk_people_became"),
    )
    op.create_index("ix_people_became", "people", ["became"])
    op.create_table(
        "members",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("name_key", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("blanked", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_members"),
        sa.ForeignKeyConstraint(["id"], ["people.id"], name="fk_members_id"),
        sa.UniqueConstraint("name_key", name="uq_members_name_key"),
        sa.CheckConstraint("role IN ('member', 'director', 'owner')", name=op.f("ck_members_role")),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_table(
        "links",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("seat", sa.Text),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("token_hash", name="pk_links"),
        sa.CheckConstraint("kind IN ('reset', 'sit', 'watch')", name=op.f("ck_links_kind")),
    )
    op.create_index("ix_links_subject", "links", ["subject"])
    op.create_table(
        "admissions",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "stream", "kind", name="pk_admissions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_admissions_person"),
        sa.CheckConstraint("kind IN ('sit', 'watch')", name=op.f("ck_admissions_kind")),
    )
    op.create_table(
        "sittings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "stream", name="pk_sittings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sittings_person"),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name="fk_sittings_stream"),
    )


def _house() -> None:
    op.create_table(
        "worker_keys",
        sa.Column("key_hash", sa.LargeBinary, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("withdrawn", sa.BigInteger),
        sa.PrimaryKeyConstraint("key_hash", name="pk_worker_keys"),
        sa.UniqueConstraint("worker", name="uq_worker_keys_worker"),
    )
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("here", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_heartbeats"),
    )
    op.create_table(
        "house",
        sa.Column("fact", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("fact", name="pk_house"),
    )
