"""A player who sees nothing and has no mouse: keys alone, and what is said aloud, in order."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.at_table import Person
from tests.e2e.company import at_screen, boards
from tests.e2e.reading import heard, is_golden, listen
from tests.server.houses import Four, OpenHouse

pytestmark = pytest.mark.browser

MAY_PLAY = "[data-hand] button[aria-disabled=false]"
MOST_TABS = 100
IS_READY = "[role=log] p"


def _at_keyboard(
    club: OpenHouse, newcomer: Callable[..., BrowserContext], locale: str
) -> tuple[Four, Person]:
    four = Four(club, **boards(number=2))
    context = newcomer(locale)
    listen(context)
    south = at_screen(four, "S", context)
    south.page.locator(IS_READY).first.wait_for(state="attached")
    return four, south


@pytest.mark.parametrize("locale", ["en", "uk", "ru"])
def test_the_auction_is_heard_and_bid_by_keys(
    club: OpenHouse, newcomer: Callable[..., BrowserContext], locale: str
) -> None:
    four, south = _at_keyboard(club, newcomer, locale)
    page = south.page
    page.keyboard.press("1")
    page.keyboard.press("s")
    south.wait_for("len(view['auction']) == 1")
    four.settle()
    four.call("P 2NT X")
    south.wait_for("turn['legal']")
    for key in ("m", "w", "4", "s"):
        page.keyboard.press(key)
    south.wait_for("len(view['auction']) == 5")
    page.keyboard.press("a")

    is_golden(f"auction-{locale}.txt", "\n".join(heard(page)))
    is_golden(f"auction-{locale}.yaml", tree(four, south))
    assert south.errors == []
    four.leave()


def test_a_whole_board_is_played_by_keys_and_heard_in_order(
    club: OpenHouse, newcomer: Callable[..., BrowserContext]
) -> None:
    four, south = _at_keyboard(club, newcomer, "en")
    page = south.page
    for key in "4s":
        page.keyboard.press(key)
    south.wait_for("len(view['auction']) == 1")
    four.settle()
    four.call("P P P")
    four.play(1)
    south.wait_for("turn['legal']")
    for key in "ymto":
        page.keyboard.press(key)
    is_golden("play.yaml", tree(four, south))

    while (count := south.view["play"]["count"]) < 52:
        if south.turn["legal"]:
            _play_by_keys(south, tabbing=count < 4)
        else:
            four.settle()
            four.make_move()
        south.wait_for(f"view['play']['count'] > {count}")
    south.wait_for("view['result']")
    page.locator(".over").wait_for()
    page.keyboard.press("o")

    is_golden("board.txt", "\n".join(heard(page)))
    is_golden("over.yaml", tree(four, south))
    page.keyboard.press("n")
    south.wait_for("'S' in view['ready']")
    assert south.errors == []
    four.leave()


def tree(four: Four, person: Person) -> str:
    """What a screen reader finds on the whole page."""
    return person.page.locator("body").aria_snapshot().replace(four.table, "TABLE")


def _play_by_keys(person: Person, *, tabbing: bool) -> None:
    """Play the first card that may be played: found by Tab in the table in words, or by the arrows."""
    keyboard = person.page.keyboard
    person.page.locator(MAY_PLAY).first.wait_for(state="attached")
    if tabbing:
        for _ in range(MOST_TABS):
            keyboard.press("Shift+Tab")
            if person.page.evaluate(f"document.activeElement.matches({MAY_PLAY!r})"):
                break
    else:
        person.page.evaluate("document.activeElement.blur()")
        keyboard.press("ArrowRight")
    keyboard.press("Enter")
