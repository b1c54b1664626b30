"""Recorded talks, as the tests read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from biritch.cards import Board, Card, Deal, Hand
from biritch.seats import SEATS, BySeat, Seat, Vulnerability

DATA = Path(__file__).parents[2] / "data" / "bluechip"


class Line(NamedTuple):
    """One line of a talk; `from_program` tells which end said it."""

    seat: Seat
    from_program: bool
    text: str


def session() -> list[Line]:
    """The whole session of four programs, in the order a proxy saw it."""
    lines = (DATA / "whole-session.tsv").read_text("ascii").splitlines()
    return [
        Line(Seat[seat.upper()], direction == "C>S", text)
        for _, seat, direction, text in (line.split("\t") for line in lines)
    ]


def one_deal() -> list[Line]:
    """One deal of a program that sat East, in the dialect of another."""
    lines = (DATA / "east-one-deal.tsv").read_text("ascii").splitlines()
    pairs = (line.split("\t") for line in lines)
    return [Line(Seat.EAST, direction == "C>S", text) for direction, text in pairs]


def results() -> list[dict[str, Any]]:
    """What the session's server wrote of its boards."""
    logs: list[dict[str, Any]] = json.loads((DATA / "whole-session.json").read_text())["logs"]
    return logs


def boards() -> tuple[Board, ...]:
    """The boards of the session, from its server's result."""
    return tuple(
        Board(
            number,
            Seat(log["dealer"]),
            Vulnerability.parse(log["vulnerability"]),
            Deal(
                BySeat(
                    *(
                        Hand.of(Card.parse(card) for card in log["deal"][seat.value])
                        for seat in SEATS
                    )
                )
            ),
        )
        for number, log in enumerate(results(), start=1)
    )
