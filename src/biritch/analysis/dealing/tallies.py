"""What a script counts over all the deals it finds: averages, and how often each value comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from biritch.analysis.dealing.actions import Action
from biritch.analysis.dealing.formulas import Formula
from biritch.analysis.dealing.hands import Hands
from biritch.cards import Board

_LOW, _HIGH = "Low", "High"


class Average(Action):
    """What a formula comes to on the average."""

    prints: ClassVar[bool] = False

    def __init__(self, text: str, formula: Formula) -> None:
        self.text = text
        self._formula = formula
        self._sum = 0.0
        self._number = 0

    def each(self, hands: Hands, _boards: Sequence[Board]) -> None:
        """Nothing is printed before the end."""
        self._sum += float(self._formula.values(hands).sum())
        self._number += len(hands)

    @property
    def mean(self) -> float | None:
        """The average; None of no deals."""
        return self._sum / self._number if self._number else None

    def end(self) -> str:
        """The average behind its text."""
        mean = "-" if self.mean is None else f"{self.mean:g}"
        return f"{self.text}: {mean}\n" if self.text else f"{mean}\n"


class Values(NamedTuple):
    """Of a formula, the values that are told apart; others are low or high."""

    formula: Formula
    low: int
    high: int

    def name(self, value: int) -> str:
        """How a value is counted."""
        if value < self.low:
            return _LOW
        return _HIGH if value > self.high else str(value)

    @property
    def names(self) -> list[str]:
        """All of them in order."""
        return [_LOW, *map(str, range(self.low, self.high + 1)), _HIGH]


class Frequency(Action):
    """How often each value of a formula comes, or each pair of values of two."""

    prints: ClassVar[bool] = False

    def __init__(self, text: str, values: tuple[Values, ...]) -> None:
        self.text = text
        self.values = values
        self.counted: Counter[tuple[str, ...]] = Counter()

    def each(self, hands: Hands, _boards: Sequence[Board]) -> None:
        """Nothing is printed before the end."""
        columns = [
            [each.name(int(value)) for value in each.formula.values(hands).tolist()]
            for each in self.values
        ]
        self.counted.update(zip(*columns, strict=True))

    def end(self) -> str:
        """A table: a line for each value, a column for each value of the second formula."""
        head = f"Frequency {self.text}:\n"
        if len(self.values) == 1:
            lines = [(name, self.counted[(name,)]) for name in self.values[0].names]
            return head + "".join(
                f"{name:>5} {number:8d}\n"
                for name, number in lines
                if number or name not in (_LOW, _HIGH)
            )
        rows, columns = (each.names for each in self.values)
        table = head + " " * 6 + "".join(f"{name:>7}" for name in (*columns, "Sum")) + "\n"
        for row in rows:
            numbers = [self.counted[row, column] for column in columns]
            table += f"{row:>6}" + "".join(f"{each:7d}" for each in (*numbers, sum(numbers))) + "\n"
        sums = [sum(self.counted[row, column] for row in rows) for column in columns]
        return table + f"{'Sum':>6}" + "".join(f"{each:7d}" for each in (*sums, sum(sums))) + "\n"
