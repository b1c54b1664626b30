"""The host's menu and one's own account: who is asked out and let back, a table closed, a name left for good."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import PHONE
from tests.e2e.house import Server, open_house

pytestmark = pytest.mark.browser

Newcomer = Callable[..., BrowserContext]
SECRET, OTHER = "four spades doubled", "five clubs redoubled"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all these tests."""
    place = tmp_path_factory.mktemp("house")
    with open_house(f"sqlite:///{place / 'house.sqlite'}", robots=False) as server:
        yield server


def _opened(newcomer: Newcomer, house: Server, name: str) -> tuple[Page, str]:
    """A host's page at the table he has opened, and the table."""
    page = newcomer().new_page()
    page.goto(f"{house.url}/new?with=friends")
    page.get_by_label("Name of the table").fill(name)
    page.get_by_role("button", name="Open and invite").click()
    page.get_by_role("heading", name="Invite friends").wait_for()
    page.locator("#invite-link").wait_for()
    expect(page.locator("#invite-link")).not_to_have_value("")
    link = page.locator("#invite-link").input_value()
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url("**/t/*")
    return page, link


def _comes(newcomer: Newcomer, link: str, name: str) -> Page:
    page = newcomer(screen=PHONE).new_page()
    page.goto(link)
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    return page


def _menu(page: Page) -> None:
    page.locator("button.more").first.click()


def test_a_host_asks_somebody_to_leave_lets_him_back_and_closes_his_table(
    newcomer: Newcomer, house: Server
) -> None:
    host, link = _opened(newcomer, house, "Closing early")
    friend = _comes(newcomer, link, "Marko")
    expect(host.get_by_role("region", name="Waiting")).to_contain_text("Marko")

    _menu(host)
    host.get_by_role("button", name="Ask to leave").click()
    told = friend.get_by_text("The host has asked you to leave this table.")
    expect(told).to_be_visible()
    expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)

    _menu(host)
    host.get_by_role("group", name="Marko").get_by_role("button", name="Let back").click()
    expect(told).to_have_count(0)
    expect(friend.get_by_role("button", name="Sit here").first).to_be_visible()

    _menu(host)
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Close the table").click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_a_line_of_talk_is_erased_for_everybody(newcomer: Newcomer, house: Server) -> None:
    host, link = _opened(newcomer, house, "Too many words")
    friend = _comes(newcomer, link, "Marko")
    host.get_by_label("Say something…").fill("Oh dear")
    host.get_by_label("Say something…").press("Enter")
    _menu(friend)
    expect(friend.get_by_text("Oh dear")).to_be_visible()
    expect(friend.get_by_role("button", name="Erase: Oh dear")).to_have_count(0)

    host.get_by_role("button", name="Erase: Oh dear").click()

    for page in (host, friend):
        expect(page.get_by_text("erased")).to_be_visible()
        expect(page.get_by_text("Oh dear")).to_have_count(0)


def test_a_password_is_changed_and_a_name_left_for_good(newcomer: Newcomer, house: Server) -> None:
    page = newcomer().new_page()
    page.goto(f"{house.url}/account")
    page.get_by_label("Name", exact=True).first.fill("Solomiia")
    page.get_by_label("Password").first.fill(SECRET)
    page.get_by_role("button", name="Take this name").click()
    expect(page.locator("h1")).to_have_text("Solomiia")

    page.get_by_text("Change the password").click()
    page.get_by_label("Current password").fill(OTHER)
    page.get_by_label("New password").fill(OTHER)
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("alert")).to_have_text("That is not your password.")
    page.get_by_label("Current password").fill(SECRET)
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_text("Your password is changed.")).to_be_visible()

    page.get_by_text("Leave this house for good").click()
    page.get_by_label("Password", exact=True).last.fill(OTHER)
    page.get_by_role("button", name="Leave for good").click()
    expect(page.locator("h1")).to_have_text("You are a guest")
