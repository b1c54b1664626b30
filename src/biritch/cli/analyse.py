"""`biritch analyse`: files of boards judged with all four hands open."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Group, Parameter
from cyclopts.validators import LimitedChoice, Number
from msgspec import Struct

from biritch.analysis import Analysed, Budget, NotAnalysed, analyse_many
from biritch.analysis.many import TOGETHER
from biritch.cli import analyse_shown as shown
from biritch.cli.app import INTERRUPTED
from biritch.cli.check_files import STREAM, files_in, read_file
from biritch.cli.convert_one import must_differ, write_file
from biritch.cli.executors import executor_of
from biritch.cli.progress import bar
from biritch.errors import BadValue
from biritch.records.formats import FORMATS, ending_of
from biritch.records.problem import Problem, Problems
from biritch.records.record import Record
from biritch.records.solved import with_makes

_SHAPE = Group("Answer", validator=LimitedChoice())


class _Read(Struct):
    """The boards of all files, each with its file's name, and what was wrong in the files."""

    names: list[str]
    records: list[Record]
    problems: list[Problem]


def analyse(
    *files: Annotated[str, Parameter(name="FILES", allow_leading_hyphen=True)],
    format: str | None = None,  # noqa: A002 - the option's name
    details: Annotated[bool, Parameter(group=_SHAPE)] = False,
    json: Annotated[bool, Parameter(group=_SHAPE)] = False,
    csv: Annotated[bool, Parameter(group=_SHAPE)] = False,
    output: str | None = None,
    jobs: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    executor: str | None = None,
    solver: str | None = None,
    seconds: Annotated[float, Parameter(validator=Number(gte=0))] = 0.0,
) -> int:
    """Analyse boards with all hands open: makes, par, leads, what each call and card cost.

    The files may be of any format that biritch convert reads; in a folder every file of records is
    taken, without files standard input is. A board that cannot be judged is named on standard error,
    and the work goes on; so is what was wrong in the files. Interrupted with Ctrl-C, it answers with
    what is done. It ends with 1 if a board was left out.

    For example:

    $ biritch analyse evening.lin --details

    $ biritch analyse downloads/ --csv --jobs 2

    $ biritch analyse boards.pbn --output solved.pbn

    Args:
        files: the files and folders; - is standard input.
        format: what kind of file it is, where nothing tells: pbn, lin, rbn, xml, csv, dup, bri, ...
        details: under each board, its leads, and what each call and each costly card gave away.
        json: answer as JSON.
        csv: answer as CSV, a row a board.
        output: write the boards with their makes and par to this file, as its ending says.
        jobs: how many processes; as many as there are processors unless told.
        executor: who does the work instead: dask:ADDRESS for a Dask cluster.
        solver: which solver, if both are here: doubledummy or endplay.
        seconds: leave a question to the solver open after so long; 0 for as long as it takes.
    """
    written_as = None
    if output is not None:
        if ending_of(output) not in FORMATS:
            raise BadValue(
                f"the ending of {output!r} names no format; known are {', '.join(FORMATS)}",
                code="format.unknown",
                name=output,
            )
        written_as = FORMATS[ending_of(output)]
        for name in files:
            must_differ(output, name)
    read = _read(files or (STREAM,), format)
    found: list[Analysed | NotAnalysed] = []
    complete = True
    pieces = -(-len(read.records) // TOGETHER)
    try:
        with (
            executor_of(executor, jobs, pieces) as workers,
            bar("Analysing", len(read.records)) as done,
        ):
            budget = Budget(seconds=seconds)
            for each in analyse_many(read.records, executor=workers, solver=solver, budget=budget):
                found.append(each)
                done(1)
    except KeyboardInterrupt:
        complete = False
    boards = [shown.Shown(*both) for both in zip(read.names, read.records, found, strict=False)]
    if written_as is not None and output is not None:
        records = [
            with_makes(each.record, each.found.makes, each.found.par)
            if isinstance(each.found, Analysed)
            else each.record
            for each in boards
        ]
        write_file(output, written_as.write(records), source=STREAM)
    if json:
        print(shown.as_json_text(boards, read.problems, complete=complete))
    elif csv:
        print(shown.as_csv(boards), end="")
    else:
        shown.show_table(boards, details=details)
    return _ended(boards, read, complete=complete, told=not json)


def _read(files: tuple[str, ...], format_: str | None) -> _Read:
    read = _Read([], [], [])
    for name in files_in(files):
        problems = Problems("<stdin>" if name == STREAM else name)
        for record in read_file(name, problems, format_=format_):
            read.names.append(problems.file)
            read.records.append(record)
        read.problems += problems.in_order()
    return read


def _ended(boards: list[shown.Shown], read: _Read, *, complete: bool, told: bool) -> int:
    """Say on standard error what was wrong, and give the number to end with."""
    left_out = [each for each in boards if isinstance(each.found, NotAnalysed)]
    if told:
        for problem in read.problems:
            print(problem, file=sys.stderr)
        for each in left_out:
            if isinstance(each.found, NotAnalysed):
                number = each.record.board.number
                print(f"{each.file}: board {number}: {each.found.message}", file=sys.stderr)
    if not complete:
        print(f"interrupted: {len(boards)} of {len(read.records)} boards", file=sys.stderr)
        return INTERRUPTED
    return 1 if left_out else 0
