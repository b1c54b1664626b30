"""What of a view changed between two tables: a message brings that, and no client need fold."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from operator import attrgetter, is_not
from typing import Any, Final

from biritch.score import HonoursRule
from biritch.table.offers import may_differ, offers
from biritch.table.playing import honours_left
from biritch.table.table import Table
from biritch.table.viewer import Viewer
from biritch.table.viewing import PARTS

# What each attribute of the table, and of the board on it, has a share in.
_FROM_TABLE: Final = {
    "host": ("table",),
    "form": ("table",),
    "chairs": ("chairs",),
    "sheet": ("result", "sheet", "over"),
    "ended": ("sheet", "over"),
    "closed": ("closed",),
    "shown_out": ("shown_out",),
    "shuffle": ("shuffle",),
    "stopping": ("stopping",),
}
_FROM_BOARD: Final = {
    "id": (*"you board hands auction play turn claim undo honours result ready".split(),),
    "salt": ("board",),
    "hints": ("board",),
    "deal": ("hands",),
    "auction": ("auction", "turn"),
    "explained": ("auction",),
    "questions": ("auction",),
    "play": ("hands", "play", "turn"),
    "shown": ("hands",),
    "agreed_tricks": ("hands", "play", "turn", "honours"),
    "claim": ("claim", "turn"),
    "stopped": ("turn",),
    "since": ("turn",),
    "undo": ("undo", "turn"),
    "honours": ("honours",),
    "scored": ("result", "honours"),
    "ready": ("ready",),
}
_table_values = attrgetter(*_FROM_TABLE)
_board_values = attrgetter(*_FROM_BOARD)


def view_changes(before: Table, now: Table, viewer: Viewer) -> dict[str, Any]:
    """The parts of a viewer's view that may have changed, by name.

    Args:
        before: the fold of what the viewer had seen.
        now: the same with one event more.
        viewer: who looks; the same before and now.
    """
    changed: list[str] = []
    then, board = before.board, now.board
    if then is None or board is None:
        if then is not board:
            changed += _FROM_BOARD["id"]
    elif then is not board:
        changed += _of_board(tuple(map(is_not, _board_values(then), _board_values(board))))
        if (then.play is None) is not (board.play is None):
            changed.append("you")  # dummy is declarer's to play now, or no longer
        if now.form.scoring.honours is not HonoursRule.NONE and (
            honours_left(before, then) != honours_left(now, board)
        ):
            changed.append("honours")
    if may_differ(before, now) and offers(before, viewer) != offers(now, viewer):
        changed.append("may")
    was, is_now = _table_values(before), _table_values(now)
    if was != is_now:
        changed += _of_table(tuple(map(is_not, was, is_now)))
    return {name: PARTS[name](now, viewer) for name in dict.fromkeys(changed)}


# An event changes one of a few sets of attributes, so what each set has a share in is kept.
@lru_cache(maxsize=1024)
def _of_board(differing: tuple[bool, ...]) -> tuple[str, ...]:
    return _named(differing, _FROM_BOARD.values())


@lru_cache(maxsize=1024)
def _of_table(differing: tuple[bool, ...]) -> tuple[str, ...]:
    return _named(differing, _FROM_TABLE.values())


def _named(differing: tuple[bool, ...], parts: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Names of the parts whose sources are not the same objects any more, each once."""
    shared = (names for names, differs in zip(parts, differing, strict=True) if differs)
    return tuple(dict.fromkeys(chain.from_iterable(shared)))
