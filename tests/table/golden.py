"""The stories of the golden log: sittings in which everything happens that can happen at a table.

`python -m tests.table.golden FILE` writes them in today's format. The file of a release is written
once and replayed for ever after; a new format is given a new file.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from biritch.auction import Call
from biritch.cards import Board, Deal, Suit, numbered_deal
from biritch.forms import Duplicate, Given, Rubber, Settlement
from biritch.play import Finesse, Line, Ruff, Trumps
from biritch.score import HonoursRule, result_text
from biritch.seats import SEATS
from biritch.table import (
    EVERYTHING,
    FORMAT,
    NOBODY,
    Policy,
    Role,
    Undo,
    Viewer,
    Watching,
    Words,
    commands,
    events,
)
from biritch.table.spelling import ENCODER
from biritch.testing import Onlooker, Sitting
from biritch.testing.tables import as_shuffled

NORTH, EAST, SOUTH, WEST = SEATS
VIEWERS = {
    **{seat.value: Viewer(role=Role.PERSON, chair=seat) for seat in SEATS},
    "watcher": NOBODY,
    "director": EVERYTHING,
}
# South plays spades; each hand has something of everything.
MIXED = Deal.parse("N:8765.AK2.AK2.432 432.QJT9.QJ9.T98 AKQJ.543.543.AKQ T9.876.T876.J765")
A_SUIT_EACH = numbered_deal(0)


class Told(Sitting):
    """A sitting that keeps its log by decisions, as a house stores it."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self.rows: list[tuple[events.Event, ...]] = []
        super().__init__(*args, **options)

    def send(self, command: commands.Command, viewer: Viewer) -> tuple[events.Event, ...]:
        decided = super().send(command, viewer)
        self.rows.append(decided)
        return decided


def a_rubber() -> Told:
    """A rubber with honours, undos and a statement that binds, stopped after two deals."""
    form = Rubber(honours=HonoursRule.AFTER_PLAY, settlement=Settlement.HALF_UP)
    sitting = Told(form, policy=Policy(stop_seconds=5, chat=False, absent_seconds=60))
    host = sitting.person("north")
    sitting.send(commands.SeatRobot(seat=WEST), host)
    sitting.send(commands.Remove(seat=WEST), host)
    sitting.sit_down()
    sitting.do(NORTH, commands.MakeHost(person="south"))
    _suits(sitting)
    _statement(sitting)
    for seat in SEATS:
        sitting.do(seat, commands.AgreeToStop())
    return sitting


def _suits(sitting: Sitting) -> None:
    """A suit in each hand: questions, an undo, a pause, a claim that is agreed, honours."""
    sitting.deal(A_SUIT_EACH)
    sitting.send(commands.Direct(), sitting.table.viewer("dora", director=True))
    words = Words(message="call-strong", values={"low": 15, "high": 17})
    sitting.do(NORTH, commands.Call(call=Call.parse("1NT"), alert=True, words=words, thought=1.5))
    sitting.do(WEST, commands.Ask(place=0))
    sitting.do(NORTH, commands.Explain(place=0, words=Words(note=11)))
    sitting.do(NORTH, commands.AskUndo())
    for seat in (EAST, WEST):
        sitting.do(seat, commands.AnswerUndo(grants=True))
    sitting.call("4S")
    sitting.house(commands.HoldClocks(since=sitting.now, until=sitting.now + 60))
    sitting.house(commands.EndStop(place=1))
    sitting.call("X P P P")
    sitting.play("HA DA CA S2")
    line = Line(
        trumps=Trumps.DRAW,
        suits=(Suit.SPADES,),
        finesses=(Finesse(Suit.HEARTS, EAST), Finesse(Suit.CLUBS, None)),
        ruffs=(Ruff(Suit.HEARTS, NORTH),),
    )
    sitting.do(NORTH, commands.Claim(tricks=12, line=line, words=Words(note=12)))
    for seat in (EAST, WEST):
        sitting.do(seat, commands.AnswerClaim(agrees=True))
    sitting.do(NORTH, commands.ClaimHonours(seat=NORTH))
    sitting.ready()


def _statement(sitting: Sitting) -> None:
    """A claim that is not agreed: a card goes back, and the deal is played to its end."""
    salt, shares = "0f" * 32, ("01", "02ff")
    sitting.house(commands.Deal(number=2, deal=MIXED, salt=salt, shares=shares))
    sitting.call("P 1S P 2S P P P")
    sitting.play_out(4)
    sitting.do(WEST, commands.Leave())
    sitting.send(commands.Sit(seat=WEST), sitting.person("west"))
    sitting.do(SOUTH, commands.Claim(tricks=11, line=Line(trumps=Trumps.DRAW)))
    sitting.do(WEST, commands.AnswerClaim(agrees=False))
    sitting.play("H3")
    sitting.do(WEST, commands.ObjectToCard())
    sitting.play_out(7)
    sitting.do(SOUTH, commands.AskUndo())
    sitting.do(EAST, commands.AnswerUndo(grants=False))
    sitting.play_out()


