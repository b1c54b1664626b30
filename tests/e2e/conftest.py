"""Browsers for the end-to-end tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from biritch.server.app import STATIC
from tests.server.houses import OpenHouse, open_house

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ColourScheme = Literal["light", "dark"]
DESKTOP, PHONE, ON_ITS_SIDE = (1280, 800), (390, 844), (844, 390)


@pytest.fixture(scope="session")
def browser(chromium_path: str) -> Iterator[Browser]:
    """A headless Chromium."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the browser's side is not built: run `make web`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house in this process, where people come by browser and by socket."""
    file = tmp_path_factory.mktemp("club") / "house.sqlite"
    with open_house(f"sqlite:///{file}") as opened:
        yield opened


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Somebody with a browser of his own: a language, a screen, no cookies."""
    opened: list[BrowserContext] = []

    def come(
        locale: str = "en-GB", screen: tuple[int, int] = DESKTOP, light: ColourScheme = "light"
    ) -> BrowserContext:
        context = browser.new_context(
            locale=locale,
            color_scheme=light,
            viewport={"width": screen[0], "height": screen[1]},
            reduced_motion="reduce",
            has_touch=screen in (PHONE, ON_ITS_SIDE),
        )
        opened.append(context)
        return context

    yield come
    for context in opened:
        context.close()
