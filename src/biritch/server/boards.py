"""A finished board: everything about it, for whoever may see it now, and the same as a file."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from biritch.club.rights import Deed
from biritch.contest import BoardAtTable, is_sealed
from biritch.errors import NotAllowed
from biritch.records.of_table import Occasion, records_of
from biritch.records.pbn import write_pbn
from biritch.records.solved import with_makes
from biritch.server.analyst import Analyst
from biritch.server.answers import Asked, route
from biritch.server.house import in_thread
from biritch.server.kinds import CONTESTS
from biritch.server.live import events_of
from biritch.server.notes import notes_in, people_at
from biritch.server.tables import admitted_to, hall_of
from biritch.server.visits import author_of
from biritch.table import EVERYTHING, Table, Watching, after, events, view_of

_LONGEST_NUMBER = 9  # digits
_PATIENCE_SECONDS = 8.0  # a file is not kept back longer for its makes
_FOR_ITS_PLAYERS = (Watching.NO_HANDS, Watching.CLOSED)


async def board(asked: Asked) -> dict[str, Any]:
    """A finished board: the four hands, the auction with its meanings, the play, the score."""
    table, now = await finished(asked)
    view = view_of(table, EVERYTHING)
    return {
        "view": view,
        "cards": [] if table.board is None else cards_of(table),
        "boards": [deal.number for deal in view_of(now, EVERYTHING).sheet.deals],
        "names": await in_thread(lambda: asked.house.names(people_at(table))),
        "notes": await in_thread(lambda: asked.house.notes(notes_in(view))),
        "open": await _is_open(asked, now),
    }


async def _is_sealed(asked: Asked, table: Table) -> bool:
    """Whether other tables have still to play the boards of this one."""
    if not table.sealed:
        return False
    contest = (await hall_of(asked).live(table.contest, CONTESTS)).contest
    sitting = contest.sitting(table.id) if contest else None
    return contest is None or sitting is None or contest.scored < sitting.row.round


async def _is_open(asked: Asked, table: Table) -> bool:
    """Whether anybody who has the address may see the board, or only those who were at the table."""
    listing = await in_thread(lambda: asked.house.lobby.find(table.id))
    return (
        listing is not None
        and not listing.is_private
        and not await _is_sealed(asked, table)
        and table.policy.watching not in _FOR_ITS_PLAYERS
    )


def cards_of(table: Table) -> list[list[str]]:
    """The cards of the play in order, each with the seat it came from."""
    play = table.board.play if table.board else None
    return [] if play is None else [[entry.seat.value, str(entry.card)] for entry in play.entries]


async def finished(asked: Asked) -> tuple[Table, Table]:
    """The table as it was when a board of it had ended, and as it is now.

    Raises:
        NotAllowed: ``board.none`` if there is no such board, it is still played, or it is not for him.
    """
    stream = asked.request.path_params["table"]
    await admitted_to(asked, stream)
    number = _number_asked(asked)
    rows = await in_thread(lambda: asked.house.store.read(stream))
    whole: Table | None = None
    then: Table | None = None
    for row in rows:
        for event in events_of(row):
            if whole and _number(whole) == number and not isinstance(event, events.BoardDealt):
                then = whole
            whole = after(whole, event)
            if _number(whole) == number and whole.board and whole.board.scored:
                then = whole
    if whole is None or then is None or then.board is None or not then.board.scored:
        raise NotAllowed("there is no such board to see", code="board.none")
    viewer = author_of(asked.visitor).viewer(whole) if asked.visitor else None
    watches = viewer is None or viewer.chair is None
    ids = asked.visitor.ids if asked.visitor else frozenset()
    here = BoardAtTable(stream, finished=True, seen_by=frozenset(who for who, _ in then.board.seen))
    elsewhere = BoardAtTable("", finished=not await _is_sealed(asked, whole))
    if is_sealed(stream, (here, elsewhere), ids):
        raise NotAllowed("there is no such board to see", code="board.none")
    sat = await in_thread(lambda: asked.house.history.has_sat(ids, stream))
    if watches and not sat and whole.policy.watching in _FOR_ITS_PLAYERS:
        raise NotAllowed("there is no such board to see", code="board.none")
    return then, whole


async def makes(asked: Asked) -> dict[str, Any]:
    """What each declarer could have made at a finished board, and par; null where nobody can tell.

    It is asked apart from the board: working it out may take longer than anybody looks for a page.
    """
    table, _ = await finished(asked)
    analyst: Analyst = asked.request.app.state.analyst
    solved = await analyst.solved(table)
    return {"makes": None, "par": None} if solved is None else solved.told()


async def board_pbn(asked: Asked) -> Response:
    """A finished board as a PBN file."""
    table, _ = await finished(asked)
    stream, number = table.id, _number(table)
    rows = await in_thread(lambda: asked.house.store.read(stream))
    names = await in_thread(lambda: asked.house.names(people_at(table)))
    notes = await in_thread(lambda: asked.house.notes(notes_in(view_of(table, EVERYTHING))))
    occasion = Occasion(
        name=lambda chair: "Robot" if chair.robot else names.get(chair.person, ""),
        say=lambda words: notes.get(str(words.note), ""),
        event=table.name,
    )
    records = records_of((event for row in rows for event in events_of(row)), occasion)
    record = next(record for record in records if record.board.number == number)
    analyst: Analyst = asked.request.app.state.analyst
    if solved := await analyst.solved(table, patience=_PATIENCE_SECONDS):
        record = with_makes(record, solved.makes, solved.par)
    return Response(
        write_pbn((record,)),
        media_type="application/x-pbn",
        headers={"Content-Disposition": f'attachment; filename="{stream}-{number}.pbn"'},
    )


def _number_asked(asked: Asked) -> int:
    """The number in the address.

    Raises:
        NotAllowed: ``board.none`` if there can be no board of that number.
    """
    text = str(asked.request.path_params["number"])
    if not text.isascii() or not text.isdigit() or len(text) > _LONGEST_NUMBER:
        raise NotAllowed("there is no such board to see", code="board.none")
    return int(text)


def _number(table: Table) -> int:
    return table.board.turn.number if table.board else 0


ROUTES: list[Route] = [
    route("/api/tables/{table}/boards/{number}.pbn", "GET", Deed.LOOK, board_pbn),
    route("/api/tables/{table}/boards/{number}/makes", "GET", Deed.LOOK, makes),
    route("/api/tables/{table}/boards/{number}", "GET", Deed.LOOK, board),
]
