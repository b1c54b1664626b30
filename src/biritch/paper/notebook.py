"""Boards that draw themselves in a notebook, when it is asked: ``%load_ext biritch.paper``."""

from __future__ import annotations

from typing import Any

from biritch.cards import Board, Deal
from biritch.paper.diagram import Diagram
from biritch.records import Record


def load_ipython_extension(shell: Any) -> None:  # noqa: ANN401 - IPython's own type
    """Tell a notebook how boards, deals and records are drawn; IPython calls this.

    Args:
        shell: the notebook's shell.
    """
    drawn = shell.display_formatter.formatters["image/svg+xml"]
    drawn.for_type(Board, lambda board: Diagram.of(board).svg())
    drawn.for_type(Record, lambda record: Diagram.of(record).svg())
    drawn.for_type(Deal, lambda deal: Diagram.of(Board.numbered(1, deal)).svg())
