"""Each form of the game, from the front page to its last line: one person, robots in the other chairs.

South is dealt all the spades and North the top of everything else, so seven spades are bid and claimed
on every deal, and what that comes to in each form is known from its rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.at_table import Person, act
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.house import Server, open_house
from tests.e2e.reading import faults

pytestmark = pytest.mark.browser

DEAL = "N:.AKQJ.AKQJ.AKQJT .T9876.T9876.987 AKQJT98765432... .5432.5432.65432"
BOARD = '[Board "{}"]\n[Dealer "{}"]\n[Vulnerable "{}"]\n[Deal "' + DEAL + '"]\n'
PBN = "\n".join(
    BOARD.format(number, dealer, vulnerable)
    for number, dealer, vulnerable in zip(
        (1, 2, 3, 4), "NESW", ("None", "NS", "EW", "All"), strict=True
    )
)
Newcomer = Callable[..., BrowserContext]


@dataclass(frozen=True)
class Game:
    """A form as somebody sets it up, and what it comes to.

    Attributes:
        form: its name, and its heading on the front page.
        choose: what is chosen among its house rules, by the words on the page.
        deals: how many are played.
        seat: where one sits.
        totals: of North-South and East-West.
        settled: what those who sit there win or lose, by seat; empty if nothing is settled.
        screen: what one plays on.
    """

    form: str
    heading: str
    deals: int
    totals: tuple[int, int]
    choose: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    seat: str = "S"
    settled: tuple[tuple[str, str], ...] = ()
    screen: tuple[int, int] = DESKTOP


# Seven spades, two games to none, five honours in one hand each time: 210 + 1000 + 150, then 210 + 1500 + 150, and 700.
RUBBER = 1360 + 1860 + 700
WITH_HONOURS = ("Claimed after the play", "Hundreds, 50 up")
# Games are paid at once, 300 or 500: not vulnerable, vulnerable, not vulnerable, vulnerable.
CHICAGO = 2 * (210 + 300 + 1000) + 2 * (210 + 500 + 1500)
GAMES = (
    Game(
        "rubber",
        "Rubber",
        2,
        (RUBBER, 0),
        choose=WITH_HONOURS,
        settled=(("N", "+39"), ("E", "−39"), ("S", "+39"), ("W", "−39")),
    ),
    Game(
        "chicago",
        "Chicago",
        4,
        (CHICAGO, 0),
        choose=("Hundreds, 50 up",),
        settled=(("N", "+74"), ("E", "−74"), ("S", "+74"), ("W", "−74")),
        screen=PHONE,
    ),
    Game("duplicate", "Duplicate", 2, (1510 + 2210, 0), numbers=(("How many boards", 2),)),
    Game("chicagoduplicate", "Chicago duplicate", 4, (CHICAGO, 0)),
    # 40 high-card points not vulnerable promise 1300: 210 more are 5 IMPs, twice.
    Game(
        "russian",
        "Russian",
        2,
        (3020, 0),
        numbers=(("How many deals", 2),),
        settled=(("N", "+10"), ("E", "−10"), ("S", "+10"), ("W", "−10")),
    ),
    Game(
        "twohanded",
        "For two",
        2,
        (RUBBER, 0),
        choose=WITH_HONOURS,
        seat="N",
        settled=(("N", "+39"), ("E", "−39")),
        screen=PHONE,
    ),
    Game(
        "threehanded",
        "For three",
        2,
        (RUBBER, 0),
        choose=WITH_HONOURS,
        settled=(("E", "−39"), ("S", "+78"), ("W", "−39")),
    ),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all these games, robots beside it."""
    place = tmp_path_factory.mktemp("forms")
    with open_house(f"sqlite:///{place / 'house.sqlite'}") as server:
        yield server


def _set_up(page: Page, game: Game, file: Path) -> None:
    """From the front page to the table."""
    page.get_by_role("link").filter(
        has=page.get_by_role("heading", name=game.heading, exact=True)
    ).click()
    page.get_by_role("heading", name="A new table").wait_for()
    page.get_by_text("A PBN file").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("heading", name="House rules").click()
    for words in game.choose:
        page.get_by_text(words, exact=True).click()
    for words, number in game.numbers:
        asked = page.get_by_role("group", name=words)
        asked.get_by_text("Another number").click()
        page.get_by_role("spinbutton", name=words).fill(str(number))
    page.get_by_role("button", name="Open and sit down").click()
    page.wait_for_url("**/t/*")


