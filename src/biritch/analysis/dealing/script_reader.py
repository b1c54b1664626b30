"""How a dealer's script is read: its statements, one after another."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from biritch.analysis.dealing.action_reader import read_actions
from biritch.analysis.dealing.formula_reader import FormulaReader
from biritch.analysis.dealing.formulas import Formula
from biritch.analysis.dealing.functions import Counting
from biritch.analysis.dealing.joining import both
from biritch.analysis.dealing.predealt import read_holding
from biritch.analysis.dealing.reading import Reader
from biritch.analysis.dealing.script import Script
from biritch.cards import Deal
from biritch.cards.deal import NOTHING_KNOWN
from biritch.errors import BadValue
from biritch.seats import Vulnerability

_DEFINITION = re.compile(r"([^\W\d]\w*)\s*=(?!=)")
_LENGTH = re.compile(r"(?:club|diamond|heart|spade)s?\s*\(", re.IGNORECASE)
_VULNERABLE: Final = {
    "none": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "all": Vulnerability.BOTH,
    "both": Vulnerability.BOTH,
}
_RANKS: Final = 13
LONGEST: Final = 1_000_000


def read_script(text: str) -> Script:
    """The script that a text is.

    Raises:
        BadNotation: with line, column and what was expected, if it cannot be read.

    Examples:
        >>> read_script("hcp(north) > 12 && shape(north, any 4333)").condition.seat
        <Seat.NORTH: 'N'>
    """
    if len(text) > LONGEST:
        raise BadValue(f"a script has at most {LONGEST:,} characters", code="dealing.long")
    return _ScriptReader(text).script()


class _ScriptReader:
    def __init__(self, text: str) -> None:
        self.reader = Reader(text, code="notation.dealer")
        self._names: dict[str, Formula] = {}
        self._counting = Counting()
        self.formulas = FormulaReader(self.reader, names=self._names, counting=self._counting)
        self._condition: Formula | None = None
        self._predeal = NOTHING_KNOWN
        self._said: dict[str, Any] = {}

    def script(self) -> Script:
        while not self.reader.done:
            if not self.reader.sign(";"):
                self._statement()
        return Script(condition=self._condition, predeal=self._predeal, **self._said)

    def _statement(self) -> None:
        if found := self.reader.match(_DEFINITION):
            self.formulas.define(found[1], self.formulas.formula())
        elif read := _STATEMENTS.get(self.reader.peek()):
            self.reader.name()
            read(self)
        else:
            self._must(self.formulas.formula())

    def _must(self, formula: Formula) -> None:
        whole = self._condition
        self._condition = formula if whole is None else both(whole, formula)

    def number(self, what: str) -> None:
        self._said[what] = self.reader.whole()

    def dealer(self) -> None:
        self._said["dealer"] = self.reader.seat()

    def vulnerable(self) -> None:
        word = self.reader.word(*_VULNERABLE)
        if word is None:
            raise self.reader.bad("none, ns, ew or all")
        self._said["vulnerable"] = _VULNERABLE[word]

    def condition(self) -> None:
        self._must(self.formulas.formula())

    def action(self) -> None:
        self._said["actions"] = (
            *self._said.get("actions", ()),
            *read_actions(self.formulas, statements=frozenset(_STATEMENTS)),
        )

    def predeal(self) -> None:
        """Cards for some seats, or how long a suit shall be."""
        while True:
            if _LENGTH.match(self.reader.text, self.reader.at):
                self._must(self.formulas.equal())
            else:
                self._cards()
            if not self.reader.sign(",") and self.reader.peek() not in (
                "north",
                "east",
                "south",
                "west",
            ):
                return

    def _cards(self) -> None:
        """A seat and holdings, commas between them."""
        at = self.reader.at
        seat = self.reader.seat()
        hand, more = self._predeal[seat], read_holding(self.reader)
        if more is None:
            raise self.reader.bad("cards of a suit, as in SAQ542")
        while more is not None:
            hand = hand | more
            after = self.reader.at
            more = read_holding(self.reader) if self.reader.sign(",") else None
        self.reader.at = after  # a comma before another seat is not ours
        try:
            self._predeal = Deal(self._predeal.hands.put(seat, hand))
        except BadValue as wrong:
            raise self.reader.bad(f"cards that nobody has yet: {wrong}", at=at) from None

    def pointcount(self) -> None:
        self._counting.points = self._worth()

    def altcount(self) -> None:
        at = self.reader.at
        number = self.reader.whole()
        if number > 9:
            raise self.reader.bad("the number of a count, 0 to 9", at=at)
        self._counting.others[number] = self._worth()

    def _worth(self) -> tuple[int, ...]:
        """What the ranks are worth, from the ace down; nothing for those not named."""
        worth: list[int] = []
        while self.reader.text[self.reader.at : self.reader.at + 1].isdigit():
            worth.append(self.reader.whole())
        if not 0 < len(worth) <= _RANKS:
            raise self.reader.bad("what an ace, a king and so on are worth")
        return tuple(worth)


_STATEMENTS: Final[Mapping[str, Callable[[_ScriptReader], None]]] = MappingProxyType(
    {
        "generate": partial(_ScriptReader.number, what="generate"),
        "produce": partial(_ScriptReader.number, what="produce"),
        "dealer": _ScriptReader.dealer,
        "vulnerable": _ScriptReader.vulnerable,
        "predeal": _ScriptReader.predeal,
        "pointcount": _ScriptReader.pointcount,
        "altcount": _ScriptReader.altcount,
        "condition": _ScriptReader.condition,
        "action": _ScriptReader.action,
    }
)
"""What begins each kind of statement; what begins with none of these is a name or a condition."""
