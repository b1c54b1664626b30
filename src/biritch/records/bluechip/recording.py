"""The record of a board that was played through a table manager."""

from __future__ import annotations

from biritch.forms import Duplicate, form_of
from biritch.records.bluechip.session import Manager
from biritch.records.record import Record, Remark
from biritch.score import Result, Sheet
from biritch.seats import BySeat


def recorded(manager: Manager) -> Record:
    """The board on the table as it was called and played, with all that was told of the calls."""
    board, auction, play = manager.boards[0], manager.auction, manager.play
    assert auction is not None
    result = None
    if play is not None and play.contract is not None:
        result = Result(play.contract, play.won[play.contract.declarer.side])
    form, sheet = form_of(Duplicate()), Sheet()
    return Record(
        board=board,
        names=BySeat.make(lambda seat: manager.teams[seat.side]),
        auction=auction,
        calls=tuple(
            Remark(place=place, alert=called.alert, text=called.text)
            for place, called in enumerate(manager.calls, start=1)
            if called.alert or called.text
        ),
        contract=auction.contract,
        passed_out=auction.passed_out,
        play=play,
        tricks=None if result is None else result.tricks,
        lines=form.record(sheet, form.next(sheet, board), result).deals[-1].lines,
        form="duplicate",
        scoring=manager.scoring,
        tags=(("Room", manager.room),) if manager.room else (),
    )
