"""When a table next needs something that nobody will send.

A pure function: the process that wrote the last row sets its timer by it, and every process sweeps
tables whose time has passed.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from biritch.seats import Seat
from biritch.table.playing import honours_left
from biritch.table.shuffling import is_shuffled
from biritch.table.table import Table

FIRST_DEAL_SECONDS = 1.0
SHARE_SECONDS = 1.0
"""How long players' programs have to promise a share after the first has, and again to reveal it."""
UNDO_SECONDS = 60.0
"""How long an undo waits for its answer: time enough to hear the question read out, and to think."""


class Need(Enum):
    """What a table needs of the house."""

    DEAL = "deal"
    END_STOP = "end stop"
    END_UNDO = "end undo"
    BEGIN_SHUFFLE = "begin shuffle"
    CLOSE_PROMISES = "close promises"
    ROBOT = "robot"


class Due(Struct, frozen=True):
    """What is due, and from when on.

    Attributes:
        at: seconds since 1970; not before then.
        need: what is needed.
        number: the board to deal or to shuffle, the place of the jump bid, or the event that asked
            for an undo.
        seats: chairs of the robots that are waited for, whatever else is due.
    """

    at: float
    need: Need
    number: int = 0
    seats: tuple[Seat, ...] = ()


def due(table: Table) -> Due | None:
    """What the table next needs of the house; None while it waits for people.

    A table where no person sits needs nothing: robots do not play on alone, but for the others of a contest.
    """
    if not table.people and not table.contest:
        return None
    robots = robots_wanted(table)
    needs = (_about_shuffle(table), _about_board(table, robots))
    soonest = min((need for need in needs if need), key=_moment, default=None)
    return replace(soonest, seats=robots) if soonest else None


def _moment(due: Due) -> float:
    return due.at


def _about_board(table: Table, robots: tuple[Seat, ...]) -> Due | None:
    """What the board on the table needs, or the next one."""
    board = table.playing
    if board and board.undo:
        return Due(board.undo.since + UNDO_SECONDS, Need.END_UNDO, table.moved)
    if robots:
        return Due(table.at, Need.ROBOT)
    if board is None:
        at = None if table.is_over else _time_to_deal(table)
        return None if at is None else Due(at, Need.DEAL, number=table.dealt + 1)
    if board.stopped:
        return Due(board.since + table.policy.stop_seconds, Need.END_STOP, len(board.auction))
    return None


def _about_shuffle(table: Table) -> Due | None:
    """What the shuffle of the next board needs. It is begun with the deal of the board before."""
    if table.is_over or table.closed:
        return None
    shuffle = table.shuffle
    if shuffle is None:
        first = table.board is None and table.is_full and is_shuffled(table) and table.people
        return Due(table.full_since, Need.BEGIN_SHUFFLE, number=1) if first else None
    if shuffle.closed or not shuffle.shares:
        return None
    return Due(shuffle.since + SHARE_SECONDS, Need.CLOSE_PROMISES, number=shuffle.number)


def _time_to_deal(table: Table) -> float | None:
    """When the next board is dealt; None while that depends on people, or on an open shuffle."""
    if not table.is_full or table.out_of_boards:
        return None
    time = _time_for_next(table)
    shuffle = table.shuffle
    if time is None or shuffle is None or not shuffle.shares:
        return time
    if not shuffle.closed:
        return None
    return max(time, shuffle.closed_at + (SHARE_SECONDS if shuffle.waits else 0.0))


def _time_for_next(table: Table) -> float | None:
    if table.board is None:
        return table.full_since + FIRST_DEAL_SECONDS  # whatever else has happened since
    if set(table.people) <= set(table.board.ready):
        return table.at
    pause = table.policy.next_deal_seconds
    return table.board.since + pause if pause else None


def wanted(table: Table) -> tuple[Seat, ...]:
    """The chairs that have something to answer or to do on the board now."""
    board = table.playing
    if board is None:
        return ()
    if board.undo:
        return tuple(seat for seat in board.undo.needs if seat not in board.undo.granted)
    claim = board.claim
    if claim and board.waits_for_claim:
        if claim.award:
            answered = {seat for seat, _ in claim.award_answers}
            return tuple(seat for seat in claim.award.needs if seat not in answered)
        answered = {seat for seat, _ in claim.answers}
        return () if claim.contested else tuple(s for s in claim.needs if s not in answered)
    actor = board.actor(table.form.seating)
    return (actor,) if actor else ()


def robots_wanted(table: Table) -> tuple[Seat, ...]:
    """The chairs of robots that have something to do: to act, to explain a call, to claim honours."""
    board = table.board
    if board is None or not any(chair.robot for chair in table.chairs):
        return ()
    seating = table.form.seating
    asked = (board.auction.entries[question.place].seat for question in board.questions)
    held = honours_left(table, board)
    chairs = (*wanted(table), *map(seating.keeper, (*asked, *held)))
    waits = board.stopped and not board.undo  # which is asked and answered in the pause as well
    acting = () if waits else tuple(dict.fromkeys(chairs))
    return tuple(chair for chair in acting if table.chairs[chair].robot)
