"""Lessons: boards that a teacher prepared, and the tables at which pupils play them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("teacher", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("boards", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lessons"),
        sa.ForeignKeyConstraint(["teacher"], ["people.id"], name="fk_lessons_teacher"),
    )
    op.create_index("ix_lessons_teacher", "lessons", ["teacher"])
    op.create_table(
        "lesson_tables",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_lesson_tables"),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name="fk_lesson_tables_stream"),
        sa.ForeignKeyConstraint(["lesson"], ["lessons.id"], name="fk_lesson_tables_lesson"),
    )
    op.create_index("ix_lesson_tables_lesson", "lesson_tables", ["lesson"])
