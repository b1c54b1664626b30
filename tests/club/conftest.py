from __future__ import annotations

from collections.abc import Iterator

import pytest

from biritch.club.store import Store


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """The memory of a house on a fresh database, of either kind."""
    with Store.open(database_url, serving=True) as opened:
        yield opened
