"""RBN read: a record for every board, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from biritch.auction import Contract
from biritch.cards import NOTHING_KNOWN
from biritch.errors import BiritchError
from biritch.records.problem import Problems, Reading
from biritch.records.rbn.lines import Said, boards
from biritch.records.rbn.values import (
    Calls,
    read_calls,
    read_cards,
    read_contract,
    read_date,
    read_hands,
)
from biritch.records.record import NOBODY, Record
from biritch.records.source import Source, lines_of
from biritch.records.transcript import Place, Transcript
from biritch.records.trial import tried
from biritch.seats import BySeat, Seat

T = TypeVar("T")
SCORINGS = {
    "I": "IMP", "B": "BAM", "T": "TotalPoints", "X": "IMP;Cross", "M": "MP", "N": "Instant",
    "R": "Rubber", "C": "Chicago", "A": "Cavendish",
}  # fmt: skip
_FORMS = {"R": "rubber", "C": "chicago"}
ROOMS = {"O": "Open", "C": "Closed"}
EXTRA = "Rbn_"  # before a label, it names the tag of a value that has no place of its own
_LABELS_OF = {"call": "A", "card": "P", "deal": "H", "contract": "C", "result": "R", "board": "B"}
_NO_CALLS = Calls(None, None, (), ())


def read_rbn(data: bytes | str, *, file: str = "", strict: bool = False) -> Reading[Record]:
    r"""Read the boards of an RBN file.

    Args:
        data: the file's bytes, or its text.
        file: its name, for the problems.
        strict: whether the first problem is raised.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> text = "N Nan+Sue:Will+Ed\nB 7\nH N:AKQJT98765432...:.AKQJT98765432..\nA SB:PP7SA\n"
        >>> record = read_rbn(text).records[0]
        >>> record.board.number, record.names.west, str(record.contract)
        (7, 'Will', '7SN')
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_rbn(data, problems)), problems.in_order())


def stream_rbn(source: Source, problems: Problems) -> Iterator[Record]:
    """The boards of an RBN file one at a time, as it is read."""
    number = 0
    for said in boards(lines_of(source, problems), problems):
        record = _Understanding(said, problems).record(number + 1)
        number = record.board.number
        yield record


class _Understanding:
    def __init__(self, said: Said, problems: Problems) -> None:
        self.said = said
        self.problems = problems

    def record(self, number: int) -> Record:
        said = self.said
        tags = {EXTRA + label: said.text(label) for label in "TMI"}
        found = re.match(r"\d{1,9}(?=\s*(?::|$))", said.text("B"))
        if found is not None and int(found[0]):
            number = int(found[0])
        if said.text("B") not in ("", str(number)):
            tags[EXTRA + "B"] = said.text("B")
        deal = self._read("H", read_hands) or NOTHING_KNOWN
        calls = self._read("A", lambda text: read_calls(text, said.call_notes)) or _NO_CALLS
        contract = self._read("C", read_contract)
        played = self._read(
            "P",
            lambda text: read_cards(
                text, deal, contract or self._called(number, calls), said.card_notes
            ),
        )
        names, room = _names(said.text("N"))
        date = read_date(said.text("D"))
        if said.text("D") and said.text("D") != date.replace("-", ""):
            tags[EXTRA + "D"] = said.text("D")
        form, _, more = said.text("F").partition(":")
        teams = said.text("K").split(":")
        tags |= {
            "Room": ROOMS.get(room, ""),
            "Table": "" if room in ROOMS else room,
            "HomeTeam": teams[0],
            "VisitTeam": teams[1] if len(teams) > 1 else "",
            "Stage": said.text("S"),
            EXTRA + "F": more,
            EXTRA + "K": ":".join(teams[2:]),
            EXTRA + "R": said.text("R").partition(":")[2],
        }
        transcript = Transcript(
            number=number,
            dealer=calls.dealer,
            vulnerable=calls.vulnerable,
            deal=deal,
            names=names,
            calls=calls.calls if calls.calls or ":" in said.text("A") else None,
            said=calls.said,
            contract=contract,
            passed_out=bool(said.text("C")) and contract is None and not calls.calls,
            cards=tuple(played[0]) if played is not None else None,
            noted=tuple(played[1]) if played is not None else (),
            tricks=self._tricks(),
            form=_FORMS.get(form, "duplicate" if form else ""),
            scoring=SCORINGS.get(form, form),
            event=said.text("E").replace("::", ":"),
            site=said.text("L").replace("::", ":"),
            date=date,
            tags=tuple(sorted((name, value) for name, value in tags.items() if value)),
            comments=tuple(("Deal", text) for text in said.texts),
        )
        return tried(transcript, self.problems, self._where)

    def _read(self, label: str, read: Callable[[str], T]) -> T | None:
        if label not in self.said.lines:
            return None
        try:
            return read(self.said.text(label))
        except BiritchError as wrong:
            line, column = self.said.at(label)
            at = wrong.details.get("position", 0)
            place = (line, column + int(at))
            self.problems.add_error(place, wrong, done="the line is left out")
            return None

    @staticmethod
    def _called(number: int, calls: Calls) -> Contract | None:
        """What the calls end in, so that the cards can be followed."""
        quiet = Problems()
        transcript = Transcript(number=number, dealer=calls.dealer, calls=calls.calls)
        return tried(transcript, quiet, lambda _what, _at: (1, 1)).contract

    def _tricks(self) -> int | None:
        word = self.said.text("R").partition(":")[0].strip()
        return int(word) if word.isascii() and word.isdigit() and int(word[:3]) <= 13 else None

    def _where(self, what: str, _at: int) -> Place:
        return self.said.at(_LABELS_OF.get(what, "B"))


def _names(text: str) -> tuple[BySeat[str], str]:
    """North+South:West+East, and the room or table behind them."""
    parts = [*text.split(":"), "", "", ""]
    names = NOBODY
    for pair, seats in zip(parts, ((Seat.NORTH, Seat.SOUTH), (Seat.WEST, Seat.EAST)), strict=False):
        for seat, name in zip(seats, pair.split("+"), strict=False):
            names = names.put(seat, name.strip())
    return names, parts[2].strip()
