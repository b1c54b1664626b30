"""How events and commands are written: JSON, with cards and calls as players spell them."""

from __future__ import annotations

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import given

from biritch.auction import Call
from biritch.cards import Card, Deal, Hand, numbered_deal
from biritch.errors import BadNotation
from biritch.forms import Chicago, Duplicate, Rubber
from biritch.play import Line, Trumps
from biritch.seats import Seat
from biritch.table import Words, commands, decode_command, decode_events, encode_events, events
from biritch.table.commands import AnyCommand
from biritch.table.spelling import ENCODER, read, schema, spell
from biritch.testing import calls, cards, deals, hands


def test_events_are_written_as_players_spell_them() -> None:
    stored = json.loads(
        encode_events(
            [
                events.CallMade(seat=Seat.NORTH, call=Call.parse("1NT"), at=5.0),
                events.CardPlayed(seat=Seat.EAST, card=Card.parse("HT")),
                events.HandDealt(seat=Seat.SOUTH, hand=numbered_deal(0)[Seat.SOUTH]),
            ]
        )
    )
    assert stored == [
        {"type": "CallMade", "at": 5.0, "seat": "N", "call": "1NT"},
        {"type": "CardPlayed", "seat": "E", "card": "HT"},
        {"type": "HandDealt", "seat": "S", "hand": "..AKQJT98765432."},
    ]


@given(calls(), cards(), hands(), deals())
def test_what_is_written_is_read_back(call: Call, card: Card, hand: Hand, deal: Deal) -> None:
    said = (
        events.CallMade(seat=Seat.WEST, call=call, thought=0.25),
        events.CardPlayed(seat=Seat.WEST, card=card),
        events.HandShown(seat=Seat.WEST, hand=hand, why=events.Shown.CLAIM, to=(Seat.EAST,)),
    )
    assert decode_events(encode_events(said)) == said
    dealt = commands.Deal(number=2, deal=deal, salt="00", shares=("ff",))
    assert decode_command(ENCODER.encode(dealt)) == dealt


COMMANDS: list[commands.Command] = [
    commands.OpenTable(table="t", name="n", form=Duplicate(boards=4)),
    commands.OpenTable(table="t", name="n", form=Rubber()),
    commands.OpenTable(table="t", name="n", form=Chicago(), previous="s"),
    commands.Sit(seat=Seat.NORTH),
    commands.SeatRobot(seat=Seat.NORTH),
    commands.Leave(),
    commands.Remove(seat=Seat.EAST),
    commands.LetBack(person="anna"),
    commands.MakeHost(person="anna"),
    commands.CloseTable(),
    commands.Unseal(),
    commands.Direct(),
    commands.Deal(number=1, deal=numbered_deal(7), salt="00" * 32),
    commands.Call(call=Call.parse("XX"), alert=True, words=Words(note=3), thought=1.0),
    commands.Explain(place=3, words=Words(message="m", values={"n": 1, "s": "x"})),
    commands.Ask(place=0),
    commands.AskHint(),
    commands.EndStop(place=4),
    commands.PlayCard(card=Card.parse("C2")),
    commands.AskUndo(),
    commands.AnswerUndo(grants=False),
    commands.WithdrawUndo(),
    commands.EndUndo(moved=7),
    commands.BeginShuffle(number=1, secret="0f" * 32),
    commands.PromiseShare(number=1, promise="1f" * 32),
    commands.ClosePromises(number=1),
    commands.RevealShare(number=1, share="2f" * 32),
    commands.SeatPlayer(seat=Seat.EAST, person="anna"),
    commands.Claim(tricks=3, line=Line(trumps=Trumps.LEAVE)),
    commands.AnswerClaim(agrees=True),
    commands.PlayOn(),
    commands.AwardClaim(tricks=9),
    commands.AnswerAward(agrees=False),
    commands.ObjectToCard(),
    commands.ClaimHonours(seat=Seat.WEST),
    commands.Ready(),
    commands.AgreeToStop(),
    commands.HoldClocks(since=1.0, until=2.0),
    commands.ReplaceAbsent(seat=Seat.WEST),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_every_command_is_read_back_as_it_was_written(command: commands.Command) -> None:
    assert decode_command(ENCODER.encode(command)) == command
    assert decode_command(ENCODER.encode(command).decode()) == command


def test_no_command_is_left_out() -> None:
    assert {type(command) for command in COMMANDS} == set(get_args(AnyCommand))


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"[]",
        b'{"type":"Fly"}',
        b'{"type":"Call"}',
        b'{"type":"Call","call":7}',
        b'{"type":"PlayCard","card":null}',
        b'{"type":"PlayCard","card":["SA"]}',
        b'{"type":"Claim","tricks":"all"}',
        b'{"type":"Sit","seat":"X"}',
    ],
)
def test_what_is_no_command_is_refused(sent: bytes) -> None:
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
        decode_command(sent)


@pytest.mark.parametrize(
    "sent", [b'{"type":"Call","call":"8C"}', b'{"type":"PlayCard","card":"S1"}']
)
def test_a_call_or_a_card_that_there_is_not_is_refused(sent: bytes) -> None:
    with pytest.raises((msgspec.ValidationError, BadNotation)):
        decode_command(sent)


def test_nothing_else_is_spelled_read_or_described() -> None:
    for attempt in (lambda: spell(object()), lambda: read(int, "1"), lambda: schema(int)):
        with pytest.raises(NotImplementedError):
            attempt()
    assert [schema(kind)["title"] for kind in (Card, Call, Hand, Deal)] == [
        "Card",
        "Call",
        "Hand",
        "Deal",
    ]
    assert [spell(each) for each in (Card.parse("SA"), Call.parse("P"))] == ["SA", "P"]
    assert read(Card, "SA") is Card.parse("SA")
