"""How a notebook is told to draw boards."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from biritch.cards import Board, seeded
from biritch.paper import load_ipython_extension
from biritch.records import Record


class _Formatter:
    def __init__(self) -> None:
        self.known: dict[type, Callable[[Any], str]] = {}

    def for_type(self, kind: type, draws: Callable[[Any], str]) -> None:
        self.known[kind] = draws


def test_boards_deals_and_records_are_drawn_once_the_notebook_is_told() -> None:
    formatter = _Formatter()
    formatters = {"image/svg+xml": formatter}
    load_ipython_extension(
        SimpleNamespace(display_formatter=SimpleNamespace(formatters=formatters))
    )
    board = Board.numbered(3, next(seeded("evening")))
    for value in (board, board.deal, Record(board=board)):
        assert formatter.known[type(value)](value).startswith("<svg")
