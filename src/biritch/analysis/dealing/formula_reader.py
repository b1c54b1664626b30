"""How formulas are read: the dealer's expressions, which `biritch deal --where` speaks as well."""

from __future__ import annotations

import re
from collections.abc import Callable

from biritch.analysis.dealing.formulas import Choice, Formula, Named, Number
from biritch.analysis.dealing.functions import FUNCTIONS, Counting
from biritch.analysis.dealing.joining import both, one_of, opposite, reckoned, within
from biritch.analysis.dealing.reading import Reader
from biritch.seats import Seat
from biritch.valuation.conditions import MOST

_NUMBER = re.compile(r"\d{1,12}(\.\d{1,9})?(?![\w.])|\d{1,12}(?=\.\.)")
_RANGE = re.compile(r"(\d{1,6})\s*(?:(\.\.|-)\s*(\d{1,6})|([+-])(?!\w))?")
_HAND = re.compile(r"(north|east|south|west|[nesw])\s*:(?!:)", re.IGNORECASE)
_EXPECTED = "a number, something counted such as hcp(north), a name that was given, or ("


class FormulaReader:
    """Reads formulas from a place on.

    Args:
        reader: where.
        names: formulas that have a name.
        counting: how points are counted.
        clause: reads what is said of one hand after ``N:``; without it there is no such thing.
    """

    def __init__(
        self,
        reader: Reader,
        *,
        names: dict[str, Formula] | None = None,
        counting: Counting | None = None,
        clause: Callable[[Seat], Formula] | None = None,
    ) -> None:
        self.reader = reader
        self.names = names if names is not None else {}
        self.counting = counting if counting is not None else Counting()
        self.clause = clause

    def formula(self) -> Formula:
        """A whole formula."""
        reader = self.reader
        reader.deeper()
        test = self.either()
        if reader.sign("?"):
            then = self.formula()
            reader.need(":")
            test = Choice(test, then, self.formula())
        reader.out()
        return test

    def either(self) -> Formula:
        """Things of which one must be so."""
        left = self.all()
        while self.reader.sign("||") or self.reader.word("or"):
            left = one_of(left, self.all())
        return left

    def all(self) -> Formula:
        """Things that must all be so."""
        left = self.equal()
        while self.reader.sign("&&") or self.reader.word("and"):
            left = both(left, self.equal())
        return left

    def equal(self) -> Formula:
        """Things alike or not."""
        left = self.compared()
        while sign := self.reader.sign("==", "!="):
            left = reckoned(sign, left, self.compared())
        return left

    def compared(self) -> Formula:
        """Things greater or less, or within a range."""
        if self.clause is not None and self.reader.word("not"):  # here it turns what follows it
            self.reader.deeper()
            turned = opposite(self.equal())
            self.reader.out()
            return turned
        left = self.sum()
        while True:
            if sign := self.reader.sign("<=", ">=", "<", ">"):
                left = reckoned(sign, left, self.sum())
            elif self.reader.word("in"):
                left = within(left, *self._range())
            else:
                return left

    def _range(self) -> tuple[int, int]:
        found = self.reader.match(_RANGE)
        if found is None:
            raise self.reader.bad("a range, as in 15..17, 5+ or 3-")
        low = int(found[1])
        if found[4]:
            return (low, MOST) if found[4] == "+" else (0, low)
        high = int(found[3]) if found[3] else low
        if low > high:
            raise self.reader.bad(f"a range that goes up, not {found[0]}", at=found.start())
        return low, high

    def sum(self) -> Formula:
        """Things added and taken away."""
        left = self.product()
        while sign := self.reader.sign("+", "-"):
            left = reckoned(sign, left, self.product())
        return left

    def product(self) -> Formula:
        """Things multiplied and divided."""
        left = self.one()
        while sign := self.reader.sign("*", "/", "%"):
            left = reckoned(sign, left, self.one())
        return left

    def one(self) -> Formula:
        """A single thing."""
        reader = self.reader
        turned = None
        if not reader.text.startswith("!=", reader.at):
            turned = reader.sign("!") or reader.word("not")
        if turned or reader.sign("-"):
            reader.deeper()
            part = self.one()
            reader.out()
            return opposite(part) if turned else reckoned("-", Number(0), part)
        if reader.sign("("):
            inner = self._clause() or self.formula()
            reader.need(")")
            return inner
        if number := reader.match(_NUMBER):
            return Number(float(number[0]) if number[1] else int(number[0]))
        return self._named()

    def _clause(self) -> Formula | None:
        """What is said of one hand: ``N: hcp 15-17, balanced``, if that is here."""
        if self.clause is None or not _HAND.match(self.reader.text, self.reader.at):
            return None
        seat = self.reader.seat()
        self.reader.need(":")
        return self.clause(seat)

    def top(self) -> Formula:
        """A formula or what is said of one hand."""
        return self._clause() or self.formula()

    def _named(self) -> Formula:
        reader = self.reader
        start = reader.at
        name = reader.name()
        if name is None:
            raise reader.bad(_EXPECTED)
        if reader.sign("("):
            read = FUNCTIONS.get(name.casefold())
            if read is None:
                raise reader.bad("a function, as in hcp(north) or shape(north, any 4333)", at=start)
            value = read(self)
            reader.need(")")
            return value
        if name not in self.names:
            raise reader.bad(f"a name that was given before, not {name}", at=start)
        return self.names[name]

    def define(self, name: str, formula: Formula) -> None:
        """Give a formula a name; what is worth it is worked out once for all mentions."""
        self.names[name] = formula if not formula.parts() else Named(name, formula)
