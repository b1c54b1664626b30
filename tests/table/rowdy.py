"""What people at a lively table try, sensible or not: commands at random, and who sends them."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import TypeAlias

from biritch.cards import SUITS, seeded
from biritch.errors import Refused
from biritch.forms import Duplicate
from biritch.play import Finesse, Line, Ruff, Trumps
from biritch.seats import SEATS, Seat
from biritch.table import THE_HOUSE, Role, Table, Viewer, Words, commands
from biritch.testing import Sitting, wish_at_random

PEOPLE = ("north", "east", "south", "west", "fifth")
DEAL = next(seeded("a deal that is not theirs"))

Wish: TypeAlias = tuple[commands.Command, Viewer]
Kind: TypeAlias = Callable[[Table, Random], Wish]


def _person(table: Table, chance: Random) -> Viewer:
    return table.viewer(chance.choice(PEOPLE))


def _player(table: Table, chance: Random) -> Viewer:
    """Whoever is in one of the chairs, person or robot."""
    seat = chance.choice(table.form.seating.chairs)
    person = table.chairs[seat].person
    return table.viewer(person) if person else table.robot(seat)


def _seat(chance: Random) -> Seat:
    return chance.choice(SEATS)


def _said(chance: Random) -> Words:
    return chance.choice(
        (Words(), Words(note=7), Words(message="call-points", values={"low": 15, "high": 17}))
    )


def _line(chance: Random) -> Line:
    """A statement, clear, empty or at odds with itself."""
    if chance.random() < 0.3:
        return Line()
    return Line(
        trumps=chance.choice((None, *Trumps)),
        suits=tuple(chance.sample(SUITS, chance.randint(0, 2))),
        finesses=tuple(
            Finesse(chance.choice(SUITS), chance.choice((None, *SEATS)))
            for _ in range(chance.randint(0, 2))
        ),
        ruffs=tuple(Ruff(chance.choice(SUITS), _seat(chance)) for _ in range(chance.randint(0, 1))),
    )


def moves(table: Table, chance: Random) -> Wish:
    """Somebody takes a chair, leaves one, or has to do with those of others."""
    command = chance.choice(
        (
            commands.Sit(seat=_seat(chance)),
            commands.Sit(seat=_seat(chance)),
            commands.SeatRobot(seat=_seat(chance)),
            commands.Leave(),
            commands.Remove(seat=_seat(chance)),
            commands.LetBack(person=chance.choice(PEOPLE)),
            commands.MakeHost(person=chance.choice(PEOPLE)),
            commands.Leave(for_good=True),
        )
    )
    return command, _person(table, chance)


def directs(table: Table, chance: Random) -> Wish:
    """A director looks in, or an impostor."""
    person = chance.choice(("a director", *PEOPLE))
    command = chance.choice(
        (
            commands.Direct(),
            commands.Sit(seat=_seat(chance)),
            commands.SeatRobot(seat=_seat(chance)),
            commands.AwardClaim(tricks=chance.randint(0, 13), words=_said(chance)),
            commands.MakeHost(person=chance.choice(PEOPLE)),
        )
    )
    return command, table.viewer(person, director=person == "a director")


def talks(table: Table, chance: Random) -> Wish:
    """Somebody explains, asks, claims honours, is ready, or has had enough."""
    calls = len(table.board.auction) if table.board else 0
    place = chance.randint(-1, calls)
    command = chance.choice(
        (
            commands.Explain(place=place, words=_said(chance), alert=chance.random() < 0.5),
            commands.Explain(place=place, words=_said(chance)),
            commands.Ask(place=place),
            commands.AskHint(),
            commands.ClaimHonours(seat=_seat(chance)),
            commands.Ready(),
            commands.AgreeToStop(),
            commands.CloseTable(),
        )
    )
    return command, _player(table, chance)


def takes_back(table: Table, chance: Random) -> Wish:
    """Somebody asks to take back what he did, or answers."""
    answer = commands.AnswerUndo(grants=chance.random() < 0.6)
    command = chance.choice(
        (commands.AskUndo(), commands.AskUndo(), answer, commands.WithdrawUndo())
    )
    return command, _player(table, chance)


def claims(table: Table, chance: Random) -> Wish:
    """Somebody claims so many tricks, one too many at times."""
    board = table.playing
    left = board.play.tricks_left if board and board.play else 13
    claim = commands.Claim(
        tricks=chance.randint(-1, left + 1), line=_line(chance), words=_said(chance)
    )
    return claim, _player(table, chance)


def answers(table: Table, chance: Random) -> Wish:
    """Somebody answers a claim, asked or not, objects to a card, or rules."""
    command = chance.choice(
        (
            commands.AnswerClaim(agrees=chance.random() < 0.5),
            commands.AnswerAward(agrees=chance.random() < 0.5),
            commands.PlayOn(),
            commands.ObjectToCard(),
        )
    )
    return command, _player(table, chance)


def claims_honours(table: Table, chance: Random) -> Wish:
    """Somebody claims honours for his own hand."""
    viewer = _player(table, chance)
    assert viewer.chair
    return commands.ClaimHonours(seat=viewer.chair), viewer


def mixes(table: Table, chance: Random) -> Wish:
    """Somebody promises or reveals bytes for the next board, his own or another's, or nonsense."""
    number = table.dealt + chance.randint(0, 1)
    digits = chance.choice((_share(table, _seat(chance)), "ff" * 32, "FF" * 32, "", "é" * 64))
    command = chance.choice(
        (
            commands.PromiseShare(number=number, promise=digits),
            commands.PromiseShare(number=number, promise=_promise(digits)),
            commands.RevealShare(number=number, share=digits),
            commands.ClosePromises(number=number),
            commands.BeginShuffle(number=number, secret=digits),
        )
    )
    return command, chance.choice((THE_HOUSE, _player(table, chance), _player(table, chance)))


