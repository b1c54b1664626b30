"""Lessons: a teacher's boards, pupils' tables, and the comparison afterwards.

What the teacher wrote of a board, and how others fared on it, is for whoever has played it: pupils
yet to come may be anybody, so a lesson's board is never open to the public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from starlette.routing import Route

from biritch.club.lessons import Lesson
from biritch.club.limits import Limited
from biritch.club.rights import Deed
from biritch.club.secret import new_id
from biritch.contest import BoardAtTable, is_sealed
from biritch.errors import BadValue, NotAllowed
from biritch.forms import Duplicate, Given
from biritch.records import Record
from biritch.records.json import read_json, write_json
from biritch.records.of_table import Occasion, records_of
from biritch.records.pbn import read_pbn
from biritch.records.spelling import spelt
from biritch.score import result_text
from biritch.seats import SEATS, Seat
from biritch.server.answers import Asked, route
from biritch.server.house import House, in_thread
from biritch.server.live import events_of
from biritch.server.tables import LARGEST_PBN, hall_of
from biritch.server.visits import author_of
from biritch.table import Policy, Table, Watching, after, commands
from biritch.table.events import Event
from biritch.table.opening import LONGEST_NAME
from biritch.table.words import one_line

MOST_BOARDS = 64
"""More than anybody plays in a lesson, and few enough to be read at every look at its page."""

_YET_TO_COME = BoardAtTable("", finished=False)
"""The pupil who has not come yet: because of him nothing is ever open to the public."""


class NewLesson(Struct, frozen=True):
    """A lesson somebody wants to give.

    Attributes:
        name: what people will call it.
        pbn: a PBN file: the boards, with the calls and cards to try and what is to be said of them.
        file: what that file is called.
    """

    pbn: str
    name: str = ""
    file: str = ""


class NewLessonTable(Struct, frozen=True):
    """A table at which a lesson is to be played.

    Attributes:
        seat: where whoever opens it sits down.
        robots: whether robots take the other chairs; friends come by a link otherwise.
    """

    seat: Seat = Seat.SOUTH
    robots: bool = True


class Finished(Struct, frozen=True):
    """A board as it went at a table.

    Attributes:
        table: the table's id; people: those who sat there, their ids.
        record: what is to be known of it.
    """

    table: str
    people: frozenset[str]
    record: Record


async def make(asked: Asked) -> dict[str, str]:
    """Give a lesson: its boards come from a PBN file."""
    visitor, house = asked.known, asked.house
    wish = await asked.body(NewLesson)
    house.count(Limited.TABLES, visitor.person)
    name = one_line(wish.name) or one_line(wish.file)
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadValue(
            f"a lesson has a name of 1 to {LONGEST_NAME} letters, not {len(name)}",
            code="lesson.name",
            most=LONGEST_NAME,
        )
    boards = write_json(await in_thread(lambda: prepared(wish)))
    lesson = await in_thread(
        lambda: house.lessons.make(name, boards, teacher=visitor.person, now=house.now())
    )
    return {"lesson": lesson.id}


def prepared(wish: NewLesson) -> tuple[Record, ...]:
    """The boards of a file that can be played, each with a number of its own.

    Raises:
        BadValue: ``source.problems`` if there is none; ``lesson.boards`` if there are too many.
    """
    if len(wish.pbn) > LARGEST_PBN:
        raise BadValue(
            f"a file of boards has at most {LARGEST_PBN} letters, not {len(wish.pbn)}",
            code="wire.too_large",
            most=LARGEST_PBN,
        )
    reading = read_pbn(wish.pbn, file=wish.file or "PBN")
    records = tuple(record for record in reading if record.board.deal.is_complete)
    if not records:
        first = f": {reading.problems[0].message}" if reading.problems else ""
        raise BadValue(f"there is no board to play in {wish.file}{first}", code="source.problems")
    if len(records) > MOST_BOARDS:
        raise BadValue(
            f"a lesson has at most {MOST_BOARDS} boards, not {len(records)}",
            code="lesson.boards",
            most=MOST_BOARDS,
        )
    numbers = [record.board.number for record in records]
    if len(set(numbers)) < len(numbers) or min(numbers) < 1:
        return tuple(
            replace(record, board=replace(record.board, number=place))
            for place, record in enumerate(records, start=1)
        )
    return records


async def mine(asked: Asked) -> dict[str, Any]:
    """The lessons that the visitor has made."""
    found = await in_thread(lambda: asked.house.lessons.by(asked.known.ids))
    return {
        "lessons": [{"lesson": each.id, "name": each.name, "made": each.made} for each in found]
    }


async def lesson(asked: Asked) -> dict[str, Any]:
    """A lesson as its page shows it: its boards without their cards, and how far one has come."""
    found, ids = await _found(asked), _ids(asked)
    played = await in_thread(lambda: _finished(asked.house, found))
    own = {each.record.board.number: each.table for each in reversed(played) if each.people & ids}
    boards = [
        {
            "number": record.board.number,
            "dealer": record.board.dealer,
            "vulnerable": record.board.vulnerable,
            "auction": record.auction is not None and len(record.auction) > 0,
            "play": record.play is not None and record.play.count > 0,
            "table": own.get(record.board.number),
            "played": sum(each.record.board.number == record.board.number for each in played),
        }
        for record in await in_thread(lambda: _records(found))
    ]
    names = await in_thread(lambda: asked.house.names((found.teacher,)))
    return {
        "lesson": found.id,
        "name": found.name,
        "teacher": names.get(found.teacher, ""),
        "teaches": found.teacher in ids,
        "boards": boards,
    }


async def play(asked: Asked) -> dict[str, str]:
    """Open a table at which the lesson is played, and sit down there."""
    found, author = await _found(asked), author_of(asked.known)
    wish = await asked.body(NewLessonTable)
    house, hall, table = asked.house, hall_of(asked), new_id()
    house.count(Limited.TABLES, author.id)
    boards = tuple(record.board for record in await in_thread(lambda: _records(found)))
    command = commands.OpenTable(
        table=table,
        name=found.name,
        form=Duplicate(boards=len(boards)),
        source=Given(boards, found.name),
        policy=Policy(watching=Watching.NO_HANDS),
    )
    await hall.open(author, command, command_id="open", is_private=True)
    await in_thread(lambda: house.lessons.played_at(found.id, table, now=house.now()))
    await hall.act(table, author, commands.Sit(seat=wish.seat), command_id="sit")
    if wish.robots:
        for seat in SEATS:
            if seat is not wish.seat:
                await hall.act(
                    table, author, commands.SeatRobot(seat=seat), command_id=f"robot {seat.value}"
                )
    return {"table": table}


async def board(asked: Asked) -> dict[str, Any]:
    """A board of a lesson after one has played it: what the teacher says, and how the others fared.

    Raises:
        NotAllowed: ``board.none`` before that, and if there is no such board.
    """
    found, ids = await _found(asked), _ids(asked)
    number = str(asked.request.path_params["number"])
    records = await in_thread(lambda: _records(found))
    given = next((each for each in records if str(each.board.number) == number), None)
    every = await in_thread(lambda: _finished(asked.house, found))
    played = [each for each in every if str(each.record.board.number) == number]
    tables = [
        *(BoardAtTable(each.table, finished=True, seen_by=each.people) for each in played),
        _YET_TO_COME,
    ]
    has_played = not all(is_sealed(each.table, tables, ids) for each in tables)
    if given is None or not (has_played or found.teacher in ids):
        raise NotAllowed("there is no such board to see", code="board.none")
    return {
        "lesson": found.id,
        "name": found.name,
        "record": spelt(given),
        "tables": [
            {
                "table": each.table if each.people & ids else "",
                "record": spelt(each.record),
                "result": result_text(each.record.result),
                "points_ns": each.record.score_ns or 0,
                "mine": bool(each.people & ids),
            }
            for each in played
        ],
    }


async def forget(asked: Asked) -> dict[str, bool]:
    """Take away a lesson of one's own."""
    found = await _found(asked)
    if found.teacher not in _ids(asked):
        raise NotAllowed("only its teacher may take a lesson away", code="lesson.not_yours")
    await in_thread(lambda: asked.house.lessons.forget(found.id))
    return {"ok": True}


