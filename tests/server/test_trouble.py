"""What befalls a database while people play: put back, out of reach, gone on to a newer release."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from biritch.club.errors import DatabaseUnreachable
from biritch.club.store import Appended, Decision, Outcome
from biritch.server.timekeeper import Timekeeper
from tests.server.houses import Four, OpenHouse, Person, Place, open_house


@pytest.fixture
def house(sqlite_url: str) -> Iterator[OpenHouse]:
    with open_house(sqlite_url) as opened:
        yield opened


def test_after_a_backup_is_put_back_everybody_comes_again_to_the_table_as_it_was(
    house: OpenHouse, tmp_path: Path
) -> None:
    four = Four(house)
    four.call("1S")
    house.house.store.back_up(tmp_path / "copy")
    four.call("P 2S")
    house.house.store.restore(tmp_path / "copy")
    for place in four.at.values():
        assert 1012 == place.ends()
    four.at = {seat: Place(person, four.table) for seat, person in four.people.items()}
    for place in four.at.values():
        place.hear_snapshot()
        assert ["1S"] == [call["call"] for call in place.view["auction"]]
    four.call("X P P P")
    assert "1SXN" == four.at["E"].view["play"]["contract"]
    four.leave()


def test_a_backup_put_back_by_another_program_is_noticed_at_the_next_move(
    house: OpenHouse, tmp_path: Path
) -> None:
    four = Four(house)
    house.house.store.back_up(tmp_path / "copy")
    four.call("1S")
    database = house.house.store._database
    told = database.bell._listeners.copy()
    database.bell._listeners.clear()  # another program's restore rings no bell here
    house.house.store.restore(tmp_path / "copy")
    database.bell._listeners.update(told)
    assert "store.restored" == four.at["E"].is_refused("Call", call="P")
    assert 1012 == four.at["E"].ends()
    back = Place(four.people["N"], four.table)
    back.hear_snapshot()
    assert [] == back.view["auction"]
    back.must("Call", call="1C")
    back.leaves()
    four.leave()


class Flaky:
    """A database that fails a few times, before or after it has kept what it was given."""

    def __init__(
        self,
        append: Callable[[Sequence[Decision]], list[Outcome]],
        fails: int,
        *,
        keeps: bool,
    ) -> None:
        self._append = append
        self.fails = fails
        self._keeps = keeps

    def __call__(self, decisions: Sequence[Decision]) -> list[Outcome]:
        if not self.fails:
            return self._append(decisions)
        self.fails -= 1
        if self._keeps:
            self._append(decisions)
        raise DatabaseUnreachable("the line is cut")


@pytest.mark.parametrize("keeps", [False, True])
@pytest.mark.parametrize("fails", [1, 2])
def test_a_card_is_kept_once_although_the_database_went_away(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch, fails: int, keeps: bool
) -> None:
    four = Four(house)
    database = house.house.store._database
    flaky = Flaky(database.append, fails, keeps=keeps)
    monkeypatch.setattr(database, "append", flaky)
    four.at["N"].must("Call", call="1C")
    four.settle()
    assert 0 == flaky.fails
    for place in four.at.values():
        assert ["1C"] == [call["call"] for call in place.view["auction"]]
    four.call("P P P")
    four.leave()


def test_a_command_that_could_not_be_kept_is_refused_and_may_be_sent_again(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biritch.server.hall.AGAIN_SECONDS", (0.0,))
    four = Four(house)
    database = house.house.store._database
    monkeypatch.setattr(database, "append", Flaky(database.append, 2, keeps=True))
    north = four.at["N"]
    assert "store.unreachable" == north.is_refused("Call", call="1C", named="mine")
    assert "accepted" == north.does("Call", call="1C", named="mine")["type"]
    four.settle()
    assert ["1C"] == [call["call"] for call in four.at["S"].view["auction"]]
    four.leave()


def health(house: OpenHouse) -> tuple[int, bool, str]:
    answer = Person(house, "", "").ask("GET", "/healthz")
    said = answer.json()
    assert {"version", "protocol", "format"} <= set(said)
    return answer.status_code, said["ok"], said.get("why", "")


def test_a_house_that_is_well_says_so(house: OpenHouse) -> None:
    assert (200, True, "") == health(house)


def test_a_process_that_meets_a_row_of_a_newer_release_serves_no_more(house: OpenHouse) -> None:
    four = Four(house)
    head = house.house.store.heads([four.table])[four.table]
    [kept] = house.house.store.append(
        [
            Decision(
                stream=four.table,
                number=head + 1,
                author="p",
                command_id="c",
                format=99,
                events=b'[{"type":"SomethingNew"}]',
            )
        ]
    )
    four.at["N"].send(
        {"type": "do", "id": "x", "seen": 99, "command": {"type": "Call", "call": "P"}}
    )
    assert 1012 == four.at["N"].ends()
    assert 1012 == four.at["S"].ends()
    status, well, why = health(house)
    assert (503, False) == (status, well)
    assert "format 99" in why
    late = Place(four.people["S"], four.table)
    assert 1012 == late.ends()
    assert 503 == four.host.ask("GET", "/api/tables").status_code
    assert isinstance(kept, Appended)
    four.leave()


def test_a_process_of_an_older_release_stops_when_the_database_is_brought_up_to_date(
    house: OpenHouse,
) -> None:
    four = Four(house)
    with house.house.store.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert 503 == health(house)[0]
    assert 1012 == four.at["E"].ends()
    four.leave()


def test_clocks_are_held_for_the_time_when_nothing_ran(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(sqlite_url) as house:
        four = Four(house)
        four.call("1C")
        since = four.at["N"].view["turn"]["since"]
        table, people = four.table, four.people
        four.leave()
    monkeypatch.setattr("biritch.server.timekeeper.SILENT_SECONDS", -1.0)
    with open_house(sqlite_url) as house:
        back = Person(house, people["E"].token, people["E"].id).looks_at(table)
        assert back.view["turn"]["since"] >= since
        rows = house.house.store.read(table)
        assert b"ClocksHeld" in rows[-1].events
        back.must("Call", call="P")
        assert 0 <= back.view["turn"]["thinking"]["E"] < 60
        back.leaves()


def test_what_the_house_does_every_few_seconds_disturbs_nobody(house: OpenHouse) -> None:
    keeper: Timekeeper = house.app.state.keeper
    four = Four(house)
    for work in (keeper._sweep, keeper._sign, keeper._look):
        house.do(work())
    four.call("P P P P")
    four.leave()
