"""`biritch suit`: the best play of one suit, and its odds."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter
from cyclopts.validators import Number

from biritch.analysis.suits import BestPlay, Combination, Line
from biritch.cards import RANKS, Holding
from biritch.cli.answers import as_json
from biritch.cli.suit_answers import (
    AfterText,
    CoveredText,
    FellText,
    GoalText,
    LineText,
    MostText,
    SuitAnswer,
    ToldText,
)
from biritch.cli.suit_told import told_line
from biritch.errors import BadValue

Language: TypeAlias = Literal["en", "uk", "ru"]


def suit(
    hand: Annotated[str, Parameter(allow_leading_hyphen=True)],
    dummy: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    tricks: Annotated[int | None, Parameter(validator=Number(gte=1, lte=13))] = None,
    vacant: str = "13,13",
    language: Language = "en",
    json: bool = False,
) -> None:
    """Find the best play of a suit: declarer's and dummy's cards, the defenders' hidden.

    The defenders do their best, declarer can lead from either hand, and no other suit matters. The
    answer is exact: the chance of each number of tricks, each played for by itself, the play that
    takes most on average, and what to do.

    For example:

    $ biritch suit AQT9 432

    $ biritch suit AKJ2 T543 --tricks 4

    $ biritch suit KJ32 A54 --vacant 7,12

    Args:
        hand: declarer's cards; - for none.
        dummy: dummy's cards.
        tricks: tell only the play for so many tricks.
        vacant: places for these cards in West's and East's hands: 13 each less what is known.
        language: what language the play is told in.
        json: answer as JSON, the play in all three languages.
    """
    combination = Combination(Holding.parse(hand), Holding.parse(dummy), vacant=_vacant(vacant))
    if tricks is not None and tricks > combination.longest:
        raise BadValue(
            f"{combination.longest} tricks can be played in this suit, not {tricks}",
            code="suit.tricks",
            tricks=tricks,
        )
    wanted = range(1, combination.longest + 1) if tricks is None else (tricks,)
    goals = tuple(map(combination.best, wanted))
    if json:
        print(as_json(_answer(combination, goals)))
        return
    both = [str(each) or "-" for each in (combination.hand, combination.dummy)]
    print(f"{both[0]} opposite {both[1]}, missing {_missing(combination)}")
    for goal in goals:
        print(f"{goal.tricks} trick{'s' * (goal.tricks != 1)}: {float(goal.chance):.2%}")
    if tricks is not None:
        _print(goals[0], language)
        return
    most = combination.most
    print(f"Most on average, {float(most.average or 0):.3f} tricks:")
    _print(most, language)
    points = combination.matchpoints
    if points.line != most.line:
        print(f"At matchpoints against that, {float(points.chance):.2%}:")
        _print(points, language)


def _print(best: BestPlay, language: Language) -> None:
    for text in told_line(best, language):
        print(f"  {text}")


def _vacant(text: str) -> tuple[int, int]:
    west, comma, east = text.partition(",")
    if not comma or not west.strip().isdecimal() or not east.strip().isdecimal():
        raise BadValue(f"two numbers as in 7,12 are expected, not {text!r}", code="suit.vacant")
    return int(west), int(east)


def _missing(combination: Combination) -> str:
    held = combination.hand.bits | combination.dummy.bits
    return str(Holding.of(rank for rank in RANKS if not held >> rank.index & 1)) or "-"


def _answer(combination: Combination, goals: tuple[BestPlay, ...]) -> SuitAnswer:
    return SuitAnswer(
        hand=str(combination.hand),
        dummy=str(combination.dummy),
        missing=_missing(combination),
        vacant=combination.vacant,
        goals=tuple(
            GoalText(
                goal.tricks or 0,
                float(goal.chance),
                str(goal.chance),
                _line(goal.line),
                _told(goal),
            )
            for goal in goals
        ),
        most=_most(combination.most),
        matchpoints=_most(combination.matchpoints),
    )


def _most(best: BestPlay) -> MostText:
    return MostText(
        float(best.average or 0),
        tuple(map(float, best.takes)),
        float(best.chance),
        _line(best.line),
        _told(best),
    )


def _told(best: BestPlay) -> ToldText:
    return ToldText(*(told_line(best, language) for language in ("en", "uk", "ru")))


def _line(line: Line | None) -> LineText | None:
    return None if line is None else _trick(line)


def _trick(line: Line) -> LineText:
    return LineText(
        "S" if line.leader.value == "S" else "N",
        line.led.value,
        None if line.card is None else line.card.value,
        tuple(
            CoveredText(
                "W" if each.seat.value == "W" else "E",
                tuple(rank.value for rank in each.cards),
                None if each.card is None else each.card.value,
            )
            for each in line.unless
        ),
        tuple(
            AfterText(
                tuple(
                    FellText(
                        tuple(rank.value for rank in fell.west),
                        tuple(rank.value for rank in fell.east),
                    )
                    for fell in fells
                ),
                _trick(after),
            )
            for fells, after in line.then
        ),
    )
