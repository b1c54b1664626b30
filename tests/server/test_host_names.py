"""A house answers to its own names: a stranger's name that leads here (DNS rebinding) is refused."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from biritch.club.sessions import COOKIE
from biritch.club.store import Store
from biritch.server.app import create_app
from tests.server.houses import NO_LIMITS, OpenHouse

NAMES = ("Bridge.Example.org", "felt:8420", "https://club.example/bridge/", "бридж.укр")


@pytest.fixture
def named(sqlite_url: str) -> Iterator[OpenHouse]:
    """A house that its host has given two names."""
    store = Store.open(sqlite_url, serving=True)
    with OpenHouse(create_app(store, names=NAMES, limits=NO_LIMITS)) as house:
        yield house


def asked_for(house: OpenHouse, host: str, path: str = "/healthz") -> httpx.Response:
    return house.browser.get(house.url + path, headers={"Host": host})


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST:8420", "localhost.", "club.localhost:80"),
        *(
            "127.0.0.1:8420",
            "192.168.1.20:8420",
            "[::1]:8420",
            "[fe80::1%eth0]:8420",
            "203.0.113.9",
        ),
        *("laptop.local", "Laptop.local:8420"),
        *(
            "bridge.example.org",
            "BRIDGE.example.org:443",
            "bridge.example.org.",
            "felt",
            "club.example",
        ),
    ],
)
def test_a_house_answers_to_numbers_to_names_of_its_network_and_to_its_own(
    named: OpenHouse, host: str
) -> None:
    assert 200 == asked_for(named, host).status_code


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8420", "127.0.0.1.evil.example", "localhost.evil.example"),
        *("local", "evillocal", "xbridge.example.org", "bridge.example.org.evil.example"),
        *("a:b:c", "1.2.3", "<script>alert(1)</script>", "evil\xe9.example"),
        *("evil.example//localhost", "http://localhost", "localhost/evil.example"),
    ],
)
def test_any_other_name_is_refused_with_a_page_that_says_what_to_do(
    named: OpenHouse, host: str
) -> None:
    for path in ("/", "/api/me", "/api/tables", "/healthz", "/assets/x.js"):
        answer = asked_for(named, host.encode("latin-1"), path)  # type: ignore[arg-type]  # httpx takes bytes
        assert 421 == answer.status_code
        assert "--allow-host" in answer.text
        assert "<script>" not in answer.text
        assert "set-cookie" not in answer.headers
        assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_socket_by_a_strangers_name_is_refused_although_its_page_has_the_same_name(
    named: OpenHouse,
) -> None:
    guest = named.guest()
    table = guest.opens()

    def come(name: str) -> None:
        with connect(
            f"ws://{name}:{named.port}/table/{table}/socket",
            additional_headers={
                "Cookie": f"{COOKIE}={guest.token}",
                "Origin": f"http://{name}:{named.port}",
            },
            sock=_to(named),
        ) as opened:
            assert '"snapshot"' in str(opened.recv(20))

    come("bridge.example.org")
    with pytest.raises(InvalidStatus) as refused:
        come("evil.example")
    assert 403 == refused.value.response.status_code


def _to(house: OpenHouse) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port))
