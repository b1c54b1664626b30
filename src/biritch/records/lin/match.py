"""What the head of a LIN file says of a whole match: teams, segment, results, names in both rooms."""

from __future__ import annotations

from msgspec import Struct, field

from biritch.errors import BadNotation
from biritch.records.lin.values import FROM_SOUTH
from biritch.records.record import NOBODY
from biritch.score import Result, parse_result
from biritch.seats import BySeat

OPEN, CLOSED = "o", "c"
ROOMS = {OPEN: "Open", CLOSED: "Closed"}
_LONGEST_NUMBER = 9  # digits
SCORINGS = {"i": "IMP", "p": "MP", "m": "MP", "b": "BAM", "t": "IMP"}


class Match(Struct):
    """The head of a file; empty for a file of single hands.

    Attributes:
        event: the title of the match.
        segment: such as "SEGMENT 1".
        scoring: how boards are compared, as PBN names it.
        first: the number of its first board.
        teams: the home team and the visiting team.
        results: the result of every table, as written: for each board open room, closed room.
        names: who sits where in each room.
        extra: values that stand for the whole file and have no place of their own.
    """

    event: str = ""
    segment: str = ""
    scoring: str = ""
    first: int = 1
    teams: tuple[str, str] = ("", "")
    results: list[str] = field(default_factory=list)
    names: dict[str, BySeat[str]] = field(default_factory=dict)
    extra: dict[str, str] = field(default_factory=dict)

    def read_head(self, value: str) -> None:
        """Read the value of ``vg``: title, segment, scoring, first and last board, teams."""
        parts = [part.strip() for part in value.split(",")] + [""] * 9
        self.event, self.segment = parts[0], parts[1]
        self.scoring = SCORINGS.get(parts[2].casefold()[:1], "")
        is_number = parts[3].isascii() and parts[3].isdigit() and len(parts[3]) <= _LONGEST_NUMBER
        self.first = int(parts[3]) if is_number else 1
        self.teams = parts[5], parts[7]

    def result(self, number: int, room: str) -> tuple[Result | None, bool]:
        """The result of a table, and whether its board was passed out.

        Raises:
            BadNotation: if what stands there is no result.
        """
        place = 2 * (number - self.first) + (room == CLOSED)
        text = self.results[place].strip() if 0 <= place < len(self.results) else ""
        if not text or set(text) <= {"-"}:
            return None, False
        try:
            result = parse_result(text.replace("x", "X"))
        except BadNotation:
            raise BadNotation(
                text, expected="a result such as 4HN+1, or PASS", code="lin.result"
            ) from None
        return result, result is None

    def tags(self, room: str) -> dict[str, str]:
        """What a record of one table says of the match."""
        return {
            "HomeTeam": self.teams[0],
            "VisitTeam": self.teams[1],
            "Stage": self.segment,
            "Room": ROOMS.get(room, ""),
        }


def names_in(value: str) -> dict[str, BySeat[str]]:
    """Who sits where, of the value of ``pn``: South, West, North, East, then the closed room's.

    Examples:
        >>> names_in("Sue,Will,Nan,Ed")["o"].north
        'Nan'
    """
    names = [name.strip() for name in value.split(",")]
    rooms = {}
    for room, start in ((OPEN, 0), (CLOSED, 4)):
        four = names[start : start + 4]
        if any(four):
            seated = NOBODY
            for seat, name in zip(FROM_SOUTH, four, strict=False):
                seated = seated.put(seat, name)
            rooms[room] = seated
    return rooms
