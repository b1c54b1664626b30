"""The lines of PBN's export format: tags, rows of four, tables, comments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from textwrap import wrap

from msgspec import Struct, field

from biritch.records.record import Remark, Table

_ROW = 4
_WIDTH = 79  # printing characters; PBN discourages more
_UNPRINTED = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_QUOTED = re.compile(r'[\s\[\]{};"%]')
_COLUMN = re.compile(r"^[+-]?(?P<name>[^\\]*)(?:\\(?P<width>\d{1,3})(?P<side>[LR]?))?$")


class Column(Struct, frozen=True):
    """A call or card as it stands in its row, with what is said at it.

    Attributes:
        text: the call or card.
        remark: what is said; None for nothing.
        notes: the number of each note's text.
    """

    text: str
    remark: Remark | None = None
    notes: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        remark = self.remark
        if remark is None:
            return self.text
        words = [self.text]
        if (remark.text or remark.alert) and remark.text in self.notes:
            words.append(f"={self.notes[remark.text]}=")
        words += [f"${sign}" for sign in sorted(remark.signs)]
        if remark.comment:
            words.append("\n".join(comment_lines(remark.comment)))
        return " ".join(words)


def bracketed(name: str, value: str) -> str:
    r"""A tag on its line.

    Examples:
        >>> bracketed("Event", 'the "Bison"')
        '[Event "the \\"Bison\\""]'
    """
    printed = _printed(value)
    # A lone # and a leading ## would be taken for a value of another game; a space says otherwise.
    space = " " if printed == "#" or printed.startswith("##") else ""
    return f'[{name} "{space}{printed}"]'


def bracketed_columns(table: Table) -> str:
    r"""The tag of a table; every program writes the backslash before a column's width alone.

    Examples:
        >>> bracketed_columns(Table("OptimumResultTable", r"Declarer;Result\2R", ()))
        '[OptimumResultTable "Declarer;Result\\2R"]'
    """
    columns = _UNPRINTED.sub(" ", table.columns).replace('"', "'")
    return f'[{table.name} "{columns}"]'


def row_lines(columns: Iterable[Column]) -> Iterator[str]:
    """Four calls or cards to a line, aligned as far as notes and signs allow."""
    cells = [str(column) for column in columns]
    for start in range(0, len(cells), _ROW):
        yield " ".join(cells[start : start + _ROW])


def table_lines(table: Table) -> Iterator[str]:
    """The rows of a table, each entry as wide as its column asks."""
    columns = [_COLUMN.match(column.strip()) for column in table.columns.split(";")]
    for row in table.rows:
        words = []
        for place, entry in enumerate(row):
            word = f'"{_printed(entry)}"' if not entry or _QUOTED.search(entry) else entry
            column = columns[place] if place < len(columns) else None
            if column is not None and column["width"]:
                width = int(column["width"])
                word = word.rjust(width) if column["side"] == "R" else word.ljust(width)
            words.append(word)
        yield " ".join(words).rstrip()


def comment_lines(text: str) -> Iterator[str]:
    """A comment between braces; a closing brace within it, which would end it, becomes a bracket."""
    safe = text.replace("}", ")")
    lines = ["{" + safe + "}"] if "\n" not in safe else ["{", *safe.split("\n"), "}"]
    for line in lines:
        clean = _UNPRINTED.sub(" ", line).rstrip()
        yield from wrap(clean, 250, break_long_words=False) if len(clean) > 250 else [clean]


def _printed(value: str) -> str:
    clean = _UNPRINTED.sub(" ", value)
    return clean.replace("\\", "\\\\").replace('"', '\\"')
