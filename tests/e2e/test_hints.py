"""A learner's hint in the browser: asked for by a button or by keyboard, read in words, gone with the turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from biritch.club.sessions import COOKIE
from biritch.robots import Style
from biritch.server.robots_style import robot_at
from tests.e2e.conftest import DESKTOP, PHONE
from tests.server.houses import OpenHouse

PATIENCE = 30_000  # the first hint has a system's book to read


def _at_a_table(
    club: OpenHouse, newcomer: Callable[..., BrowserContext], screen: tuple[int, int]
) -> Page:
    """The page of somebody who has just sat down with three robots, and deals."""
    anna = club.guest()
    table = anna.opens(seat="N", robots=True)
    context = newcomer(screen=screen)
    context.add_cookies([{"name": COOKIE, "value": anna.token, "url": club.url}])
    page = context.new_page()
    page.goto(f"{club.url}/t/{table}")
    return page


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["a desk", "a telephone"])
def test_a_learner_asks_what_a_robot_would_call(
    club: OpenHouse, newcomer: Callable[..., BrowserContext], screen: tuple[int, int]
) -> None:
    with club.worker(robot_at(Style("sayc", "beginner"))):
        page = _at_a_table(club, newcomer, screen)
        hint = page.get_by_role("button", name="Hint", exact=True)
        expect(hint).to_be_enabled(timeout=PATIENCE)
        hint.focus()
        page.keyboard.press("Enter")
        told = page.get_by_role("region", name="What a robot would think of")
        expect(told.get_by_text("A robot’s choice")).to_be_visible(timeout=PATIENCE)
        expect(hint).to_have_attribute("aria-expanded", "true")
        assert 1 <= told.get_by_role("listitem").count() <= 4
        # It goes with the turn.
        page.keyboard.press("p")
        expect(told).to_be_hidden(timeout=PATIENCE)
