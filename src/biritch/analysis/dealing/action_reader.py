"""How the actions of a dealer's script are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from biritch.analysis.dealing.actions import (
    Action,
    PrintAll,
    PrintCompact,
    PrintEs,
    PrintEw,
    PrintOneLine,
    PrintPbn,
    PrintSeats,
)
from biritch.analysis.dealing.formula_reader import FormulaReader
from biritch.analysis.dealing.formulas import Formula
from biritch.analysis.dealing.tallies import Average, Frequency, Values

Start = Callable[[], Action]
_TEXT = re.compile(r'"([^"\n]*)"')
_LINE_END = re.compile(r"\\n")
_SIGNED = re.compile(r"-?\d{1,9}\b")
_DEFINITION = re.compile(r"[^\W\d]\w*\s*=(?!=)")
_EXPECTED = "an action: printall, printoneline, printpbn, average, frequency and others"


class _ActionReader:
    def __init__(self, formulas: FormulaReader, statements: frozenset[str]) -> None:
        self.formulas = formulas
        self.reader = formulas.reader
        self._statements = statements

    def here(self) -> bool:
        return self.reader.peek() in _ACTIONS

    def all(self) -> list[Start]:
        if not self.here():
            raise self.reader.bad(_EXPECTED)
        actions = [self.one()]
        while self.reader.sign(","):
            if self.here():
                actions.append(self.one())
            elif not self._over():
                raise self.reader.bad(_EXPECTED)
        return actions

    def one(self) -> Start:
        word = self.reader.peek()
        self.reader.name()
        return _ACTIONS[word](self)

    def _over(self) -> bool:
        """Whether another statement, or nothing more, is here."""
        return (
            self.reader.done
            or self.reader.text[self.reader.at] in ",;"
            or self.reader.peek() in self._statements
            or _DEFINITION.match(self.reader.text, self.reader.at) is not None
        )

    def text(self) -> str:
        found = self.reader.match(_TEXT)
        return found[1] if found else ""

    def simple(self, kind: Start) -> Start:
        return kind

    def with_formula(self, kind: Callable[[Formula | None], Action]) -> Start:
        return partial(kind, None if self._over() or self.here() else self.formulas.formula())

    def seats(self) -> Start:
        self.reader.need("(")
        seats = [self.reader.seat()]
        while self.reader.sign(","):
            seats.append(self.reader.seat())
        self.reader.need(")")
        return partial(PrintSeats, seats)

    def items(self) -> Start:
        items: list[str | Formula] = [self._item()]
        while True:
            before = self.reader.at
            if not self.reader.sign(","):
                break
            if self.here() or self._over():
                self.reader.at = before
                break
            items.append(self._item())
        return partial(PrintEs, tuple(items))

    def _item(self) -> str | Formula:
        if self.reader.match(_LINE_END):
            return "\n"
        if found := self.reader.match(_TEXT):
            return found[1].replace("\\n", "\n")
        return self.formulas.formula()

    def average(self) -> Start:
        return partial(Average, self.text(), self.formulas.formula())

    def frequency(self) -> Start:
        text = self.text()
        self.reader.need("(")
        values = [self._values()]
        if self.reader.sign(","):
            values.append(self._values())
        self.reader.need(")")
        return partial(Frequency, text, tuple(values))

    def _values(self) -> Values:
        formula = self.formulas.formula()
        self.reader.need(",")
        low = self._signed()
        self.reader.need(",")
        at = self.reader.at
        high = self._signed()
        if not low <= high < low + 1000:
            raise self.reader.bad("a highest value, above the lowest by less than 1000", at=at)
        return Values(formula, low, high)

    def _signed(self) -> int:
        found = self.reader.match(_SIGNED)
        if found is None:
            raise self.reader.bad("a whole number")
        return int(found[0])


_ACTIONS: Final[Mapping[str, Callable[[_ActionReader], Start]]] = MappingProxyType(
    {
        "printall": partial(_ActionReader.simple, kind=PrintAll),
        "printew": partial(_ActionReader.simple, kind=PrintEw),
        "printpbn": partial(_ActionReader.simple, kind=PrintPbn),
        "printoneline": partial(_ActionReader.with_formula, kind=PrintOneLine),
        "printcompact": partial(_ActionReader.with_formula, kind=PrintCompact),
        "printes": _ActionReader.items,
        "print": _ActionReader.seats,
        "average": _ActionReader.average,
        "frequency": _ActionReader.frequency,
    }
)


def read_actions(formulas: FormulaReader, *, statements: frozenset[str]) -> list[Start]:
    """The actions that stand here, separated by commas; each is begun anew for every run.

    Args:
        formulas: reads the formulas in them.
        statements: words that begin a statement, and so end the actions.

    Raises:
        BadNotation: if something else stands here.
    """
    return _ActionReader(formulas, statements).all()
