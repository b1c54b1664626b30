"""The play section of a PBN game: a row a trick, a column a seat, the order found by the rules."""

from __future__ import annotations

import re
from operator import attrgetter

from msgspec import Struct
from msgspec.structs import replace

from biritch.cards import Card
from biritch.errors import BadNotation, IllegalPlay
from biritch.play import Play
from biritch.records.pbn.elements import Comment, Place
from biritch.records.pbn.game import Section
from biritch.records.pbn.marks import FIRST_CARD_SIGN, Marks, Token, tokens
from biritch.records.problem import Problems
from biritch.records.record import Remark
from biritch.rulings import lead_out_of_turn_accepted, revoke_established
from biritch.seats import SEATS, Seat

_WORD = re.compile(r"[A-Za-z0-9♣♦♥♠♧♢♡♤А-яІіЇї-]+")


class Laid(Struct, frozen=True):
    """What a play section says.

    Attributes:
        play: the cards as far as they can be.
        remarks: what stands at them.
        continues: whether the section says that the play is to go on another time.
    """

    play: Play
    remarks: tuple[Remark, ...] = ()
    continues: bool = False


class _Cell(Struct):
    """A place in the table of the play: the card of one seat in one trick."""

    place: Place
    card: Card | None = None
    revoke: bool = False
    lead: bool = False


def read_cards(section: Section, play: Play, problems: Problems) -> Laid:
    """Read a play section; a card that cannot be ends it there.

    Args:
        section: the section.
        play: the play before its first card.
        problems: where what is wrong is put.
    """
    value = section.tag.value.strip()
    try:
        first = play.opener if value in ("", "?", "-") else Seat.parse(value)
    except BadNotation as wrong:
        problems.add_error(section.tag.place, wrong)
        return Laid(play)
    reader = _Reader(section, problems)
    reader.fill()
    return reader.lay(play, first)


class _Reader:
    def __init__(self, section: Section, problems: Problems) -> None:
        self.section = section
        self.problems = problems
        self.cells: list[_Cell] = []
        # Marks are kept by cell; the cell's place in the order of play is known only afterwards.
        self.marks = Marks(section, FIRST_CARD_SIGN, problems)
        self.ended = self.continues = False

    def fill(self) -> None:
        """Read the table, row by row."""
        revoke = lead = False
        for item in tokens(self.section):
            if isinstance(item, Comment):
                self.marks.comment(item.text, max(1, len(self.cells)))
            elif self.ended or self.marks.take(item, max(1, len(self.cells))):
                continue
            elif item.text == "*":
                self.ended = True
            elif item.text.upper() == "^R":
                revoke = True
            elif item.text.upper() == "^L":
                lead = True
            else:
                self.continues |= item.text == "+"
                self.cells.append(_Cell(item.place, self._card(item), revoke, lead))
                revoke = lead = False

    def _card(self, token: Token) -> Card | None:
        if token.text in ("-", "+", "--"):
            return None
        if not _WORD.fullmatch(token.text):
            self.problems.add(token.place, "pbn.card", f"no card and no mark: {token.text}")
            return None
        try:
            return Card.parse(token.text)
        except BadNotation as wrong:
            self.problems.add_error(token.place, wrong)
            return None

    def lay(self, play: Play, first: Seat) -> Laid:
        """Put the cards of the table down in the order they were played."""
        order: dict[int, int] = {}  # from cell to place in the play, both counted from 1
        for row in range(0, len(self.cells), len(SEATS)):
            columns = dict(zip(first.round(), self.cells[row : row + len(SEATS)], strict=False))
            leader = next((seat for seat, cell in columns.items() if cell.lead), play.leader)
            for seat in leader.round():
                cell = columns.get(seat)
                if cell is None or cell.card is None:
                    self._report_unplaced(order)
                    return self._laid(play, order)
                try:
                    play = _played(play, seat, cell, cell.card)
                except IllegalPlay as wrong:
                    self.problems.add_error(cell.place, wrong)
                    return self._laid(play, order)
                order[row + 1 + (seat.index - first.index & 3)] = play.count
        return self._laid(play, order)

    def _report_unplaced(self, order: dict[int, int]) -> None:
        for number, cell in enumerate(self.cells, start=1):
            if cell.card is not None and number not in order:
                self.problems.add(
                    cell.place, "pbn.play.gap", f"{cell.card} follows a card that is not known"
                )
                return

    def _laid(self, play: Play, order: dict[int, int]) -> Laid:
        remarks = self.marks.remarks(len(self.cells), alerts=False)
        placed = sorted(
            (replace(each, place=order[each.place]) for each in remarks if each.place in order),
            key=attrgetter("place"),
        )
        return Laid(play, tuple(placed), self.continues)


def _played(play: Play, seat: Seat, cell: _Cell, card: Card) -> Play:
    if cell.revoke:
        return revoke_established(play, seat, card)
    if cell.lead and seat is not play.turn:
        return lead_out_of_turn_accepted(play, seat, card)
    return play.then(card)
