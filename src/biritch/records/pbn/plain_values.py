"""The values of tags in a game that is written plainly; anything else is a KeyError."""

from __future__ import annotations

import re
from typing import TypeVar

from biritch.auction import BIDS, Contract, Doubling
from biritch.cards import NOTHING_KNOWN, Deal, Hand
from biritch.records.pbn.values import read_date, read_vulnerable
from biritch.seats import SEATS, BySeat, Seat, Vulnerability

T = TypeVar("T")
UNKNOWN = ("", "?")
_MOST_KEPT = 10_000
_SEATS = {seat.value: seat for seat in SEATS}
_CONTRACTS = {
    f"{bid}{doubling.value}{seat.value}": Contract(bid.level, bid.strain, doubling, seat)
    for bid in BIDS
    for doubling in Doubling
    for seat in SEATS
}
_SCORE = re.compile(r"(?:(NS|EW) )?([+-]?\d{1,5})")
_FULL_HAND = 13
_TOO_HIGH = 1_000_000_000


class _Kept(dict[str, T]):
    """Values by what a file writes; few enough in any file to be kept."""

    def __missing__(self, text: str) -> T:
        if len(self) > _MOST_KEPT:
            self.clear()
        value = self[text] = self.read(text)
        return value

    @staticmethod
    def read(text: str) -> T:
        """The value of a text not seen before."""
        raise NotImplementedError


class _Ranks(_Kept[int]):
    """The bits of every holding written from the top down."""

    @staticmethod
    def read(text: str) -> int:
        bits = last = 0
        for letter in text:
            place = "23456789TJQKA".find(letter)
            if place < 0 or (bits and place >= last):
                raise KeyError(text)
            bits, last = bits | 1 << place, place
        return bits


class _Dates(_Kept[str]):
    read = staticmethod(read_date)


class _Vulnerables(_Kept[Vulnerability]):
    read = staticmethod(read_vulnerable)


_RANKS, _DATES, _VULNERABLE = _Ranks(), _Dates(), _Vulnerables()


def board_number(value: str) -> int | None:
    """The number of a board; None where it is not told."""
    if value in UNKNOWN:
        return None
    if not (value.isdigit() and value.isascii() and 0 < int(value[:10]) < _TOO_HIGH):
        raise KeyError(value)
    return int(value)


def seat(value: str) -> Seat | None:
    """A seat; None where it is not told."""
    return None if value in UNKNOWN else _SEATS[value]


def vulnerable(value: str) -> Vulnerability | None:
    """Which sides are vulnerable; None where it is not told."""
    return None if value in UNKNOWN else _VULNERABLE[value]


def date(value: str) -> str:
    """A day as ISO 8601 writes it."""
    return "" if value in UNKNOWN else _DATES[value]


def text(value: str) -> str:
    """A text; empty where it is not known."""
    return "" if value == "?" else value


def deal(value: str) -> Deal:
    """The hands, each whole or not known."""
    if value in UNKNOWN:
        return NOTHING_KNOWN
    first, colon, rest = value.partition(":")
    hands = [_hand(hand) for hand in rest.split()]
    start = _SEATS[first].index
    if not colon or len(hands) != 4:
        raise KeyError(value)
    one, two, three, four = hands[4 - start :] + hands[: 4 - start] if start else hands
    seen = one | two | three | four
    if one.bit_count() + two.bit_count() + three.bit_count() + four.bit_count() != seen.bit_count():
        raise KeyError(value)
    return Deal(BySeat(Hand(one), Hand(two), Hand(three), Hand(four)))


def _hand(written: str) -> int:
    if written == "-":
        return 0
    spades, hearts, diamonds, clubs = written.split(".")
    bits = _RANKS[spades] << 39 | _RANKS[hearts] << 26 | _RANKS[diamonds] << 13 | _RANKS[clubs]
    if bits.bit_count() != _FULL_HAND:
        raise KeyError(written)
    return bits


def contract(value: str, declarer: str) -> tuple[Contract | None, bool]:
    """What was played, and whether all passed."""
    if value in UNKNOWN:
        if declarer not in UNKNOWN and declarer not in _SEATS:
            raise KeyError(declarer)
        return None, False
    if value == "Pass":
        if declarer not in UNKNOWN:
            raise KeyError(declarer)
        return None, True
    return _CONTRACTS[value + declarer], False


def tricks(value: str) -> int | None:
    """The tricks of declarer's side."""
    if value in UNKNOWN:
        return None
    if not (value.isdigit() and value.isascii() and int(value[:3]) <= _FULL_HAND):
        raise KeyError(value)
    return int(value)


def points(value: str, played: Contract | None) -> int | None:
    """The score of North-South."""
    if value in UNKNOWN:
        return None
    found = _SCORE.fullmatch(value)
    if found is None:
        raise KeyError(value)
    side, number = found.groups()
    if side is None:
        if played is None:
            raise KeyError(value)
        side = played.declarer.side.value.upper()
    return int(number) if side == "NS" else -int(number)
