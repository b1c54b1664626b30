"""The sheet of a rubber or a Chicago, from the results of its deals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from biritch.cli.answers import (
    AboveAndBelow,
    BothSides,
    DealLines,
    LineText,
    MeasuredText,
    SheetAnswer,
    SheetText,
)
from biritch.errors import BadNotation, BadValue, BiritchError
from biritch.forms import Form
from biritch.score import (
    HonourClaim,
    Result,
    Scored,
    ScoreLine,
    Sheet,
    match_imps,
    measured,
    parse_result,
    points_of,
    result_text,
)
from biritch.seats import BySide, Seat, Side, Vulnerability

_CLAIM = re.compile(r"([NESWnesw])(\d{1,4})")
HCP_OF_PACK = 40  # high-card points
_UNITED = {"both": "both vulnerable", "none": "none vulnerable"}


class Entry(Struct, frozen=True):
    """What stands on the line for one deal: its result, and the honours claimed.

    Attributes:
        result: None if it was passed out.
        honours: those claimed.
        hcp: the high-card points of declarer's side, or of North-South if it was passed out.
    """

    result: Result | None
    honours: tuple[HonourClaim, ...] = ()
    hcp: int | None = None

    @property
    def side(self) -> Side:
        """Declarer's side; North-South if it was passed out."""
        return self.result.contract.declarer.side if self.result else Side.NS

    @property
    def counted(self) -> BySide[int] | None:
        """What each side counted; None if nobody did."""
        if self.hcp is None:
            return None
        mine, side = self.hcp, self.side
        return BySide.make(lambda other: mine if other is side else HCP_OF_PACK - mine)


def read_entry(text: str) -> Entry:
    """Read a result, with the honours claimed behind it.

    Raises:
        BadNotation: if it cannot be read.
        BadValue: for honours that nobody can have.

    Examples:
        >>> entry = read_entry("6HE=@H:E100,S150")
        >>> str(entry.result), [claim.points for claim in entry.honours]
        ('6HE=', [100, 150])
    """
    result, behind, told = text.partition("@")
    if not behind:
        return Entry(parse_result(result))
    name, _, claims = told.partition(":")
    found = [_CLAIM.fullmatch(claim.strip()) for claim in claims.split(",")]
    if name.strip().upper() != "H" or None in found:
        raise BadNotation(
            text,
            expected="honours as @H:N100, a seat and 100 or 150",
            position=len(result),
            code="notation.honours",
        )
    return Entry(
        parse_result(result),
        tuple(
            HonourClaim(Seat.parse(claim[1]), int(claim[2])) for claim in found if claim is not None
        ),
    )


def played(
    form: Form,
    entries: Sequence[Entry],
    *,
    vulnerable: Vulnerability | None = None,
    stop: bool = False,
) -> Sheet:
    """The sheet after these deals.

    Args:
        form: what is played.
        entries: the deals from the first.
        vulnerable: instead of what the form says of a deal.
        stop: whether the players stop there.

    Raises:
        BadValue: for a deal after the end, naming it.
    """
    sheet = Sheet()
    for place, entry in enumerate(entries, start=1):
        if form.is_over(sheet):
            raise BadValue(
                f"deal {place}, {result_text(entry.result)}: the sheet was closed after deal {place - 1}",
                code="form.over",
            )
        turn = form.next(sheet)
        if vulnerable is not None:
            turn = replace(turn, vulnerable=vulnerable)
        try:
            sheet = form.record(sheet, turn, entry.result, entry.honours, entry.counted)
        except BiritchError as wrong:
            wrong.args = (f"deal {place}, {result_text(entry.result)}: {wrong}",)
            raise
    return form.stop(sheet) if stop and not form.is_over(sheet) else sheet


