"""The program that the house asks what each card makes: positions come in, tricks go out.

It lives as long as somebody explores, so that what was found of a deal helps with its next position;
it steps aside for everything else the machine does. A question is a line, and so is the answer to
each position that was asked for.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from biritch.analysis import Budget, DoubleDummy, NoSolver, OutOfBudget, find_solver
from biritch.auction import Contract
from biritch.cards import Card, Deal
from biritch.play import Play
from biritch.server.solving import NOT_HERE, step_aside

SEARCH_NODES = 8_000_000
"""For one position: some seconds, and as far on every machine."""


class Question(Struct, frozen=True):
    """Positions of one line of play.

    Attributes:
        deal: the four hands, as PBN writes them.
        contract: with its declarer.
        cards: those played, in order.
        wanted: after how many cards the tricks are wanted.
    """

    deal: str
    contract: str
    cards: tuple[str, ...]
    wanted: tuple[int, ...]

    def positions(self) -> Iterator[Play]:
        """The positions that are wanted, in the order they came up."""
        play = Play.begin(Deal.parse(self.deal), Contract.parse(self.contract))
        wanted = frozenset(self.wanted)
        if 0 in wanted:
            yield play
        for played, card in enumerate(self.cards, start=1):
            play = play.then(Card.parse(card))
            if played in wanted:
                yield play


def answer(solver: DoubleDummy, play: Play) -> dict[str, int] | None:
    """For each card that may be played, the tricks its side then takes; None if it takes too long."""
    try:
        found = solver.choices(play, budget=Budget(nodes=SEARCH_NODES))
    except OutOfBudget:
        return None
    return {str(card): tricks for card, tricks in found.items()}


def main() -> int:
    """Answer questions until there are no more."""
    step_aside()
    try:
        solver = find_solver()
    except NoSolver:
        return NOT_HERE
    for line in sys.stdin.buffer:
        # The last first: what is found of an ending helps with all that led to it.
        asked = list(msgspec.json.decode(line, type=Question).positions())
        found = [answer(solver, play) for play in reversed(asked)]
        for each in reversed(found):
            sys.stdout.buffer.write(msgspec.json.encode(each) + b"\n")
        sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
