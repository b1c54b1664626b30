"""The solver by itself: `python -m doubledummy DEAL|FILE.pbn`."""

import argparse
import json
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from doubledummy.batches import tables
from doubledummy.cards import hands_of
from doubledummy.par import par
from doubledummy.solving import Table

_TAG = re.compile(r'^\[(\w+)\s+"(.*)"\]\s*$')


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the twenty results of a deal, or of each deal of a file; 0 when all went well."""
    reader = argparse.ArgumentParser(
        prog="python -m doubledummy",
        description="How many tricks each declarer makes in each strain with all hands open.",
        epilog='example: python -m doubledummy --par "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 '
        'K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"',
    )
    reader.add_argument("deal", help="a deal as PBN writes it, a PBN file, or - for standard input")
    reader.add_argument("--par", action="store_true", help="what each side scores at best")
    reader.add_argument("--vulnerability", choices=["none", "ns", "ew", "both"], default=None)
    reader.add_argument("--dealer", choices=list("NESW"), default=None)
    reader.add_argument("--json", action="store_true", help="one object a deal, a line each")
    reader.add_argument(
        "--threads", type=_at_least_one, default=None, help="as many as processors if not said"
    )
    options = reader.parse_args(arguments)
    try:
        boards = _checked(options.deal)
    except (OSError, ValueError) as problem:
        sys.stderr.write(f"{reader.prog}: {problem}\n")
        return 2
    bar = _bar(len(boards)) if len(boards) > 1 and sys.stderr.isatty() else None
    results = tables((board["Deal"] for board in boards), threads=options.threads, progress=bar)
    try:
        for board, table in zip(boards, results, strict=True):
            sys.stdout.write(_text(board, table, options) + "\n")
    except ValueError as problem:
        sys.stderr.write(f"{reader.prog}: {problem}\n")
        return 2
    return 0


def _at_least_one(text: str) -> int:
    threads = int(text)
    if threads < 1:
        raise argparse.ArgumentTypeError(f"at least one thread; got {threads}")
    return threads


def _checked(source: str) -> list[dict[str, str]]:
    """The boards asked for, if there are any and all of them are deals."""
    boards = list(_boards(source))
    for board in boards:
        try:
            hands_of(board["Deal"])
        except ValueError as problem:
            where = f"board {board['Board']}: " if "Board" in board else ""
            raise ValueError(f"{where}{problem}") from None
    if not boards:
        raise ValueError(f"there is no deal in {source}")
    return boards


def _text(board: dict[str, str], table: Table, options: argparse.Namespace) -> str:
    vulnerability = options.vulnerability or board.get("Vulnerable", "none")
    dealer = options.dealer or board.get("Dealer", "N")
    found = par(table, vulnerability, dealer) if options.par else None
    if options.json:
        result: dict[str, Any] = {"board": board["Board"]} if "Board" in board else {}
        result |= table.as_dict()
        if found:
            contracts = [str(each) for each in found.contracts]
            result["par"] = {"points_ns": found.points_ns, "contracts": contracts}
        return json.dumps(result)
    lines = [f"Board {board['Board']}"] if "Board" in board else []
    lines.append(str(table))
    if found:
        contracts_text = ", ".join(map(str, found.contracts)) or "passed out"
        lines.append(f"Par {found.points_ns:+} for NS: {contracts_text}")
    return "\n".join(lines) + ("\n" if "Board" in board else "")


def _boards(source: str) -> Iterator[dict[str, str]]:
    if re.match(r"^\s*[NESWnesw]\s*:", source):
        yield {"Deal": source}
        return
    text = sys.stdin.read() if source == "-" else Path(source).read_text("utf-8", "replace")
    yield from _tagged(text.splitlines())


def _tagged(lines: Iterable[str]) -> Iterator[dict[str, str]]:
    """The boards of a PBN file, or of bare deals a line each."""
    board: dict[str, str] = {}
    for line in lines:
        if found := _TAG.match(line):
            tag, value = found.groups()
            if tag in {"Event", "Board"} and "Deal" in board:
                yield board
                board = {}
            board[tag] = value
        elif re.match(r"^[NESWnesw]:", line):
            yield {"Deal": line}
    if "Deal" in board:
        yield board


def _bar(total: int) -> Callable[[int], None]:
    began = time.monotonic()

    def show(given: int) -> None:
        filled = 30 * given // total
        rest = (time.monotonic() - began) / given * (total - given)
        sys.stderr.write(f"\r[{'#' * filled:30}] {given}/{total}, {rest:.0f} s to go ")
        if given == total:
            sys.stderr.write("\r" + " " * 70 + "\r")
        sys.stderr.flush()

    return show


if __name__ == "__main__":
    sys.exit(main())
