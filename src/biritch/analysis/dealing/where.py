"""What four hands must be, as `biritch deal --where` and a table's host write it.

Two spellings, which may be mixed, and which mean the same constraints::

    N: hcp 15-17, balanced; S: spades 5+
    hcp(N) in 15..17 and balanced(N) and spades(S) >= 5
    (N: hcp 15-17, balanced) and spades(N) + spades(S) >= 8

After ``N:`` stands what `Constraint.parse` reads, the language of the bidding systems; it goes on to
a semicolon, a closing bracket or the end. A semicolon is *and* between whole clauses.
"""

from __future__ import annotations

from biritch.analysis.dealing.formula_reader import FormulaReader
from biritch.analysis.dealing.formulas import Fits, Formula
from biritch.analysis.dealing.joining import both
from biritch.analysis.dealing.reading import Reader
from biritch.errors import BadNotation
from biritch.seats import Seat
from biritch.valuation import Constraint

LONGEST = 4000


def read_where(text: str) -> Formula:
    """The formula that a text says.

    Raises:
        BadNotation: saying where and what was expected, if it cannot be read.

    Examples:
        >>> one = read_where("N: hcp 15-17, balanced")
        >>> one == read_where("hcp(N) in 15..17 and balanced(N)")
        True
        >>> str(one.constraint)
        'hcp 15-17, balanced'
    """
    if len(text) > LONGEST:
        raise BadNotation(
            text, expected=f"at most {LONGEST} characters", position=LONGEST, code="notation.where"
        )
    return _Where(text).whole()


class _Where:
    def __init__(self, text: str) -> None:
        self._reader = Reader(text)
        self._formulas = FormulaReader(self._reader, clause=self._clause)

    def whole(self) -> Formula:
        formula = self._formulas.top()
        while self._reader.sign(";"):
            if self._reader.done:
                break
            formula = both(formula, self._formulas.top())
        if not self._reader.done:
            raise self._reader.bad("and, or, a semicolon, or the end")
        return formula

    def _clause(self, seat: Seat) -> Formula:
        reader = self._reader
        start, deep = reader.at, 0
        while not reader.done and (deep or reader.text[reader.at] not in ");"):
            deep += {"(": 1, ")": -1}.get(reader.text[reader.at], 0)
            reader.at += 1
        try:
            constraint = Constraint.parse(reader.text[start : reader.at])
        except BadNotation as bad:
            raise reader.bad(bad.expected, at=start + bad.position) from None
        return Fits(seat, constraint)