def _play(person: Person) -> None:
    """Bid seven spades when one may, claim everything, and claim the honours that one holds."""
    while not person.view.get("result"):
        person.wait_for("turn['legal'] or view['result'] or turn['phase'] == 'claim'", seconds=20)
        if "Claim" in person.view["may"]:
            person.claim_rest()
        else:
            act(person, bids=("7S",))
        person.page.wait_for_timeout(20)
    person.page.locator(".over").wait_for()
    if person.view["honours"]["may_claim"]:
        person.page.get_by_role("button", name=re.compile("Claim honours")).click()
        person.wait_for("not view['honours']['may_claim']")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.form)
def test_each_form_is_played_from_the_front_page_to_its_settlement(
    newcomer: Newcomer, house: Server, tmp_path: Path, game: Game
) -> None:
    file = tmp_path / "boards.pbn"
    file.write_text(PBN, encoding="ascii")
    person = Person.come(newcomer("en-GB", game.screen), house.url)
    page = person.page

    _set_up(page, game, file)
    for number in range(1, game.deals + 1):
        person.wait_for("turn['phase'] == 'auction'")
        assert game.seat == person.view["you"]["chair"]
        _play(person)
        assert person.view["result"]["text"].startswith("7S"), number
        if number < game.deals:
            person.ready()
            person.wait_for("not view['result']")

    person.wait_for("view['over']")
    assert {"ns": game.totals[0], "ew": game.totals[1]} == person.view["sheet"]["totals"]
    over = page.locator(".over")
    expect(over.locator(".end")).to_contain_text(str(game.totals[0]))
    for seat, won in game.settled:
        row = over.locator(".settled div").filter(has=page.locator("b", has_text=seat))
        expect(row).to_contain_text(won)
    assert bool(game.settled) == bool(over.locator(".settled").count())
    assert [] == faults(page)
    assert [] == person.errors


def test_a_rubber_ends_early_when_all_agree_and_every_entry_of_its_sheet_says_what_it_is_for(
    newcomer: Newcomer, house: Server, tmp_path: Path
) -> None:
    file = tmp_path / "boards.pbn"
    file.write_text(PBN, encoding="ascii")
    person = Person.come(newcomer(), house.url)
    page = person.page
    _set_up(page, GAMES[0], file)
    person.wait_for("turn['phase'] == 'auction'")
    _play(person)

    page.get_by_role("button", name="End the game now").click()
    person.wait_for("view['over']")

    # 300 for the only game of an unfinished rubber.
    assert {"ns": 1360 + 300, "ew": 0} == person.view["sheet"]["totals"]
    sheet = page.get_by_role("complementary")
    for points, words in (
        ("300", "The only game of an unfinished rubber"),
        ("1000", "Grand slam, 1000 (Law 81)"),
        ("150", "Honours, 150"),
        ("210", "Odd tricks bid and made, 210"),
    ):
        sheet.get_by_role("button", name=re.compile(f"^{points}:")).hover()
        expect(sheet.locator(".told")).to_contain_text(words)
    assert [] == person.errors


def test_two_house_rules_that_do_not_go_together_are_refused_with_the_reason(
    newcomer: Newcomer, house: Server
) -> None:
    page = newcomer().new_page()
    page.goto(house.url + "/new?form=threehanded")
    page.get_by_role("heading", name="House rules").click()

    page.get_by_role("switch", name="Pay each game").click()
    page.get_by_role("switch", name="Quick rubber 750").click()

    expect(page.get_by_role("alert")).to_contain_text("no bonus for the rubber")
    expect(page.get_by_role("button", name="Open and sit down")).to_be_disabled()
    page.get_by_role("switch", name="Pay each game").click()
    expect(page.get_by_role("button", name="Open and sit down")).to_be_enabled()


def test_the_rules_of_a_form_are_read_in_the_house(newcomer: Newcomer, house: Server) -> None:
    for locale, words in (
        ("en-GB", "Each has a dummy"),
        ("uk-UA", "Навпроти кожного"),
        ("ru-RU", "Напротив каждого"),
    ):
        page = newcomer(locale).new_page()
        page.goto(house.url + "/new?form=twohanded")
        page.locator(".how a").click()
        page.wait_for_url("**/rules/twohanded")
        expect(page.locator("article")).to_contain_text(words)
