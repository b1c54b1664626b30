"""A house whose log says of a board what it does not come to."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from biritch.club.store import Store
from tests.server.houses import Four, open_house


def test_a_receipt_that_differs_is_warned_of_once_and_counted_and_not_believed(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with open_house(sqlite_url) as house:
        four = Four(house)
        four.call("P P P P")
        assert 0 == house.nobody().ask("GET", "/healthz").json()["odd_receipts"]
        four.leave()
    with Store.open(sqlite_url) as store, store.writing() as connection:
        changed = text("UPDATE log SET events = CAST(replace(events, :was, :now) AS BLOB)")
        connection.execute(changed, {"was": '"result":"PASS"', "now": '"result":"7NTN="'})
    with open_house(sqlite_url) as house:
        for _ in range(2):
            watcher = house.guest().looks_at(four.table)
            assert "PASS" == watcher.view["sheet"]["deals"][0]["result"]
            watcher.leaves()
            house.hall._lives.clear()  # and it is read anew
        assert 1 == house.nobody().ask("GET", "/healthz").json()["odd_receipts"]
    warned = [said.getMessage() for said in caplog.records if "receipt" in said.getMessage()]
    assert 1 == len(warned)
    assert f"{four.table}/1: shown as 7NTN= (nothing); it comes to PASS (nothing)" in warned[0]
