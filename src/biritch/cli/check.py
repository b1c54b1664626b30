"""`biritch check`: what is wrong in files of records."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from biritch.cli.answers import CheckAnswer, as_json
from biritch.cli.check_files import STREAM, files_in, read_file
from biritch.cli.spelt import CheckProblem
from biritch.records.problem import Problem, Problems


def check(
    *files: Annotated[str, Parameter(name="FILES", allow_leading_hyphen=True)],
    format: str | None = None,  # noqa: A002 - the option's name
    json: bool = False,
) -> int:
    """Check files of bridge records: PBN, LIN, RBN, USEBIO, CSV, JSON, dealing machines.

    Prints each problem with its file, line and column, and ends with 1 if there are any: calls and
    cards the Laws do not allow, cards that are missing or there twice, a contract that is not the one
    that was called, tricks and scores that are not those of the play, and what is not written as the
    format says. Without files it reads standard input; in a folder it reads every file of records.

    For example:

    $ biritch check evening.pbn downloads/

    Args:
        files: the files and folders; - is standard input.
        format: what kind of file it is, where nothing tells: pbn, lin, rbn, xml, csv, dup, bri, ...
        json: answer as JSON.
    """
    found: list[Problem] = []
    boards = 0
    for name in files_in(files or (STREAM,)):
        problems = Problems("<stdin>" if name == STREAM else name)
        for _ in read_file(name, problems, format_=format):
            boards += 1
        found += problems.in_order()
        if not json:
            for problem in problems.in_order():
                print(f"{problem} [{problem.code}]")
    if json:
        print(
            as_json(
                CheckAnswer(
                    problems=tuple(
                        CheckProblem(
                            each.file, each.line, each.column, each.code, each.message, each.done
                        )
                        for each in found
                    )
                )
            )
        )
    elif found:
        print(f"{_counted(len(found), 'problem')} in {_counted(boards, 'board')}")
    else:
        print(f"{_counted(boards, 'board')}, nothing wrong")
    return 1 if found else 0


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}" + ("" if number == 1 else "s")
