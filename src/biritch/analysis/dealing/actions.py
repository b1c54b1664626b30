"""What a script does with each deal: prints it in one of the dealer's layouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from biritch.analysis.dealing.formulas import Formula
from biritch.analysis.dealing.hands import Hands
from biritch.cards import SUITS, Board, Deal, Hand
from biritch.seats import Seat

_WIDE: Final = 20  # a hand's column
_ACROSS: Final = 4


class Action:
    """Something done with every deal found, and at the end."""

    prints: ClassVar[bool] = True

    def each(self, hands: Hands, boards: Sequence[Board]) -> list[str] | None:
        """What is printed for each of some deals; None for nothing."""
        raise NotImplementedError

    def end(self) -> str:
        """What is printed at the end."""
        return ""


def _ranks(hand: Hand) -> list[str]:
    """A hand in four lines, spades first, a space behind each card."""
    return ["".join(f"{rank.value} " for rank in hand[suit]) or "- " for suit in reversed(SUITS)]


def side_by_side(hands: Sequence[Hand]) -> str:
    """Hands in columns, a line for each suit."""
    lines = zip(*map(_ranks, hands), strict=True)
    return "\n".join("".join(held.ljust(_WIDE) for held in line).rstrip() for line in lines)


def told(values: object) -> str:
    """A number as it is printed: whole numbers without a point, yes and no as 1 and 0."""
    number = float(values)  # type: ignore[arg-type]  # numpy's own numbers
    return str(int(number)) if number == int(number) else f"{number:g}"


def _with_values(formula: Formula | None, hands: Hands) -> list[str]:
    return [""] * len(hands) if formula is None else [told(each) for each in formula.values(hands)]


class PrintAll(Action):
    """All four hands, North East South West, numbered."""

    def each(self, _hands: Hands, boards: Sequence[Board]) -> list[str]:
        """The four hands in columns."""
        return [f"{board.number:4d}.\n{side_by_side(list(board.deal))}\n\n" for board in boards]


class PrintEw(Action):
    """West's and East's hands, to bid together."""

    def each(self, _hands: Hands, boards: Sequence[Board]) -> list[str]:
        """The two hands in columns."""
        return [
            side_by_side([board.deal[Seat.WEST], board.deal[Seat.EAST]]) + "\n\n"
            for board in boards
        ]


class PrintOneLine(Action):
    """A deal on one line, and what a formula comes to."""

    def __init__(self, formula: Formula | None = None) -> None:
        self._formula = formula

    def each(self, hands: Hands, boards: Sequence[Board]) -> list[str]:
        """One line for each deal."""
        values = _with_values(self._formula, hands)
        return [
            f"{one_line(board.deal)}{value}\n" for board, value in zip(boards, values, strict=True)
        ]


def one_line(deal: Deal) -> str:
    """A deal as the dealer writes it on one line.

    Examples:
        >>> one_line(Deal.parse("N:AK2.QJ.T98.76543 - - -"))[:24]
        'n AK2.QJ.T98.76543 e ...'
    """
    return "".join(f"{seat.value.lower()} {hand} " for seat, hand in deal.hands.items())


class PrintCompact(Action):
    """A deal on four lines, and what a formula comes to."""

    def __init__(self, formula: Formula | None = None) -> None:
        self._formula = formula

    def each(self, hands: Hands, boards: Sequence[Board]) -> list[str]:
        """A line for each hand."""
        values = _with_values(self._formula, hands)
        return [
            "".join(f"{seat.value.lower()} {hand}\n" for seat, hand in board.deal.hands.items())
            + (f"{value}\n" if value else "")
            + "\n"
            for board, value in zip(boards, values, strict=True)
        ]


class PrintEs(Action):
    """Texts and what formulas come to, one behind the other."""

    def __init__(self, items: Sequence[str | Formula]) -> None:
        self._items = items

    def each(self, hands: Hands, _boards: Sequence[Board]) -> list[str]:
        """All of them for each deal."""
        columns = [
            [item] * len(hands) if isinstance(item, str) else _with_values(item, hands)
            for item in self._items
        ]
        return ["".join(row) for row in zip(*columns, strict=True)]


class PrintPbn(Action):
    """The deals as a PBN file: whoever runs the script writes it, when all are found."""

    def each(self, _hands: Hands, _boards: Sequence[Board]) -> None:
        """Nothing yet."""


class PrintSeats(Action):
    """The hands of some players, each player's together, to be handed out."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self._boards: list[Board] = []

    def each(self, _hands: Hands, boards: Sequence[Board]) -> None:
        """Nothing yet."""
        self._boards.extend(boards)

    def end(self) -> str:
        """Each player's hands, four side by side, under their numbers."""
        text = ""
        for seat in self._seats:
            text += f"\n{seat.name.title()} hands:\n\n"
            for start in range(0, len(self._boards), _ACROSS):
                some = self._boards[start : start + _ACROSS]
                text += "".join(f"{board.number:4d}.".ljust(_WIDE) for board in some).rstrip()
                text += "\n" + side_by_side([board.deal[seat] for board in some]) + "\n\n"
        return text