async def _found(asked: Asked) -> Lesson:
    """The lesson in the address.

    Raises:
        NotAllowed: ``lesson.none`` if there is none.
    """
    wanted = asked.request.path_params["lesson"]
    found = await in_thread(lambda: asked.house.lessons.find(wanted))
    if found is None:
        raise NotAllowed("there is no such lesson", code="lesson.none")
    return found


def _ids(asked: Asked) -> frozenset[str]:
    return asked.visitor.ids if asked.visitor else frozenset()


def _records(lesson: Lesson) -> tuple[Record, ...]:
    return tuple(read_json(lesson.boards))


def _finished(house: House, lesson: Lesson) -> list[Finished]:
    """Every board that was played to its end at a table of the lesson, the latest table first."""
    found: list[Finished] = []
    for stream in house.lessons.tables(lesson.id):
        happened = [event for row in house.store.read(stream) for event in events_of(row)]
        sat = _who_sat(happened)
        names = house.names({person for people in sat for person in people})
        occasion = Occasion(
            name=lambda chair, names=names: (  # type: ignore[misc]  # bound to this table's names
                "Robot" if chair.robot else names.get(chair.person, "")
            ),
            say=lambda _: "",
        )
        found += [
            Finished(stream, people, record)
            for people, record in zip(sat, records_of(happened, occasion), strict=True)
        ]
    return found


def _who_sat(happened: Sequence[Event]) -> list[frozenset[str]]:
    """Who sat at a table when each of its boards ended."""
    sat: list[frozenset[str]] = []
    table: Table | None = None
    for event in happened:
        was_played = table is not None and table.playing is not None
        table = after(table, event)
        if was_played and table.playing is None:
            sat.append(frozenset(chair.person for chair in table.chairs) - {""})
    return sat


ROUTES: list[Route] = [
    route("/api/lessons", "GET", Deed.SEE_HISTORY, mine),
    route("/api/lessons", "POST", Deed.OPEN_TABLE, make),
    route("/api/lessons/{lesson}", "GET", Deed.LOOK, lesson),
    route("/api/lessons/{lesson}/away", "POST", Deed.OPEN_TABLE, forget),
    route("/api/lessons/{lesson}/tables", "POST", Deed.OPEN_TABLE, play),
    route("/api/lessons/{lesson}/boards/{number}", "GET", Deed.LOOK, board),
]
