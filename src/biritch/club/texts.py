"""What people wrote: chat, statements, explanations, reasons. Kept apart from the log, so it can be erased."""

from enum import Enum

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update

from biritch.club.secret import new_number
from biritch.club.store import Store
from biritch.club.store.schema import texts
from biritch.errors import BadValue

LONGEST = 2000
# Letters that are invisible and make others read backwards, and the one that ends a text in C.
_TURNING = dict.fromkeys((0, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))


class Kind(Enum):
    """What a text was written as."""

    CHAT = "chat"
    STATEMENT = "statement"
    EXPLANATION = "explanation"
    REASON = "reason"


class Text(msgspec.Struct, frozen=True, kw_only=True):
    """Something somebody wrote.

    Args:
        id: its number, by which the log refers to it.
        stream: the table or contest it was written at.
        kind: what it was written as.
        author: id of whoever wrote it.
        audience: whom it was written to, as the table spells it.
        at: when.
        text: the words; empty once erased.
        is_erased: whether it was.
    """

    id: int
    stream: str
    kind: Kind
    author: str
    audience: str
    at: float
    text: str
    is_erased: bool = False


class Texts:
    """What people wrote in a house.

    Args:
        store: where it is kept.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(
        self,
        text: str,
        *,
        stream: str,
        kind: Kind,
        author: str,
        now: float,
        audience: str = "all",
    ) -> Text:
        """Keep a text; an event that speaks of it is decided afterwards, with its number.

        Raises:
            BadValue: if it is empty or too long.
        """
        words = text.translate(_TURNING).strip()
        if not 0 < len(words) <= LONGEST:
            raise BadValue(
                f"a text has 1 to {LONGEST} letters, not {len(words)}", code="text.length"
            )
        kept = Text(
            id=new_number(),
            stream=stream,
            kind=kind,
            author=author,
            audience=audience,
            at=now,
            text=words,
        )
        with self._store.writing() as connection:
            connection.execute(
                insert(texts).values(
                    id=kept.id,
                    stream=stream,
                    kind=kind.value,
                    author=author,
                    audience=audience,
                    at=now,
                    text=words,
                )
            )
        return kept

    def read(self, numbers: frozenset[int]) -> dict[int, Text]:
        """The texts of these numbers; one that does not exist is left out."""
        with self._store.reading() as connection:
            found = connection.execute(select(texts).where(texts.c.id.in_(numbers))).mappings()
            return {row["id"]: _text(row) for row in found}

    def at_table(self, stream: str, *, kind: Kind = Kind.CHAT, last: int = 200) -> list[Text]:
        """The last texts of a kind written at a table, in the order they came."""
        query = (
            select(texts)
            .where(texts.c.stream == stream, texts.c.kind == kind.value)
            .order_by(texts.c.at.desc(), texts.c.id.desc())
            .limit(last)
        )
        with self._store.reading() as connection:
            return [_text(row) for row in connection.execute(query).mappings()][::-1]

    def erase(self, number: int, *, now: float) -> None:
        """Erase a text for good; that there was one stays known."""
        with self._store.writing() as connection:
            connection.execute(
                update(texts).where(texts.c.id == number).values(text="", erased=now)
            )

    def erase_all_by(self, ids: frozenset[str], *, now: float) -> int:
        """Erase everything that somebody with these ids ever wrote; says how many texts."""
        with self._store.writing() as connection:
            return connection.execute(
                update(texts)
                .where(texts.c.author.in_(ids), texts.c.erased.is_(None))
                .values(text="", erased=now)
            ).rowcount

    def forget(self, number: int) -> None:
        """Forget a text whose event was refused: nothing refers to it."""
        with self._store.writing() as connection:
            connection.execute(delete(texts).where(texts.c.id == number))


def _text(row: RowMapping) -> Text:
    return Text(
        id=row["id"],
        stream=row["stream"],
        kind=Kind(row["kind"]),
        author=row["author"],
        audience=row["audience"],
        at=row["at"],
        text=row["text"],
        is_erased=row["erased"] is not None,
    )
