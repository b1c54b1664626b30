"""What `biritch analyse` answers: a table, JSON or CSV."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator, Sequence
from io import StringIO

from msgspec import Struct

from biritch.analysis import Analysed, Makes, NotAnalysed, Par
from biritch.cards import STRAINS
from biritch.cli.analyse_answers import (
    AnalyseAnswer,
    AnalysedText,
    CallCostText,
    CardCostText,
    LeadText,
    LeftOut,
    LostText,
    ParText,
)
from biritch.cli.answers import as_json
from biritch.cli.spelt import CheckProblem
from biritch.records.problem import Problem
from biritch.records.record import Record
from biritch.records.solved import par_contracts
from biritch.seats import SEATS, Side

_WIDE = 160  # columns where no terminal tells: what is piped on is not folded


class Shown(Struct, frozen=True):
    """A board with the name of its file and what was found of it."""

    file: str
    record: Record
    found: Analysed | NotAnalysed


def as_json_text(boards: Sequence[Shown], problems: Sequence[Problem], *, complete: bool) -> str:
    """All of it as JSON."""
    return as_json(
        AnalyseAnswer(
            boards=tuple(
                _board(each.file, each.record, each.found)
                for each in boards
                if isinstance(each.found, Analysed)
            ),
            left_out=tuple(
                LeftOut(each.file, each.found.board.number, each.found.code, each.found.message)
                for each in boards
                if isinstance(each.found, NotAnalysed)
            ),
            problems=tuple(
                CheckProblem(each.file, each.line, each.column, each.code, each.message, each.done)
                for each in problems
            ),
            complete=complete,
        )
    )


def _board(file: str, record: Record, found: Analysed) -> AnalysedText:
    board = found.board
    return AnalysedText(
        file=file,
        number=board.number,
        dealer=board.dealer.value,
        vulnerable=board.vulnerable.value,
        deal=board.deal.pbn(),
        makes=found.makes.by_seat(),  # type: ignore[arg-type]  # its letters are those of seats
        par=ParText(found.par.points_ns, tuple(map(str, found.par.contracts))),
        contract=None if found.contract is None else str(found.contract),
        result=None if record.result is None else str(record.result),
        leads=tuple(LeadText(str(each.card), each.tricks, each.cost) for each in found.leads),
        calls=tuple(
            CallCostText(
                each.seat.value,
                str(each.call),
                None if each.contract is None else str(each.contract),
                each.tricks,
                each.points_ns,
                each.cost,
            )
            for each in found.calls
        ),
        cards=tuple(
            CardCostText(each.seat.value, str(each.card), each.tricks, each.cost)
            for each in found.cards
        ),
        lost=LostText(found.lost(Side.NS), found.lost(Side.EW)),
        claimed=found.claimed,
    )


def as_csv(boards: Sequence[Shown]) -> str:
    """A row a board, with a heading."""
    out = StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        (
            *("file", "board", "dealer", "vulnerable", "deal"),
            *(f"{seat.value} {strain.value}" for seat in SEATS for strain in STRAINS),
            *("par NS", "par contracts", "result", "leads against", "best leads", "tricks"),
            *("lost NS", "lost EW", "wrong"),
        )
    )
    for each in boards:
        # A cell that begins with = or + is a formula to a spreadsheet; a path may begin with ./.
        file = each.file if each.file[:1].isalnum() or each.file[:1] in "/.<" else f"./{each.file}"
        board = each.record.board
        head = (file, board.number, board.dealer.value, board.vulnerable.value, board.deal.pbn())
        writer.writerow((*head, *_cells(each.record, each.found)))
    return out.getvalue()


def _cells(record: Record, found: Analysed | NotAnalysed) -> Iterator[str | int]:
    if isinstance(found, NotAnalysed):
        yield from [""] * 28
        yield found.message
        return
    yield from found.makes.tricks
    yield found.par.points_ns
    yield " ".join(map(str, found.par.contracts))
    yield "" if record.result is None else str(record.result)
    yield "" if found.contract is None else str(found.contract)
    yield " ".join(str(each.card) for each in found.leads if not each.cost)
    yield found.leads[0].tricks if found.leads else ""
    yield found.lost(Side.NS) if found.cards else ""
    yield found.lost(Side.EW) if found.cards else ""
    yield ""


def show_table(boards: Sequence[Shown], *, details: bool) -> None:
    """A table on standard output, a line a board, with more below each if wanted."""
    from rich.console import Console  # noqa: PLC0415 - only this answer needs it
    from rich.table import Table  # noqa: PLC0415

    console = Console(
        file=sys.stdout, width=None if sys.stdout.isatty() else _WIDE, highlight=False
    )
    table = Table(box=None, pad_edge=False)
    for heading in ("Board", "NS make", "EW make", "Par", "Played", "Best leads", "Lost NS", "EW"):
        table.add_column(heading, justify="right" if heading in {"Lost NS", "EW"} else "left")
    for each in boards:
        if isinstance(each.found, Analysed):
            table.add_row(*_row(each.record, each.found))
    console.print(table)
    if details:
        for each in boards:
            if isinstance(each.found, Analysed):
                console.print()
                for line in _details(each.found):
                    console.print(line, markup=False, soft_wrap=True)


def _row(record: Record, found: Analysed) -> tuple[str, ...]:
    board, result = found.board, record.result
    lost = [str(found.lost(side)) if found.cards else "" for side in Side]
    best = [str(each.card) for each in found.leads if not each.cost]
    return (
        f"{board.number} {board.dealer.value} {board.vulnerable.value}",
        *(_made(found.makes, side) for side in Side),
        _par(found.par),
        "passed out" if record.passed_out else str(result or record.contract or ""),
        f"{' '.join(best[:5])}{' …' if len(best) > 5 else ''}"
        + (f" ({found.contract})" if found.contract and not record.contract else ""),
        *lost,
    )


def _made(makes: Makes, side: Side) -> str:
    """What a side makes, no trump first; where its hands differ, both."""
    found = []
    for strain in reversed(STRAINS):
        one, other = (makes[seat, strain] for seat in side.seats)
        sign = strain.symbol
        found.append(f"{sign}{one}" if one == other else f"{sign}{one}/{other}")
    return " ".join(found)


def _par(par: Par) -> str:
    return f"{par.points_ns:+d} {', '.join(par_contracts(par))}" if par.contracts else "0 Pass"


def _details(found: Analysed) -> Iterator[str]:
    """The leads, what each contract was worth, and the cards that gave tricks away."""
    yield f"Board {found.board.number}, par {_par(found.par)}"
    if found.leads:
        leads = ", ".join(
            f"{each.card}{f' -{each.cost}' if each.cost else ''}" for each in found.leads
        )
        yield f"  Leads against {found.contract}: {leads}"
    before = None
    for call in found.calls:
        if call.contract == before:  # a pass leaves what stood
            continue
        before = call.contract
        yield (
            f"  {call.seat.value} {call.call}: {call.contract} makes {call.tricks}, "
            f"NS {call.points_ns:+d}, {-call.cost:+d} to {call.seat.side.value} against par"
        )
    for place, card in enumerate(found.cards):
        if card.cost:
            yield (
                f"  Trick {place // 4 + 1}: {card.seat.value} {card.card} gives away {card.cost}, "
                f"declarer has {card.tricks}"
            )
    if found.claimed:
        yield f"  The claim gave declarer {found.claimed:+d}"
