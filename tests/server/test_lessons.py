"""A teacher gives boards, pupils play them at their own tables, and compare afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import OpenHouse, Person, Place

BOARDS = """\
{ Count your tricks before you play to the first. }
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Auction "N"]
{ What do you open with thirteen spades? }
7S =1= Pass Pass Pass
[Note "1:to play"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:..AKQJT98765432. ...AKQJT98765432 AKQJT98765432... .AKQJT98765432.."]
"""
WHAT_THE_TEACHER_SAYS = "thirteen spades"


def given(teacher: Person, **wishes: object) -> str:
    """A lesson that somebody gives."""
    answer = teacher.ask("POST", "/api/lessons", {"pbn": BOARDS, "name": "Spades", **wishes})
    assert 200 == answer.status_code, answer.text
    lesson: str = answer.json()["lesson"]
    return lesson


def at_a_table(house: OpenHouse, lesson: str, pupil: Person) -> dict[str, Place]:
    """Four who play a lesson, the pupil sitting North."""
    opened = pupil.ask("POST", f"/api/lessons/{lesson}/tables", {"seat": "N", "robots": False})
    table = opened.json()["table"]
    made = pupil.ask("POST", f"/api/tables/{table}/invitations", {"to": "sit"})
    secret = made.json()["link"].rsplit("/", 1)[1]
    places = {"N": pupil.looks_at(table)}
    for seat in "ESW":
        friend = house.guest()
        friend.ask("POST", f"/api/links/{secret}", {})
        places[seat] = friend.looks_at(table, seat=seat)
    for place in places.values():
        while place.view["board"] is None:
            place.hear()
        place.settle()
    return places


def call(places: dict[str, Place], calls: str) -> None:
    """Calls in turn."""
    for each in calls.split():
        places[places["N"].view["turn"]["actor"]].must("Call", call=each)
        for place in places.values():
            place.settle()


def board(person: Person, lesson: str, number: int = 1) -> dict[str, Any] | None:
    """What a person is told of a board; None if it is sealed for him."""
    answer = person.ask("GET", f"/api/lessons/{lesson}/boards/{number}")
    if answer.status_code == 404:
        assert WHAT_THE_TEACHER_SAYS not in answer.text
        assert "board.none" == answer.json()["code"]
        return None
    told: dict[str, Any] = answer.json()
    return told


def test_a_pupil_plays_and_then_hears_what_the_teacher_says(house: OpenHouse) -> None:
    teacher, pupil, later = house.guest(), house.guest(), house.guest()
    lesson = given(teacher)
    assert board(pupil, lesson) is None
    places = at_a_table(house, lesson, pupil)
    assert board(pupil, lesson) is None
    call(places, "P P P P")
    told = board(pupil, lesson)
    assert told is not None
    assert WHAT_THE_TEACHER_SAYS in str(told["record"])
    assert [(True, "PASS", 0)] == [
        (table["mine"], table["result"], table["points_ns"]) for table in told["tables"]
    ]
    # Whoever has yet to play it hears nothing, though the others have finished.
    assert board(later, lesson) is None
    assert board(house.nobody(), lesson) is None
    assert board(pupil, lesson, 2) is None
    assert board(pupil, lesson, 77) is None
    for place in places.values():
        place.leaves()


def test_pupils_of_different_tables_compare_what_they_made_of_a_board(house: OpenHouse) -> None:
    teacher, first, second = house.guest(), house.guest(), house.guest()
    lesson = given(teacher)
    for pupil in (first, second):
        places = at_a_table(house, lesson, pupil)
        call(places, "P P P P")
        for place in places.values():
            place.leaves()
    told = board(second, lesson)
    assert told is not None
    assert [True, False] == [table["mine"] for table in told["tables"]]
    # Only one's own table can be opened from there.
    assert "" == told["tables"][1]["table"]
    seen_by_teacher = board(teacher, lesson, 2)
    assert seen_by_teacher is not None
    assert [] == seen_by_teacher["tables"]


def test_a_lessons_page_shows_its_boards_without_a_card(house: OpenHouse) -> None:
    teacher, pupil = house.guest(), house.guest()
    lesson = given(teacher)
    answer = pupil.ask("GET", f"/api/lessons/{lesson}")
    told = answer.json()
    assert not told["teaches"]
    assert teacher.ask("GET", f"/api/lessons/{lesson}").json()["teaches"]
    assert [(1, "N", True), (2, "E", False)] == [
        (each["number"], each["dealer"], each["auction"]) for each in told["boards"]
    ]
    assert "AKQ" not in answer.text
    assert WHAT_THE_TEACHER_SAYS not in answer.text
    places = at_a_table(house, lesson, pupil)
    assert places["N"].frames
    call(places, "P P P P")
    after = pupil.ask("GET", f"/api/lessons/{lesson}").json()["boards"]
    assert places["N"].table == after[0]["table"]
    assert [1, 0] == [each["played"] for each in after]
    for place in places.values():
        place.leaves()


def test_a_lesson_can_be_played_alone_with_robots(house: OpenHouse) -> None:
    lesson, pupil = given(house.guest()), house.guest()
    table = pupil.ask("POST", f"/api/lessons/{lesson}/tables", {"seat": "E"}).json()["table"]
    place = pupil.looks_at(table)
    chairs = place.view["chairs"]
    assert [True, False, True, True] == [chairs[seat]["robot"] for seat in "NESW"]
    place.leaves()
    assert 404 == house.guest().ask("GET", f"/api/tables/{table}").status_code


def test_only_the_teacher_takes_a_lesson_away(house: OpenHouse) -> None:
    teacher, other = house.member("teacher"), house.guest()
    lesson = given(teacher)
    assert [lesson] == [
        each["lesson"] for each in teacher.ask("GET", "/api/lessons").json()["lessons"]
    ]
    assert 403 == other.ask("POST", f"/api/lessons/{lesson}/away").status_code
    assert 200 == teacher.ask("POST", f"/api/lessons/{lesson}/away").status_code
    assert 404 == teacher.ask("GET", f"/api/lessons/{lesson}").status_code


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"pbn": "no boards at all"}, "source.problems"),
        ({"pbn": ""}, "source.problems"),
        ({"pbn": "x" * 300_000}, "wire.too_large"),
        ({"pbn": 65 * BOARDS.split("[Board")[1].join(("[Board", ""))}, "lesson.boards"),
        ({"name": ""}, "lesson.name"),
        ({"name": "x" * 1000}, "lesson.name"),
    ],
)
def test_a_lesson_without_a_board_or_a_name_is_refused(
    house: OpenHouse, wishes: dict[str, str], code: str
) -> None:
    answer = house.guest().ask("POST", "/api/lessons", {"pbn": BOARDS, "name": "Spades", **wishes})
    assert (400, code) == (answer.status_code, answer.json()["code"])
