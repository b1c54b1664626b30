"""LIN written: a line a board as Bridge Base Online does, a match of two rooms with its head."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from biritch.auction import DOUBLE, PASS, REDOUBLE, Auction, Call
from biritch.cards import SUITS, Hand
from biritch.play import Play
from biritch.records.lin.match import CLOSED, OPEN, ROOMS
from biritch.records.lin.transcribed import EXTRA
from biritch.records.lin.values import FROM_SOUTH
from biritch.records.record import Record, Remark
from biritch.score import result_text
from biritch.seats import Seat, Vulnerability

_VULNERABLE = {
    Vulnerability.NONE: "o",
    Vulnerability.NS: "n",
    Vulnerability.EW: "e",
    Vulnerability.BOTH: "b",
}
_CALLS: dict[Call, str] = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}
_ROOM_LETTERS = {name: letter for letter, name in ROOMS.items()}
_SCORINGS = {"IMP": "I", "MP": "P", "BAM": "B"}
_OF_THE_MATCH = ("HomeTeam", "VisitTeam", "Stage", "Room")


def write_lin(records: Iterable[Record]) -> str:
    """Write boards as LIN.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> line = write_lin([Record(board=Board.numbered(2, next(seeded("evening"))))])
        >>> line.startswith("pn|,,,|st||md|4S"), line.endswith("|rh||ah|Board 2|sv|n|")
        (True, False)
    """
    every = list(records)
    if not any(_tag(record, "Room") for record in every):
        return "".join("".join(_single(record)) + "\n" for record in every)
    lines = [_head(every), _results(every), "pn|,,,,,,,|pg||"]
    lines += ["".join(_of_match(record)) for record in every]
    return "".join(line + "\n" for line in lines)


def _tag(record: Record, name: str) -> str:
    return next((value for tag, value in record.tags if tag == name), "")


def _head(records: Sequence[Record]) -> str:
    first = records[0]
    numbers = [record.board.number for record in records]
    values = (
        first.event,
        _tag(first, "Stage"),
        _SCORINGS.get(first.scoring.partition(";")[0].upper(), ""),
        str(min(numbers)),
        str(max(numbers)),
        _tag(first, "HomeTeam"),
        "0",
        _tag(first, "VisitTeam"),
        "0",
    )
    return f"vg|{','.join(map(_in_list, values))}|"


def _results(records: Sequence[Record]) -> str:
    numbers = [record.board.number for record in records]
    first, last = min(numbers), max(numbers)
    if last - first >= len(records):
        return "rs||"
    cells = [""] * (2 * (last - first + 1))
    for record in records:
        place = 2 * (record.board.number - first) + (_tag(record, "Room") == ROOMS[CLOSED])
        if record.passed_out or record.result is not None:
            cells[place] = result_text(record.result)
    return f"rs|{','.join(cells)}|"


def _single(record: Record) -> Iterator[str]:
    yield f"pn|{_names(record)}|st||md|{_hands(record)}|rh||"
    yield f"ah|{_text(_tag(record, EXTRA + 'ah')) or f'Board {record.board.number}'}|"
    yield from _table(record)


def _of_match(record: Record) -> Iterator[str]:
    room = _ROOM_LETTERS.get(_tag(record, "Room"), OPEN)
    yield f"qx|{room}{record.board.number}|pn|{_names(record)}|st||md|{_hands(record)}|rh||"
    yield f"ah|Board {record.board.number}|"
    yield from _table(record)


def _table(record: Record) -> Iterator[str]:
    yield f"sv|{_VULNERABLE[record.board.vulnerable]}|"
    for name, value in record.tags:
        if name.startswith(EXTRA) and name != EXTRA + "ah":
            for each in value.split("|"):
                yield f"{name.removeprefix(EXTRA)}|{_text(each)}|"
    for _, text in record.comments:
        yield f"nt|{_text(text)}|"
    if record.auction is not None:
        yield from _auction(record.auction, record.calls)
        yield "pg||"
    play = record.play if _is_followed(record) else None
    if play is not None:
        yield from _play(play, record.cards)
    over = play is not None and play.is_over
    if record.tricks is not None and not over:
        yield f"mc|{record.tricks}|"


def _is_followed(record: Record) -> bool:
    """Whether the calls, by which alone LIN names the contract, end in the one that was played."""
    return record.auction is not None and record.auction.contract == record.contract


def _names(record: Record) -> str:
    return ",".join(_in_list(record.names[seat]) for seat in FROM_SOUTH)


def _hands(record: Record) -> str:
    """Dealer and three hands; the fourth too, where it is not what the others leave."""
    deal = record.board.deal
    dealer = FROM_SOUTH.index(record.board.dealer) + 1
    last = "" if deal.is_complete or not len(deal[Seat.EAST]) else _hand(deal[Seat.EAST])
    return f"{dealer}{','.join(_hand(deal[seat]) for seat in FROM_SOUTH[:3])},{last}"


def _hand(hand: Hand) -> str:
    if not len(hand):
        return ""
    return "".join(suit.value + str(hand[suit])[::-1] for suit in reversed(SUITS))


def _auction(auction: Auction, remarks: Sequence[Remark]) -> Iterator[str]:
    said = {remark.place: remark for remark in remarks}
    for place, call in enumerate(auction, start=1):
        remark = said.get(place)
        alert = "!" if remark is not None and remark.alert else ""
        yield f"mb|{_CALLS.get(call) or str(call).removesuffix('T')}{alert}|"
        if remark is not None and remark.text:
            yield f"an|{_kept(remark.text)}|"
        if remark is not None and remark.comment:
            yield f"nt|{_text(remark.comment)}|"


def _play(play: Play, remarks: Sequence[Remark]) -> Iterator[str]:
    said = {remark.place: remark for remark in remarks}
    for place, card in enumerate(play.cards, start=1):
        yield f"pc|{card}|"
        remark = said.get(place)
        if remark is not None and (remark.comment or remark.text):
            yield f"nt|{_text(remark.comment or remark.text)}|"
        if place % 4 == 0:
            yield "pg||"


def _kept(text: str) -> str:
    """A text with its spaces as they are."""
    return text.replace("|", "/").replace("\r", " ").replace("\n", " ")


def _text(text: str) -> str:
    return " ".join(text.replace("|", "/").split())


def _in_list(text: str) -> str:
    return _text(text).replace(",", ";")
