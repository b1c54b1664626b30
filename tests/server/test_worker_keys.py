"""A worker is let in by its key, and stays as long as the key is good."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from biritch.server import work
from tests.server.houses import PATIENCE_SECONDS, OpenHouse


@contextlib.contextmanager
def at_work(house: OpenHouse, key: str) -> Iterator[ClientConnection]:
    with connect(
        f"ws://127.0.0.1:{house.port}/worker/socket",
        additional_headers={"Authorization": f"Bearer {key}"},
    ) as socket:
        yield socket


def test_a_worker_whose_key_is_withdrawn_is_sent_away_and_let_in_no_more(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "KEY_LOOK_SECONDS", 0.01)
    workers = house.house.workers
    keys = [workers.print_key(label, now=1.0) for label in ("laptop", "attic")]
    with at_work(house, keys[0]) as gone, at_work(house, keys[1]) as stays:
        for socket in (gone, stays):
            socket.send('{"type":"offer","seats":4}')
        laptop = next(each for each in workers.everyone() if each.label == "laptop")
        workers.withdraw(laptop.id, now=2.0)
        with pytest.raises(ConnectionClosed) as closed:
            gone.recv(PATIENCE_SECONDS)
        assert closed.value.rcvd is not None
        assert 4403 == closed.value.rcvd.code
        stays.ping().wait(PATIENCE_SECONDS)
    with pytest.raises(InvalidStatus), at_work(house, keys[0]):
        pass
