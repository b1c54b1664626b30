from __future__ import annotations

from biritch.club.lessons import Lessons
from biritch.club.sessions import Sessions
from biritch.club.store import Store
from tests.club.decisions import decision


def test_a_lesson_is_found_by_its_id_and_by_its_teacher(store: Store, sessions: Sessions) -> None:
    lessons = Lessons(store)
    teacher, pupil = (sessions.come_in(now=0.0).person for _each in range(2))
    first = lessons.make("Finesses", b"{}", teacher=teacher, now=1.0)
    second = lessons.make("Squeezes", b"{}", teacher=teacher, now=2.0)
    assert first == lessons.find(first.id)
    assert lessons.find("nothing") is None
    assert [second, first] == lessons.by(frozenset({teacher}))
    assert [] == lessons.by(frozenset({pupil}))


def test_a_lesson_knows_its_tables_and_they_outlive_it(store: Store, sessions: Sessions) -> None:
    lessons = Lessons(store)
    teacher = sessions.come_in(now=0.0).person
    lesson = lessons.make("Finesses", b"{}", teacher=teacher, now=1.0)
    store.append([decision("a"), decision("b"), decision("c")])
    lessons.played_at(lesson.id, "a", now=2.0)
    lessons.played_at(lesson.id, "b", now=3.0)
    assert ["b", "a"] == lessons.tables(lesson.id)
    assert (lesson.id, None) == (lessons.of_table("a"), lessons.of_table("c"))
    lessons.forget(lesson.id)
    assert lessons.find(lesson.id) is None
    assert [] == lessons.tables(lesson.id)
    assert {"a": 1, "b": 1, "c": 1} == store.heads()
