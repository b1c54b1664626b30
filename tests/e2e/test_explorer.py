"""The board in the browser: each card shows what it makes, any line can be tried, any file dropped."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from biritch.club.sessions import COOKIE
from tests.e2e.company import boards
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.reading import faults
from tests.server.houses import Four, OpenHouse

pytestmark = pytest.mark.browser

Newcomer = Callable[..., BrowserContext]
HOSTILE = "<img src=x onerror=window.hit=1>"
WORDLESS = re.compile(r"\b(?:explore|file|replay|makes|error|heard)-[a-z]+")
# Against seven no trump West has seven clubs from the top; without a club lead North has all the rest.
THIRTEEN = f"""[Event "{HOSTILE}"]
[Board "1"]
[West "{HOSTILE}"]
[North "Nora"]
[East "Edgar"]
[South "Sven"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQJ.AKQJT. 876.876.765.7654 5432.5432.432.32 T9.T9.98.AKQJT98"]
[Declarer "S"]
[Contract "7NT"]
[Result "13"]
[Auction "S"]
7NT =1= Pass Pass Pass
[Note "1:{HOSTILE}"]
[Play "W"]
ST SA S6 S2
*

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:AK2.AKQ.AKQ.AK32 T98.T98.T987.T98 QJ76543.765.65.4 .J432.J432.QJ765"]
[Score "NS 12345"]
[Declarer "S"]
[Contract "7S"]
[Result "13"]
"""


def somebody(newcomer: Newcomer, url: str, **looks: object) -> tuple[Page, list[str]]:
    """A page, and what goes wrong in it."""
    page = newcomer(**looks).new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(url)
    page.locator("h1").first.wait_for()
    return page, troubles


def drops(page: Page, tmp_path: Path, text: str = THIRTEEN, name: str = "evening.pbn") -> None:
    """Give the page a file."""
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)


def is_readable(page: Page) -> None:
    """What axe finds wrong, words that are missing, what is wider than the screen."""
    assert [] == faults(page)
    assert WORDLESS.search(page.locator("main").inner_text()) is None
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate("window.hit") is None


@pytest.mark.solver
def test_a_file_is_browsed_and_another_line_is_tried(
    club: OpenHouse, newcomer: Newcomer, tmp_path: Path
) -> None:
    page, troubles = somebody(newcomer, club.url, locale="en-GB", screen=DESKTOP)
    page.locator("a[href='/file']").click()
    expect(page.locator("h1")).to_have_text("Open a file")
    is_readable(page)

    drops(page, tmp_path)
    expect(page.locator("h1")).to_have_text("evening.pbn")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("#problems")).to_contain_text("the file says +12345")
    expect(page.locator("tbody tr").first).to_contain_text(f"Edgar – {HOSTILE}")
    page.get_by_role("button", name="What could be made at all boards").click()
    expect(page.locator("tbody .par b").first).to_be_visible()
    expect(page.get_by_role("button", name="What could be made at all boards")).to_have_count(0)
    is_readable(page)

    page.locator("tbody a").first.click()
    expect(page.get_by_role("heading", name="Deal 1")).to_be_visible()
    # At the table a spade was led: seven tricks given away.
    expect(page.locator("#tricks ~ table em")).to_have_text("−7")
    expect(page.locator(".given")).to_contain_text("E–W 7")
    leads = page.get_by_role("region", name="Opening leads")
    assert ["6", "13"] == leads.locator("dt span[aria-hidden]").all_inner_texts()
    expect(leads.locator("div").first.get_by_role("button")).to_have_count(7)

    page.keyboard.press("PageDown")
    expect(page.get_by_role("region", name="West to play")).to_contain_text("declarer makes 6 −7")
    expect(page.locator(".card[data-face=CA] i.good")).to_have_text("6")
    expect(page.locator(".card[data-face=ST] i.bad")).to_have_text("13")
    is_readable(page)

    page.locator(".card[data-face=C8]").click(position={"x": 5, "y": 5})
    expect(page.get_by_role("heading", name="Another line")).to_be_visible()
    expect(page.locator(".told")).to_contain_text("West: 8 of clubs")
    expect(page.get_by_role("region", name="North to play")).to_contain_text("declarer makes 6")
    is_readable(page)
    page.get_by_role("button", name="As it was played").click()
    expect(page.get_by_role("heading", name="Another line")).to_have_count(0)
    expect(page.get_by_role("region", name="West to play")).to_be_visible()

    # Spades by North: nobody leads a club that matters but West, and he is not on lead.
    page.get_by_role("button", name="North in spades takes").click()
    expect(page.get_by_role("region", name="East to play")).to_be_visible()
    expect(page.get_by_role("combobox", name="by")).to_have_value("N")
    assert [] == troubles


@pytest.mark.solver
def test_everything_can_be_tried_by_keyboard_and_is_heard(
    club: OpenHouse, newcomer: Newcomer, tmp_path: Path
) -> None:
    page, _ = somebody(newcomer, f"{club.url}/file", locale="en-GB", screen=DESKTOP)
    drops(page, tmp_path)
    page.locator("tbody a").first.click()
    page.get_by_role("heading", name="Deal 1").wait_for()
    page.keyboard.press("PageDown")
    choices = page.get_by_role("region", name="West to play")
    hands = page.get_by_role("region", name="The four hands now")
    expect(hands).to_contain_text(
        "West: spades 10 9, hearts 10 9, diamonds 9 8, clubs A K Q J 10 9 8"
    )
    lead = choices.get_by_role("button", name="ace of clubs: declarer takes 6 tricks")
    lead.focus()
    page.keyboard.press("Enter")
    north = page.get_by_role("region", name="North to play")
    # The keyboard goes on where it was: with a card of the next hand.
    expect(north.get_by_role("button").first).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="West: ace of clubs")).to_contain_text(
        "declarer takes 6 tricks"
    )
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("region", name="East to play").get_by_role("button").first
    ).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(north).to_be_visible()
    page.get_by_role("button", name="To the lead").focus()
    page.keyboard.press("Enter")
    expect(choices).to_be_visible()
    expect(
        choices.get_by_role(
            "button", name="ten of spades: declarer takes 13 tricks, gives away 7 tricks"
        )
    ).to_be_visible()


@pytest.mark.solver
@pytest.mark.parametrize(("locale", "light"), [("uk-UA", "light"), ("ru-RU", "dark")])
def test_a_telephone_shows_all_of_it_in_every_language(
    club: OpenHouse, newcomer: Newcomer, tmp_path: Path, locale: str, light: str
) -> None:
    page, troubles = somebody(
        newcomer, f"{club.url}/file", locale=locale, screen=PHONE, light=light
    )
    is_readable(page)
    drops(page, tmp_path)
    page.locator("tbody a").first.wait_for()
    is_readable(page)
    page.locator("tbody a").first.click()
    page.locator("#leads").wait_for()
    page.keyboard.press("PageDown")
    choices = page.locator("section:has(#choices)")
    expect(choices.get_by_role("button")).to_have_count(13)
    is_readable(page)
    for button in choices.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    choices.get_by_role("button").last.tap()
    expect(choices.get_by_role("button")).not_to_have_count(0)
    is_readable(page)
    assert [] == troubles


@pytest.mark.solver
def test_what_was_looked_at_is_kept_as_a_file_with_its_makes(
    club: OpenHouse, newcomer: Newcomer, tmp_path: Path
) -> None:
    page, _ = somebody(newcomer, f"{club.url}/file", locale="en-GB", screen=DESKTOP)
    drops(page, tmp_path)
    page.get_by_role("button", name="What could be made at all boards").click()
    expect(page.get_by_role("button", name="What could be made at all boards")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="PBN", exact=True).click()
    assert "evening.pbn" == download.value.suggested_filename
    text = Path(download.value.path()).read_text(encoding="latin-1")
    assert 2 == text.count("[DoubleDummyTricks ")
    assert 2 == text.count("[Deal ")
    with page.expect_download() as download:
        page.get_by_role("button", name="PDF", exact=True).click()
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF-")


def test_boards_are_dropped_and_pasted_and_what_is_no_file_of_boards_is_told(
    club: OpenHouse, newcomer: Newcomer, tmp_path: Path
) -> None:
    page, troubles = somebody(newcomer, f"{club.url}/file", locale="en-GB", screen=DESKTOP)
    drops(page, tmp_path, "dear partner", "letter.pbn")
    expect(page.get_by_role("alert")).to_contain_text("There is no board in letter.pbn")
    drops(page, tmp_path, "\x00", f"{HOSTILE.replace('/', '')}.png")
    expect(page.get_by_role("alert")).to_contain_text("Nothing tells what kind of file")
    drops(page, tmp_path, "x" * 2_000_001, "huge.pbn")
    expect(page.get_by_role("alert")).to_have_text("A file may have 2 million bytes at most.")
    is_readable(page)

    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], "dropped.pbn"));
          window.dispatchEvent(new DragEvent("drop", {dataTransfer: data, cancelable: true}));
        }""",
        THIRTEEN,
    )
    expect(page.locator("h1")).to_have_text("dropped.pbn")
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.setData("text", text);
          window.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data}));
        }""",
        THIRTEEN.split("\n\n", maxsplit=1)[0],
    )
    expect(page.locator("h1")).to_have_text("What was pasted")
    expect(page.locator("tbody tr")).to_have_count(1)
    assert [] == troubles


def test_an_old_address_of_a_board_of_a_file_leads_to_the_page_where_files_are_opened(
    club: OpenHouse, newcomer: Newcomer
) -> None:
    page, _ = somebody(newcomer, f"{club.url}/file/7", locale="en-GB")
    expect(page.locator("h1")).to_have_text("Open a file")


def finished_board(club: OpenHouse, context: BrowserContext) -> tuple[Four, Page]:
    """A board that was played at a table, looked at by one of its players."""
    four = Four(club, {"type": "rubber", "dealer": "S"}, **boards())
    four.call("4S P P P")
    four.play(1)
    four.at["W"].settle()
    four.at["W"].must("Claim", tricks=13)
    for seat in "NES":
        four.at[seat].settle()
        four.at[seat].does("AnswerClaim", agrees=True)
    context.add_cookies([{"name": COOKIE, "value": four.people["S"].token, "url": club.url}])
    page = context.new_page()
    page.goto(f"{club.url}/b/{four.table}/1")
    page.get_by_role("heading", name="Deal 1").wait_for()
    return four, page


@pytest.mark.solver
def test_a_board_of_the_house_is_explored_where_it_is_replayed(
    club: OpenHouse, newcomer: Newcomer
) -> None:
    four, page = finished_board(club, newcomer("en-GB", DESKTOP))
    page.keyboard.press("PageDown")
    # Nobody can take a trick from North and South: whatever is led, thirteen are made.
    expect(page.get_by_role("region", name="West to play")).to_contain_text("declarer makes 13 +3")
    leads = page.get_by_role("region", name="Opening leads")
    assert ["13"] == leads.locator("dt span[aria-hidden]").all_inner_texts()
    is_readable(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="SVG").click()
    assert "<svg" in Path(download.value.path()).read_text(encoding="utf-8")
    four.leave()


def test_without_a_solver_the_page_says_so_and_cards_can_still_be_tried(
    club: OpenHouse, newcomer: Newcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in ("explorer", "explorer_pages", "analyst"):
        monkeypatch.setattr(f"biritch.server.{room}.solver_is_here", lambda: False)
    # Another board than the other test's: what that one found is remembered.
    four, page = finished_board(club, newcomer("en-GB", DESKTOP))
    page.keyboard.press("PageDown")
    page.get_by_role("combobox", name="by").select_option("E")
    expect(page.locator(".none")).to_contain_text("No solver is installed")
    choices = page.get_by_role("region", name="South to play")
    choices.get_by_role("button").first.click()
    expect(page.get_by_role("region", name="West to play")).to_be_visible()
    is_readable(page)
    four.leave()
