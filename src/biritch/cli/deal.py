"""`biritch deal`: boards by chance, from a seed, or that fit what is asked of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from secrets import token_bytes
from typing import Annotated

from cyclopts import Group, Parameter
from cyclopts.validators import LimitedChoice, Number

from biritch.cards import SUITS, Board, Deal, Hand, chance_deal, seeded
from biritch.cli.answers import DealAnswer, DealtBoard, as_json
from biritch.errors import BadValue

MOST = 100_000
TRIES = 100_000_000
_SHAPE = Group("Answer", validator=LimitedChoice())
_CHOSEN = Group("What the deals must be", validator=LimitedChoice())


def deal(
    *,
    boards: Annotated[
        int | None, Parameter(name=("--boards", "--count"), validator=Number(gte=1, lte=MOST))
    ] = None,
    first: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    seed: str | None = None,
    where: Annotated[str | None, Parameter(group=_CHOSEN)] = None,
    dealer: Annotated[Path | None, Parameter(group=_CHOSEN)] = None,
    predeal: str | None = None,
    tries: Annotated[int, Parameter(validator=Number(gte=1))] = TRIES,
    json: Annotated[bool, Parameter(group=_SHAPE)] = False,
    pbn: Annotated[bool, Parameter(group=_SHAPE)] = False,
    output: Annotated[Path | None, Parameter(group=_SHAPE)] = None,
) -> int:
    """Deal boards: by chance, the same ones again from a seed, or those that fit what is asked.

    Every deal is equally likely, or every deal that fits. The same seed gives the same boards on every
    machine, for ever. Interrupted, it gives what was found.

    For example:

    $ biritch deal --boards 16 --seed "club evening" --pbn

    $ biritch deal --where "N: hcp 15-17, balanced; S: spades 5+" --count 4 --seed notrump

    $ biritch deal --where "hcp(N) in 15..17 and balanced(N)" --predeal "S:SAKQ H2" --seed slam --json

    $ biritch deal --dealer stayman.dlr --seed x

    Args:
        boards: how many; one unless told, or as many as the script says.
        first: the number of the first board; dealer and vulnerability go by the number.
        seed: any text; without one the cards come from the machine's own chance.
        where: what the hands must be: ``N: hcp 15-17, balanced`` or ``hcp(N) in 15..17``.
        dealer: a script of the program `dealer` to run.
        predeal: cards dealt beforehand, as in ``N:SAKQ H2; S:HA``.
        tries: how many deals are looked at before it is given up.
        json: answer as JSON.
        pbn: answer as a PBN file.
        output: write a file, of the format that its ending names.
    """
    wanted = boards if boards is not None else 1
    code = 0
    if dealer is not None:
        if predeal is not None:
            raise BadValue("a script says itself what is dealt beforehand", code="deal.predeal")
        from biritch.cli.deal_script import run_script  # noqa: PLC0415 - it loads numpy

        said = not (json or pbn or output)
        run, code = run_script(dealer, seed=seed, boards=boards, said=said)
        dealt = run.boards
        if said:
            return code
    elif where is not None or predeal is not None:
        from biritch.cli.deal_chosen import chosen  # noqa: PLC0415 - it loads numpy

        deals, code = chosen(where, predeal, seed=seed, wanted=wanted, tries=tries)
        dealt = _numbered(deals, first)
    else:
        deals_at_will = seeded(seed) if seed is not None else _by_chance()
        dealt = _numbered(list(islice(deals_at_will, wanted)), first)
    _answer(dealt, json=json, pbn=pbn, output=output)
    return code


def _answer(dealt: list[Board], *, json: bool, pbn: bool, output: Path | None) -> None:
    if json:
        print(as_json(DealAnswer(boards=tuple(_as_answer(board) for board in dealt))))
    elif output is not None:
        from biritch.cli.deal_written import write_deals  # noqa: PLC0415 - it loads the formats

        write_deals(output, dealt)
        print(f"{len(dealt)} boards written to {output}", file=sys.stderr)
    elif pbn:
        from biritch.records.pbn import write_boards  # noqa: PLC0415 - only this answer needs it

        print(write_boards(dealt), end="")
    elif dealt:
        print("\n\n".join(_as_text(board) for board in dealt))


def _numbered(deals: list[Deal], first: int) -> list[Board]:
    return [Board.numbered(number, cards) for number, cards in enumerate(deals, start=first)]


def _by_chance() -> Iterator[Deal]:
    while True:
        yield chance_deal(token_bytes)


def _as_answer(board: Board) -> DealtBoard:
    return DealtBoard(board.number, board.dealer.value, board.vulnerable.value, board.deal.pbn())


def _as_text(board: Board) -> str:
    head = f"Board {board.number}, dealer {board.dealer.value}, vulnerable {board.vulnerable.value}"
    return "\n".join(
        [head, *(f"{seat.value}  {_suits(hand)}" for seat, hand in board.deal.hands.items())]
    )


def _suits(hand: Hand) -> str:
    return "  ".join(f"{suit.symbol} {str(hand[suit]) or '-'}" for suit in reversed(SUITS))
