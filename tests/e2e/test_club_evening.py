"""Four friends on two servers, a fifth who watches, and a server that is killed in the middle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.evening import Evening, hidden_cards_seen
from tests.e2e.house import Server, open_house

pytestmark = [pytest.mark.browser, pytest.mark.postgres]


def test_a_chicago_and_a_rubber_on_two_servers_survive_the_death_of_one(
    newcomer: Callable[..., BrowserContext], postgres_url: str
) -> None:
    with (
        open_house(postgres_url, robots=False) as first,
        open_house(postgres_url, robots=False) as second,
    ):
        chicago = Evening.begin(newcomer, [first, second], {"type": "chicago"})
        chicago.play_board(claim=False, each=_killer(second, after=30))
        for _ in range(3):
            chicago.next_board()
            chicago.play_board(claim=True)

        assert [person.view["over"] for person in chicago.everybody] == [True] * 5
        totals = [person.view["sheet"]["totals"] for person in chicago.everybody]
        # Four games in spades with three overtricks: 120 + 90 each, 300 500 300 500 for game by the
        # deal's vulnerability (N and S deal first and third, so NS are vulnerable in the second and last).
        assert totals == [{"ns": 4 * 210 + 300 + 500 + 300 + 500, "ew": 0}] * 5
        assert hidden_cards_seen(chicago.watcher.frames) == []

        rubber = Evening.begin(newcomer, [first, second], {"type": "rubber"})
        rubber.play_board(claim=True)
        rubber.next_board()
        rubber.play_board(claim=True)

        assert [person.view["over"] for person in rubber.everybody] == [True] * 5
        assert rubber.players["E"].view["sheet"]["totals"] == {"ns": 2 * 210 + 700, "ew": 0}
        assert hidden_cards_seen(rubber.watcher.frames) == []
        assert [person.errors for person in (*chicago.everybody, *rubber.everybody)] == [[]] * 10


def _killer(server: Server, *, after: int) -> Callable[[], None]:
    """Something that kills a server once, after so many turns, and opens it again."""
    turns = 0

    def strike() -> None:
        nonlocal turns
        turns += 1
        if turns == after:
            server.kill()
            server.start(robots=False)

    return strike
