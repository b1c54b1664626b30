"""How decisions go into the log: written once for both databases, spelled out once for each.

The statements are SQLAlchemy's, compiled to text when the database is opened and then given straight to
its driver: a card played must not wait for a query to be composed.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from sqlalchemy import (
    BigInteger,
    ClauseElement,
    Dialect,
    Integer,
    LargeBinary,
    ScalarSelect,
    Text,
    and_,
    bindparam,
    case,
    column,
    func,
    literal_column,
    or_,
    select,
    update,
    values,
)
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import FunctionElement

from biritch.club.store.once import insert_into
from biritch.club.store.row import Appended, Decision, Lost, Outcome, Repeated
from biritch.club.store.schema import Instant, log, streams

Values: TypeAlias = dict[str, object]

ROW: Final = ("stream", "number", "author", "command_id", "format", "events")
"""What a decision gives a row of the log; its time is the database's."""

_COLUMNS: Final = ["stream", "number", "author", "command_id", "format", "at", "events"]
_ONE: Final = literal_column("1", BigInteger)


class database_time(FunctionElement[float]):  # noqa: N801 - reads as the SQL function it is
    """The database's clock, one value for a whole statement."""

    type = Instant()
    inherit_cache = True


@compiles(database_time, "sqlite")
def _on_sqlite(_element: database_time, _compiler: SQLCompiler, **_options: object) -> str:
    return "CAST(round((julianday('now') - 2440587.5) * 86400000.0) AS INTEGER)"


@compiles(database_time, "postgresql")
def _on_postgresql(_element: database_time, _compiler: SQLCompiler, **_options: object) -> str:
    return "CAST(extract(epoch FROM statement_timestamp()) * 1000 AS BIGINT)"


def last_row_at() -> ScalarSelect[float]:
    """When the last row of a stream was kept, for a query of streams."""
    return (
        select(log.c.at)
        .where(log.c.stream == streams.c.id)
        .order_by(log.c.number.desc())
        .limit(1)
        .correlate(streams)
        .scalar_subquery()
    )


class Statements:
    """The statements an append needs, as one database spells them.

    Args:
        dialect: the database's dialect, with named parameters.
    """

    def __init__(self, dialect: Dialect) -> None:
        stream, number = bindparam("stream", type_=Text), bindparam("number", type_=BigInteger)
        before = log.alias("before")
        now, one = database_time(), _ONE
        self.open = _spelled(
            insert_into(streams, dialect.name)
            .values(
                id=stream,
                kind=bindparam("kind", type_=Text),
                form=bindparam("form", type_=Text),
                state=literal_column("'open'"),
                opened=now,
                previous=bindparam("previous", type_=Text),
            )
            .on_conflict_do_nothing(),
            dialect,
        )
        # Joined to the row before it: no row without one, and no clock set back is ever seen.
        kept = (
            select(
                stream,
                number,
                bindparam("author", type_=Text),
                bindparam("command_id", type_=Text),
                bindparam("format", type_=Integer),
                case((before.c.at > now, before.c.at), else_=now),
                bindparam("events", type_=LargeBinary),
            )
            .select_from(
                streams.outerjoin(
                    before, and_(before.c.stream == streams.c.id, before.c.number == number - one)
                )
            )
            .where(streams.c.id == stream, or_(before.c.number.is_not(None), number == one))
        )
        self.keep = _spelled(
            insert_into(log, dialect.name)
            .from_select(_COLUMNS, kept, include_defaults=False)
            .on_conflict_do_nothing()
            .returning(log.c.at),
            dialect,
        )
        due_at, state = bindparam("due_at", type_=BigInteger), bindparam("state", type_=Text)
        self.mark = _spelled(
            update(streams)
            .values(due_at=due_at, state=state)
            .where(
                streams.c.id == stream,
                or_(streams.c.due_at.is_distinct_from(due_at), streams.c.state != state),
            ),
            dialect,
        )
        self.first_answer = _spelled(
            select(log.c.number).where(
                log.c.stream == stream,
                log.c.author == bindparam("author", type_=Text),
                log.c.command_id == bindparam("command_id", type_=Text),
            ),
            dialect,
        )
        self.head = _spelled(
            select(func.coalesce(func.max(log.c.number), literal_column("0"))).where(
                log.c.stream == stream
            ),
            dialect,
        )