def a_set() -> Told:
    """A set of boards from a file at duplicate: claims that are contested, and a board passed out."""
    boards = tuple(
        Board.numbered(n, deal) for n, deal in ((3, MIXED), (4, A_SUIT_EACH), (5, MIXED))
    )
    policy = Policy(
        watching=Watching.NO_HANDS, undo_cards=Undo.UNTIL_PARTNER, next_deal_seconds=9, hints=True
    )
    sitting = Told(Duplicate(), source=Given(boards, "a set"), policy=policy)
    sitting.sit_down()
    sitting.deal()
    sitting.do(SOUTH, commands.AskHint())
    sitting.call("4S P P P")
    sitting.play_out(3)
    sitting.do(SOUTH, commands.AskUndo())
    sitting.play_out(1)
    sitting.do(SOUTH, commands.Claim(tricks=13))
    sitting.do(EAST, commands.AnswerClaim(agrees=False))
    sitting.do(NORTH, commands.PlayOn())
    sitting.play_out(8)
    sitting.do(SOUTH, commands.Claim(tricks=10))
    sitting.do(EAST, commands.AnswerClaim(agrees=False))
    sitting.do(NORTH, commands.AwardClaim(tricks=13))
    sitting.do(EAST, commands.AnswerAward(agrees=False))
    sitting.do(NORTH, commands.AwardClaim(tricks=12, words=Words(note=21)))
    for seat in (EAST, WEST):
        sitting.do(seat, commands.AnswerAward(agrees=True))
    sitting.house(commands.ReplaceAbsent(seat=EAST))
    sitting.deal()
    sitting.call("P P P P")
    sitting.deal()
    sitting.call("P P 3NT P P P")
    sitting.play_out(2)
    sitting.do(WEST, commands.Claim(tricks=0, words=Words(message="claim-none")))
    for seat in (EAST, SOUTH):
        sitting.do(seat, commands.AnswerClaim(agrees=True))
    return sitting


def a_closed_table() -> Told:
    """A table whose host asks somebody to leave, lets him back, and closes in the middle of a board."""
    sitting = Told(Duplicate(), policy=Policy(undo_calls=Undo.NONE))
    sitting.sit_down()
    sitting.do(NORTH, commands.Remove(seat=EAST))
    sitting.do(NORTH, commands.LetBack(person="east"))
    sitting.send(commands.Sit(seat=EAST), sitting.person("east"))
    sitting.deal(MIXED)
    sitting.do(WEST, commands.Leave(for_good=True))
    sitting.do(NORTH, commands.CloseTable())
    sitting.call("P P 1S P P P")
    sitting.play_out()
    return sitting


def asked_back() -> Told:
    """A board at which what was asked for is not had: an undo is withdrawn, another never answered."""
    sitting = Told(Duplicate(boards=1), policy=Policy(undo_calls=Undo.OPPONENTS))
    sitting.sit_down()
    sitting.deal(MIXED)
    sitting.call("P P 1S")
    sitting.do(SOUTH, commands.AskUndo())
    sitting.do(SOUTH, commands.WithdrawUndo())
    sitting.call("P P")
    sitting.do(NORTH, commands.AskUndo())
    sitting.do(EAST, commands.AnswerUndo(grants=True))
    sitting.house(commands.EndUndo(moved=sitting.table.moved))
    sitting.call("P")
    sitting.play_out()
    return sitting


def a_shuffled_board() -> Told:
    """Two boards that players have a part in: all of them, and then one who withholds and two who do not answer."""
    sitting = Told(Duplicate(boards=2))
    sitting.sit_down()
    sitting.house(commands.BeginShuffle(number=1, secret="5e" * 32))
    shares = {seat: sha256(seat.name.encode()) for seat in SEATS}
    for seat, share in shares.items():
        promise = sha256(share.digest()).hexdigest()
        sitting.do(seat, commands.PromiseShare(number=1, promise=promise))
    for seat, share in shares.items():
        sitting.do(seat, commands.RevealShare(number=1, share=share.hexdigest()))
    assert sitting.table.shuffle
    sitting.house(as_shuffled(sitting.table.shuffle, next_secret="7e" * 32))
    for seat in (WEST, EAST):
        promise = sha256(shares[seat].digest()).hexdigest()
        sitting.do(seat, commands.PromiseShare(number=2, promise=promise))
    sitting.house(commands.ClosePromises(number=2))
    sitting.do(WEST, commands.RevealShare(number=2, share=shares[WEST].hexdigest()))
    sitting.call("P P P P")
    sitting.deal()
    sitting.call("1C P P P")
    sitting.play_out()
    return sitting


def a_room_of_a_match() -> Told:
    """A board that another table plays as well, passed out here, and then open to others."""
    boards = Given((Board.numbered(1, MIXED),), "a match")
    sitting = Told(Duplicate(boards=1), source=boards, sealed=True)
    sitting.sit_down()
    sitting.deal()
    sitting.call("P P P P")
    sitting.house(commands.Unseal())
    return sitting


STORIES = (a_rubber, a_set, a_closed_table, asked_back, a_room_of_a_match, a_shuffled_board)


def saw(onlooker: Onlooker) -> dict[str, Any]:
    """What a viewer had seen in the end, in words that outlive any change of the screen."""
    table = onlooker.table
    board = table.board
    assert board
    return {
        "events": len(onlooker.seen),
        "hands": str(board.known),
        "calls": " ".join(str(entry.call) for entry in board.auction.entries),
        "cards": " ".join(str(card) for card in board.play.cards) if board.play else "",
        "results": [result_text(deal.result) for deal in table.sheet.deals],
        "points": [table.sheet.totals.ns, table.sheet.totals.ew],
        "over": table.is_over,
    }


def written(sitting: Told) -> str:
    """A sitting as the golden file keeps it: its rows, and what each viewer had seen in the end."""
    rows = ",\n".join(ENCODER.encode(row).decode() for row in sitting.rows)
    seen = ",\n".join(
        f'"{name}":{ENCODER.encode(saw(sitting.onlooker(viewer))).decode()}'
        for name, viewer in VIEWERS.items()
    )
    return f'{{"rows":[\n{rows}\n],"saw":{{\n{seen}\n}}}}'


def main() -> None:
    """Write the file."""
    tables = ",\n".join(written(sitting) for sitting in (story() for story in STORIES))
    text = f'{{"format":{FORMAT},"tables":[\n{tables}\n]}}\n'
    Path(sys.argv[1]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
