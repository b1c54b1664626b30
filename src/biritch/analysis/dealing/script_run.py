"""A dealer's script at work: deals are found, and its actions are done with them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from biritch.analysis.dealing.actions import Action, PrintPbn
from biritch.analysis.dealing.chance import Chance
from biritch.analysis.dealing.script import Script
from biritch.analysis.dealing.search import Search
from biritch.cards import Board, Deal


class ScriptRun:
    r"""One run of a script.

    Args:
        script: what is asked for.
        chance: where chance comes from.

    Attributes:
        actions: what the script does; ask them at the end what they counted.
        boards: the deals found.

    Examples:
        >>> from biritch.analysis.dealing import SeededChance, read_script
        >>> run = ScriptRun(read_script("produce 2 action average 1 + 1"), SeededChance("two"))
        >>> list(run.texts()), len(run.boards), run.end()
        ([], 2, '2\n')
    """

    def __init__(self, script: Script, chance: Chance) -> None:
        self._script = script
        self._search = Search(script.condition, chance, predeal=script.predeal)
        self.actions: tuple[Action, ...] = tuple(start() for start in script.actions)
        self.boards: list[Board] = []

    @property
    def tried(self) -> int:
        """How many deals were looked at."""
        return self._search.tried

    @property
    def as_pbn(self) -> bool:
        """Whether the script wants its boards as a PBN file."""
        return any(isinstance(action, PrintPbn) for action in self.actions)

    def texts(self) -> Iterator[str]:
        """What is printed as the deals are found; it may be left at any time."""
        for hands in self._search.batches(tries=self._script.generate):
            found = hands.first(self._script.wanted - len(self.boards))
            first = len(self.boards) + 1
            boards = [self._board(number, deal) for number, deal in enumerate(found.deals(), first)]
            self.boards.extend(boards)
            if boards:
                printed = [action.each(found, boards) for action in self.actions]
                for texts in zip(*(each for each in printed if each is not None), strict=True):
                    yield from texts
            if len(self.boards) >= self._script.wanted:
                return
            yield ""  # nothing to print, but a moment to show how far it has come

    def _board(self, number: int, deal: Deal) -> Board:
        """A deal as a board; the script says who deals and who is vulnerable, or the number does."""
        board = Board.numbered(number, deal)
        return replace(
            board,
            dealer=self._script.dealer or board.dealer,
            vulnerable=self._script.vulnerable or board.vulnerable,
        )

    def end(self) -> str:
        """What is printed at the end."""
        return "".join(action.end() for action in self.actions)
