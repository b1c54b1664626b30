"""A newcomer opens the house and plays a board against three robots, in each language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.at_table import Person, play_board
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.house import open_house

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("locale", "screen"),
    [("en-GB", DESKTOP), ("uk-UA", PHONE), ("ru-RU", DESKTOP)],
)
def test_three_clicks_lead_to_a_board_that_is_played_to_its_score(
    newcomer: Callable[..., BrowserContext],
    sqlite_url: str,
    locale: str,
    screen: tuple[int, int],
) -> None:
    with open_house(sqlite_url) as house:
        person = Person.come(newcomer(locale, screen), house.url)
        person.page.locator("main button.primary").first.click()
        person.page.wait_for_url("**/t/*")

        play_board(person)

        assert person.view["result"]["text"]
        person.page.locator(".over").wait_for()
        assert person.errors == []
