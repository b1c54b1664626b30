"""Values that a PBN game takes from the games before it: ``#``, ``##``, and a board played again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from biritch.records.pbn.elements import Tag
from biritch.records.pbn.game import Game
from biritch.records.problem import Problems

# A game must be playable by itself: these are never taken from another.
_OWN = {"Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play"}
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
    latest: dict[str, str] = {}
    for_all: dict[str, str] = {}
    before: Game | None = None
    for game in games:
        for name, tag in game.tags.items():
            game.tags[name] = replace(tag, value=_value(tag, latest, for_all, problems).strip())
        first = game.place("Event")
        for name, value in for_all.items():
            game.tags.setdefault(name, Tag(first, name, value))
        if before is not None and not {"Board", "Deal"} & game.tags.keys():
            _share(game, before, problems)
        latest.update((name, tag.value) for name, tag in game.tags.items())
        yield game
        before = game


def _value(tag: Tag, latest: dict[str, str], for_all: dict[str, str], problems: Problems) -> str:
    value = tag.value
    if value.startswith("#") and tag.name in _OWN:
        problems.add(tag.place, "pbn.repeat", f"{tag.name} cannot be taken from another game")
        return ""
    if value == "#":
        return latest.get(tag.name, "")
    if value.startswith("##"):
        value = value[2:].strip()
        for_all[tag.name] = value
    elif tag.name in for_all:
        for_all[tag.name] = value
    return value


def _share(game: Game, before: Game, problems: Problems) -> None:
    if "Deal" not in before.tags:
        return
    first = game.place("Board")
    problems.add(
        first, "pbn.deal.shared", "no board and no deal: read as the board before it again"
    )
    for name in _SHARED:
        if name in before.tags:
            game.tags.setdefault(name, replace(before.tags[name], place=first))
