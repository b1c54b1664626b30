"""Plots of what a set of deals is like, as PNG, SVG or PDF; they need matplotlib, of the extra `plots`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

from biritch.analysis.dealing.statistics import (
    Spread,
    Statistics,
    expected_hcp,
    expected_shapes,
)
from biritch.cards import Strain
from biritch.errors import BadValue
from biritch.paper.words import Words
from biritch.seats import SEATS, Side

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS: Final = ("png", "svg", "pdf")
_GREEN, _GOLD, _INK, _QUIET, _GRID = "#2f6f55", "#c98a1b", "#1e2421", "#6d756f", "#dfe5e1"
_SHAPES: Final = 12
_SUITS: Final = {
    Strain.CLUBS: "#1d7a46",
    Strain.DIAMONDS: "#d9730d",
    Strain.HEARTS: "#c4302b",
    Strain.SPADES: "#24407e",
    Strain.NOTRUMP: "#6d756f",
}


def statistics_plot(
    statistics: Statistics,
    *,
    kind: str = "png",
    language: str = "en",
    title: str = "",
    compare: bool = True,
) -> bytes:
    """A picture of statistics: points, shapes, controls, losers, and the tricks if they are known.

    Args:
        statistics: what to draw.
        kind: png, svg or pdf.
        language: of the words: en, uk or ru.
        title: above all; else how many boards there are.
        compare: whether to show what is to be expected of any deals.

    Raises:
        BadValue: for another kind, or if matplotlib is not installed.
    """
    if kind not in KINDS:
        raise BadValue(f"plots are {', '.join(KINDS)}, not {kind!r}", code="statistics.kind")
    try:
        import matplotlib as mpl  # noqa: PLC0415 - in the extra, and slow to load
        from matplotlib.figure import Figure  # noqa: PLC0415
        from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415
    except ModuleNotFoundError:
        raise BadValue(
            "plots need matplotlib: pip install 'biritch[plots]'", code="statistics.matplotlib"
        ) from None
    words = _Words(language)
    with mpl.rc_context(_STYLE):
        rows = 2 if statistics.makes is None else 3
        figure = Figure(
            figsize=(11, 3.7 * rows + 0.7),
            layout=ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.15, hspace=0.04),
        )
        figure.suptitle(title or words.head(statistics), fontsize=17, fontweight="bold", color=_INK)
        grid = figure.add_gridspec(rows, 2)
        plots = [figure.add_subplot(grid[row, column]) for row in range(rows) for column in (0, 1)]
        spreads = statistics.spreads
        _bars(plots[0], spreads["hcp"], words, "hcp", expected_hcp() if compare else None)
        _shapes(plots[1], statistics, words, compare=compare)
        _bars(plots[2], spreads["controls"], words, "controls", None)
        _bars(plots[3], spreads["losers"], words, "losers", None)
        if statistics.makes is not None:
            for side, plot in zip(Side, plots[4:], strict=True):
                _tricks(plot, statistics.makes[side], words, side)
        out = BytesIO()
        figure.savefig(out, format=kind, dpi=120, metadata=_SAME.get(kind))
    return out.getvalue()


_STYLE: Final[dict[Any, Any]] = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "axes.edgecolor": _QUIET,
    "axes.labelcolor": _QUIET,
    "axes.titlecolor": _INK,
    "axes.titlesize": 13,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": _QUIET,
    "ytick.color": _QUIET,
    "svg.hashsalt": "biritch",
}
_SAME: Final = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}  # same numbers, same file


class _Words:
    """The words of a plot in one language."""

    def __init__(self, language: str) -> None:
        self._paper = Words(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        page = files("biritch").joinpath("locales", language, "statistics.ftl")
        self._bundle.add_resource(FluentResource(page.read_text("utf-8")))
        self._point = "." if language == "en" else ","

    def say(self, key: str, **values: str | int) -> str:
        pattern = self._bundle.get_message(f"statistics-{key}").value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, values)[0])

    def head(self, statistics: Statistics) -> str:
        boards = self.say("title", boards=statistics.boards)
        if statistics.seats == SEATS:
            return boards
        seats = ", ".join(self._paper.seat(seat) for seat in statistics.seats)
        return self.say("hands-of", boards=boards, seats=seats)

    def mean(self, spread: Spread) -> str:
        return self.say("mean", mean=self.number(spread.mean))

    def number(self, number: float) -> str:
        return f"{number:.2f}".replace(".", self._point)

    def side(self, side: Side) -> str:
        return self._paper.side(side)

    def strain(self, strain: Strain) -> str:
        return self._paper.strain(strain)


def _bars(
    plot: Axes, spread: Spread, words: _Words, name: str, expected: Mapping[int, float] | None
) -> None:
    """How often each number comes, and what is to be expected."""
    low, high = min(spread.counts), max(spread.counts)
    numbers = range(low, high + 1)
    shares = [100 * spread.counts.get(number, 0) / spread.total for number in numbers]
    plot.bar(numbers, shares, width=0.78, color=_GREEN)
    if expected is not None:
        theirs = [100 * expected.get(number, 0) for number in numbers]
        plot.plot(
            numbers, theirs, "o-", color=_GOLD, markersize=4, lw=1.3, label=words.say("expected")
        )
        plot.legend(frameon=False, labelcolor=_QUIET, loc="upper right")
    plot.set_title(words.say(name))
    plot.set_title(words.mean(spread), loc="right", fontsize=10, fontweight="normal", color=_QUIET)
    plot.set_ylabel(words.say("share"))
    step = 1 if high - low < 16 else 2
    plot.set_xticks(range(low, high + 1, step))
    plot.tick_params(length=0)
    plot.grid(axis="y", color=_GRID)


def _shapes(plot: Axes, statistics: Statistics, words: _Words, *, compare: bool) -> None:
    """The commonest shapes, the commonest at the top."""
    total = sum(statistics.shapes.values())
    names = list(statistics.shapes)[:_SHAPES]
    places = range(len(names))
    plot.barh(
        places, [100 * statistics.shapes[name] / total for name in names], color=_GREEN, height=0.72
    )
    if compare:
        theirs = [100 * expected_shapes()[name] for name in names]
        plot.plot(theirs, places, "o", color=_GOLD, markersize=5, label=words.say("expected"))
        plot.legend(frameon=False, labelcolor=_QUIET, loc="lower right")
    plot.set_yticks(places, names)
    plot.invert_yaxis()
    plot.set_title(words.say("shapes"))
    plot.set_xlabel(words.say("share"))
    plot.tick_params(length=0)
    plot.grid(axis="x", color=_GRID)


def _tricks(plot: Axes, makes: Mapping[Strain, Spread], words: _Words, side: Side) -> None:
    """For each strain a row of how often each number of tricks is made; the darker the oftener."""
    strains = sorted(makes, key=lambda strain: -strain.index)
    for row, strain in enumerate(strains):
        spread = makes[strain]
        most = max(spread.counts.values())
        for tricks, times in spread.counts.items():
            plot.bar(
                tricks,
                0.8,
                bottom=row - 0.4,
                width=0.9,
                color=_SUITS[strain],
                alpha=0.12 + 0.88 * times / most,
                linewidth=0,
            )
            share = round(100 * times / spread.total)
            if share:
                dark = times / most > 0.45
                plot.text(
                    tricks,
                    row,
                    str(share),
                    ha="center",
                    va="center",
                    fontsize=8.5,
                    color="white" if dark else _INK,
                )
        mean = words.number(spread.mean)
        plot.text(14.7, row, mean, ha="center", va="center", fontsize=9.5, color=_QUIET)
    plot.text(14.7, -0.75, words.say("the-mean"), ha="center", fontsize=9.5, color=_QUIET)
    plot.set_yticks(range(len(strains)), [words.strain(strain) for strain in strains])
    for label, strain in zip(plot.get_yticklabels(), strains, strict=True):
        label.set(color=_SUITS[strain], fontsize=14)
    plot.set_xlim(-0.6, 15.6)
    plot.set_ylim(len(strains) - 0.4, -0.9)
    plot.set_xticks(range(14))
    plot.set_xlabel(words.say("tricks"))
    plot.set_title(words.say("makes", side=words.side(side)))
    plot.tick_params(length=0)
    plot.spines[["left", "bottom"]].set_visible(False)
