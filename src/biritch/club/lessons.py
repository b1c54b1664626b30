"""Lessons: boards that a teacher prepared, and the tables at which pupils have played them."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select

from biritch.club.secret import new_id
from biritch.club.store import Store, insert_once
from biritch.club.store.schema import lesson_tables, lessons

MOST_TABLES = 200
"""So many tables of a lesson are compared, the latest of them."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """Boards prepared by a teacher.

    Args:
        id: what its address names.
        teacher: id of whoever made it.
        name: what people call it.
        boards: its records, in our own JSON.
        made: when.
    """

    id: str
    teacher: str
    name: str
    boards: bytes
    made: float


class Lessons:
    """The lessons of a house.

    Args:
        store: where they are kept.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def make(self, name: str, boards: bytes, *, teacher: str, now: float) -> Lesson:
        """Keep a lesson."""
        lesson = Lesson(id=new_id(), teacher=teacher, name=name, boards=boards, made=now)
        with self._store.writing() as connection:
            connection.execute(
                insert(lessons).values(
                    id=lesson.id, teacher=teacher, name=name, boards=boards, made=now
                )
            )
        return lesson

    def find(self, lesson: str) -> Lesson | None:
        """A lesson by its id; None if there is none."""
        with self._store.reading() as connection:
            row = (
                connection.execute(select(lessons).where(lessons.c.id == lesson))
                .mappings()
                .one_or_none()
            )
        return None if row is None else Lesson(**row)

    def by(self, ids: frozenset[str]) -> list[Lesson]:
        """The lessons that somebody with these ids made, the latest first."""
        query = select(lessons).where(lessons.c.teacher.in_(ids)).order_by(lessons.c.made.desc())
        with self._store.reading() as connection:
            return [Lesson(**row) for row in connection.execute(query).mappings()]

    def forget(self, lesson: str) -> None:
        """Take a lesson away; the tables at which it was played stay."""
        with self._store.writing() as connection:
            connection.execute(delete(lesson_tables).where(lesson_tables.c.lesson == lesson))
            connection.execute(delete(lessons).where(lessons.c.id == lesson))

    def played_at(self, lesson: str, stream: str, *, now: float) -> None:
        """Remember that a table plays a lesson."""
        with self._store.writing() as connection:
            insert_once(connection, lesson_tables, stream=stream, lesson=lesson, at=now)

    def tables(self, lesson: str) -> list[str]:
        """The tables that play a lesson, the latest first."""
        query = (
            select(lesson_tables.c.stream)
            .where(lesson_tables.c.lesson == lesson)
            .order_by(lesson_tables.c.at.desc(), lesson_tables.c.stream)
            .limit(MOST_TABLES)
        )
        with self._store.reading() as connection:
            return list(connection.scalars(query))

    def of_table(self, stream: str) -> str | None:
        """The lesson that a table plays; None if it plays none."""
        query = select(lesson_tables.c.lesson).where(lesson_tables.c.stream == stream)
        with self._store.reading() as connection:
            return connection.scalars(query).one_or_none()
