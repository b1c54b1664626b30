"""The functions of formulas: what stands before a bracket, and what is read inside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from biritch.analysis.dealing.asking import Chanced, Imps, Scored, Tallied, Tricks
from biritch.analysis.dealing.formulas import Counted, Fits, Formula
from biritch.analysis.dealing.measured import COUNTED
from biritch.auction import Contract
from biritch.auction.contract import Doubling
from biritch.cards import Strain
from biritch.seats import Seat
from biritch.valuation import Constraint
from biritch.valuation.combined import All, Either, Not
from biritch.valuation.conditions import Has, Holds, Shaped
from biritch.valuation.measures import FEATURES, SUIT_WORDS

if TYPE_CHECKING:
    from biritch.analysis.dealing.formula_reader import FormulaReader

Read = Callable[["FormulaReader"], Formula]
_PATTERN = re.compile(r"(?:\d{1,2}|x)(?:=(?:\d{1,2}|x)){3}|[0-9x]{4}(?![0-9a-z])", re.IGNORECASE)
_CONTRACT = re.compile(r"x?([1-7])\s*(nt?|[cdhs])(xx|x)?\b", re.IGNORECASE)
_ALTERNATIVES: Final = (
    "tens",
    "jacks",
    "queens",
    "kings",
    "aces",
    "top2",
    "top3",
    "top4",
    "top5",
    "c13",
)


class Counting(Struct):
    """How a script counts points: what each rank is worth, from the ace down; None as everybody does."""

    points: tuple[int, ...] | None = None
    others: dict[int, tuple[int, ...]] = {}


def _counted(name: str, reading: FormulaReader) -> Formula:
    """Something counted in a hand, or in one suit of it."""
    reader = reading.reader
    seat = reader.seat()
    suit = None
    if f"{name} spades" in COUNTED and reader.sign(","):
        suit = reader.suit()
    if name == "hcp" and reading.counting.points is not None:
        return Tallied(reading.counting.points, seat, suit)
    what = name if suit is None else f"{name} {suit.name.lower()}"
    if what not in COUNTED:
        raise reader.bad("a comma and a suit")
    return Counted(what, seat)


def _alternative(number: int, reading: FormulaReader) -> Formula:
    worth = reading.counting.others.get(number)
    if worth is None:
        return _counted(_ALTERNATIVES[number], reading)
    seat = reading.reader.seat()
    suit = reading.reader.suit() if reading.reader.sign(",") else None
    return Tallied(worth, seat, suit)


def _has(feature: str, reading: FormulaReader) -> Formula:
    seat = reading.reader.seat()
    if feature in FEATURES:
        return Fits(seat, Has(feature))
    reading.reader.need(",")
    return Fits(seat, Has(f"{feature} {reading.reader.suit().name.lower()}"))


def _has_cards(reading: FormulaReader) -> Formula:
    reader = reading.reader
    seat = reader.seat()
    reader.need(",")
    cards: list[Constraint] = [Holds(reader.card())]
    while True:
        card = reader.card() if reader.sign(",") else reader.may_be_card()
        if card is None:
            break
        cards.append(Holds(card))
    return Fits(seat, cards[0] if len(cards) == 1 else All(tuple(cards)))


def _shape(reading: FormulaReader) -> Formula:
    """A hand's shape: patterns added with +, or /, and taken away with -."""
    reader = reading.reader
    seat = reader.seat()
    reader.need(",")
    whole: Constraint = _pattern(reading)
    while sign := reader.sign("+", "-", "/"):
        more = _pattern(reading)
        whole = All((whole, Not(more))) if sign == "-" else _or(whole, more)
    return Fits(seat, whole)


def _or(whole: Constraint, more: Shaped) -> Constraint:
    return (
        Shaped(whole.shapes + more.shapes) if isinstance(whole, Shaped) else Either((whole, more))
    )


def _pattern(reading: FormulaReader) -> Shaped:
    reader = reading.reader
    in_any_order = reader.word("any") is not None
    found = reader.match(_PATTERN)
    if found is None:
        raise reader.bad("a shape, as in any 4333, 54xx or 5=3=3=2")
    text = found[0].casefold()
    lengths = tuple(
        None if part == "x" else int(part) for part in (text.split("=") if "=" in text else text)
    )
    # The dealer's 4432 is four spades; the house's, in a constraint, is a shape in any order.
    house = reading.clause is not None and "=" not in text and "x" not in text
    return Shaped(((lengths, not in_any_order and not house),))


def _tricks(reading: FormulaReader) -> Formula:
    seat = reading.reader.seat()
    reading.reader.need(",")
    return Tricks(seat, reading.reader.strain())


def _score(reading: FormulaReader) -> Formula:
    reader = reading.reader
    vulnerable = reader.word("vul", "non", "none", "nv", "vulnerable", "ns", "ew", "all")
    if vulnerable is None:
        raise reader.bad("vul or non")
    reader.need(",")
    found = reader.match(_CONTRACT)
    if found is None:
        raise reader.bad("a contract, as in x3N, 4S or 2HX")
    reader.need(",")
    strain = Strain("NT" if found[2][0].casefold() == "n" else found[2].upper())
    contract = Contract(int(found[1]), strain, Doubling((found[3] or "").upper()), Seat.NORTH)
    return Scored(contract, vulnerable not in ("non", "none", "nv"), reading.formula())


def _with_formula(kind: Callable[[Formula], Formula], reading: FormulaReader) -> Formula:
    return kind(reading.formula())


_COUNTS: Final = {
    **{name: name for name in ("hcp", "losers", "controls", *_ALTERNATIVES, *SUIT_WORDS)},
    **{name: name for name in ("points", "opening", "support", "cccc", "quality")},
    **{name: name for name in ("major", "minor", "longest", "shortest")},
    **{f"{name}s": name for name in ("hcp",)},
    **{
        name.removesuffix("s"): name
        for name in ("losers", "controls", *_ALTERNATIVES[:5], *SUIT_WORDS)
    },
}
FUNCTIONS: Final[Mapping[str, Read]] = MappingProxyType(
    {
        **{name: partial(_counted, counted) for name, counted in _COUNTS.items()},
        **{f"pt{number}": partial(_alternative, number) for number in range(10)},
        **{name: partial(_has, name) for name in ("balanced", "semibalanced", "stopper")},
        "hascard": _has_cards,
        "holds": _has_cards,
        "shape": _shape,
        "tricks": _tricks,
        "trick": _tricks,
        "dds": _tricks,
        "score": _score,
        "imps": partial(_with_formula, Imps),
        "imp": partial(_with_formula, Imps),
        "rnd": partial(_with_formula, Chanced),
    }
)
"""How each function's brackets are read, by its name."""
