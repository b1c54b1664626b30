"""`biritch print`: hand records, boards and travellers on paper, from any file of records."""

from __future__ import annotations

import sys
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter
from cyclopts.validators import Number

from biritch.cli.answers import as_json
from biritch.cli.check_files import STREAM
from biritch.cli.convert_one import write_file
from biritch.cli.paper import as_file, chosen, sheet_of, solved
from biritch.cli.print_answers import PrintAnswer
from biritch.paper import Colours, Paper

Show: TypeAlias = Literal["records", "boards", "travellers"]
Language: TypeAlias = Literal["en", "uk", "ru"]


def print(  # noqa: A001 - the verb
    source: Annotated[str, Parameter(name="FILE", allow_leading_hyphen=True)],
    /,
    *,
    output: Annotated[str, Parameter(name=["--output", "-o"], allow_leading_hyphen=True)] = STREAM,
    show: Show = "records",
    title: str = "",
    date: str = "",
    language: Language = "en",
    paper: Literal["a4", "letter"] = "a4",
    layout: Annotated[str, Parameter(help="Boards across and down a page.")] = "",
    colours: Literal["two", "four", "black"] = "two",
    board: tuple[int, ...] = (),
    no_makes: bool = False,
    jobs: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    format: str | None = None,  # noqa: A002 - the option's name
    json: bool = False,
) -> int:
    """Print hand records: the boards of any file, with their makes and par, as PDF, HTML, SVG or text.

    What is written goes by the ending of --output: .pdf, .html, .svg for one page, .txt; without it
    the boards are shown here as text. A board that stands in the file at several tables is printed
    once. Makes are found with all four hands open, so each card must be known.

    For example:

    $ biritch print boards.pbn -o records.pdf --title "Tuesday pairs" --language uk

    $ biritch print evening.lin --show boards --board 17

    Args:
        source: a file of any format that biritch convert reads, or - for standard input.
        output: where to: a file, or - for text on standard output.
        show: records as a club pins them up, boards with auction and play, or empty travellers.
        title: at the head of each page.
        date: at the head on the right; else the file's date, if it has one.
        language: of words and card letters: en, uk or ru.
        paper: a4 or letter.
        layout: boards across and down a page, such as 3x4 or 2x3.
        colours: of the suits: two, four, or black for a printer without colour.
        board: only the board of this number; may be given again.
        no_makes: leave out makes and par.
        jobs: how many boards are solved at once; as many as there are processors unless told.
        format: the format of what is read, where nothing tells.
        json: answer as JSON what was printed.
    """
    records = chosen(source, format_=format, numbers=board)
    boards = solved(records, wanted=not no_makes and show != "travellers", jobs=jobs)
    scheme, size = Colours(colours), Paper[paper.upper()]
    sheet = sheet_of(boards, show=show, title=title, date=date, layout=layout, language=language)
    data, pages = as_file(sheet, output, paper=size, colours=scheme)
    if not (json and output == STREAM):
        write_file(output, data, source=source)
    if json:
        lacking = tuple(each.record.board.number for each in boards if each.makes is None)
        answer = PrintAnswer(file=output, boards=len(boards), pages=pages, without_makes=lacking)
        sys.stdout.write(as_json(answer) + "\n")
    elif output != STREAM:
        told = f"{_counted(len(boards), 'board')}, {_counted(pages, 'page')}: {output}"
        sys.stdout.write(f"{told}\n")
    return 0


def _counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
