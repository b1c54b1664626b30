"""A PostgreSQL of our own for the length of the tests: a private cluster behind a Unix socket."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

SETTINGS = {
    # The machine does not lose power while the tests run; what is tested is our own crash.
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
}

DURABLE = {"fsync": "on", "full_page_writes": "on"}

INITDB = ("--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")


@dataclass(frozen=True)
class Cluster:
    """A running PostgreSQL that nobody else uses."""

    folder: Path
    numbers: Iterator[int]

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """The address of a fresh, empty database, dropped afterwards."""
        name = f"house_{next(self.numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
            yield self.url(name)
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextlib.contextmanager
def cluster(programs: Path, *, is_durable: bool = False) -> Iterator[Cluster]:
    """Starts a cluster and stops it at the end; as root, under the account `postgres`.

    Args:
        programs: the folder of PostgreSQL's server programs.
        is_durable: whether a commit waits for the disk, as a benchmark must.
    """
    folder = Path(tempfile.mkdtemp(prefix="house-pg-"))
    account: dict[str, Any] = {}
    if os.geteuid() == 0:
        # PostgreSQL refuses to run as root.
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        account = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
    data = folder / "data"
    server: subprocess.Popen[bytes] | None = None
    try:
        subprocess.run(
            [str(programs / "initdb"), "-D", str(data), "-U", "postgres", *INITDB],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            **account,
        )
        settings = SETTINGS | (DURABLE if is_durable else {})
        options = [f"-c{name}={value}" for name, value in settings.items()]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [programs / "postgres", "-D", data, "-k", folder, *options],
                stdout=log,
                stderr=log,
                cwd=folder,
                **account,
            )
        _wait_until_ready(folder, server)
        yield Cluster(folder=folder, numbers=count(1))
    finally:
        if server is not None:
            server.send_signal(signal.SIGQUIT)
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_ready(folder: Path, server: subprocess.Popen[bytes]) -> None:
    """Asks until the server answers; one that ends instead shows its log."""
    url = f"postgresql://postgres@/postgres?host={folder}&connect_timeout=2"
    while True:
        if server.poll() is not None:
            raise RuntimeError((folder / "log").read_text())
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError:
            # It is not up yet: wait a moment for its end, which is not expected.
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(timeout=0.05)
        else:
            return
