"""What a learner asks of the house: what a robot would do in his place, now or after the board.

The house holds whole tables; a hint is worked out from the fold of what one seat was shown, as a robot
in that seat would get it, and from nothing else.
"""

from __future__ import annotations

from typing import Any

from starlette.routing import Route

from biritch.club.limits import Limited
from biritch.club.rights import Deed
from biritch.errors import NotAllowed
from biritch.server.answers import Asked, route
from biritch.server.boards import finished
from biritch.server.hints import Hints
from biritch.server.hints_thinking import Question, question_of
from biritch.server.house import in_thread
from biritch.server.kinds import TABLES
from biritch.server.live import events_of
from biritch.server.seen import Seen
from biritch.server.tables import admitted_to, hall_of
from biritch.server.visits import author_of
from biritch.table import Table, after, commands, events
from biritch.table.board_in_play import BoardInPlay

_NOW_SECONDS = 3.0
_LATER_SECONDS = 2.0
_LONGEST_PLACE = 3  # digits


async def hint(asked: Asked) -> dict[str, Any]:
    """What a robot would consider at one's own turn; that one has asked is on the table's record."""
    stream = asked.request.path_params["table"]
    await admitted_to(asked, stream)
    asked.house.count(Limited.EXPLORER, asked.known.person)
    author, hall = author_of(asked.known), hall_of(asked)
    live = await hall.live(stream, TABLES)
    whole = live.table
    turn = _turn(whole.board if whole else None)
    await hall.act(stream, author, commands.AskHint(), command_id=f"hint {turn}")
    # The seat's own fold is all that goes on from here.
    async with live.lock:
        if live.table is None or turn != _turn(live.table.board):
            raise NotAllowed("the board has moved on since you asked", code="refused.stale")
        viewer = live.kind.viewer(author, live.table)
        seen = await hall.gallery.seen_by(live, viewer)
        question = question_of(seen.view(), seen.played(), _NOW_SECONDS)
    found = await _hints(asked).hint(question, asker=asked.known.person)
    return {"hint": found}


def _turn(board: BoardInPlay | None) -> str:
    """What names a turn at a table: the board, and how far it has come."""
    if board is None:
        return "none"
    cards = board.play.count if board.play else 0
    return f"{board.id} {len(board.auction)} {cards}"


async def second_opinion(asked: Asked) -> dict[str, Any]:
    """What a robot would have considered at a call or card of a finished board, with what its player saw.

    The place counts the calls that stand, and then the cards.
    """
    table, _ = await finished(asked)
    asked.house.count(Limited.EXPLORER, asked.known.person)
    text = str(asked.request.path_params["place"])
    if not text.isascii() or not text.isdigit() or len(text) > _LONGEST_PLACE:
        raise NotAllowed("there is no such call or card", code="board.none")
    rows = await in_thread(lambda: asked.house.store.read(table.id))
    log = [event for row in rows for event in events_of(row)]
    question = question_at(log, table, int(text))
    if question is None:
        raise NotAllowed("there is no such call or card", code="board.none")
    return {"hint": await _hints(asked).hint(question, asker=asked.known.person)}


def question_at(log: list[events.Event], table: Table, place: int) -> Question | None:
    """The turn at which a call or card of a finished board was made, as its player's seat saw it.

    Args:
        log: the whole log of the table.
        table: as it was when the board had ended.
        place: which call or card of those that stand; the cards come after the calls.
    """
    assert table.board is not None
    board, calls = table.board.id, len(table.board.auction)
    at = chair = None
    whole: Table | None = None
    for number, event in enumerate(log):
        here = whole.board if whole else None
        if whole and here and here.id == board:
            # What was taken back was made again: the last time is the one that stands.
            made = isinstance(event, events.CallMade) and len(here.auction) == place < calls
            cards = here.play.count if here.play else 0
            played = isinstance(event, events.CardPlayed) and calls + cards == place
            if made or played:
                at, chair = number, here.actor(whole.form.seating)
        whole = after(whole, event)
    if at is None or chair is None:
        return None
    viewer = table.robot(chair)
    seen, whole = Seen(viewer, TABLES), None
    for event in log[:at]:
        seen.see(whole, event)
        whole = after(whole, event)
    return question_of(seen.view(), seen.played(), _LATER_SECONDS)


def _hints(asked: Asked) -> Hints:
    hints: Hints = asked.request.app.state.hints
    return hints


ROUTES: list[Route] = [
    route("/api/tables/{table}/hint", "POST", Deed.PLAY, hint),
    route("/api/tables/{table}/boards/{number}/hints/{place}", "GET", Deed.LOOK, second_opinion),
]
