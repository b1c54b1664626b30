"""One line of a system file: which call, on which hands, and what is said of it."""

from __future__ import annotations

import re

from msgspec import Struct

from biritch.errors import BadNotation
from biritch.systems.calls import is_kind
from biritch.systems.steps import read_step

FLAGS = frozenset(
    {
        "F1", "GF", "inv", "stop", "art", "alert", "announce", "ask", "relay", "pre", "nat",
        "pen", "convert", "last", "transfer",
    }
)  # fmt: skip
_LINE = re.compile(
    r'(?P<call>\S+)(?P<shows>[^|"]*)(?:\|(?P<marks>[^|"]*))?(?:\|?\s*(?P<texts>".*))?'
)
_TEXT = re.compile(r'"([^"]*)"')


class Line(Struct, frozen=True):
    """One line of a system.

    Attributes:
        call: the call, ``2NT`` or ``3m``, or the kind of call, ``low(new)``.
        shows: what the hand must be, its letters and words still to fill in; empty for a line that
            only leads to those under it.
        tag: the agreement's name, by which answers are found; empty if it has none.
        flags: what partner may do then: F1, GF, inv, stop; and whether opponents are warned: art,
            alert, announce.
        names: the suit it speaks of if that is not the one bid, ``-`` for none.
        when: what must be so besides.
        texts: what people are told, in English, Ukrainian and Russian; empty for the text made
            from the agreement's name and the hand.
        file: where it stands.
        number: the number of the line there.
        order: its place in the whole system.
    """

    call: str
    shows: str
    tag: str
    flags: frozenset[str]
    names: str
    when: tuple[str, ...]
    texts: tuple[str, ...]
    file: str
    number: int
    order: int = 0

    @property
    def is_step(self) -> bool:
        """Whether it only leads to the lines under it."""
        return not self.shows


def read_line(text: str, *, file: str, number: int) -> Line:
    r"""Read one line.

    Raises:
        BadNotation: if it is none.

    Examples:
        >>> line = read_line("2C  hcp 8+, major 4 | F1 art :stayman if unpassed", file="", number=1)
        >>> line.call, line.shows, line.tag, sorted(line.flags), line.when
        ('2C', 'hcp 8+, major 4', 'stayman', ['F1', 'art'], ('unpassed',))
    """
    found = _LINE.fullmatch(text.strip())
    if found is None:
        raise _bad(text, 'call  hand | marks | "text"')
    call = found["call"]
    if not is_kind(call):
        read_step(call, text)
    tag, names, flags = "", "", set[str]()
    marks, _, when = f" {found['marks'] or ''} ".partition(" if ")
    words = iter(marks.split())
    for word in words:
        if word.startswith(":"):
            tag = word[1:]
        elif word == "shows":
            names = next(words, "")
        elif word in FLAGS:
            flags.add(word)
        else:
            raise _bad(text, f"a mark, one of {' '.join(sorted(FLAGS))}, :name, shows, if", word)
    return Line(
        call,
        " ".join(found["shows"].split()),
        tag,
        frozenset(flags),
        names,
        tuple(part.strip() for part in when.split(",") if part.strip()),
        tuple(_TEXT.findall(found["texts"] or "")),
        file,
        number,
    )


def _bad(text: str, expected: str, at: str = "") -> BadNotation:
    return BadNotation(
        text,
        expected=expected,
        position=max(0, text.find(at)) if at else 0,
        code="notation.system",
    )
