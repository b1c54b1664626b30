"""The bar that shows how far long work has come, where somebody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(doing: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; it goes when the work is done.

    Args:
        doing: what is being done, such as ``Analysing``.
        total: how many pieces of work there are.

    Yields:
        A function that is told how many more are done.
    """
    if not sys.stderr.isatty():
        yield lambda _more: None
        return
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as shown:
        task = shown.add_task(doing, total=total)
        yield lambda more: shown.advance(task, more)
