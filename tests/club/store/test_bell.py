from __future__ import annotations

from threading import Event

import psycopg
import pytest

from biritch.club.store import Store
from biritch.club.store.bell import HouseBell


class Ear:
    """Listens, and can be asked to wait until it has heard something."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.last = Event()
        self.missed = Event()

    def __call__(self, stream: str, number: int) -> None:
        self.heard.append((stream, number))
        if stream == "last":
            self.last.set()


def test_a_server_hears_what_another_has_written(postgres_url: str) -> None:
    with Store.open(postgres_url) as here, Store.open(postgres_url) as there:
        ear = Ear()
        here.listen(ear)
        there.notify([("t1", 1), ("a stream with blanks", 2)])
        here.notify([("t1", 2)])
        there.notify([("last", 1)])
        assert ear.last.wait(30)
    assert {("t1", 1), ("a stream with blanks", 2), ("last", 1)} <= set(ear.heard)


def test_a_listener_that_lost_its_connection_is_told_to_look(postgres_url: str) -> None:
    with Store.open(postgres_url) as here, Store.open(postgres_url) as there:
        ear = Ear()
        here.listen(ear, missed=ear.missed.set)
        there.notify([("t1", 1)])
        with psycopg.connect(postgres_url, autocommit=True) as host:
            host.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert ear.missed.wait(30)
        # Of the two that rang over a lost connection one ring is lost, and the next goes through.
        for _twice in range(2):
            there.notify([("last", 1)])
        assert ear.last.wait(30)


def test_who_stops_listening_hears_no_more(store: Store) -> None:
    ear, other = Ear(), Ear()
    stop = store.listen(ear)
    store.listen(other)
    store.notify([("t1", 1)])
    store.notify([("last", 1)])
    assert other.last.wait(30)
    stop()
    other.last.clear()
    before = len(ear.heard)
    store.notify([("t2", 1)])
    store.notify([("last", 2)])
    assert other.last.wait(30)
    assert before == len(ear.heard)


def test_a_listener_that_fails_does_not_silence_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bell, ear = HouseBell(), Ear()

    def fails(_stream: str, _number: int) -> None:
        raise RuntimeError("dropped the tray")

    bell.listen(fails)
    bell.listen(ear)
    bell.ring([("t1", 1)])
    assert [("t1", 1)] == ear.heard
    assert "dropped the tray" in caplog.text
