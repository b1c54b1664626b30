"""`biritch score`: what a contract is worth, or a whole sheet of them, line by line."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from msgspec import UNSET
from msgspec.structs import replace

from biritch.cli.answers import ScoreAnswer, ScoreText, as_json
from biritch.cli.house import FormName, HouseRules
from biritch.cli.sheet import (
    HCP_OF_PACK,
    Entry,
    line_text,
    played,
    read_entry,
    sheet_answer,
    sheet_text,
)
from biritch.errors import BadNotation, BadValue
from biritch.forms import duplicate_lines, form_of
from biritch.score import Measured, Scored, ScoreLine, measured, points_of, result_text
from biritch.seats import Seat, Side, Vulnerability

_STOP = "f"  # the letter of the unfinished rubber on old score sheets


def score(
    *results: Annotated[str, Parameter(name="RESULTS")],
    form: FormName = "duplicate",
    vulnerable: str | None = None,
    hcp: tuple[int, ...] = (),
    variant: tuple[str, ...] = (),
    stop: bool = False,
    house: Annotated[HouseRules | None, Parameter(name="*")] = None,
    json: bool = False,
) -> None:
    """Score a result, every line of it; or several, as the sheet of a rubber or of any other form.

    A result is a contract with its declarer, and = or the tricks over or under: 4HXS-1, 3NTN=, 2SE+1;
    or PASS. Honours are written behind it: 6HE=@H:E100 says that East claimed 100.

    For example:

    $ biritch score 4HXS-1 --vulnerable both

    $ biritch score --form rubber 2HN+1 3NTE= 4SXN-2 PASS 6HE=@H:E100

    $ biritch score --form rubber --variant a --variant e 4SN= 3NTE= 4HN=

    $ biritch score --form chicagoduplicate 2HN= 2CN+1 4SXE-1 3DE= --hundred-part-score

    $ biritch score --form russian 3HW+1 --hcp 24 --vulnerable ew

    $ biritch score --form russian 4SN= --hcp 25 3NTE-1 --hcp 23

    $ biritch score --form twohanded 4SN= 3NTE= --stop

    $ biritch score --form threehanded --owner S --settle 4SS= 2HE-1 4HS=

    Args:
        results: one for duplicate; for every other form, all from the first deal on.
        form: duplicate, rubber, chicago, chicagoduplicate, russian, twohanded or threehanded.
        vulnerable: none, ns, ew or both; of a sheet, only a single deal can be told this.
        hcp: Russian scoring: the high-card points of declarer's side, one --hcp for each result; of
            North-South if it was passed out.
        variant: a rule of the house by its letter, a to f, or by the name of its switch; once for each.
        stop: close the sheet as it stands, as if the players stopped here.
        house: the rules of the house.
        json: answer as JSON.
    """
    if not results:
        raise BadValue(
            "say what was bid, by whom, and how it went: biritch score 4HXS-1 --vulnerable both",
            code="score.nothing",
        )
    entries = _counted(tuple(read_entry(text) for text in results), form, hcp)
    given = Vulnerability.parse(vulnerable) if vulnerable is not None else None
    letters = tuple(name for name in variant if name.lower() != _STOP)
    options = (house or HouseRules()).with_variants(letters).options(form)
    if len(entries) != 1 and (options is None or given is not None or not entries):
        raise BadNotation(
            " ".join(results), expected="one result, as in 4HXS-1", code="notation.result"
        )
    if options is None or (hcp and len(entries) == 1):
        board = _Board(entries[0], given or Vulnerability.NONE)
        print(as_json(board.answer()) if json else board.text())
        return
    parts = form_of(options)
    stops = stop or len(letters) < len(variant)
    sheet = played(parts, entries, vulnerable=given, stop=stops)
    if json:
        print(as_json(sheet_answer(parts, sheet, stop=stops)))
    else:
        print(sheet_text(parts, sheet, stop=stops))


def _counted(entries: tuple[Entry, ...], form: FormName, hcp: tuple[int, ...]) -> tuple[Entry, ...]:
    """The deals with what was counted of high cards in each.

    Raises:
        BadValue: if a count is missing, is one too many, or cannot be.
    """
    if form != "russian":
        if hcp:
            raise BadValue(f"no score of {form} goes by high-card points", code="score.hcp")
        return entries
    if len(hcp) != len(entries):
        raise BadValue(
            f"Russian scoring needs --hcp once for each result: {len(entries)}, not {len(hcp)}",
            code="score.hcp",
        )
    for count in hcp:
        if not 0 <= count <= HCP_OF_PACK:
            raise BadValue(
                f"a side has 0 to {HCP_OF_PACK} high-card points, not {count}", code="score.hcp"
            )
    return tuple(replace(entry, hcp=count) for entry, count in zip(entries, hcp, strict=True))


class _Board:
    """One board of duplicate: its lines from declarer's side, and its target if it has one."""

    def __init__(self, entry: Entry, vulnerable: Vulnerability) -> None:
        if entry.honours:
            raise BadNotation(
                result_text(entry.result),
                expected="no honours: they do not count in duplicate",
                code="honours.none",
            )
        self.result, self.side = entry.result, entry.side
        self.vulnerable = vulnerable.includes(self.side)
        self.lines: tuple[ScoreLine, ...] = ()
        if entry.result is not None:
            self.lines = duplicate_lines(entry.result, vulnerable=self.vulnerable)
        deal = Scored(1, Seat.NORTH, vulnerable, self.result, self.lines, entry.counted)
        found = measured(deal)
        self.measured: Measured | None = found and found.of(self.side)

    def answer(self) -> ScoreAnswer:
        """The JSON."""
        found = self.measured
        return ScoreAnswer(
            points=points_of(self.lines, self.side),
            points_ns=points_of(self.lines, Side.NS),
            lines=tuple(
                ScoreText(line.reason.value, points_of((line,), self.side), line.law)
                for line in self.lines
            ),
            target=UNSET if found is None else found.target,
            difference=UNSET if found is None else found.difference,
            imps=UNSET if found is None else found.imps,
        )

    def text(self) -> str:
        """The same for people."""
        return "\n".join([*self._points(), *self._target()])

    def _points(self) -> list[str]:
        if self.result is None:
            return ["passed out: 0"]
        zone = "vulnerable" if self.vulnerable else "not vulnerable"
        rows = [line_text(line, self.side) for line in self.lines]
        total, total_ns = points_of(self.lines, self.side), points_of(self.lines, Side.NS)
        side = self.side.value.upper()
        return [
            f"{self.result}, {zone}",
            *rows,
            f"{total:8}  total for {side}" + (f", {total_ns} for NS" if side != "NS" else ""),
        ]

    def _target(self) -> list[str]:
        found = self.measured
        if found is None:
            return []
        return [
            f"{found.target:8}  target for {found.hcp} high-card points",
            f"{found.difference:8}  difference",
            f"{found.imps:8}  IMPs for {found.side.value.upper()}",
        ]
