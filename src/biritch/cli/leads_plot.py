"""A picture of opening leads: how often each beats the contract, and how many tricks it brings."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from biritch.analysis.leads import LeadWorth
from biritch.auction import Contract
from biritch.cards import Card
from biritch.errors import BadValue

_COLOURS = {"♠": "#1f3d7a", "♥": "#c0272d", "♦": "#d9730d", "♣": "#2e7d32"}
_QUIET = "#888888"


def plot_leads(leads: Sequence[LeadWorth], contract: Contract, title: str, file: str) -> None:
    """Draw leads into a file, as its ending says: PNG, SVG, PDF.

    Raises:
        BadValue: ``plots.missing`` without matplotlib, ``plots.format`` for an ending it cannot draw.
        OSError: if the file cannot be written.
    """
    try:
        figures: Any = import_module("matplotlib.figure")
    except ImportError as missing:
        raise BadValue(
            "matplotlib is not installed: pip install 'biritch[plots]'", code="plots.missing"
        ) from missing
    figure = figures.Figure(figsize=(9, 1.6 + 0.36 * len(leads)), layout="constrained")
    chance, tricks = figure.subplots(1, 2, sharey=True)
    rows = range(len(leads))
    colours = [_COLOURS[each.cards[0].suit.symbol] for each in leads]
    chance.barh(
        rows,
        [100 * each.beats for each in leads],
        xerr=[100 * each.error for each in leads],
        color=colours,
        ecolor=_QUIET,
        capsize=2,
    )
    chance.set_yticks(rows, [_named(each.cards) for each in leads])
    chance.invert_yaxis()
    chance.set_xlim(0, max(5.0, *(110 * (each.beats + each.error) for each in leads)))
    chance.set_xlabel(f"beats {contract}, %")
    _spread(tricks, leads, contract, colours)
    for axes in (chance, tricks):
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(axis="y", length=0)
    figure.suptitle(title)
    try:
        figure.savefig(file, dpi=150)
    except ValueError as unknown:
        raise BadValue(
            f"the ending of {file!r} names no kind of picture: {unknown}",
            code="plots.format",
            name=file,
        ) from unknown


def _spread(
    axes: Any,  # noqa: ANN401 - matplotlib has no types here
    leads: Sequence[LeadWorth],
    contract: Contract,
    colours: Sequence[str],
) -> None:
    """Circles as large as the number of layouts in which so many tricks are taken; a line to beat it."""
    largest = max(max(each.spread) for each in leads)
    taken = [count for count in range(14) if any(each.spread[count] for each in leads)]
    for row, (each, colour) in enumerate(zip(leads, colours, strict=True)):
        sizes = [170 * each.spread[count] / largest for count in taken]
        axes.scatter(taken, [row] * len(taken), s=sizes, color=colour, alpha=0.45, linewidths=0)
        axes.plot(each.tricks, row, marker="|", markersize=11, color="black")
    axes.axvline(13 - contract.needs + 0.5, color=_QUIET, linestyle="--", linewidth=1)
    axes.set_xticks(range(taken[0], taken[-1] + 1))
    axes.set_xlabel("defenders' tricks: how often, and the average")


def _named(cards: Sequence[Card]) -> str:
    """The first card with its suit, the others without."""
    return cards[0].suit.symbol + " ".join(
        "10" if card.rank.value == "T" else card.rank.value for card in cards
    )
