"""Who followed a link to one seat is admitted to that seat; those before were admitted to any."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    before = sa.table(
        "admissions", *map(sa.column, ("person", "stream", "kind", "at")), sa.column("seat")
    )
    rows = op.get_bind().execute(
        sa.select(before.c.person, before.c.stream, before.c.kind, before.c.at)
    )
    kept = [{**row, "seat": ""} for row in rows.mappings()]
    op.drop_table("admissions")
    op.create_table(
        "admissions",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "stream", "kind", "seat", name="pk_admissions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_admissions_person"),
        sa.CheckConstraint("kind IN ('sit', 'watch')", name=op.f("ck_admissions_kind")),
    )
    if kept:
        op.bulk_insert(before, kept)
