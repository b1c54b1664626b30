"""Reads the lines of the table-manager protocol, in every dialect that is known of."""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match
from typing import Final

from biritch.errors import BadNotation
from biritch.records.bluechip.messages import (
    Awaited,
    Called,
    Cards,
    Connecting,
    EndOfSession,
    Explain,
    Head,
    IllegalCall,
    Message,
    Placed,
    Played,
    Ready,
    Saying,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
)
from biritch.records.bluechip.spelling import (
    CODE,
    call_of,
    card_of,
    hand_of,
    seat_of,
    seconds_of,
    vulnerable_of,
)
from biritch.seats import BySide

LONGEST: Final = 1000
"""Letters in a line; nobody writes so much about a call."""

_SEAT = r"(?P<seat>north|east|south|west)"
_OF = r"(?P<of>north|east|south|west|dummy)'?s"
_CALL = r"(?:(?P<act>pass(?:es)?|redoubles?|doubles?)|bids (?P<bid>[1-7] ?(?:NT?|[CDHS])))"
_TIME = r"([0-9]{1,4}(?::[0-9]{2}){1,2})"
_SIDE = rf"this board {_TIME} ?, ?total {_TIME}"
_REFUSALS = (
    r"(?:expected|unexpected|error|illegal hand|illegal card|seat already|team name|disconnect)"
)


def parse(line: str) -> Message:
    """Read one line, whichever side said it.

    Case, more blanks than one and a full stop at the end mean nothing.

    Raises:
        BadNotation: ``notation.bluechip`` if it is no line of the protocol.

    Examples:
        >>> parse("WEST  ready for NORTH's bid").of
        <Seat.NORTH: 'N'>
        >>> call = parse("North bids 2C Alert. Stayman")
        >>> str(call.call), call.alert, call.text
        ('2C', True, 'Stayman')
    """
    text = " ".join(line.replace("\x92", "'").split())
    if len(line) > LONGEST or not text.isprintable():
        raise BadNotation(text, expected=f"a line of at most {LONGEST} letters", code=CODE)
    for pattern, meant in _KINDS:
        found = pattern.fullmatch(text)
        if found is not None:
            return meant(found)
    raise BadNotation(text, expected="a line of the table-manager protocol", code=CODE)


def _connecting(found: Match[str]) -> Message:
    seat = found["wanted"].casefold()
    return Connecting(
        found["team"],
        None if seat == "anypl" else seat_of(seat),
        int(found["version"]),
        (found["program"] or "").strip(),
    )


def _ready(awaited: Awaited) -> Callable[[Match[str]], Message]:
    def meant(found: Match[str]) -> Message:
        groups = found.groupdict()
        of = groups.get("of") or "dummy"
        return Ready(
            seat_of(found["seat"]),
            awaited,
            None if of.casefold() == "dummy" else seat_of(of),
            int(groups.get("trick") or 0),
        )

    return meant


def _head(found: Match[str]) -> Message:
    return Head(
        int(found["number"]),
        seat_of(found["seat"]),
        vulnerable_of(found["vulnerable"]),
        (found["room"] or "").title(),
    )


def _cards(found: Match[str]) -> Message:
    seat = found["of"].casefold()
    return Cards(None if seat == "dummy" else seat_of(seat), hand_of(found["hand"]))


def _called(found: Match[str]) -> Message:
    kind = (found["kind"] or "").casefold()
    return Called(
        seat_of(found["seat"]),
        call_of(found["act"], found["bid"]),
        kind == "alert",
        kind == "infos",
        found["text"].strip(),
    )


def _to_lead(found: Match[str]) -> Message:
    who = found["who"].casefold()
    return ToLead(None if who == "dummy" else seat_of(who))


def _played(found: Match[str]) -> Message:
    return Played(seat_of(found["seat"]), card_of(found["card"]), (found["signal"] or "").strip())


def _timing(found: Match[str]) -> Message:
    ns_board, ns_total, ew_board, ew_total = map(seconds_of, found.groups())
    return Timing(BySide(ns_board, ew_board), BySide(ns_total, ew_total))


def _kinds(
    *rows: tuple[str, Callable[[Match[str]], Message]],
) -> tuple[tuple[re.Pattern[str], Callable[[Match[str]], Message]], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE | re.ASCII), meant) for pattern, meant in rows)


_KINDS: Final = _kinds(
    (
        (
            r'connecting "(?P<team>[^"]+)" as (?P<wanted>north|east|south|west|anypl) '
            r"using protocol version (?P<version>[0-9]{1,3})(?P<program>\W.*)?"
        ),
        _connecting,
    ),
    (
        rf'{_SEAT} \(?"?(?P<team>[^"]*?)"?\)? seated\.?',
        lambda found: Placed(seat_of(found["seat"]), found["team"]),
    ),
    (rf"{_SEAT} ready for teams\.?", _ready(Awaited.TEAMS)),
    (rf"{_SEAT} ready to start\.?", _ready(Awaited.START)),
    (rf"{_SEAT} ready for deal\.?", _ready(Awaited.DEAL)),
    (rf"{_SEAT} ready for cards\.?", _ready(Awaited.CARDS)),
    (rf"{_SEAT} ready for {_OF} bid\.?", _ready(Awaited.CALL)),
    (rf"{_SEAT} ready for {_OF} card to trick (?P<trick>[0-9]{{1,2}})\.?", _ready(Awaited.CARD)),
    (rf"{_SEAT} (?:ready for|received) dummy\.?", _ready(Awaited.DUMMY)),
    (
        (
            r'teams ?: ?n/s ?:? ?"([^"]*)" ?\.? ?e/w ?:? ?"([^"]*)"'
            r"(?: ?\. ?playing (?P<scoring>imp|mp)s?)?\.?"
        ),
        lambda found: Teams(BySide(found[1], found[2]), (found["scoring"] or "").upper()),
    ),
    (r"start of board\.?", lambda _: StartOfBoard()),
    (
        (
            rf"board number (?P<number>[0-9]{{1,6}}) ?\. ?dealer {_SEAT} ?\. "
            r"?(?P<vulnerable>[a-z/]+) vulnerable ?\.?(?: ?(?P<room>open|closed) room)?\.?"
        ),
        _head,
    ),
    (rf"{_OF} cards ?: ?(?P<hand>.+)", _cards),
    (
        rf"{_SEAT} {_CALL}\.?(?: (?P<kind>alert|infos)\.?)?(?P<text>(?: .*)?)",
        _called,
    ),
    (r"illegal bid\.?", lambda _: IllegalCall()),
    (r"(?P<who>north|east|south|west|dummy) to lead\.?", _to_lead),
    (
        (
            rf"{_SEAT} plays (?P<card>(?:10|[2-9TJQKA])[CDHS]|[CDHS](?:10|[2-9TJQKA]))"
            r"(?: ?\.(?P<signal>.*))?"
        ),
        _played,
    ),
    (rf"\[?timing - n/s ?: {_SIDE}\.? e/w ?: {_SIDE}\.?\]?", _timing),
    (r"end of session\.?", lambda _: EndOfSession()),
    (
        rf"explain {_SEAT}'?s {_CALL}\.?",
        lambda found: Explain(seat_of(found["seat"]), call_of(found["act"], found["bid"])),
    ),
    (rf"{_REFUSALS}.*", lambda found: Saying(found[0])),
)
