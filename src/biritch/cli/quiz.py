"""``biritch quiz``: hands with the calls somebody expects, put to a system."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter

from biritch.cli.answers import as_json
from biritch.cli.check_files import files_in, read_file
from biritch.cli.progress import bar
from biritch.cli.quiz_answers import QuizAnswer, QuizDifference
from biritch.records import Problems
from biritch.robots.match import player_of
from biritch.robots.match.chance import chance_of
from biritch.robots.quiz import Difference, Outcome, Position, positions_of, read_positions
from biritch.robots.quiz import quiz as asked

Part: TypeAlias = Literal["all", "read", "unread"]
_UNREAD = 2


def quiz(
    *files: Annotated[str, Parameter(name="FILES")],
    system: str = "sayc",
    part: Part = "all",
    json: bool = False,
) -> int:
    """Put hands with expected calls to a system: how often it agrees, and where it does not.

    A file is JSON (``{"positions": [{"hand": "AQ2.KJ5.K943.Q72", "history": "1C P", "call": "2NT"}]}``),
    or boards in PBN that show one hand, whose last call is the expected one. A third of all positions,
    chosen by their hash, is ``unread``: of those only the agreement is ever told, so that a system can be
    bettered by the others and measured by these.

    For example:

    $ biritch quiz quiz.json --system sayc

    Args:
        files: quizzes; in a folder all of them.
        system: a system of the house, with a level if you like, or ``simple``.
        part: all, read or unread.
        json: answer as JSON.
    """
    player = player_of(system)
    chosen = [position for position in _positions(files) if _is_in(position, part)]
    with bar("Asking", len(chosen)) as done:
        outcome = asked(player, _counted(chosen, done), chance=chance_of("quiz"))
    told = [each for each in outcome.differences if each.position.part != _UNREAD]
    if json:
        print(as_json(_answer(outcome, told)))
    else:
        print("\n".join(_said(system, outcome, told)))
    return 0


def _positions(files: tuple[str, ...]) -> Iterator[Position]:
    for name in files:
        if name.endswith(".json"):
            found, wrong = read_positions(Path(name).read_bytes())
            for each in wrong:
                print(f"{name}: {each}", file=sys.stderr)
            yield from found
            continue
        for file in files_in((name,)):
            yield from positions_of(read_file(file, Problems(file)))


def _is_in(position: Position, part: Part) -> bool:
    return part == "all" or (position.part == _UNREAD) is (part == "unread")


def _counted(positions: list[Position], done: Callable[[int], None]) -> Iterator[Position]:
    for position in positions:
        yield position
        done(1)


def _answer(outcome: Outcome, told: list[Difference]) -> QuizAnswer:
    return QuizAnswer(
        asked=outcome.asked,
        agreed=outcome.agreed,
        differences=tuple(
            QuizDifference(
                group=each.position.group,
                hand=str(each.position.hand),
                auction=str(each.position.auction),
                expected=str(each.position.expected),
                call=str(each.got),
                text=each.text,
            )
            for each in told
        ),
    )


def _said(system: str, outcome: Outcome, told: list[Difference]) -> Iterator[str]:
    yield f"{system}: {outcome.agreed} of {outcome.asked}, {100 * outcome.share:.1f} %"
    groups = Counter(each.position.group for each in told)
    for each in sorted(told, key=lambda each: -groups[each.position.group]):
        position = each.position
        yield (
            f"{position.group}: {position.hand} after {position.auction}  "
            f"{position.expected} expected, {each.got}: {each.text}"
        )
