"""The pages around the tables: the front page, a new table, invitations, one's account, a finished board."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.at_table import Person, play_board
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.house import Server, open_house

pytestmark = pytest.mark.browser

Newcomer = Callable[..., BrowserContext]
AXE = Path("web/node_modules/axe-core/axe.min.js")
BOARDS = Path("tests/data/pbn")
# A key that has no words shows itself.
WORDLESS = re.compile(r"\b(?:lobby|open|invite|account|replay|error)-[a-z]+")
LANGUAGES = {
    "en-GB": ("Play now", "Invite friends"),
    "uk-UA": ("Грати", "Запросити друзів"),
    "ru-RU": ("Играть", "Позвать друзей"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all these tests."""
    place = tmp_path_factory.mktemp("house")
    with open_house(f"sqlite:///{place / 'house.sqlite'}") as server:
        yield server


def _open(newcomer: Newcomer, house: Server, path: str = "/", **looks: object) -> Page:
    page = newcomer(**looks).new_page()
    page.goto(house.url + path)
    page.locator("h1").first.wait_for()
    return page


@pytest.mark.parametrize("locale", LANGUAGES)
def test_one_click_on_the_front_page_seats_one_at_a_table(
    newcomer: Newcomer, house: Server, locale: str
) -> None:
    play, _ = LANGUAGES[locale]
    page = _open(newcomer, house, locale=locale)

    page.get_by_role("button", name=play, exact=True).click()

    page.wait_for_url("**/t/*")
    page.locator(".stage .card").first.wait_for(state="attached")


def test_friends_come_by_links_and_say_what_they_are_called_if_they_like(
    newcomer: Newcomer, house: Server
) -> None:
    host = _open(newcomer, house, "/new?with=friends")
    host.get_by_label("Name of the table").fill("Thursday four")
    host.get_by_role("button", name="Open and invite").click()
    host.get_by_role("heading", name="Invite friends").wait_for()
    host.get_by_text("East", exact=True).click()
    link = host.locator("#invite-link")
    expect(link).to_have_value(re.compile("/l/"))
    host.locator(".qr svg").wait_for()
    _is_readable(host)

    friend = newcomer("uk-UA", PHONE).new_page()
    friend.goto(link.input_value())
    friend.get_by_label("Як вас називати?").fill("Марко")
    friend.get_by_role("button", name="Сісти за стіл").click()
    friend.wait_for_url("**/t/*")

    expect(host.get_by_role("list", name="Table")).to_contain_text("Марко")
    host.get_by_text("to any free chair").click()
    other = newcomer("ru-RU").new_page()
    other.goto(link.input_value())
    other.get_by_role("button", name="Дальше без имени").click()
    other.wait_for_url("**/t/*")
    expect(host.get_by_role("list", name="Table")).to_contain_text("Guest")


def test_a_private_table_is_nobodys_who_was_not_invited(newcomer: Newcomer, house: Server) -> None:
    host = _open(newcomer, house, "/new?with=friends")
    host.get_by_label("Name of the table").fill("Behind the curtain")
    host.get_by_role("button", name="Open and invite").click()
    host.get_by_role("heading", name="Invite friends").wait_for()

    stranger = _open(newcomer, house)
    stranger.get_by_role("heading", name="Tables").wait_for()
    expect(stranger.locator("main")).not_to_contain_text("Behind the curtain")
    stranger.goto(host.url)
    expect(stranger.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_table_plays_the_boards_of_a_file(newcomer: Newcomer, house: Server) -> None:
    file = next(path for path in sorted(BOARDS.rglob("*.pbn")) if b"[Deal " in path.read_bytes())
    page = _open(newcomer, house, "/new?form=duplicate")

    page.get_by_text("A PBN file").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".drop")).to_contain_text(file.name)
    page.get_by_role("button", name="Open and sit down").click()

    page.wait_for_url("**/t/*")


def test_a_name_is_kept_across_logging_out_and_in(newcomer: Newcomer, house: Server) -> None:
    page = _open(newcomer, house, "/account")
    page.get_by_label("Name", exact=True).first.fill("Petro")
    page.get_by_label("Password").first.fill("four spades doubled")
    page.get_by_role("button", name="Take this name").click()
    expect(page.locator("h1")).to_have_text("Petro")

    page.get_by_role("button", name="Log out").click()
    expect(page.locator("h1")).to_have_text("You are a guest")
    page.get_by_label("Name", exact=True).nth(1).fill("Petro")
    page.get_by_label("Password").nth(1).fill("three spades")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_have_text("No such name with such a password.")
    page.get_by_label("Password").nth(1).fill("four spades doubled")
    page.get_by_role("button", name="Log in").click()
    expect(page.locator("h1")).to_have_text("Petro")


def test_a_finished_board_is_gone_through_by_keys_and_kept_as_a_file(
    newcomer: Newcomer, house: Server
) -> None:
    person = Person.come(newcomer("en-GB", DESKTOP), house.url)
    person.page.get_by_role("button", name="Play now").click()
    person.page.wait_for_url("**/t/*")
    play_board(person)
    person.page.get_by_role("link", name="Replay").click()
    person.page.wait_for_url("**/b/*/1")
    page = person.page
    page.get_by_role("heading", name="Deal 1").wait_for()
    told = page.locator(".told")

    expect(told).to_contain_text("The cards are dealt.")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("by North:")
    page.keyboard.press("Home")
    expect(told).to_contain_text("The cards are dealt.")
    makes = page.get_by_role("region", name="What could be made")
    expect(makes.get_by_role("cell")).to_have_count(20, timeout=120_000)
    expect(makes).to_contain_text("Par")
    _is_readable(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download as PBN").click()
    file = Path(download.value.path()).read_text(encoding="latin-1")
    assert "[Deal " in file
    assert "[OptimumResultTable " in file
    assert person.errors == []


def _is_readable(page: Page) -> None:
    """What axe finds wrong, words that are missing, what is wider than the screen."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(({violations}) => violations)")
    assert [] == [(each["id"], each["nodes"][0]["html"]) for each in found], page.url
    assert WORDLESS.search(page.locator("body").inner_text()) is None, page.url
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0, page.url


@pytest.mark.parametrize(
    ("locale", "screen", "light"),
    [
        ("en-GB", DESKTOP, "light"),
        ("en-GB", PHONE, "dark"),
        ("uk-UA", PHONE, "light"),
        ("ru-RU", DESKTOP, "dark"),
    ],
)
def test_every_page_can_be_read_by_everybody(
    browser: Browser, house: Server, locale: str, screen: tuple[int, int], light: str
) -> None:
    context = browser.new_context(
        locale=locale,
        viewport={"width": screen[0], "height": screen[1]},
        color_scheme="dark" if light == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    for path in (
        "/",
        "/new",
        "/new?form=threehanded",
        "/rules/rubber",
        "/rules/russian",
        "/account",
        "/reset/none",
        "/l/none",
        "/nowhere",
    ):
        page.goto(house.url + path)
        page.locator("h1").first.wait_for()
        page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        _is_readable(page)
    context.close()
