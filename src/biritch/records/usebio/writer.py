"""USEBIO written: version 1.2, a section with its pairs, a traveller for each board, the hands behind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from xml.sax.saxutils import escape

from biritch.cards import SUITS, Deal
from biritch.records.record import Record
from biritch.records.trial import points_ns
from biritch.records.usebio.reader import LINE_TAGS, SCORINGS
from biritch.seats import Seat

_HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">
<USEBIO Version="1.2">
"""
_SUIT_NAMES = ("CLUBS", "DIAMONDS", "HEARTS", "SPADES")
_METHODS = {name: method for method, name in reversed(list(SCORINGS.items()))}
Pairs = dict[tuple[str, str], str]  # number by names


def write_usebio(records: Iterable[Record]) -> str:
    """Write boards as a USEBIO file: who met whom, what was played, and the hands.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> record = Record(board=Board.numbered(1, next(seeded("evening"))), passed_out=True)
        >>> "<CONTRACT>PASS</CONTRACT>" in write_usebio([record])
        True
    """
    return _HEAD + "".join(f"{line}\n" for line in _lines(list(records))) + "</USEBIO>\n"


def _lines(records: Sequence[Record]) -> Iterator[str]:
    first = records[0] if records else None
    if first is not None:
        if first.site:
            yield f"<CLUB>{_element('CLUB_NAME', first.site)}</CLUB>"
        played = [record for record in records if record.is_played]
        kind = _tag(first, "EventType") or "PAIRS"
        yield f'<EVENT EVENT_TYPE="{_attribute(kind)}">'
        yield from _event(first)
        for section in dict.fromkeys(_tag(record, "Section") for record in played):
            yield f'<SECTION SECTION_ID="{_attribute(section or "A")}">'
            yield from _section([each for each in played if _tag(each, "Section") == section])
            yield "</SECTION>"
        yield "</EVENT>"
    yield from _handset(records)


def _event(record: Record) -> Iterator[str]:
    yield _element("PROGRAM_NAME", "biritch")
    if record.event:
        yield _element("EVENT_DESCRIPTION", record.event)
    if len(record.date) == len("2026-03-31"):
        year, month, day = record.date.split("-")
        yield _element("DATE", f"{day}/{month}/{year}")
    if record.scoring:
        yield _element("BOARD_SCORING_METHOD", _METHODS.get(record.scoring, record.scoring))


def _section(records: Sequence[Record]) -> Iterator[str]:
    pairs = {"NS": _pairs(records, "NS"), "EW": _pairs(records, "EW")}
    yield "<PARTICIPANTS>"
    for direction, numbers in pairs.items():
        for names, number in numbers.items():
            players = "".join(f"<PLAYER>{_element('PLAYER_NAME', name)}</PLAYER>" for name in names)
            yield (
                f"<PAIR>{_element('PAIR_NUMBER', number)}{_element('DIRECTION', direction)}"
                f"{players}</PAIR>"
            )
    yield "</PARTICIPANTS>"
    for board in dict.fromkeys(record.board.number for record in records):
        yield "<BOARD>"
        yield _element("BOARD_NUMBER", str(board))
        for record in records:
            if record.board.number == board:
                yield f"<TRAVELLER_LINE>{''.join(_line(record, pairs))}</TRAVELLER_LINE>"
        yield "</BOARD>"


def _names(record: Record, direction: str) -> tuple[str, str]:
    names = record.names
    return (names.north, names.south) if direction == "NS" else (names.east, names.west)


def _pairs(records: Sequence[Record], direction: str) -> Pairs:
    """A number for each pair: its own where the records tell it, else in the order they come."""
    pairs: Pairs = {}
    for record in records:
        names = _names(record, direction)
        own = _tag(record, f"Pair{direction}")
        if any(names) or own:
            pairs.setdefault(names, own or str(len(pairs) + 1))
    return pairs


def _line(record: Record, pairs: dict[str, Pairs]) -> Iterator[str]:
    tags = dict(record.tags)
    for direction in ("NS", "EW"):
        own = tags.pop(f"Pair{direction}", "") or pairs[direction].get(
            _names(record, direction), ""
        )
        yield _element(f"{direction}_PAIR_NUMBER", own)
    if tags.get("Round"):
        yield _element("ROUND_NUMBER", tags["Round"])
    result = record.result
    if record.passed_out:
        yield _element("CONTRACT", "PASS")
    elif record.contract is not None:
        yield _element("CONTRACT", str(record.contract)[:-1])
        yield _element("PLAYED_BY", record.contract.declarer.value)
    if record.tricks is not None:
        yield _element("TRICKS", str(record.tricks))
    score = record.score_ns
    if score is None:
        score = (
            points_ns(result, record) if result is not None else 0 if record.passed_out else None
        )
    if tags.get("AdjustedScore"):
        yield _element("SCORE", tags["AdjustedScore"])
    elif score is not None:
        yield _element("SCORE", str(score))
    for name, tag in LINE_TAGS.items():
        if tags.get(tag):
            yield _element(name, tags[tag])


def _handset(records: Sequence[Record]) -> Iterator[str]:
    deals: dict[int, Deal] = {}
    for record in records:
        if any(len(hand) for hand in record.board.deal):
            deals.setdefault(record.board.number, record.board.deal)
    if deals:
        yield "<HANDSET>"
        for number, deal in deals.items():
            hands = "".join(_hand(deal, seat) for seat in Seat if len(deal[seat]))
            yield f"<BOARD>{_element('BOARD_NUMBER', str(number))}{hands}</BOARD>"
        yield "</HANDSET>"


def _hand(deal: Deal, seat: Seat) -> str:
    suits = "".join(
        _element(name, str(deal[seat][suit])) for name, suit in zip(_SUIT_NAMES, SUITS, strict=True)
    )
    return f"<HAND>{_element('DIRECTION', seat.name.title())}{suits}</HAND>"


def _tag(record: Record, name: str) -> str:
    return next((value for tag, value in record.tags if tag == name), "")


def _element(name: str, text: str) -> str:
    return f"<{name}>{escape(_printed(text))}</{name}>"


def _attribute(text: str) -> str:
    return escape(_printed(text), {'"': "&quot;"})


def _printed(text: str) -> str:
    """A text without the letters that XML cannot hold."""
    kept = (
        letter
        for letter in text
        if letter in "\t\n" or (letter >= " " and letter not in "\ufffe\uffff")
    )
    return "".join(kept).encode(errors="replace").decode()
