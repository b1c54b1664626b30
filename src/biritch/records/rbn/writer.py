"""RBN written: version 3, what repeats from board to board said once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.auction import DOUBLE, PASS, REDOUBLE, Auction, Call
from biritch.play import Play
from biritch.records.rbn.lines import REPEATED
from biritch.records.rbn.reader import EXTRA, ROOMS, SCORINGS
from biritch.records.rbn.values import VULNERABLE
from biritch.records.record import Record, Remark
from biritch.seats import Seat

_FORMS = {name: letter for letter, name in SCORINGS.items()}
_ROOM_LETTERS = {name: letter for letter, name in ROOMS.items()}
_LETTERS = {vulnerable: letter for letter, vulnerable in VULNERABLE.items()}
_CALLS: dict[Call, str] = {PASS: "P", DOUBLE: "X", REDOUBLE: "R"}
_ALL_PASS = 3
_UNSAID = {"H": "W:"}  # what a file that has not yet said a label means
_DIGITS = "1234567890"


def write_rbn(records: Iterable[Record]) -> str:
    r"""Write boards as RBN.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> text = write_rbn([Record(board=Board.numbered(2, next(seeded("evening"))))])
        >>> text.split("\n")[1], text.split("\n")[3]
        ('B 2', 'A EN')
    """
    lines = ["%RBN 3.2"]
    before: dict[str, str] = {}
    for place, record in enumerate(records):
        if place:
            lines.append("")
        for label, value in _labels(record):
            if label in REPEATED:
                if value == before.get(label, _UNSAID.get(label, "")):
                    continue
                before[label] = value
            if value or label == "P" or label in REPEATED:
                lines.append(f"{label} {value}".rstrip())
        lines += ["{" + text + "}" for text in _paragraphs(record)]
        if lines[-1].startswith("%") or not lines[-1]:
            lines.append(f"B {record.board.number}")
    return "\n".join(lines) + "\n"


def _labels(record: Record) -> Iterator[tuple[str, str]]:
    tags = dict(record.tags)

    def extra(label: str) -> str:
        return _text(tags.get(EXTRA + label, ""))

    yield "D", extra("D") or record.date.replace("-", "")
    yield "T", extra("T")
    yield "L", _text(record.site)
    yield "E", _text(record.event)
    scoring = _FORMS.get(record.scoring, record.scoring)
    yield "F", _text(scoring) + (f":{extra('F')}" if extra("F") else "")
    yield "S", _text(tags.get("Stage", ""))
    teams = [_field(tags.get("HomeTeam", "")), _field(tags.get("VisitTeam", "")), extra("K")]
    yield "K", ":".join(teams).rstrip(":")
    yield "N", _names(record, tags)
    yield "B", extra("B") or str(record.board.number)
    yield "H", _hands(record)
    dealer, vulnerable = record.board.dealer.value, _LETTERS[record.board.vulnerable]
    calls = f":{_auction(record)}" if record.auction is not None else ""
    yield "A", f"{dealer}{vulnerable}{calls}"
    yield from _notes(record.calls)
    if record.contract is not None:
        text = str(record.contract).replace("NT", "N").replace("XX", "R")
        yield "C", f"{text[:-1]}:{text[-1]}"
    elif record.passed_out and record.auction is None:
        yield "C", "P"
    if record.play is not None:
        yield "P", _play(record.play, record.cards)
        yield from _notes(record.cards)
    if record.tricks is not None or extra("R"):
        tricks = "" if record.tricks is None else str(record.tricks)
        yield "R", tricks + (f":{extra('R')}" if extra("R") else "")
    yield "M", extra("M")
    yield "I", extra("I")


def _names(record: Record, tags: dict[str, str]) -> str:
    names = record.names.map(lambda name: _field(name).replace("+", "&"))
    room = _ROOM_LETTERS.get(tags.get("Room", ""), _field(tags.get("Table", "")))
    text = f"{names.north}+{names.south}:{names.west}+{names.east}:{room}"
    return text.rstrip(":") if text != "+:+:" else ""


def _hands(record: Record) -> str:
    deal = record.board.deal
    if not any(len(hand) for hand in deal):
        return "W:"
    hands = [str(deal[seat]) if len(deal[seat]) else "" for seat in Seat.WEST.round()]
    if deal.is_complete:
        hands[3] = ""
    return "W:" + ":".join(hands)


def _auction(record: Record) -> str:
    auction = record.auction
    if auction is None:
        return ""
    numbers = _numbers(record.calls)
    said = {remark.place: remark for remark in record.calls}
    words = [_call(call, said.get(place), numbers) for place, call in enumerate(auction, start=1)]
    words = _shortened(auction, words)
    rounds = ("".join(words[start : start + 4]) for start in range(0, len(words), 4))
    return ":".join(rounds)


def _shortened(auction: Auction, words: list[str]) -> list[str]:
    """The last passes, where nothing is said at them, as one letter."""
    if auction.passed_out and words == ["P"] * 4:
        return ["A"]
    if auction.is_over and words[-_ALL_PASS:] == ["P"] * _ALL_PASS:
        return [*words[:-_ALL_PASS], "A"]
    return words


def _call(call: Call, remark: Remark | None, numbers: dict[str, str]) -> str:
    word = _CALLS.get(call) or str(call).removesuffix("T")
    if remark is None:
        return word
    marks = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
    sign = next((marks[sign] for sign in remark.signs if sign in marks), "")
    alert = "*" if remark.alert else ""
    number = f"^{numbers[remark.text]}" if remark.text in numbers else ""
    return word + sign + alert + number


def _play(play: Play, remarks: tuple[Remark, ...]) -> str:
    numbers = _numbers(remarks)
    said = {remark.place: remark.text for remark in remarks}
    tricks, place = [], 0
    for trick in (*play.tricks, play.trick):
        words, last = [], None
        for card in trick:
            place += 1
            # A bare rank only ever follows a card of the suit led: nobody need guess.
            bare = card.suit is trick.suit and card.suit is last
            number = numbers.get(said.get(place, ""), "")
            word = card.rank.value if bare else str(card)
            words.append(word + (f"^{number}" if number else ""))
            last = card.suit
        if words:
            tricks.append("".join(words))
    return ":".join(tricks)


def _numbers(remarks: tuple[Remark, ...]) -> dict[str, str]:
    texts = dict.fromkeys(remark.text for remark in remarks if remark.text)
    return dict(zip(texts, _DIGITS, strict=False))


def _notes(remarks: tuple[Remark, ...]) -> Iterator[tuple[str, str]]:
    for text, digit in _numbers(remarks).items():
        yield digit, _text(text)


def _paragraphs(record: Record) -> Iterator[str]:
    for _, text in record.comments:
        yield "\n".join(line for line in text.replace("}", ")").split("\n") if line.strip())


def _text(text: str) -> str:
    return " ".join(text.split())


def _field(text: str) -> str:
    return _text(text).replace(":", ";")
