"""A phone in the house: an address that is no secure context, where browsers keep some of their powers back."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.at_table import Person, act
from tests.e2e.conftest import PHONE
from tests.e2e.house import Server

# It needs the whole network of a machine for itself, so `make test-all` runs it.
pytestmark = [pytest.mark.browser, pytest.mark.network, pytest.mark.slow]


@contextmanager
def another_machine() -> Iterator[tuple[str, str]]:
    """A namespace of the network, as if it were another machine: its name and its address."""
    name = f"house{os.getpid() % 10_000}"
    near, far = "10.213.77.1", "10.213.77.2"
    inside = f"ip netns exec {name} "
    lines = [
        f"ip netns add {name}",
        f"ip link add {name} type veth peer name far netns {name}",
        f"ip addr add {near}/30 dev {name}",
        f"ip link set {name} up",
        inside + f"ip addr add {far}/30 dev far",
        inside + "ip link set far up",
        inside + "ip link set lo up",
    ]
    try:
        for line in lines:
            subprocess.run(line.split(), check=True, capture_output=True)
        yield name, far
    finally:
        subprocess.run(["ip", "netns", "delete", name], check=False, capture_output=True)


def test_a_phone_plays_at_an_address_of_the_house(
    newcomer: Callable[..., BrowserContext], sqlite_url: str
) -> None:
    with another_machine() as (name, address):
        server = Server(sqlite_url, host=address, before=("ip", "netns", "exec", name))
        try:
            server.start()
            person = Person.come(newcomer("en-GB", PHONE), server.url)
            assert not person.page.evaluate("isSecureContext")
            person.page.locator("main button.primary").first.click()
            person.page.wait_for_url("**/t/*")

            while len((person.view.get("play") or {}).get("winners", ())) < 2:
                person.wait_for("turn['legal'] or turn['phase'] == 'claim'", seconds=20)
                act(person, bids=("1NT",))

            assert person.errors == []
        finally:
            server.stop()
