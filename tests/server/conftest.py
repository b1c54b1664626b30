from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.houses import OpenHouse, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house without limits, shared by the tests of a file: each opens tables of its own."""
    file = tmp_path_factory.mktemp("house") / "house.sqlite"
    with open_house(f"sqlite:///{file}") as opened:
        yield opened
