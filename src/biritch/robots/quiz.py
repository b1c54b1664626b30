"""A quiz: hands and auctions with the call somebody expects, and how often a robot agrees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from biritch.auction import Auction, Call
from biritch.cards import Hand
from biritch.errors import BadNotation, BiritchError
from biritch.records import Record
from biritch.robots.match import Chance, Means, Player
from biritch.seats import Vulnerability
from biritch.systems import Setting

PARTS: Final = 3
"""Into so many parts positions are divided, by their own hash, so that one can stay unread."""


class Position(Struct, frozen=True):
    """A hand to bid.

    Attributes:
        group: what the quiz calls questions of this kind.
        hand: the thirteen cards of the player in turn.
        auction: the calls so far.
        expected: what whoever made the quiz would call.
        mark: the text whose hash says which part the position belongs to.
        vulnerable: who is vulnerable.
    """

    group: str
    hand: Hand
    auction: Auction
    expected: Call
    mark: str
    vulnerable: Vulnerability = Vulnerability.NONE

    @property
    def part(self) -> int:
        """Which part of the quiz it belongs to: 0, 1 or 2, whatever its place in the file."""
        return sha256(self.mark.encode()).digest()[0] % PARTS


class Difference(Struct, frozen=True):
    """A position where a robot calls something else."""

    position: Position
    got: Call
    text: str


class Outcome(Struct, frozen=True):
    """How a quiz went."""

    asked: int
    differences: tuple[Difference, ...]

    @property
    def agreed(self) -> int:
        """How many calls were the expected ones."""
        return self.asked - len(self.differences)

    @property
    def share(self) -> float:
        """The share of calls that were the expected ones, 0 to 1; 0 if none was asked."""
        return self.agreed / self.asked if self.asked else 0.0


class _Written(Struct, rename={"suits_up": "hand_cdhs"}):
    """A position as a file has it; the hand from spades down, or from clubs up under its own name."""

    call: str
    history: str = ""
    group: str = ""
    hand: str = ""
    suits_up: str = ""
    dealer: str = "N"
    vulnerable: str = "none"


class _File(Struct):
    positions: list[_Written]


def read_positions(data: bytes) -> tuple[tuple[Position, ...], tuple[str, ...]]:
    """The positions of a JSON file, and what was wrong with those left out.

    Raises:
        BadNotation: ``notation.quiz`` if it is no such file.

    Examples:
        >>> data = b'{"positions": [{"hand": "AQ2.KJ5.K943.Q72", "history": "", "call": "1NT"}]}'
        >>> (position,), wrong = read_positions(data)
        >>> str(position.expected), wrong
        ('1NT', ())
    """
    try:
        written = msgspec.json.decode(data, type=_File).positions
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadNotation(
            data[:40].decode("ascii", "replace"),
            expected='{"positions": [{"hand", "history", "call"}, ...]}',
            code="notation.quiz",
            why=str(wrong),
        ) from None
    found: list[Position] = []
    problems: list[str] = []
    for number, each in enumerate(written, start=1):
        try:
            found.append(_position(each))
        except BiritchError as wrong:
            problems.append(f"position {number}: {wrong}")
    return tuple(found), tuple(problems)


def _position(written: _Written) -> Position:
    text = written.hand or ".".join(reversed(written.suits_up.split(".")))
    hand, auction = Hand.parse(text), Auction.parse(f"{written.dealer}:{written.history}")
    up = f"{written.suits_up}|{written.history}"
    position = Position(
        written.group,
        hand,
        auction,
        Call.parse(written.call),
        up if written.suits_up else f"{hand}|{auction}",
        Vulnerability.parse(written.vulnerable),
    )
    if len(position.hand) != 13 or not position.auction.may(position.expected):
        raise BadNotation(
            f"{text} {written.history} {written.call}",
            expected="thirteen cards and a legal call",
            code="notation.quiz",
        )
    return position


def positions_of(records: Iterable[Record]) -> Iterator[Position]:
    """The positions of boards that show some hands: every call of a hand that is shown.

    Boards with cards played are about play, and passed over.
    """
    for record in records:
        auction = record.auction
        if auction is None or record.play is not None:
            continue
        deal = record.board.deal
        for place, entry in enumerate(auction.entries):
            hand = deal[entry.seat]
            if len(hand) != 13:
                continue
            before = auction.first(place)
            yield Position(
                record.event, hand, before, entry.call, f"{hand}|{before}", record.board.vulnerable
            )


def quiz(player: Player, positions: Iterable[Position], *, chance: Chance) -> Outcome:
    """Ask a robot every position.

    Examples:
        >>> from biritch.robots.match import player_of
        >>> data = b'{"positions": [{"hand": "AQ2.KJ5.K943.Q72", "history": "", "call": "1NT"}]}'
        >>> quiz(player_of("sayc"), read_positions(data)[0], chance=bytes).share
        1.0
    """
    asked, means = 0, Means(chance)
    differences: list[Difference] = []
    for position in positions:
        asked += 1
        told = player.call(position.hand, position.auction, Setting(position.vulnerable), means)
        if told.call is not position.expected:
            differences.append(Difference(position, told.call, told.text))
    return Outcome(asked, tuple(differences))
