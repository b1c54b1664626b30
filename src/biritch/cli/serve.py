"""``biritch serve``: open the house."""

from __future__ import annotations

import gc
import secrets
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated, Any, Final

import uvicorn
from cyclopts import Parameter
from cyclopts.validators import Number

from biritch.cli.place import default_database
from biritch.club.limits import LIMITS
from biritch.club.store import Store
from biritch.errors import BadValue
from biritch.server.addresses import address_in_the_house
from biritch.server.app import create_app

EVERYWHERE, HERE = "0.0.0.0", "127.0.0.1"  # noqa: S104 - friends in the house are to come in
WEB: Final[dict[str, Any]] = {
    "log_level": "warning",
    "ws_max_size": 1 << 16,
    "ws_ping_interval": 20.0,
    # A compressor for each connection takes more memory than a table, and a move is a few hundred bytes.
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": 3,
    "proxy_headers": True,
}
"""How uvicorn carries the house; the benchmark's echo is carried alike."""
PORT, _PORTS_TRIED = 8420, 20
_OPENS_SECONDS = 30
_WORKER_LOOK_SECONDS = 1.0


def serve(
    *,
    host: str | None = None,
    port: Annotated[int | None, Parameter(validator=Number(gte=1, lte=65535))] = None,
    allow_host: Annotated[tuple[str, ...], Parameter(env_var="BIRITCH_ALLOW_HOST")] = (),
    database: str = "",
    open: Annotated[bool, Parameter(name="--open")] = False,  # noqa: A002 - what people type
    here: bool = False,
    no_robots: bool = False,
    robot_pause: float = 0.9,
    no_limits: bool = False,
) -> int:
    """Open the house: tables in the browser, for friends and robots.

    For example:

    $ biritch serve --open

    Args:
        host: the address to listen on; every address of this machine unless told.
        port: the port, 8420 or the next free one unless told.
        allow_host: a name by which people reach the house, such as bridge.example.org; once for each.
            Numbers, localhost and names that end in .local need not be told.
        database: a file, ``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``; a file in your own
            data folder unless told.
        open: show the lobby in the browser.
        here: listen on this machine alone, so that nobody else can come.
        no_robots: start no worker beside the server; robots' hands wait for one.
        robot_pause: seconds that a robot takes at least.
        no_limits: do not count what anybody does: for measurements, and only with --here.
    """
    listens = host or (HERE if here else EVERYWHERE)
    free = port or _free_port(listens)
    if not _is_free(listens, free):
        raise BadValue(
            f"nothing can listen on port {free} of {listens}: it is in use, or not yours to use",
            code="serve.port",
            port=free,
        )
    store = Store.open(database or str(default_database()), serving=True)
    if store.migration and store.migration.backup:
        print(f"An earlier release was here; its database is kept in {store.migration.backup}.")
    key = "" if no_robots else secrets.token_urlsafe(32)
    url = (
        f"http://localhost:{free}" if listens in (EVERYWHERE, HERE) else f"http://{listens}:{free}"
    )
    app = create_app(
        store,
        robot_pause=robot_pause,
        listens=listens,
        worker_key=key,
        names=(*allow_host, listens),
        limits={} if no_limits and listens == HERE else LIMITS,
    )
    print(f"The house is open: {url}", flush=True)
    local = address_in_the_house() if listens == EVERYWHERE else None
    if local:
        print(f"From a phone in the house: http://{local}:{free}", flush=True)
    print("Stop with Ctrl+C.", flush=True)
    if open:
        threading.Thread(target=_show, args=(url,), daemon=True).start()
    _spare_the_moves()
    worker = WorkerBeside(f"http://{_dial(listens)}:{free}", key) if key else None
    try:
        uvicorn.run(app, host=listens, port=free, **WEB)
    finally:
        if worker:
            worker.end()
    return 0


def _spare_the_moves() -> None:
    """Have Python look for rubbish less often: what a move leaves behind needs no looking for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _dial(listens: str) -> str:
    """The address at which a program on this machine reaches the server."""
    return HERE if listens == EVERYWHERE else listens


def _free_port(host: str) -> int:
    """The house's own port, or the next one that is free."""
    for candidate in range(PORT, PORT + _PORTS_TRIED):
        if _is_free(host, candidate):
            return candidate
    return PORT


def _is_free(host: str, port: int) -> bool:
    """Whether a server may listen there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError:
            return False
        return True


class WorkerBeside:
    """The worker that plays robots' hands beside the server; another takes its place if it ends.

    Its key goes through its standard input, where nobody else reads it. The input stays open: when it
    closes, however this process ended, the worker ends too.

    Args:
        url: the house.
        key: its key.
    """

    def __init__(self, url: str, key: str) -> None:
        self._command = [sys.executable, "-m", "biritch.cli", "worker", url, "--beside"]
        self._key = key
        self._ending = threading.Event()
        self._process = self._start()
        self._watching = threading.Thread(target=self._watch, daemon=True)
        self._watching.start()

    def end(self) -> None:
        """End it for good."""
        self._ending.set()
        self._watching.join()

    def _start(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(self._command, stdin=subprocess.PIPE)  # noqa: S603 - our own
        if process.stdin:
            process.stdin.write(self._key.encode() + b"\n")
            process.stdin.flush()
        return process

    def _watch(self) -> None:
        while not self._ending.wait(_WORKER_LOOK_SECONDS):
            if self._process.poll() is not None:
                with self._process:
                    self._process = self._start()
        with self._process as worker:
            worker.terminate()


def _show(url: str) -> None:
    """Show the lobby once the server answers."""
    for _ in range(_OPENS_SECONDS * 10):
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=1):  # noqa: S310 - our own address
                webbrowser.open(url)
                return
        except OSError:
            time.sleep(0.1)