def keep_rows(dialect: Dialect, count: int) -> str:
    """The statement that keeps several rows at once, and returns stream and time of each it took.

    Args:
        dialect: the database's dialect, with parameters by position: those of `ROW`, row by row.
        count: how many rows.
    """
    given = values(*(column(name, log.c[name].type) for name in ROW), name="given")
    rows = given.data(
        [
            tuple(bindparam(f"{name}_{row}", type_=log.c[name].type) for name in ROW)
            for row in range(count)
        ]
    ).cte("given")
    before, now = log.alias("before"), database_time()
    kept = (
        select(
            rows.c.stream,
            rows.c.number,
            rows.c.author,
            rows.c.command_id,
            rows.c.format,
            case((before.c.at > now, before.c.at), else_=now),
            rows.c.events,
        )
        .select_from(
            rows.join(streams, streams.c.id == rows.c.stream).outerjoin(
                before,
                and_(before.c.stream == rows.c.stream, before.c.number == rows.c.number - _ONE),
            )
        )
        .where(or_(before.c.number.is_not(None), rows.c.number == _ONE))
    )
    return _spelled(
        insert_into(log, dialect.name)
        .from_select(_COLUMNS, kept, include_defaults=False)
        .on_conflict_do_nothing()
        .returning(log.c.stream, log.c.at),
        dialect,
    )


def _spelled(statement: ClauseElement, dialect: Dialect) -> str:
    return str(statement.compile(dialect=dialect))


class LogWriter(ABC):
    """Writes groups of decisions, each group whole and on disk or not at all.

    Args:
        dialect: how the database spells its statements.
    """

    def __init__(self, dialect: Dialect) -> None:
        self._say = Statements(dialect)

    @abstractmethod
    def append(self, decisions: Sequence[Decision]) -> list[Outcome]:
        """Keep a group of decisions, at most one of each stream, and say how each fared."""

    @abstractmethod
    def _keep(self, cursor: DBAPICursor, values: Sequence[Values]) -> list[int | None]:
        """Insert the rows: for each its milliseconds, or None where it was not taken."""

    @abstractmethod
    def _run(self, cursor: DBAPICursor, statement: str, values: Sequence[Values]) -> None:
        """Run one statement for each of the values; what it returns is not wanted."""

    def _append_with(self, cursor: DBAPICursor, decisions: Sequence[Decision]) -> list[Outcome]:
        """The whole of an append but for where its transaction begins and ends."""
        # Two servers that write the same streams take them in one order, so neither waits in a ring.
        ordered = sorted(decisions, key=lambda decision: decision.stream)
        self._run(cursor, self._say.open, list(_openings(ordered)))
        instants = self._keep(cursor, [_row_values(decision) for decision in ordered])
        kept = [decision for decision, at in zip(ordered, instants, strict=True) if at is not None]
        self._run(
            cursor, self._say.mark, [_mark_values(decision) for decision in kept if decision.marks]
        )
        outcomes: dict[str, Outcome] = {}
        for decision, at in zip(ordered, instants, strict=True):
            outcomes[decision.stream] = (
                self._why_not(cursor, decision)
                if at is None
                else Appended(decision.stream, decision.number, at / 1000)
            )
        return [outcomes[decision.stream] for decision in decisions]

    def _why_not(self, cursor: DBAPICursor, decision: Decision) -> Lost | Repeated:
        values = _row_values(decision)
        # A statement of its own: it must see what was committed while the insert waited.
        cursor.execute(self._say.first_answer, values)
        if first := cursor.fetchone():
            return Repeated(decision.stream, int(first[0]))
        cursor.execute(self._say.head, values)
        head = cursor.fetchone()
        assert head is not None
        return Lost(decision.stream, int(head[0]))


def _openings(decisions: Sequence[Decision]) -> Iterator[Values]:
    for decision in decisions:
        if (opening := decision.opening) is not None:
            yield {
                "stream": decision.stream,
                "kind": opening.kind,
                "form": opening.form,
                "previous": opening.previous,
            }


def _row_values(decision: Decision) -> Values:
    return {
        "stream": decision.stream,
        "number": decision.number,
        "author": decision.author,
        "command_id": decision.command_id,
        "format": decision.format,
        "events": decision.events,
    }


def _mark_values(decision: Decision) -> Values:
    return {
        "stream": decision.stream,
        "due_at": None if decision.due_at is None else round(decision.due_at * 1000),
        "state": "over" if decision.over else "open",
    }
