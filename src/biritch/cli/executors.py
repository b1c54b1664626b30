"""Who does bulk work for the command line: this process, a pool of them, a Dask cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from biritch.errors import BadValue

_DASK = "dask:"
_PATIENCE = "10s"  # for a scheduler to answer


@contextmanager
def executor_of(named: str | None, jobs: int | None, pieces: int) -> Iterator[Executor | None]:
    """Whoever does the work; None for this process itself, when there is too little to share.

    Args:
        named: ``dask:`` and the address of a cluster's scheduler; None for processes here.
        jobs: how many processes; None for as many as there are processors.
        pieces: how many pieces of work there are.

    Raises:
        BadValue: for a name that is none, or a cluster that nobody answers at.
    """
    if named is not None:
        with _dask(named) as cluster:
            yield cluster
        return
    workers = min(jobs or os.cpu_count() or 1, pieces)
    if workers <= 1:
        yield None
        return
    # A process of its own beginning: one that is split off has the bar's threads half in it.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_quietly)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _quietly() -> None:
    """Leave Ctrl-C to the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _dask(named: str) -> Iterator[Executor]:
    address = named.removeprefix(_DASK)
    if not named.startswith(_DASK) or not address:
        raise BadValue(
            f"an executor is dask: and the address of a scheduler, such as dask:localhost:8786, "
            f"not {named!r}",
            code="executor.unknown",
            name=named,
        )
    try:
        distributed: Any = import_module("distributed")  # an extra, and without types
    except ImportError as missing:
        raise BadValue(
            "Dask is not installed: pip install 'biritch[dask]'",
            code="executor.missing",
            name=named,
        ) from missing
    try:
        client = distributed.Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as silent:
        raise BadValue(
            f"no Dask scheduler answers at {address}: {silent}",
            code="executor.silent",
            name=named,
        ) from silent
    with client:
        yield client.get_executor()
