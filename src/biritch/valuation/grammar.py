"""How a constraint is read: words, ranges, and, or, not, brackets."""

from __future__ import annotations

import re
from collections.abc import Callable

from biritch.cards import Card
from biritch.errors import BadNotation
from biritch.valuation.combined import All, Either, Not
from biritch.valuation.conditions import MOST, Counts, Has, Holds, Longer, Shaped
from biritch.valuation.constraint import Constraint
from biritch.valuation.measures import FEATURES, MEASURES, SUIT_WORDS

_TOKEN = re.compile(
    r"\s*(?:"
    r"(?P<shape>(?:[0-9x]{4}|[0-9x]+(?:=[0-9x]+){3})(?:/(?:[0-9x]{4}|[0-9x]+(?:=[0-9x]+){3}))*(?![0-9a-z]))"
    r"|(?P<range>\d+\s*(?:-|\.\.)\s*\d+|\d+\s*[+-]|(?:<=|>=|<|>|=)\s*\d+|\d+)"
    r"|(?P<sign><=|>=|<|>|=|\(|\)|,|&)"
    r"|(?P<word>[a-z]+[0-9]?)"
    r")",
    re.IGNORECASE,
)
_CARD = re.compile(r"\s*([cdhs](?:10|[2-9tjqka]))\b", re.IGNORECASE)
_DEEPEST = 20  # brackets and nots within one another; nobody writes so many
_EXPECTED = "something counted (hcp, points, spades, losers, ...), balanced, shape, holds, not or ("


def read_constraint(text: str) -> Constraint:
    """The constraint that a text says; `Constraint.parse` asks this.

    Raises:
        BadNotation: saying where and what was expected, if it cannot be read.
    """
    reader = _Reader(text)
    whole = reader.either()
    if reader.rest():
        raise reader.bad("and, or, a comma, or the end")
    return whole


class _Reader:
    """A place in a text, moving forward."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._depth = 0

    def rest(self) -> str:
        return self._text[self._at :].strip()

    def bad(self, expected: str) -> BadNotation:
        position = len(self._text) - len(self._text[self._at :].lstrip())
        return BadNotation(
            self._text, expected=expected, position=position, code="notation.constraint"
        )

    def take(self, kind: str, *wanted: str) -> str | None:
        """The next token if it is of this kind (and one of those wanted), passing over it."""
        found = _TOKEN.match(self._text, self._at)
        if found is None or found.lastgroup != kind:
            return None
        token = found[kind].casefold()
        if wanted and token not in wanted:
            return None
        self._at = found.end()
        return token

    def either(self) -> Constraint:
        parts = [self.all()]
        while self.take("word", "or"):
            parts.append(self.all())
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def all(self) -> Constraint:
        parts = [self.one()]
        while self.take("sign", ",", "&") or self.take("word", "and"):
            parts.append(self.one())
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def one(self) -> Constraint:
        if self.take("sign", "("):
            inner = self._deeper(self.either)
            if not self.take("sign", ")"):
                raise self.bad("a closing bracket")
            return inner
        start = self._at
        word = self.take("word")
        read = _WORDS.get(word or "")
        if read is not None:
            return read(self)
        if word is None:
            raise self.bad(_EXPECTED)
        name = self._name(word)
        if name in FEATURES:
            return Has(name)
        if name in SUIT_WORDS and (sign := self.take("sign", ">", ">=", "<", "<=", "=")):
            return self._longer(name, sign)
        if name not in MEASURES:
            self._at = start
            raise self.bad(_EXPECTED)
        asked = self.take("range") or self.take("shape")
        if asked is None:
            raise self.bad("a range, as in 5+, 12-21 or 4")
        low, high = _range(asked)
        if low > high:
            raise self.bad(f"a range that goes up, not {asked}")
        return Counts(name, low, high)

    def _name(self, word: str) -> str:
        """A name of one word, or of two when a suit follows: ``hcp`` or ``hcp spades``."""
        before = self._at
        suit = self.take("word", *SUIT_WORDS)
        if suit is not None and (f"{word} {suit}" in MEASURES or f"{word} {suit}" in FEATURES):
            return f"{word} {suit}"
        self._at = before
        return word

    def negation(self) -> Constraint:
        return Not(self._deeper(self.one))

    def _deeper(self, read: Callable[[], Constraint]) -> Constraint:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise self.bad("a simpler constraint")
        inner = read()
        self._depth -= 1
        return inner

    def _longer(self, name: str, sign: str) -> Constraint:
        other = self.take("word", *SUIT_WORDS)
        if other is None:
            raise self.bad("a suit to compare with")
        first, second = SUIT_WORDS[name], SUIT_WORDS[other]
        if sign in ("<", "<="):
            first, second = second, first
        if sign == "=":
            return All((Longer(first, second, 0), Longer(second, first, 0)))
        return Longer(first, second, 0 if "=" in sign else 1)

    def holds(self) -> Constraint:
        cards: list[Constraint] = []
        while found := _CARD.match(self._text, self._at):
            self._at = found.end()
            cards.append(Holds(Card.parse(found[1])))
        if not cards:
            raise self.bad("cards, as in holds SA SK")
        return cards[0] if len(cards) == 1 else All(tuple(cards))

    def shaped(self) -> Constraint:
        asked = self.take("shape")
        if asked is None:
            raise self.bad("a shape of 13 cards, as in 4432, 5=3=3=2 or 54xx")
        return Shaped(tuple(self._shape(shape) for shape in asked.split("/")))

    def _shape(self, text: str) -> tuple[tuple[int | None, ...], bool]:
        exact = "=" in text
        lengths = tuple(
            None if part == "x" else int(part) for part in (text.split("=") if exact else text)
        )
        known = [length for length in lengths if length is not None]
        if sum(known) > 13 or (len(known) == len(lengths) and sum(known) != 13):
            raise self.bad(f"four lengths that make 13 cards, not {text}")
        return lengths, exact


_WORDS: dict[str, Callable[[_Reader], Constraint]] = {
    "not": _Reader.negation,
    "holds": _Reader.holds,
    "shape": _Reader.shaped,
}


def _range(text: str) -> tuple[int, int]:
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    first = numbers[0]
    if len(numbers) > 1:
        return first, numbers[1]
    if text.startswith(">="):
        return first, MOST
    if text.startswith("<="):
        return 0, first
    if text.startswith(("<", ">")):
        return (0, first - 1) if text.startswith("<") else (first + 1, MOST)
    return (first, MOST) if text.endswith("+") else (0 if text.endswith("-") else first, first)
