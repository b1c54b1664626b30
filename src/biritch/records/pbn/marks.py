"""What stands behind a call or a card in PBN: note, suffix, numbered signs, comments.

Calls and cards share this grammar; only the meaning of the suffixes differs by six.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from biritch.records.pbn.elements import Comment, Place, Word
from biritch.records.pbn.game import Section
from biritch.records.problem import Problems
from biritch.records.record import Remark

_TOKEN = re.compile(
    r"\^[A-Za-z]?|=\d{1,3}=|\$\d{1,4}|[!?]{1,2}|[*+]|[A-Za-z0-9♣♦♥♠♧♢♡♤А-яІіЇї-]+|."
)
SUFFIXES = ("!", "?", "!!", "??", "!?", "?!")
FIRST_CALL_SIGN, FIRST_CARD_SIGN = 1, 7
_LAST_SIGN = 255


class Token(Struct, frozen=True):
    """A smallest piece of a section, and where it stands."""

    place: Place
    text: str


class Marks:
    """Collects what is written behind each call or card of one section.

    Args:
        section: the section, whose notes explain the references.
        first_sign: the numbered sign that a single ``!`` stands for.
        problems: where to put what is wrong.
    """

    def __init__(self, section: Section, first_sign: int, problems: Problems) -> None:
        self.section = section
        self.problems = problems
        self.first_sign = first_sign
        self.notes: dict[int, str] = {}
        self.signs: dict[int, list[int]] = {}
        self.comments: dict[int, list[str]] = {}
        self.used: set[int] = set()
        self.alerted: set[int] = set()

    def take(self, token: Token, place: int) -> bool:
        """Whether a token is a mark; if so it is kept for the call or card at a place."""
        text = token.text
        if text in SUFFIXES:
            self._sign(self.first_sign + SUFFIXES.index(text), place)
        elif text.startswith("$") and text[1:]:
            number = int(text[1:])
            if number > _LAST_SIGN:
                self.problems.add(token.place, "pbn.sign", f"signs go up to {_LAST_SIGN}: {text}")
            else:
                self._sign(number, place)
        elif text.startswith("=") and text[1:]:
            self._note(token, int(text.strip("=")), place)
        else:
            return False
        return True

    def comment(self, text: str, place: int) -> None:
        """Keep a comment for the call or card at a place."""
        self.comments.setdefault(place, []).append(text)

    def alert(self, place: int) -> None:
        """Keep that the call at a place was alerted."""
        self.alerted.add(place)

    def _sign(self, number: int, place: int) -> None:
        self.signs.setdefault(place, []).append(number)

    def _note(self, token: Token, number: int, place: int) -> None:
        self.used.add(number)
        if number not in self.section.notes:
            self.problems.add(token.place, "pbn.note.missing", f"there is no note {number}")
        if place in self.notes:
            self.problems.add(token.place, "pbn.note.second", "a second note at one place")
            return
        self.notes[place] = self.section.notes.get(number, "")

    def remarks(self, count: int, *, alerts: bool) -> tuple[Remark, ...]:
        """All that was collected, for so many calls or cards.

        Args:
            count: how many calls or cards there are; what was written at later ones is left out.
            alerts: whether a note means that a call was alerted.
        """
        for number in sorted(self.section.notes.keys() - self.used):
            self.problems.add(
                self.section.tag.place, "pbn.note.unused", f"nothing refers to note {number}"
            )
        places = sorted(self.notes.keys() | self.signs.keys() | self.comments.keys() | self.alerted)
        return tuple(
            Remark(
                place=place,
                alert=alerts and (place in self.notes or place in self.alerted),
                text=self.notes.get(place, ""),
                signs=tuple(sorted(self.signs.get(place, ()))),
                comment="\n".join(self.comments.get(place, ())),
            )
            for place in places
            if 1 <= place <= count
        )


def tokens(section: Section) -> Iterator[Token | Comment]:
    """The pieces of a section, in order: a run such as ``1S!=1=`` falls into three."""
    for item in section.items:
        if isinstance(item, Comment):
            yield item
        else:
            yield from _split(item)


def _split(word: Word) -> Iterator[Token]:
    line, column = word.place
    for found in _TOKEN.finditer(word.text):
        yield Token((line, column + found.start()), found[0])
