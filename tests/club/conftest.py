from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from biritch.club.members import Members
from biritch.club.passwords import Passwords
from biritch.club.sessions import Sessions
from biritch.club.store import Store


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """The memory of a house on a fresh database, of either kind."""
    with Store.open(database_url, serving=True) as opened:
        yield opened


@pytest.fixture
def passwords() -> Passwords:
    """Argon2 that hardly works at all: tests check that it is used, not how hard it is."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def members(store: Store, passwords: Passwords) -> Members:
    return Members(store, passwords)


@pytest.fixture
def sessions(store: Store, members: Members) -> Sessions:
    return Sessions(store, members)
