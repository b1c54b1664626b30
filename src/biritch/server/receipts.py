"""Boards whose score, as the log is read, differs from the receipt that was written then."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final

from biritch.table import Table, events, misscored

_LOG: Final = logging.getLogger(__name__)


class Receipts:
    """What this process has found of receipts; it warns of a board once.

    Attributes:
        odd: names of boards that do not come to what they were shown as.
    """

    def __init__(self) -> None:
        self.odd: set[str] = set()

    def check(self, table: Table | None, happened: Iterable[events.Event]) -> None:
        """Compare the receipts in a row of the log with what the boards come to.

        Args:
            table: the whole table after that row.
            happened: the events of the row.
        """
        for event in happened:
            if isinstance(event, events.BoardScored) and (found := misscored(table, event)):
                if found.board not in self.odd:
                    _LOG.warning("a receipt differs; it is not believed: %s", found)
                self.odd.add(found.board)
