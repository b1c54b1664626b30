"""A system written as BML, the indented bidding tables that other programs print and convert.

BML is free text under indented calls; a blank line ends a table, ``#`` begins a heading, an
opponent's call stands in brackets.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.auction import PASS, Auction, Call, Pass
from biritch.systems.pool import pool
from biritch.systems.system import System
from biritch.systems.told import told

_COMMON = 0.003  # of the hands that come this way; rarer calls would fill books


def bml(system: System, *, rounds: int = 3, language: str = "en") -> str:
    """A system's own auctions, the opponents silent, as a BML table.

    Args:
        system: the system.
        rounds: how many calls of ours deep.
        language: en, uk or ru.

    Examples:
        >>> from biritch.systems import library
        >>> text = bml(library("sayc"), rounds=1)
        >>> [line for line in text.splitlines() if line.startswith("1NT")]
        ['1NT One no trump, natural: 15–17 HCP, balanced']
    """
    title = system.titles[("en", "uk", "ru").index(language)] if system.titles else system.name
    lines = _table(system, Auction.parse("N:"), rounds, language, 0)
    return "\n".join([f"# {title}", "", *lines, ""])


def _table(
    system: System, auction: Auction, rounds: int, language: str, depth: int
) -> Iterator[str]:
    moment = system.moment(auction)
    mine = moment.situation.mine
    known = mine.hands if mine.is_measured else pool().everything
    floor = {line.order for line in (*moment.book.floor, *moment.book.forced)}
    calls: set[Call] = {
        choice.call
        for choice in moment.choices
        if choice.line.order not in floor and not isinstance(choice.call, Pass)
    }
    for call in sorted(calls, key=lambda each: each.index):
        if (moment.share(call) & known).bit_count() < _COMMON * known.bit_count():
            continue
        text = getattr(told(moment.meaning(call)), language)
        yield f"{'  ' * depth}{call} {text}"
        after = auction.then(call).then(PASS)
        if rounds > 1 and after.turn is not None:
            yield from _table(system, after, rounds - 1, language, depth + 1)
