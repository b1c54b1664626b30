"""The stories of the golden log: evenings in which everything happens that can happen in a contest.

`python -m tests.contest.golden FILE` writes them in today's format. The file of a release is written
once and replayed for ever after; a new format is given a new file.
"""

from __future__ import annotations

import sys
from pathlib import Path

from biritch.cards import Board, numbered_deal
from biritch.contest import FORMAT, TeamMatch, TourOfThree, commands, view_of
from biritch.forms import Duplicate, Given, Rubber, Settlement
from biritch.table.commands import Leave, LetBack, MakeHost, Ready
from biritch.table.spelling import ENCODER
from tests.contest.guests import HOST, Guests


def a_tour() -> Guests:
    """A tour with coming and going, cards drawn for each rubber, a substitute, ended after two."""
    boards = tuple(Board.numbered(number, numbered_deal(number)) for number in range(1, 9))
    guests = Guests(
        TourOfThree(),
        Rubber(settlement=Settlement.HALF_UP),
        source=Given(boards, "friday.pbn"),
        boards_each=2,
    )
    guests.come("p1", "p2", "p3", "p5")
    guests.does(HOST, commands.Dismiss(player=3))
    guests.does(HOST, LetBack(person="p3"))
    guests.does("p5", Leave())
    guests.does("p2", commands.Exchange(player=2, other=4))
    guests.come("p3")
    guests.does(HOST, MakeHost(person="p2"))
    guests.does("p2", commands.Start(robots=True))
    for _ in range(6):  # the pack, four picks, a seat
        guests.comes_in_time()
    guests.settle(guests.it.playing[0], 1200, 300, deals=2)
    for player in guests.it.people:
        guests.does(guests.it.entrant(player).person, Ready())
    for _ in range(6):
        guests.comes_in_time()
    guests.does("p3", Leave())
    guests.does("p2", commands.EnterRobot(player=2))
    guests.come("p6")
    guests.does("p2", commands.EndContest())
    guests.settle(guests.it.playing[0], 0, 740, deals=2)
    return guests


def a_match() -> Guests:
    """A match of two teams, whose captains are asked who sits where."""
    guests = Guests(TeamMatch(sets=2, boards=2), Duplicate())
    guests.come(*(f"p{number}" for number in range(1, 9)))
    guests.does(HOST, commands.Start(draw=False))
    guests.to_the_end()
    return guests


def written(guests: Guests) -> bytes:
    """The rows of an evening, and what a screen showed at its end."""
    assert guests.seen is not None
    return ENCODER.encode({"rows": guests.rows, "saw": view_of(guests.seen)})


if __name__ == "__main__":
    evenings = b",".join(written(evening) for evening in (a_tour(), a_match()))
    Path(sys.argv[1]).write_bytes(b'{"format":%d,"contests":[%s]}\n' % (FORMAT, evenings))
