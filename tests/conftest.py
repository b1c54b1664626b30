"""What the tests share: a browser, a database of each kind, and an honest last line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.machine import MAY_LACK, NEEDS, chromium, postgres_programs

CI = os.environ.get("CI") == "true"

# No example may fail for taking long on a busy machine; in CI the examples are the same each time.
settings.register_profile("house", deadline=None, derandomize=CI, print_blob=True)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """In CI nothing may be missing."""
    missing = [
        name
        for marker, (name, find, _) in NEEDS.items()
        if marker not in MAY_LACK and find() is None
    ]
    if CI and missing:
        raise pytest.UsageError(f"CI=true and this machine has no {' and no '.join(missing)}")
    config.stash[NOT_RUN] = []


NOT_RUN = pytest.StashKey[list[str]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sets aside what this machine cannot run, and puts the browser's tests last.

    Playwright's loop runs in the process from its first test on, and there `asyncio.run` is refused.
    """
    for marker, (name, find, fixtures) in NEEDS.items():
        if find() is not None:
            continue
        aside = [item for item in items if _needs(item, marker, fixtures)]
        if aside:
            config.stash[NOT_RUN].append(name)
            config.hook.pytest_deselected(items=aside)
            items[:] = [item for item in items if item not in aside]
    _, _, fixtures = NEEDS["browser"]
    items.sort(key=lambda item: _needs(item, "browser", fixtures))


def _needs(item: pytest.Item, marker: str, fixtures: set[str]) -> bool:
    asked_for = set(getattr(item, "fixturenames", ()))
    return item.get_closest_marker(marker) is not None or bool(asked_for & fixtures)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Names, in one last line, what was not run."""
    if hasattr(config, "workerinput"):
        return
    missing = [name for name, find, _ in NEEDS.values() if find() is None]
    if missing:
        print(f"Not run: the tests that need {' and '.join(missing)}, not found on this machine.")  # noqa: T201 - the line is the point


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The browser for end-to-end tests, as `executable_path` of Playwright."""
    found = chromium()
    assert found is not None
    return found


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[object]:
    """A PostgreSQL of our own for this process."""
    from tests.postgres import cluster  # noqa: PLC0415 - needs psycopg, which few tests do

    programs = postgres_programs()
    assert programs is not None
    with cluster(programs) as running:
        yield running


@pytest.fixture
def postgres_url(postgres_cluster: object) -> Iterator[str]:
    """The address of a fresh, empty PostgreSQL database."""
    from tests.postgres import Cluster  # noqa: PLC0415 - needs psycopg, which few tests do

    assert isinstance(postgres_cluster, Cluster)
    with postgres_cluster.database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a fresh SQLite database, not yet made."""
    return f"sqlite:///{tmp_path / 'house.sqlite'}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database; a test that takes it runs on SQLite and on PostgreSQL."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
