"""A lesson: a teacher gives a file, a pupil plays it alone with robots, and then hears and compares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.house import Server, open_house
from tests.e2e.reading import faults
from tests.e2e.rounds import Guest

pytestmark = pytest.mark.browser

Newcomer = Callable[..., BrowserContext]
WORDS = "South counts thirteen tricks before he says anything."
LESSON = f"""{{{WORDS}}}
[Event "Lesson"]
[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:.AKQJ.AKQJ.AKQJT .T9876.T9876.987 AKQJT98765432... .5432.5432.65432"]
[Auction "S"]
7S =1= Pass Pass Pass
[Note "1:to play"]

[Event "Lesson"]
[Board "2"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "N:.AKQJ.AKQJ.AKQJT .T9876.T9876.987 AKQJT98765432... .5432.5432.65432"]
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for lessons, robots beside it."""
    place = tmp_path_factory.mktemp("lessons")
    with open_house(f"sqlite:///{place / 'house.sqlite'}") as server:
        yield server


def play_on(pupil: Guest, boards: int) -> None:
    """Play so many boards of a lesson at one's table."""
    for number in range(1, boards + 1):
        pupil.wait_for(f"view['board'] and view['board']['number'] == {number}", seconds=20)
        while not pupil.view["result"]:
            pupil.next_step()
            pupil.page.wait_for_timeout(30)
        if number < boards:
            pupil.page.locator(".over button.primary").click()


def test_a_teacher_gives_a_file_and_a_pupil_plays_it_alone_hears_him_and_compares(
    newcomer: Newcomer, house: Server, tmp_path: Path
) -> None:
    file = tmp_path / "thirteen.pbn"
    file.write_text(LESSON, encoding="utf-8")
    teacher = Guest.arrive(newcomer("en-GB", DESKTOP), house.url)
    teacher.page.locator("a[href='/lessons']").click()
    assert [] == faults(teacher.page)
    teacher.page.locator("input[type=file]").set_input_files(file)
    expect(teacher.page.locator(".file [role=status]")).to_contain_text("thirteen.pbn")
    teacher.page.locator("form button.primary").click()
    teacher.page.wait_for_url("**/lesson/*")
    # The teacher has the boards open; nobody has played them yet.
    teacher.page.get_by_role("button", name="Compare").first.click()
    expect(teacher.page.get_by_text(WORDS)).to_be_visible()
    assert [] == faults(teacher.page)

    pupil = Guest.arrive(newcomer("uk-UA", PHONE, "dark"), teacher.page.url)
    expect(pupil.page.locator("ol > li")).to_have_count(2)
    # What the teacher says is not there before the board has been played.
    assert WORDS not in pupil.page.content()
    expect(pupil.page.locator("ol > li button")).to_have_count(0)
    assert [] == faults(pupil.page)
    lesson = pupil.page.url
    pupil.page.locator(".do .primary").click()
    pupil.page.wait_for_url("**/t/*")
    play_on(pupil, 1)

    pupil.page.goto(lesson)
    compare = pupil.page.locator("ol > li button")
    expect(compare).to_have_count(1)
    compare.click()
    expect(pupil.page.get_by_text(WORDS)).to_be_visible()
    expect(pupil.page.locator(".explained tr.mine")).to_have_count(1)
    expect(pupil.page.locator(".explained tr.mine")).to_contain_text("+1510")
    assert [] == faults(pupil.page)
    # The teacher's board and his own table's can be tried otherwise.
    pupil.page.get_by_role("button", name="Спробувати інші розіграші").click()
    pupil.page.get_by_role("heading", name="Здача 1").wait_for()
    expect(pupil.page.get_by_role("link", name="Наступна здача")).to_be_visible()
    assert [] == faults(pupil.page)

    teacher.page.reload()
    teacher.page.get_by_role("button", name="Compare").first.click()
    expect(teacher.page.locator(".explained tbody tr")).to_have_count(1)
    expect(teacher.page.locator(".explained tr.mine")).to_have_count(0)
    assert [] == teacher.errors + pupil.errors
