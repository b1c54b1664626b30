"""Evenings from the front page to their last standings: friends come, cards are drawn, rounds follow one another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, ColourScheme
from tests.e2e.house import Server, open_house
from tests.e2e.reading import faults
from tests.e2e.rounds import Guest, boards, spend

pytestmark = pytest.mark.browser

Newcomer = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all these evenings, robots beside it."""
    place = tmp_path_factory.mktemp("evenings")
    with open_house(f"sqlite:///{place / 'house.sqlite'}") as server:
        yield server


def tap(page: Page, selector: str) -> int:
    """One tap on what is there, and nothing else."""
    page.locator(selector).first.click(position={"x": 8, "y": 20})
    return 1


def test_four_taps_lead_a_host_to_the_draw_and_two_a_friend(
    newcomer: Newcomer, house: Server
) -> None:
    host = Guest.arrive(newcomer(), house.url)
    taps = tap(host.page, "a[href='/evening']") + tap(host.page, "footer button.primary")
    host.page.wait_for_url("**/c/*")
    friend = Guest.arrive(newcomer("uk-UA", PHONE), host.link())
    friends = tap(friend.page, ".come button.quiet")
    friend.wait_for("view and view['entrants'][1]['person']")
    taps += tap(host.page, ".start button.primary")
    host.wait_for("view['phase'] == 'drawing'")
    friend.wait_for("view['phase'] == 'drawing'")
    taps += tap(host.page, ".spread button:enabled")
    friend.wait_for("len(view['draw']['picks']) == 3")  # robots pick, too: not the same card
    friends += tap(friend.page, ".spread button:enabled")
    host.wait_for("view['draw']['cards']")

    assert (4, 2) == (taps, friends)
    expect(host.page.locator(".faced li")).to_have_count(4)
    assert [] == host.errors + friend.errors


@dataclass(frozen=True)
class Evening:
    """An evening as somebody sets it up, and what it comes to.

    Attributes:
        plan: its name; rounds: how many it has; rubbers: how many of them a player plays.
        boards: how many the file has.
        numbers: what is chosen where the plan asks for a number, by the place of the question.
        draw: whether cards are drawn.
        locale, screen, light: what the person plays on.
    """

    plan: str
    rounds: int
    rubbers: int
    boards: int
    numbers: dict[int, int] = field(default_factory=dict)
    draw: bool = True
    locale: str = "en-GB"
    screen: tuple[int, int] = DESKTOP
    light: ColourScheme = "light"


EVENINGS = (
    Evening("rota-5", 5, 4, 5, locale="uk-UA", screen=PHONE, light="dark"),
    Evening("turn_about", 3, 3, 3, locale="ru-RU", draw=False),
    Evening("owner_in_turn", 3, 3, 3, draw=False, light="dark"),
)


@pytest.mark.parametrize(
    "evening",
    [
        *EVENINGS,
        pytest.param(Evening("rota-6", 6, 4, 6, locale="ru-RU"), marks=pytest.mark.slow),
        pytest.param(Evening("tour", 3, 3, 3, screen=PHONE), marks=pytest.mark.slow),
    ],
    ids=lambda evening: evening.plan,
)
def test_an_evening_is_played_from_the_front_page_to_its_last_standings(
    newcomer: Newcomer, house: Server, tmp_path: Path, evening: Evening
) -> None:
    guest = Guest.arrive(newcomer(evening.locale, evening.screen, evening.light), house.url)
    guest.open(evening.plan, boards(tmp_path, evening.boards), numbers={})
    assert [] == faults(guest.page)
    guest.begin(draw=evening.draw)

    tables = spend(guest)

    assert evening.rounds == guest.view["round"]
    assert evening.rubbers == len(tables["played"])
    # Who sits out is brought to the table of the others, and from there to his own.
    assert evening.rounds - evening.rubbers == len(tables["watched"])
    standings = guest.view["standings"]
    assert {evening.rubbers} == {each["rubbers"] for each in standings}
    partnerships = {frozenset(pair) for each in guest.view["sittings"] for pair in pairs_of(each)}
    assert len(partnerships) == 2 * evening.rounds or evening.plan == "owner_in_turn"
    rows = guest.page.locator("table tbody tr")
    expect(rows).to_have_count(len(standings))
    expect(guest.page.locator("table tr.mine")).to_have_count(1)
    assert [] == faults(guest.page)
    assert [] == guest.errors


def pairs_of(sitting: dict[str, dict[str, int]]) -> list[tuple[int, int]]:
    """Who played together at a table."""
    seats = sitting["seats"]
    return [(seats["N"], seats["S"]), (seats["E"], seats["W"])]


def test_two_friends_and_two_robots_play_a_tour_and_each_partners_each(
    newcomer: Newcomer, house: Server, tmp_path: Path
) -> None:
    host = Guest.arrive(newcomer("en-GB", DESKTOP), house.url)
    host.open("tour", boards(tmp_path, 3), numbers={})
    friend = Guest.arrive(newcomer("uk-UA", PHONE, "dark"), host.link())
    friend.page.locator(".come input").fill("Olena")
    friend.page.locator(".come .button.primary").click()
    host.wait_for("sum(bool(each['person']) for each in view['entrants']) == 2")
    expect(host.page.locator("li .who").nth(1)).to_have_text("Olena")
    host.begin(draw=True)
    host.wait_for("view['phase'] == 'drawing'")
    assert [] == faults(host.page)

    spend(host, friend)

    sittings = host.view["sittings"]
    assert 6 == len({frozenset(pair) for each in sittings for pair in pairs_of(each)})
    assert 0 == sum(each["won"] for each in host.view["standings"])
    assert host.view["standings"] == friend.view["standings"]
    assert [] == faults(friend.page)
    assert [] == host.errors + friend.errors


def test_pairs_at_two_tables_are_compared_by_matchpoints_when_all_have_played(
    newcomer: Newcomer, house: Server, tmp_path: Path
) -> None:
    guest = Guest.arrive(newcomer("ru-RU", PHONE), house.url)
    guest.open("pairs", boards(tmp_path, 3), numbers={0: 2, 1: 1})
    guest.begin(draw=False)

    spend(guest)

    pairs = guest.view["pairs"]
    assert [3, 3, 3, 3] == [pair["boards"] for pair in pairs]
    # Two scores on each board and each direction: two matchpoints to share on each.
    assert 2 * 3 * 2 == sum(pair["won"] for pair in pairs)
    assert [] == faults(guest.page)
    assert [] == guest.errors


def test_two_captains_seat_their_teams_and_a_match_is_decided_by_imps(
    newcomer: Newcomer, house: Server, tmp_path: Path
) -> None:
    host = Guest.arrive(newcomer(), house.url)
    host.open("teams", boards(tmp_path, 2), numbers={0: 4, 1: 1, 2: 2})
    friend = Guest.arrive(newcomer("uk-UA", DESKTOP, "dark"), host.link())
    friend.page.locator(".come button.quiet").click()
    friend.page.locator("section[aria-labelledby='team-2'] li button").first.click()
    host.wait_for("view['entrants'][4]['person']")
    host.begin(draw=False)
    host.wait_for("view['phase'] == 'lining_up'")
    assert [] == faults(host.page)

    spend(host, friend)

    match = host.view["match"]
    assert match["margin"] == sum(match["sets"]) == sum(each["imps"] for each in match["swings"])
    assert 2 == len(match["swings"])
    assert 2000 == sum(match["victory_points"])
    assert match == friend.view["match"]
    assert [] == faults(host.page) + faults(friend.page)
    assert [] == host.errors + friend.errors
