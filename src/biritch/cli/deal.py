"""`biritch deal`: boards by chance or from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from secrets import token_bytes
from typing import Annotated

from cyclopts import Group, Parameter
from cyclopts.validators import LimitedChoice, Number

from biritch.cards import SUITS, Board, Deal, Hand, chance_deal, seeded
from biritch.cli.answers import DealAnswer, DealtBoard, as_json

MOST = 10_000
_SHAPE = Group("Answer", validator=LimitedChoice())


def deal(
    *,
    boards: Annotated[int, Parameter(validator=Number(gte=1, lte=MOST))] = 1,
    first: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    seed: str | None = None,
    json: Annotated[bool, Parameter(group=_SHAPE)] = False,
    pbn: Annotated[bool, Parameter(group=_SHAPE)] = False,
) -> None:
    """Deal boards: by chance, or the same ones again from a seed.

    Every deal is equally likely. The same seed gives the same boards on every machine, for ever.

    For example:

    $ biritch deal --boards 16 --seed "club evening" --pbn

    Args:
        boards: how many.
        first: the number of the first board; dealer and vulnerability go by the number.
        seed: any text; without one the cards come from the machine's own chance.
        json: answer as JSON.
        pbn: answer as a PBN file.
    """
    deals = seeded(seed) if seed is not None else _by_chance()
    dealt = [
        Board.numbered(number, cards)
        for number, cards in enumerate(islice(deals, boards), start=first)
    ]
    if json:
        print(as_json(DealAnswer(boards=tuple(_as_answer(board) for board in dealt))))
    elif pbn:
        from biritch.records.pbn import write_boards  # noqa: PLC0415 - only this answer needs it

        print(write_boards(dealt), end="")
    else:
        print("\n\n".join(_as_text(board) for board in dealt))


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
