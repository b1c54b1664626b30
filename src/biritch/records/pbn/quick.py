"""Games written plainly, as nearly all are: read in one go, or not at all.

What is not plain (odd spellings, marks of irregular calls, anything wrong) is left to the patient
readers of this room, which know the place of every word. A test holds that both say the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import chain
from operator import itemgetter

from biritch.auction import Call
from biritch.cards import NOTHING_KNOWN, Card
from biritch.errors import BiritchError
from biritch.records.pbn import plain_values as plain
from biritch.records.pbn.game import MANDATORY
from biritch.records.pbn.inherit import OF_A_BOARD, OWN
from biritch.records.pbn.plain_sections import Found, calls_of, cards_of, sections
from biritch.records.pbn.values import form_of_scoring
from biritch.records.record import NOBODY, Remark
from biritch.records.transcript import Transcript
from biritch.seats import SEATS, BySeat

_TAGS = re.compile(r'\[(\w+) "([^"\n]*)"\]([^\[{]*(?:\{[^}]*\}[^\[{]*)*)', re.ASCII)
_HEAD = re.compile(r"(?:%[^\n]*\n)+")
_BODY_LESS = 5  # characters of a tag besides name and value
_UNDERSTOOD = frozenset((*MANDATORY, "Auction", "Play", "Score", "Note"))
_NAMES = tuple(seat.name.title() for seat in SEATS)
_NOTHING: Mapping[str, str] = {}


def quick(
    text: str, number: int, latest: Mapping[str, str] = _NOTHING
) -> tuple[Transcript, dict[str, str]] | None:
    r"""A plain game and its tags; None for one that is not plain.

    Args:
        text: the game's lines.
        number: the board's number, if the game gives none.
        latest: the values of the games before, for what is repeated by ``#``.

    Examples:
        >>> transcript, tags = quick('[Board "7"]\n[Dealer "S"]\n[Auction "S"]\n1H AP\n', 1)
        >>> transcript.number, len(transcript.calls)
        (7, 4)
        >>> quick('[Board "7"]\n[Dealer "nobody"]\n', 1) is None
        True
    """
    if text[:1] == "%" and (head := _HEAD.match(text)):
        text = text[head.end() :]
    found: list[Found] = _TAGS.findall(text)
    size = _BODY_LESS * len(found) + sum(map(len, chain.from_iterable(found)))
    if size != len(text) or _is_odd(text):
        return None
    tags = {name: value.strip() for name, value, _ in found}
    tags.pop("Note", None)
    if not OF_A_BOARD & tags.keys():
        return None
    try:
        if "#" in text and '"#' in text:
            _repeat(tags, latest)
        return _transcript(found, tags, number), tags
    except (KeyError, ValueError, BiritchError):
        return None


def _is_odd(text: str) -> bool:
    """Whether something in a text does not mean what it says."""
    if "\\" in text and ('\\"' in text or "\\\\" in text):
        return True
    return "%" in text and "\n%" in text


def _repeat(tags: dict[str, str], latest: Mapping[str, str]) -> None:
    """Put the values of earlier games for ``#``; a value for all games is the patient reader's."""
    for name, value in tags.items():
        if value.startswith("#"):
            if value != "#" or name in OWN:
                raise KeyError(name)
            tags[name] = latest.get(name, "")


def _transcript(found: list[Found], tags: dict[str, str], number: int) -> Transcript:
    get = tags.get
    below = sections(found)
    if below.count != len(tags):
        raise KeyError  # a tag that stands there twice
    number = plain.board_number(get("Board", "")) or number
    dealer = plain.seat(get("Dealer", ""))
    scoring = plain.text(get("Scoring", ""))
    contract, passed_out = plain.contract(get("Contract", ""), get("Declarer", ""))
    calls: tuple[Call, ...] | None = None
    said: tuple[Remark, ...] = ()
    if "Auction" in tags:
        calls, said = calls_of(below.noted["Auction"], below.comments)
        if dealer is None and calls:
            dealer = plain.seat(tags["Auction"])
        if dealer is None or tags["Auction"] != dealer.value:
            raise KeyError
    cards: tuple[Card, ...] | None = None
    noted: tuple[Remark, ...] = ()
    if "Play" in tags:
        section = below.noted["Play"]
        if contract is not None:
            if contract.leader.value != tags["Play"]:
                raise KeyError
            cards, noted = cards_of(section, contract.trumps, below.comments)
        elif section.body != "\n" or section.notes:
            raise KeyError
        else:
            cards = ()
    seated = [plain.text(get(name, "")) for name in _NAMES]
    others = sorted(tags.keys() - _UNDERSTOOD - below.named)
    deal = get("Deal", "")
    return Transcript(
        number=number,
        dealer=dealer,
        vulnerable=plain.vulnerable(get("Vulnerable", "")),
        deal=plain.deal(deal) if deal else NOTHING_KNOWN,
        names=BySeat(*seated) if any(seated) else NOBODY,
        calls=calls,
        said=said,
        contract=contract,
        passed_out=passed_out,
        cards=cards,
        noted=noted,
        tricks=plain.tricks(get("Result", "")),
        points_ns=plain.points(get("Score", ""), contract),
        form=form_of_scoring(scoring),
        scoring=scoring,
        event=plain.text(get("Event", "")),
        site=plain.text(get("Site", "")),
        date=plain.date(get("Date", "")),
        tags=tuple([(name, tags[name]) for name in others]),
        tables=tuple(below.tables),
        comments=tuple(sorted(below.comments, key=itemgetter(0))) if below.comments else (),
    )
