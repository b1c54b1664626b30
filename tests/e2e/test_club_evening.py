"""Four friends on two servers, a fifth who watches, and a server that is killed in the middle."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.evening import Evening, hidden_cards_seen
from tests.e2e.house import Server, open_house

pytestmark = pytest.mark.browser

# Four games in spades with three overtricks, 120 + 90 each. North deals the first and South the third;
# the side that does not deal is vulnerable in the second and third, all are in the fourth.
CHICAGO = {"ns": 4 * 210 + 300 + 500 + 300 + 500, "ew": 0}
RUBBER = {"ns": 2 * 210 + 700, "ew": 0}


def test_a_chicago_and_a_rubber_on_two_servers_survive_the_death_of_one(
    newcomer: Callable[..., BrowserContext], postgres_url: str
) -> None:
    with (
        open_house(postgres_url, robots=False) as first,
        open_house(postgres_url, robots=False) as second,
    ):
        chicago = Evening.begin(newcomer, [first, second], {"type": "chicago"})
        chicago.play_board(claim=False, each=_killer(second, after=30))
        for server in (first, second):
            assert chicago.done[0] == chicago.record(server, 1)
        for _ in range(3):
            chicago.next_board()
            chicago.play_board(claim=True)

        rubber = Evening.begin(newcomer, [first, second], {"type": "rubber"})
        rubber.play_board(claim=True)
        rubber.next_board()
        rubber.play_board(claim=True, each=_killer(first, after=3))

        for evening, totals in ((chicago, CHICAGO), (rubber, RUBBER)):
            assert [person.view["over"] for person in evening.everybody] == [True] * 5
            sheets = [person.view["sheet"]["totals"] for person in evening.everybody]
            assert sheets == [totals] * 5
            assert hidden_cards_seen(evening.watcher.frames) == []
            assert [person.errors for person in evening.everybody] == [[]] * 5


def test_a_board_goes_on_where_it_was_when_the_only_server_is_killed(
    newcomer: Callable[..., BrowserContext], sqlite_url: str
) -> None:
    with open_house(sqlite_url, robots=False) as house:
        evening = Evening.begin(newcomer, [house], {"type": "rubber"})

        evening.play_board(claim=False, each=_killer(house, after=20))

        assert evening.done[0] == evening.record(house, 1)
        assert [person.view["result"]["text"] for person in evening.everybody] == ["4SS+3"] * 5
        assert hidden_cards_seen(evening.watcher.frames) == []
        assert [person.errors for person in evening.everybody] == [[]] * 5


def _killer(server: Server, *, after: int) -> Callable[[], None]:
    """Something that kills a server once, after so many turns; it comes back while people play on."""
    turns = 0

    def strike() -> None:
        nonlocal turns
        turns += 1
        if turns == after:
            server.kill()
            Thread(target=server.start, kwargs={"robots": False}).start()

    return strike