def _share(table: Table, seat: Seat) -> str:
    return sha256(f"{table.id}/{table.dealt + 1} {seat.value}".encode()).hexdigest()


def _promise(digits: str) -> str:
    return sha256(digits.encode()).hexdigest()


def objects(table: Table, chance: Random) -> Wish:
    """Somebody objects to a card."""
    return commands.ObjectToCard(), _player(table, chance)


def awards(table: Table, chance: Random) -> Wish:
    """The host rules on a claim."""
    board = table.playing
    least = board.tricks if board else 0
    return commands.AwardClaim(tricks=chance.randint(least, 13)), table.viewer(table.host)


def house_acts(table: Table, chance: Random) -> Wish:
    """The house does what it may, or what it may not."""
    command = chance.choice(
        (
            commands.ReplaceAbsent(seat=_seat(chance)),
            commands.HoldClocks(since=table.at - 5, until=table.at + chance.randint(-9, 60)),
            commands.EndStop(place=chance.randint(0, 9)),
            commands.EndUndo(moved=table.moved - chance.randint(0, 1)),
            commands.Deal(number=table.dealt + chance.randint(0, 1), deal=DEAL, salt="00" * 32),
            commands.OpenTable(table="t2", name="again", form=Duplicate()),
            commands.PlayOn(),
        )
    )
    return command, chance.choice((THE_HOUSE, table.viewer(table.host)))


KINDS: tuple[Kind, ...] = (
    moves,
    directs,
    talks,
    takes_back,
    claims,
    answers,
    claims_honours,
    mixes,
    objects,
    awards,
    house_acts,
)


def attempt(sitting: Sitting, command: commands.Command, viewer: Viewer) -> bool:
    """Somebody tries something. Whether it may be; if not, nothing has changed."""
    then = sitting.table
    try:
        sitting.send(command, viewer)
    except Refused:
        assert sitting.table is then
        return False
    return True


def _newcomer(sitting: Sitting, seat: Seat) -> str:
    """Somebody who was not here before, so that nobody has asked him to leave."""
    return f"new {seat.value} {sitting.table.number}"


def fill(sitting: Sitting) -> None:
    """Newcomers take the empty chairs, and one of the robots' if nobody is left."""
    chairs = sitting.table.form.seating.chairs
    for seat in chairs:
        if not sitting.table.chairs[seat].is_taken:
            sitting.send(commands.Sit(seat=seat), Viewer(_newcomer(sitting, seat), Role.PERSON))
    if not sitting.table.people:
        for seat in chairs:
            owner = sitting.table.chairs[seat].owner or "a stranger"
            if attempt(sitting, commands.Sit(seat=seat), sitting.person(owner)):
                break


def goes_on(sitting: Sitting, chance: Random, *, steps: int) -> None:
    """What is waited for happens, so many times; at a table nobody has left for good."""
    fill(sitting)
    for _ in range(steps):
        board = sitting.table.playing
        if sitting.table.is_over:
            break
        if board and board.claim and board.claim.contested and chance.random() < 0.6:
            attempt(sitting, *awards(sitting.table, chance))
        else:
            sitting.send(*wish_at_random(sitting.table, chance))


def is_lively(sitting: Sitting, chance: Random, *, steps: int, quiet: float = 0.7) -> None:
    """A sitting goes on, and in between people try all sorts of things."""
    for _ in range(steps):
        if chance.random() < quiet:
            goes_on(sitting, chance, steps=1)
        else:
            attempt(sitting, *chance.choice(KINDS)(sitting.table, chance))
