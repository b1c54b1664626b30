"""`biritch match`: two pairs of robots, every deal both ways."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from cyclopts import Parameter
from cyclopts.validators import Number
from msgspec import UNSET

from biritch.cli.answers import as_json
from biritch.cli.executors import executor_of
from biritch.cli.match_answers import MatchAnswer, MeanText
from biritch.cli.progress import bar

if TYPE_CHECKING:
    from biritch.robots.match import Match, Mean, Score, Sitting, Tally

Form: TypeAlias = Literal["imps", "matchpoints", "rubber"]
MOST_BOARDS = 1_000_000


def match(
    *,
    north_south: str = "sayc",
    east_west: str = "simple",
    boards: Annotated[int, Parameter(validator=Number(gte=1, lte=MOST_BOARDS))] = 16,
    seed: str = "",
    jobs: Annotated[int, Parameter(validator=Number(gte=1, lte=256))] = 1,
    form: Form = "imps",
    bidding_only: bool = False,
    save: str = "",
    executor: str | None = None,
    json: bool = False,
) -> int:
    """Let two pairs of robots play a match: every deal both ways, and how sure the difference is.

    A pair is a system of the house, with a level if you like (``precision:expert``; beginner,
    club or expert, club unless told), a file of your own (``mine.system``), or ``simple``.
    What comes out is North-South's gain; its standard error says how far chance may have moved it.

    For example:

    $ biritch match --north-south sayc:beginner --east-west simple --boards 4 --seed evening

    Args:
        north_south: who sits North and South at the first table.
        east_west: who sits East and West there; at the second table they change over.
        boards: how many deals; in rubber bridge a multiple of 8, compared eight at a time.
        seed: any text; the same one gives the same match again, on any machine, with any jobs.
        jobs: how many programs play at once.
        form: imps, matchpoints or rubber.
        bidding_only: compare the auctions alone, by the tricks their contracts make double dummy.
        save: a PBN file for all the boards, what calls meant noted.
        executor: dask: and the address of a cluster's scheduler, to play there.
        json: answer as JSON.
    """
    from biritch.robots.match import Match, tally, way_of  # noqa: PLC0415 - slow, and not for --help

    played = Match(
        pair=north_south,
        against=east_west,
        boards=boards,
        seed=seed or token_hex(8),
        form=form,
        bidding_only=bidding_only,
        keep=bool(save),
    )
    sittings = list(_played(played, jobs, executor))
    counted = tally(sittings, way_of(form))
    if save:
        _save(save, sittings)
    for refused in counted.illegal:
        print(refused, file=sys.stderr)
    print(as_json(_answer(played, counted)) if json else "\n".join(_said(played, counted)))
    return 1 if counted.illegal else 0


def _played(played: Match, jobs: int, executor: str | None) -> Iterator[Sitting]:
    with (
        bar("Playing", played.count) as done,
        executor_of(executor, jobs, played.count) as programs,
    ):
        for sitting in played.sittings(programs, at_once=jobs):
            done(1)
            yield sitting


def _save(path: str, sittings: list[Sitting]) -> None:
    from biritch.records.pbn import encoded, write_pbn  # noqa: PLC0415 - only for --save

    records = (record for sitting in sittings for record in sitting.records)
    Path(path).write_bytes(encoded(write_pbn(records)))


def _answer(played: Match, counted: Tally) -> MatchAnswer:
    plain = counted.plain
    first = plain.imps or plain.points
    return MatchAnswer(
        boards=counted.deals,
        imps_per_board=None if plain.imps is None else plain.imps.value,
        standard_error=first.error,
        illegal=len(counted.illegal),
        seed=played.seed,
        points_per_board=_mean(plain.points),
        matchpoints=_mean(plain.percentage),
        doubled=_mean(_of(counted.doubled)) if played.bidding_only else UNSET,
    )


def _of(score: Score) -> Mean:
    return score.imps or score.points


def _mean(mean: Mean) -> MeanText:
    return MeanText(mean.value, mean.error)


def _said(played: Match, counted: Tally) -> Iterator[str]:
    yield f"{played.pair} against {played.against}: {counted.deals} boards, seed {played.seed}"
    yield from _lines(counted.plain)
    if played.bidding_only:
        yield "with failing contracts doubled:"
        yield from _lines(counted.doubled)
    if counted.illegal:
        yield f"refused: {len(counted.illegal)} calls and cards"


def _lines(score: Score) -> Iterator[str]:
    if score.imps is not None:
        yield f"  {score.imps.value:+.2f} ± {score.imps.error:.2f} IMPs a board"
        yield f"  {score.percentage.value:.1f} ± {score.percentage.error:.1f} % of the matchpoints"
    yield f"  {score.points.value:+.1f} ± {score.points.error:.1f} points a board"
