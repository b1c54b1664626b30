"""CSV of boards: sixteen holdings, number, dealer and vulnerability; names and result where there are some.

The first eighteen columns are those of deal converters: spades, hearts, diamonds and clubs of North,
East, South and West, the board's number, and ``N/-``, ``E/NS``, ``S/EW``, ``W/All``.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from io import StringIO

from biritch.auction import Contract
from biritch.cards import SUITS, Deal, Hand, Holding
from biritch.errors import BadNotation, BiritchError
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record
from biritch.records.source import Source, lines_of
from biritch.records.transcript import Transcript
from biritch.records.trial import tried
from biritch.seats import BySeat, Seat, Vulnerability

_DEALT, _COLUMNS = 18, 25
_DEAL = re.compile(r"[NESW]:\S+ \S+ \S+ \S+$")  # a file of deals, as PBN writes them
_VULNERABLE = {
    Vulnerability.NONE: "-",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}
# A cell that begins so is a formula to a spreadsheet, and what it says would be done.
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")
PASSED = "PASS"


def read_csv(data: bytes | str, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read boards from CSV, between commas, semicolons or tabs; a first row of headings is passed over.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> row = "AKQJT98765432,,,,,AKQJT98765432,,,,,AKQJT98765432,,,,,AKQJT98765432,2,E/NS"
        >>> str(read_csv(row).records[0].board.vulnerable.value)
        'ns'
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_csv(data, problems)), problems.in_order())


def stream_csv(source: Source, problems: Problems) -> Iterator[Record]:
    """The boards of a CSV file one at a time, as it is read."""
    delimiter, rows = "", 0
    for number, line in enumerate(lines_of(source, problems), start=1):
        if not line.strip():
            continue
        delimiter = delimiter or max(",;\t", key=line.count)
        try:
            cells = [each.strip() for each in next(csv.reader([line], delimiter=delimiter))]
        except csv.Error as wrong:
            problems.add((number, 1), "csv.row", f"no row: {wrong}", done="it is left out")
            continue
        headings = not any(cell.isdigit() for cell in cells[:_DEALT])
        if number == 1 and headings and not _DEAL.match(cells[0]):
            continue
        try:
            transcript = _transcript(cells, rows + 1)
        except BiritchError as wrong:
            problems.add_error((number, 1), wrong, done="the row is left out")
            continue
        rows += 1
        yield tried(transcript, problems, _AtLine(number))


class _AtLine:
    """Whatever of a board is wrong stands in its row."""

    def __init__(self, line: int) -> None:
        self.line = line

    def __call__(self, _what: str, _at: int) -> tuple[int, int]:
        return self.line, 1


def _transcript(cells: list[str], row: int) -> Transcript:
    if _DEAL.match(cells[0]) is not None:
        rest = ",".join(cells[1:]).strip(",")
        tags = (("Csv", rest),) if rest else ()
        return Transcript(number=row, deal=Deal.parse(cells[0]), tags=tags)
    if len(cells) < _DEALT:
        raise BadNotation(
            ",".join(cells),
            expected="sixteen holdings, a number, dealer/vulnerable",
            code="csv.row",
        )
    cells = [_plain(cell) for cell in cells] + [""] * _COLUMNS
    hands = []
    for start in range(0, 16, 4):
        bits = 0
        for suit, ranks in zip(reversed(SUITS), cells[start : start + 4], strict=True):
            bits |= Holding.parse(ranks).bits << 13 * suit.index
        hands.append(Hand(bits))
    number, dealer, vulnerable = cells[16], *cells[17].partition("/")[::2]
    if not (number.isascii() and number.isdigit() and 0 < int(number[:10]) < 1_000_000_000):
        raise BadNotation(number, expected="a board's number, from 1", code="csv.number")
    contract = cells[22]
    tricks = cells[23]
    points = cells[24]
    return Transcript(
        number=int(number),
        dealer=Seat.parse(dealer) if dealer else None,
        vulnerable=Vulnerability.parse(vulnerable) if vulnerable else None,
        deal=Deal(BySeat(*hands)),
        names=BySeat(*cells[18:22]),
        contract=Contract.parse(contract) if contract and contract != PASSED else None,
        passed_out=contract == PASSED,
        tricks=int(tricks) if tricks.isascii() and tricks.isdigit() and len(tricks) < 3 else None,
        points_ns=_number(points),
    )


def _number(text: str) -> int | None:
    digits = text.removeprefix("-").removeprefix("+")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 7 else None


def write_csv(records: Iterable[Record]) -> str:
    r"""Write boards as CSV; a text that a spreadsheet would take for a formula gets a quote before it.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> text = write_csv([Record(board=Board.numbered(4, next(seeded("evening"))))])
        >>> text.endswith('"4","W/All"\r\n')
        True
    """
    out = StringIO(newline="")
    writer = csv.writer(out, quoting=csv.QUOTE_ALL)
    for record in records:
        board = record.board
        row = [str(hand[suit]) for hand in board.deal for suit in reversed(SUITS)]
        row += [str(board.number), f"{board.dealer.value}/{_VULNERABLE[board.vulnerable]}"]
        if record.is_played or any(record.names):
            row += [_safe(name) for name in record.names]
            contract = str(record.contract) if record.contract is not None else ""
            row.append(PASSED if record.passed_out else contract)
            row.append("" if record.tricks is None else str(record.tricks))
            row.append("" if record.score_ns is None else str(record.score_ns))
        writer.writerow(row)
    return out.getvalue()


def _safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula; `_plain` undoes it."""
    text = " ".join(text.split())
    return "'" + text if text.startswith((*_FORMULAS, "'")) else text


def _plain(text: str) -> str:
    return text[1:] if text.startswith("'") and text[1:].startswith((*_FORMULAS, "'")) else text
