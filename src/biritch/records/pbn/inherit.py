"""Values that a PBN game takes from the games before it: ``#``, ``##``, and a board played again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from biritch.records.pbn.elements import Tag
from biritch.records.pbn.game import Game
from biritch.records.problem import Problems

# A game must be playable by itself: these are never taken from another.
OWN = {"Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play"}
# A game that has neither is played with the cards of another.
OF_A_BOARD = frozenset(("Board", "Deal"))
# What a game without board and deal shares with the game before it.
_SHARED = (
    "Event", "Site", "Date", "Board", "Dealer", "Vulnerable", "Deal", "Scoring", "Stage", "Round",
    "HomeTeam", "VisitTeam",
)  # fmt: skip


def inherited(games: Iterable[Game], problems: Problems) -> Iterator[Game]:
    r"""The same games, each value that stands for one in an earlier game filled in.

    ``#`` repeats the tag's value in the nearest game before; ``##`` and a text gives the value to
    all games that follow. A game that names neither board nor deal is the board before it, played at
    another table; the standard does not say so, so it is reported.

    Examples:
        >>> from biritch.records.pbn.elements import scan
        >>> from biritch.records.pbn.game import games
        >>> found = Problems()
        >>> text = '[Event "##Club"]\n[Board "1"]\n\n[Board "2"]\n\n[Board "3"]\n[Event "#"]'
        >>> [game.value("Event") for game in inherited(games(scan(text, found), found), found)]
        ['Club', 'Club', 'Club']
    """
    inheritance = Inheritance(problems)
    for game in games:
        inheritance.fill(game)
        yield game


class Inheritance:
    """What the games of a file leave to those that follow.

    Args:
        problems: where what is wrong is put.
    """

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.latest: dict[str, str] = {}
        self.for_all: dict[str, str] = {}
        self.before: dict[str, str] | None = None

    def fill(self, game: Game) -> None:
        """Give a game what it takes from those before it."""
        for name, tag in game.tags.items():
            game.tags[name] = replace(tag, value=self._value(tag).strip())
        first = game.place("Event")
        for name, value in self.for_all.items():
            game.tags.setdefault(name, Tag(first, name, value))
        if self.before is not None and not OF_A_BOARD & game.tags.keys():
            self._share(game, self.before)
        self.leave({name: tag.value for name, tag in game.tags.items()})

    def leave(self, values: dict[str, str]) -> None:
        """Keep the values of a game for those that follow."""
        self.latest.update(values)
        self.before = values

    def _value(self, tag: Tag) -> str:
        value = tag.value
        if value.startswith("#") and tag.name in OWN:
            self.problems.add(
                tag.place, "pbn.repeat", f"{tag.name} cannot be taken from another game"
            )
            return ""
        if value == "#":
            return self.latest.get(tag.name, "")
        if value.startswith("##"):
            value = value[2:].strip()
            self.for_all[tag.name] = value
        elif tag.name in self.for_all:
            self.for_all[tag.name] = value
        return value

    def _share(self, game: Game, before: dict[str, str]) -> None:
        if "Deal" not in before:
            return
        first = game.place("Board")
        self.problems.add(
            first,
            "pbn.deal.shared",
            "no board and no deal",
            done="read as the board before it again",
        )
        for name in _SHARED:
            if name in before:
                game.tags.setdefault(name, Tag(first, name, before[name]))
