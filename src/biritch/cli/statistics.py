"""`biritch statistics`: what a set of deals is like, as a table, JSON or a picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter
from cyclopts.validators import Number

from biritch.analysis.dealing.statistics import Spread, Statistics
from biritch.analysis.doubledummy import Makes, find_solver
from biritch.cards import Deal
from biritch.cli.answers import as_json
from biritch.cli.check_files import STREAM, files_in, read_file
from biritch.cli.convert_one import write_file
from biritch.cli.progress import bar
from biritch.cli.statistics_answers import (
    MadeText,
    NumberText,
    SeatStatistics,
    ShapeText,
    SpreadText,
    StatisticsAnswer,
)
from biritch.errors import BadValue
from biritch.records.problem import Problems
from biritch.seats import SEATS, Seat, Side

Language: TypeAlias = Literal["en", "uk", "ru"]
MOST = 1_000_000
TRIES = 100_000_000
INTERRUPTED = 130
_SHAPES = 12


def statistics(
    *files: str,
    where: str | None = None,
    count: Annotated[int, Parameter(validator=Number(gte=1, lte=MOST))] = 1000,
    predeal: str | None = None,
    seed: str | None = None,
    seat: str = "NESW",
    makes: bool = False,
    plot: Path | None = None,
    title: str = "",
    language: Language = "en",
    json: bool = False,
) -> int:
    """Count a set of deals: points, controls, losers, shapes, and what each side makes.

    The deals come from files, or are dealt as ``biritch deal --where`` deals them.

    For example:

    $ biritch statistics evening.pbn

    $ biritch statistics --where "N: hcp 15-17, balanced" --count 2000 --seed x --seat S

    $ biritch statistics boards.pbn --makes --plot boards.svg --language uk

    Args:
        files: files of any format, or folders; - is standard input.
        where: what the hands must be, for deals that are dealt here.
        count: how many are dealt.
        predeal: cards dealt beforehand, as in ``N:SAKQ H2``.
        seed: any text; without one the cards come from the machine's own chance.
        seat: whose hands are counted, such as N or NS.
        makes: solve each deal and count the tricks as well.
        plot: draw it into this file: .png, .svg or .pdf; this needs the extra ``plots``.
        title: what stands above the picture.
        language: of the picture's words: en, uk or ru.
        json: answer as JSON.
    """
    dealt = where is not None or predeal is not None
    if dealt == bool(files):
        raise BadValue("give files to count, or say with --where what to deal", code="deal.nothing")
    if dealt:
        from biritch.cli.deal_chosen import chosen  # noqa: PLC0415 - only where deals are dealt

        deals, code = chosen(where, predeal, seed=seed, wanted=count, tries=TRIES)
    else:
        deals, code = _read(files), 0
    made = _solved(deals) if makes else None
    if made is not None and len(made) < len(deals):
        deals, code = deals[: len(made)], INTERRUPTED
    seats = tuple(each for each in SEATS if each in {Seat.parse(letter) for letter in seat})
    found = Statistics.of(deals, seats=seats, makes=made)
    if plot is not None:
        from biritch.paper.statistics_plot import statistics_plot  # noqa: PLC0415 - slow to load

        kind = plot.suffix.removeprefix(".").casefold()
        picture = statistics_plot(
            found, kind=kind, language=language, title=title, compare=not dealt
        )
        write_file(str(plot), picture, source=STREAM)
    print(as_json(_as_answer(found)) if json else _as_table(found))
    return code


def _read(files: tuple[str, ...]) -> list[Deal]:
    """The complete deals of some files, each board once."""
    deals: dict[Deal, None] = {}
    left_out = 0
    for name in files_in(files):
        for record in read_file(name, Problems("<stdin>" if name == STREAM else name)):
            if record.board.deal.is_complete:
                deals[record.board.deal] = None
            else:
                left_out += 1
    if left_out:
        print(f"{left_out} boards lack cards; they are left out", file=sys.stderr)
    return list(deals)


def _solved(deals: list[Deal]) -> list[Makes]:
    """What is made of each deal; of the first ones only, if it was interrupted."""
    made: list[Makes] = []
    try:
        with bar("Solving", len(deals)) as further:
            for each in find_solver().makes_of(deals):
                made.append(each)
                further(1)
    except KeyboardInterrupt:
        print(f"interrupted: {len(made)} of {len(deals)} deals solved", file=sys.stderr)
    return made


def _spread(spread: Spread) -> SpreadText:
    counts = tuple(NumberText(number, times) for number, times in spread.counts.items())
    return SpreadText(round(spread.mean, 4), round(spread.deviation, 4), counts)


def _as_answer(found: Statistics) -> StatisticsAnswer:
    made = found.makes
    return StatisticsAnswer(
        boards=found.boards,
        seats=tuple(
            SeatStatistics(
                seat.value,
                _spread(found.each[seat]["hcp"]),
                _spread(found.each[seat]["controls"]),
                _spread(found.each[seat]["losers"]),
            )
            for seat in found.seats
        ),
        shapes=tuple(ShapeText(shape, times) for shape, times in found.shapes.items()),
        makes=None
        if made is None
        else tuple(
            MadeText(side.value, strain.value, _spread(spread))
            for side in Side
            for strain, spread in made[side].items()
        ),
    )


def _as_table(found: Statistics) -> str:
    """Means for each seat, the commonest shapes, and the mean tricks of each side."""
    lines = [f"{found.boards} boards", "", f"{'':10}{'HCP':>8}{'controls':>10}{'losers':>9}"]
    for seat in found.seats:
        spreads = found.each[seat]
        lines.append(
            f"{seat.name.title():10}{spreads['hcp'].mean:8.2f}"
            f"{spreads['controls'].mean:10.2f}{spreads['losers'].mean:9.2f}"
        )
    total = sum(found.shapes.values())
    lines += ["", f"{'HCP':10}{'hands':>8}{'%':>10}"]
    lines += [
        f"{points:<10}{times:8}{100 * times / total:10.2f}"
        for points, times in found.spreads["hcp"].counts.items()
    ]
    lines += ["", f"{'shape':10}{'hands':>8}{'%':>10}"]
    lines += [
        f"{shape:10}{times:8}{100 * times / total:10.2f}"
        for shape, times in list(found.shapes.items())[:_SHAPES]
    ]
    if found.makes is not None:
        strains = found.makes[Side.NS]
        lines += ["", f"{'tricks':10}" + "".join(f"{strain.value:>7}" for strain in strains)]
        lines += [
            f"{side.name:10}" + "".join(f"{each.mean:7.2f}" for each in found.makes[side].values())
            for side in Side
        ]
    return "\n".join(lines)
