"""What `biritch print` does in steps: which boards, their makes, the sheet, the file."""

from __future__ import annotations

import re
import sys

from biritch.analysis import NoSolver, find_solver, par
from biritch.cli.check_files import STREAM, read_file
from biritch.cli.progress import bar
from biritch.errors import BadValue
from biritch.paper import (
    Colours,
    Paper,
    Sheet,
    Solved,
    hand_records,
    html_of,
    pages_of,
    pdf_of,
    played_boards,
    svg_of_page,
    text_of_sheet,
    travellers,
)
from biritch.records import Record
from biritch.records.formats import ending_of
from biritch.records.problem import Problems

_LAYOUTS = {"records": (3, 4), "boards": (2, 2), "travellers": (2, 2)}
_MOST = 8  # boards across or down a page that one can still read
ENDINGS = ("pdf", "html", "svg", "txt")


def chosen(name: str, *, format_: str | None, numbers: tuple[int, ...]) -> list[Record]:
    """The boards of a file, each once, in the order they stand there.

    Raises:
        BadValue: if there are none, or not the one that is wanted.
    """
    problems = Problems("" if name == STREAM else name)
    found: dict[tuple[int, str], Record] = {}
    for record in read_file(name, problems, format_=format_):
        if not numbers or record.board.number in numbers:
            found.setdefault((record.board.number, str(record.board.deal)), record)
    if problems.found:
        print(
            f"{name}: {len(problems.found)} things wrong; biritch check lists them",
            file=sys.stderr,
        )
    if not found:
        wanted = f"board {numbers[0]}" if numbers else "board"
        raise BadValue(f"there is no {wanted} in {name}", code="paper.none", name=name)
    return list(found.values())


def solved(records: list[Record], *, wanted: bool, jobs: int | None) -> list[Solved]:
    """The boards with their makes and par, where all cards are known and a solver is here."""
    whole = [record for record in records if record.board.deal.is_complete] if wanted else []
    if not whole:
        return [Solved(record) for record in records]
    try:
        solver = find_solver()
    except NoSolver as missing:
        print(f"without makes: {missing}", file=sys.stderr)
        return [Solved(record) for record in records]
    makes = {}
    with bar("Solving", len(whole)) as done:
        tables = solver.makes_of([record.board.deal for record in whole], threads=jobs)
        for record, table in zip(whole, tables, strict=True):
            makes[id(record)] = table
            done(1)
    return [
        Solved(
            record,
            makes[id(record)],
            par(makes[id(record)], record.board.vulnerable, record.board.dealer),
        )
        if id(record) in makes
        else Solved(record)
        for record in records
    ]


def sheet_of(
    boards: list[Solved], *, show: str, title: str, date: str, layout: str, language: str
) -> Sheet:
    """The sheet that is wanted."""
    columns, rows = layout_of(layout) if layout else _LAYOUTS[show]
    if not date:
        dates = {each.record.date for each in boards}
        date = dates.pop() if len(dates) == 1 else ""
    if show == "travellers":
        return travellers(
            [each.record.board for each in boards], title=title, aside=date, language=language
        )
    make = hand_records if show == "records" else played_boards
    return make(boards, title=title, aside=date, columns=columns, rows=rows, language=language)


def layout_of(text: str) -> tuple[int, int]:
    """Boards across and down, as in 3x4.

    Raises:
        BadValue: if it says nothing of the kind.

    Examples:
        >>> layout_of("2x3")
        (2, 3)
    """
    found = re.fullmatch(r"([1-9])\s*[x×*]\s*([1-9])", text.strip().casefold())
    if found is None or max(map(int, found.groups())) > _MOST:
        raise BadValue(
            f"--layout {text!r}: boards across and down a page are wanted, as in 3x4, "
            f"up to {_MOST}x{_MOST}",
            code="paper.layout",
            text=text,
        )
    return int(found[1]), int(found[2])


def as_file(
    sheet: Sheet,
    output: str,
    *,
    paper: Paper,
    colours: Colours,
) -> tuple[bytes, int]:
    """The bytes to write, and how many pages they are.

    Raises:
        BadValue: for an ending that names nothing that is printed, and an SVG of several pages.
    """
    kind = "txt" if output == STREAM else ending_of(output)
    kind = {"htm": "html", "text": "txt"}.get(kind, kind)
    if kind == "txt":
        shown = colours if output == STREAM and sys.stdout.isatty() else None
        return text_of_sheet(sheet, colours=shown).encode(), 1
    if kind not in ENDINGS:
        raise BadValue(
            f"the ending of {output!r} names nothing that is printed: " + ", ".join(ENDINGS),
            code="paper.ending",
            name=output,
        )
    if kind == "html":
        size = "A4" if paper is Paper.A4 else "letter"
        return html_of(sheet, colours=colours, paper=size).encode(), 1
    pages = pages_of(sheet, paper)
    if kind == "pdf":
        return pdf_of(sheet, paper=paper, colours=colours, pages=pages), len(pages)
    if len(pages) > 1:
        raise BadValue(
            f"an SVG is one page, not {len(pages)}: choose a --board, or print a PDF",
            code="paper.pages",
            pages=len(pages),
        )
    return svg_of_page(pages[0], sheet, colours=colours).encode(), 1