def sheet_answer(form: Form, sheet: Sheet, *, stop: bool = False) -> SheetAnswer:
    """A sheet as JSON; `stop` says that the players stopped there."""
    return SheetAnswer(
        deals=tuple(
            DealLines(
                result_text(deal.result),
                tuple(_line(line) for line in deal.lines),
                _measured(deal),
            )
            for deal in sheet.deals
        ),
        closing=tuple(_line(line) for line in sheet.closing),
        sheet=SheetText(ns=_above_and_below(sheet, Side.NS), ew=_above_and_below(sheet, Side.EW)),
        vulnerable=_vulnerable(form, sheet).value,
        totals=BothSides(sheet.totals.ns, sheet.totals.ew),
        over=form.is_over(sheet),
        imps=_both(match_imps(sheet)),
        settlement=_both(_settled(form, sheet, stop=stop)),
    )


def _both(numbers: BySide[int] | None) -> BothSides | UnsetType:
    return BothSides(numbers.ns, numbers.ew) if numbers else UNSET


def _settled(form: Form, sheet: Sheet, *, stop: bool) -> BySide[int] | None:
    """What each player of a side wins, once the sheet is closed."""
    return form.settlement(sheet) if stop or form.is_over(sheet) else None


def _measured(deal: Scored) -> MeasuredText | UnsetType:
    found = measured(deal)
    if found is None:
        return UNSET
    return MeasuredText(found.side.value, found.hcp, found.target, found.difference, found.imps)


def _line(line: ScoreLine) -> LineText:
    return LineText(line.reason.value, line.points, line.law, line.side.value, line.below)


def _above_and_below(sheet: Sheet, side: Side) -> AboveAndBelow:
    return AboveAndBelow(
        sum(line.points for line in sheet.above[side]),
        sum(line.points for line in sheet.below[side]),
    )


def _vulnerable(form: Form, sheet: Sheet) -> Vulnerability:
    """Who is vulnerable in the deal to come; when there is none, who was in the last."""
    return sheet.deals[-1].vulnerable if form.is_over(sheet) else form.next(sheet).vulnerable


def line_text(line: ScoreLine, side: Side) -> str:
    """A line of a score for people, from one side."""
    count = f", {line.tricks}" if line.tricks else ""
    law = f"  (Law {line.law})" if line.law else ""
    where = " below the line" if line.below else ""
    return f"{points_of((line,), side):8}  {line.reason.value.replace('-', ' ')}{count}{where}{law}"


def sheet_text(form: Form, sheet: Sheet, *, stop: bool = False) -> str:
    """A sheet for people: the deals with their lines, then both sides above and below the line."""
    return "\n".join(_sheet_rows(form, sheet, stop=stop))


def _sheet_rows(form: Form, sheet: Sheet, *, stop: bool) -> Iterator[str]:
    for place, deal in enumerate(sheet.deals, start=1):
        yield _heading(place, deal)
        yield from _lines(deal.lines)
        yield from _target(deal)
    if sheet.closing:
        yield "At the end" if form.is_over(sheet) else "The players stop"
        yield from _lines(sheet.closing)
    yield ""
    sums = {side: _above_and_below(sheet, side) for side in Side}
    yield f"{'':8}{'NS':>8}{'EW':>8}"
    yield f"{'above':8}" + "".join(f"{sums[side].above:8}" for side in Side)
    yield f"{'below':8}" + "".join(f"{sums[side].below:8}" for side in Side)
    yield f"{'total':8}" + "".join(f"{total:8}" for total in sheet.totals)
    if imps := match_imps(sheet):
        yield f"{'IMPs':8}" + "".join(f"{won:8}" for won in imps)
    elif settled := _settled(form, sheet, stop=stop):
        yield f"{'each':8}" + "".join(f"{won:8}" for won in settled)


def _target(deal: Scored) -> Iterator[str]:
    found = measured(deal)
    if found is not None:
        yield f"  {found.side.value.upper()}{found.target:8}  target for {found.hcp} high-card points"
        yield f"  {found.side.value.upper()}{found.imps:8}  IMPs for a difference of {found.difference}"


def _heading(place: int, deal: Scored) -> str:
    zone = deal.vulnerable.value
    named = _UNITED.get(zone, f"{zone.upper()} vulnerable")
    return f"Deal {place}: {result_text(deal.result)}, {deal.dealer.name.title()} deals, {named}"


def _lines(lines: Sequence[ScoreLine]) -> Iterator[str]:
    for line in lines:
        yield f"  {line.side.value.upper()}{line_text(line, line.side)}"
