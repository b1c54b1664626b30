"""A player, with every frame that was sent to him, tries to find out who holds what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from biritch.cards import PACK, Board, Card, Deal, Hand, commitment, seeded
from biritch.forms import Duplicate, Given
from biritch.seats import SEATS, BySeat, Seat
from biritch.table import (
    Policy,
    Role,
    Table,
    Undo,
    Viewer,
    Words,
    after,
    commands,
    events,
    sight,
    view_changes,
    view_of,
)
from biritch.table.spelling import ENCODER
from biritch.testing import Sitting

CARD = re.compile(r"[SHDC][2-9TJQKA]")
HAND = re.compile(r"[2-9TJQKA]*(?:\.[2-9TJQKA]*){3}")
SECRET = sha256(b"nobody knows").hexdigest()
DEALS = [deal for deal, _ in zip(seeded("secrets"), range(2), strict=False)]


def _dummy_down() -> Sitting:
    """South plays 1NT; two tricks are over, with undos, questions, and a claim that was refused."""
    file = Given((Board.numbered(1, DEALS[0]), Board.numbered(2, DEALS[1])), "the file")
    policy = Policy(undo_calls=Undo.UNTIL_PARTNER, undo_cards=Undo.OPPONENTS)
    sitting = Sitting(Duplicate(boards=2), source=file, policy=policy)
    sitting.sit_down()
    sitting.deal(salt=SECRET)
    sitting.call("P P")
    sitting.do(Seat.EAST, commands.AskUndo())
    sitting.call("P 1NT P P P")
    sitting.do(Seat.WEST, commands.Ask(place=2))
    sitting.do(Seat.SOUTH, commands.Explain(place=2, words=Words(note=1), alert=True))
    sitting.play_out(6)
    sitting.do(Seat.WEST, commands.AskUndo())
    sitting.do(Seat.SOUTH, commands.AnswerUndo(grants=True))
    sitting.play_out(4)
    sitting.do(Seat.SOUTH, commands.Claim(tricks=11))
    sitting.do(Seat.WEST, commands.AnswerClaim(agrees=False))
    sitting.do(Seat.SOUTH, commands.PlayOn())
    sitting.play_out(4)
    return sitting


SITTING = _dummy_down()


def _frames(chair: Seat) -> Iterator[bytes]:
    """Everything a player was sent: each event, what it changed, and the whole view after it."""
    viewer = Viewer(role=Role.PERSON, chair=chair)
    seen: Table | None = None
    whole: Table | None = None
    for event in SITTING.log:
        sighted = sight(whole, event, viewer)
        if sighted is not None:
            before, seen = seen, after(seen, sighted)
            yield ENCODER.encode(sighted)
            yield ENCODER.encode(view_of(seen, viewer))
            yield ENCODER.encode(view_changes(before, seen, viewer) if before else {})
        whole = after(whole, event)


def _texts(value: Any) -> Iterator[str]:
    """Every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in (*value, *value.values()):
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


def _told(chair: Seat) -> set[str]:
    return {text for frame in _frames(chair) for text in _texts(msgspec.json.decode(frame))}


def _cards_told(chair: Seat) -> Hand:
    """Every card that any text he was sent names."""
    told = Hand()
    for text in _told(chair):
        if HAND.fullmatch(text):
            told |= Hand.parse(text)
        elif CARD.fullmatch(text):
            told |= Hand.of([Card.parse(text)])
    return told


def _played() -> Hand:
    """Every card that was ever put on the table, those taken back too."""
    return Hand.of(event.card for event in SITTING.log if isinstance(event, events.CardPlayed))


@pytest.mark.parametrize("chair", SEATS)
def test_no_frame_names_a_card_that_its_reader_may_not_see(chair: Seat) -> None:
    deal = DEALS[0]
    # North is dummy, and South has claimed: both lie faced.
    assert _cards_told(chair) == deal[chair] | deal[Seat.NORTH] | deal[Seat.SOUTH] | _played()
    unseen = set(PACK) - set(_cards_told(chair))
    assert len(unseen) >= 26 - 6 - 13


@pytest.mark.parametrize("chair", SEATS)
def test_no_frame_holds_the_secret_or_any_part_of_it(chair: Seat) -> None:
    for frame in _frames(chair):
        assert not any(SECRET[at : at + 8].encode() in frame for at in range(0, 64, 8))


@pytest.mark.parametrize("chair", SEATS)
def test_the_texts_in_all_frames_are_known_to_the_last(chair: Seat) -> None:
    """What is long enough to hide something is the commitment, and nothing else."""
    assert {text for text in _told(chair) if len(text) >= 20} == {_published()}


def _published() -> str:
    board = SITTING.table.board
    assert board
    return board.commitment


def _layouts(chance: Random, count: int) -> Iterator[Deal]:
    """Layouts that fit all that declarer has seen, the true one last."""
    deal = DEALS[0]
    whole = {seat: deal[seat] for seat in (Seat.NORTH, Seat.SOUTH)}
    shown = {seat: deal[seat] & _played() for seat in (Seat.EAST, Seat.WEST)}
    unseen = [card for seat in shown for card in deal[seat] - shown[seat]]
    for _ in range(count):
        chance.shuffle(unseen)
        wests = 13 - len(shown[Seat.WEST])
        west = shown[Seat.WEST] | Hand.of(unseen[:wests])
        east = shown[Seat.EAST] | Hand.of(unseen[wests:])
        yield Deal(BySeat(whole[Seat.NORTH], east, whole[Seat.SOUTH], west))
    yield deal


def _guesses(told: set[str]) -> Iterator[bytes]:
    """Every secret that what he was sent might suggest."""
    yield from (bytes([value] * 32) for value in (0, 1, 255))
    for text in told:
        if re.fullmatch("[0-9a-f]{64}", text):
            yield bytes.fromhex(text)
        yield sha256(text.encode()).digest()
        yield text.encode()[:32].ljust(32, b"\0")


def test_declarer_cannot_undo_the_commitment_by_trying_layouts() -> None:
    published, told = _published(), _told(Seat.SOUTH)
    assert published in told
    layouts = list(_layouts(Random("layouts"), 40))
    assert layouts[-1] == DEALS[0]
    for salt in _guesses(told):
        assert all(commitment("t1/1", salt, layout) != published for layout in layouts)
    assert published not in {sha256(str(layout).encode()).hexdigest() for layout in layouts}


def test_with_the_secret_the_same_attack_finds_the_deal_at_once() -> None:
    published = _published()
    fitting = [
        layout
        for layout in _layouts(Random("layouts"), 2000)
        if commitment("t1/1", bytes.fromhex(SECRET), layout) == published
    ]
    assert fitting == [DEALS[0]]
