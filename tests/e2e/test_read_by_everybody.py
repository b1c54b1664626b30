"""The table in every state, on a wide screen and a phone, light and dark: axe finds nothing wrong with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.e2e.company import at_screen, boards
from tests.e2e.conftest import DESKTOP, ON_ITS_SIDE, PHONE, ColourScheme
from tests.e2e.reading import faults
from tests.server.houses import Four, OpenHouse

pytestmark = pytest.mark.browser
CLAIM = "Клейм"


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize(
    "screen", [DESKTOP, PHONE, ON_ITS_SIDE], ids=["desktop", "phone", "phone on its side"]
)
def test_the_table_can_be_read_by_everybody(
    club: OpenHouse,
    newcomer: Callable[..., BrowserContext],
    screen: tuple[int, int],
    light: ColourScheme,
) -> None:
    four = Four(club, {"type": "rubber", "dealer": "S"}, **boards())
    south = at_screen(four, "S", newcomer("en-GB", screen, light))
    page = south.page
    found: dict[str, list[str]] = {}

    page.locator(".box.on-ivory").wait_for()
    found["auction"] = faults(page)
    four.call("4S P P P")
    four.play(2)
    south.wait_for("view['play'] and view['play']['count'] == 2")
    found["play"] = faults(page)
    four.play(1)
    south.wait_for("turn['legal']")
    page.keyboard.press("k")
    page.locator(".claim").wait_for()
    found["claiming"] = faults(page)
    page.keyboard.press("Escape")
    four.at["W"].settle()
    four.at["W"].must("Claim", tricks=0)
    page.locator(".asked").wait_for()
    found["answering"] = faults(page)
    page.keyboard.press("g")
    for seat in "EN":
        four.at[seat].settle()
        four.at[seat].does("AnswerClaim", agrees=True)
    page.locator(".over").wait_for()
    found["over"] = faults(page)

    assert found == {state: [] for state in found}
    assert south.errors == []
    four.leave()


@pytest.mark.parametrize("screen", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_a_telephone_shows_the_whole_table_at_once(
    club: OpenHouse, newcomer: Callable[..., BrowserContext], screen: tuple[int, int]
) -> None:
    four = Four(club, {"type": "rubber", "dealer": "S"}, **boards())
    south = at_screen(four, "S", newcomer("uk-UA", screen))
    page = south.page
    page.locator(".box.on-ivory").wait_for()
    wanted = [".box .pass", ".box .confirm", ".stage .auction"]
    for place in wanted:
        assert _is_on_screen(page, place), place
    four.call("4S P P P")
    four.play(3)
    south.wait_for("view['play'] and view['play']['count'] == 3 and turn['legal']")

    for place in (".card.liftable", ".contract .ivory"):
        assert _is_on_screen(page, place), place
    assert _is_on_screen(page, f"button:text-is('{CLAIM}')")
    assert south.errors == []
    four.leave()


def _is_on_screen(page: Page, place: str) -> bool:
    """Whether all that is found there lies within the screen."""
    size = page.viewport_size
    assert size
    boxes = [each.bounding_box() for each in page.locator(place).all()]
    return bool(boxes) and all(
        box is not None
        and box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
        for box in boxes
    )
