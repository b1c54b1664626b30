"""`biritch score`: what a contract is worth, or a whole sheet of them, line by line."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from biritch.cli.answers import ScoreAnswer, ScoreText, as_json
from biritch.cli.house import FormName, HouseRules
from biritch.cli.sheet import Entry, line_text, played, read_entry, sheet_answer, sheet_text
from biritch.errors import BadNotation
from biritch.forms import duplicate_lines, form_of
from biritch.score import ScoreLine, points_of, result_text
from biritch.seats import Side, Vulnerability


def score(
    *results: Annotated[str, Parameter(name="RESULTS")],
    form: FormName = "duplicate",
    vulnerable: str | None = None,
    stop: bool = False,
    house: Annotated[HouseRules | None, Parameter(name="*")] = None,
    json: bool = False,
) -> None:
    """Score a result, every line of it; or several, as the sheet of a rubber or a Chicago.

    A result is a contract with its declarer, and = or the tricks over or under: 4HXS-1, 3NTN=, 2SE+1;
    or PASS. Honours are written behind it: 6HE=@H:E100 says that East claimed 100.

    For example:

    $ biritch score 4HXS-1 --vulnerable both

    $ biritch score --form rubber 2HN+1 3NTE= 4SXN-2 PASS 6HE=@H:E100

    Args:
        results: one for duplicate; for a rubber or a Chicago, all from the first deal on.
        form: duplicate, rubber or chicago.
        vulnerable: none, ns, ew or both; of a sheet, only a single deal can be told this.
        stop: close the sheet as it stands, as if the players stopped here.
        house: the rules of the house.
        json: answer as JSON.
    """
    entries = tuple(read_entry(text) for text in results)
    given = Vulnerability.parse(vulnerable) if vulnerable is not None else None
    options = (house or HouseRules()).options(form)
    if len(entries) != 1 and (options is None or given is not None or not entries):
        raise BadNotation(
            " ".join(results), expected="one result, as in 4HXS-1", code="notation.result"
        )
    if options is None:
        board = _Board(entries[0], given or Vulnerability.NONE)
        print(as_json(board.answer()) if json else board.text())
        return
    parts = form_of(options)
    sheet = played(parts, entries, vulnerable=given, stop=stop)
    print(as_json(sheet_answer(parts, sheet)) if json else sheet_text(parts, sheet))


class _Board:
    """One board of duplicate: its lines from declarer's side."""

    def __init__(self, entry: Entry, vulnerable: Vulnerability) -> None:
        if entry.honours:
            raise BadNotation(
                result_text(entry.result),
                expected="no honours: they do not count in duplicate",
                code="honours.none",
            )
        self.result = entry.result
        self.side = entry.result.contract.declarer.side if entry.result else Side.NS
        self.vulnerable = vulnerable.includes(self.side)
        self.lines: tuple[ScoreLine, ...] = ()
        if entry.result is not None:
            self.lines = duplicate_lines(entry.result, vulnerable=self.vulnerable)

    def answer(self) -> ScoreAnswer:
        """The JSON."""
        return ScoreAnswer(
            points=points_of(self.lines, self.side),
            points_ns=points_of(self.lines, Side.NS),
            lines=tuple(
                ScoreText(line.reason.value, points_of((line,), self.side), line.law)
                for line in self.lines
            ),
        )

    def text(self) -> str:
        """The same for people."""
        if self.result is None:
            return "passed out: 0"
        zone = "vulnerable" if self.vulnerable else "not vulnerable"
        rows = [line_text(line, self.side) for line in self.lines]
        total, total_ns = points_of(self.lines, self.side), points_of(self.lines, Side.NS)
        side = self.side.value.upper()
        return "\n".join(
            [
                f"{self.result}, {zone}",
                *rows,
                f"{total:8}  total for {side}" + (f", {total_ns} for NS" if side != "NS" else ""),
            ]
        )
