from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from biritch.contest import Evening, owner_in_turn, rota
from biritch.forms import Rubber, Settlement, ThreeHanded, form_of
from biritch.score import Result, Sheet
from biritch.seats import BySide


def test_nobody_has_won_anything_before_the_first_rubber() -> None:
    assert () == Evening().accounts
    assert 0 == Evening().won(1)


def test_the_running_table_adds_what_each_player_won_with_whomever() -> None:
    evening = Evening()
    for row, won in zip(rota(5).rows, (9, -4, 0), strict=False):
        evening = evening.then(row, BySide(won, -won))
    # Out: 1, then 2, then 3. Pairs: 2-3 v 4-5, 3-4 v 1-5, 1-4 v 2-5.
    assert [(3, 5), (2, 9), (1, 4), (4, -13), (5, -5)] == [
        (player, evening.won(player)) for player in (3, 2, 1, 4, 5)
    ]
    assert [(2, 1), (3, 2), (1, 3), (5, 4), (4, 5)] == [
        (account.player, account.place) for account in evening.accounts
    ]
    assert (9, -4) == evening.rubbers(3)
    assert {account.player: account.rubbers for account in evening.accounts} == {
        1: 2, 2: 2, 3: 2, 4: 3, 5: 3
    }  # fmt: skip


@given(st.lists(st.integers(-30, 30), max_size=6))
def test_what_some_win_the_others_lose(won: list[int]) -> None:
    evening = Evening()
    for row, each in zip(rota(6).rows, won, strict=False):
        evening = evening.then(row, BySide(each, -each))
    assert 0 == sum(account.won for account in evening.accounts)


def test_three_players_settle_with_one_another() -> None:
    options = ThreeHanded(rubber=Rubber(settlement=Settlement.HALF_UP))
    form, evening = form_of(options), Evening()
    for row in owner_in_turn(options).rows:
        sheet = Sheet()
        for _ in range(2):
            sheet = form.record(sheet, form.next(sheet), Result.parse("4SS="))
        settled = form.settlement(sheet)
        assert settled is not None
        evening = evening.then(row, settled)
    assert [(1, 0), (2, 0), (3, 0)] == [
        (account.player, account.won) for account in evening.accounts
    ]
    assert (18, -9, -9) == evening.rubbers(1)
