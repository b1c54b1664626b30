"""Calls, cards and tables of a game that is written plainly; anything else is a KeyError."""

from __future__ import annotations

import re

from msgspec import Struct, field

from biritch.auction import CALLS, PASS, Call
from biritch.cards import PACK, SUITS, Card, Suit
from biritch.records.pbn.elements import tidied
from biritch.records.pbn.game import VALUE_ONLY
from biritch.records.pbn.marks import FIRST_CALL_SIGN, FIRST_CARD_SIGN, SUFFIXES
from biritch.records.record import Commented, Remark, Table

Found = tuple[str, str, str]  # a tag's name, its value, and what stands behind it
NOTED = ("Auction", "Play")
_SPECIAL = frozenset((*NOTED, "Note"))
_PIECE = re.compile(r'\{([^}]*)\}|;([^\n]*)|([^\s{};"\[\]]+)')
_MARK = re.compile(r"=(\d{1,2})=|\$(\d{1,3})")
_CALLS: dict[str, Call] = {str(call): call for call in CALLS[1:]} | dict.fromkeys(
    ("Pass", "pass", "PASS", "P"), PASS
)
_NO_CARD, _UNKNOWN = 255, b"\xff"
_CELLS = {str(card): card.index for card in PACK} | {"-": _NO_CARD, "--": _NO_CARD}
_PASSES = {True: 3, False: 4}
_HIGHEST_SIGN, _MOST_NOTES = 255, 32


def _strengths(trumps: Suit | None) -> tuple[bytes, ...]:
    """For each card led, how strong every card is in the trick, as a table of bytes."""
    return tuple(
        bytes(
            card.rank.index + (20 if card.suit is trumps else 1)
            if card.suit in (led.suit, trumps)
            else 0
            for card in PACK
        ).ljust(256, b"\0")
        for led in PACK
    )


_STRENGTHS = {trumps: _strengths(trumps) for trumps in (None, *SUITS)}


class Section(Struct, gc=False):
    """What stands below a tag: words and comments in order, and the notes behind them.

    Attributes:
        body: the text as it stands.
        more: comments behind the notes.
        notes: the text of each note, by its number.
    """

    body: str = ""
    more: list[str] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)

    @property
    def is_simple(self) -> bool:
        """Whether there are only words."""
        return not (self.notes or self.more or "{" in self.body or ";" in self.body)


class Sections(Struct, gc=False):
    """All sections of a game."""

    noted: dict[str, Section] = field(default_factory=dict)
    tables: list[Table] = field(default_factory=list)
    named: set[str] = field(default_factory=set)
    comments: list[Commented] = field(default_factory=list)
    count: int = 0  # of tags, notes left out


def sections(found: list[Found]) -> Sections:
    """Sort what stands below the tags of a game."""
    all_ = Sections()
    section: Section | None = None
    notes = 0
    for name, value, body in found:
        if body == "\n" and name not in _SPECIAL:
            section = None
        elif name == "Note":
            notes += 1
            _note(section, value, body)
        elif name in NOTED:
            section = all_.noted[name] = Section(body)
            all_.named.add(name)
        else:
            section = None
            _below(all_, name, value, body)
    all_.count = len(found) - notes
    if all_.tables:
        all_.tables.sort(key=lambda table: table.name)
    return all_


def _note(section: Section | None, value: str, body: str) -> None:
    number, colon, text = value.partition(":")
    number = number.strip()
    if (
        section is None
        or not colon
        or number in section.notes
        or not (number.isdigit() and number.isascii() and str(int(number)) == number)
        or not 1 <= int(number) <= _MOST_NOTES
    ):
        raise KeyError(value)
    section.notes[number] = text.strip()
    if body != "\n":
        for words, comment in pieces(body):
            if words or not section.body.strip():
                raise KeyError(body)
            section.more.append(comment)


def _below(all_: Sections, name: str, value: str, body: str) -> None:
    """Comments behind a tag, or the rows of a table."""
    rows: list[tuple[str, ...]] = []
    if "{" in body or ";" in body:
        for word, comment in pieces(body):
            if word:
                raise KeyError(body)
            all_.comments.append((name, comment))
        return
    if '"' in body or "}" in body or "]" in body:
        raise KeyError(body)
    rows = [row for line in body.split("\n") if (row := tuple(line.split()))]
    if not rows:
        return
    if name in VALUE_ONLY:
        raise KeyError(body)
    all_.tables.append(Table(name, value.strip(), tuple(rows)))
    all_.named.add(name)


def pieces(body: str) -> list[tuple[str, str]]:
    """The words and comments of a section in order: each a word and no comment, or the reverse."""
    found = []
    at = 0
    for piece in _PIECE.finditer(body):
        if body[at : piece.start()].strip():
            raise KeyError(body)
        at = piece.end()
        braces, rest, word = piece.groups()
        if word is not None:
            found.append((word, ""))
        else:
            found.append(("", tidied(braces) if braces is not None else rest.strip()))
    if body[at:].strip():
        raise KeyError(body)
    return found


class _Marks:
    """What stands at the calls or cards of one section."""

    def __init__(self, section: Section, first_sign: int) -> None:
        self.notes = section.notes
        self.first_sign = first_sign
        self.used: set[str] = set()
        self.noted: dict[int, str] = {}
        self.signs: dict[int, list[int]] = {}
        self.comments: dict[int, list[str]] = {}

    def take(self, word: str, place: int) -> None:
        """A mark of the call or card at a place."""
        if not place:
            raise KeyError(word)
        if word in SUFFIXES:
            self.signs.setdefault(place, []).append(self.first_sign + SUFFIXES.index(word))
            return
        mark = _MARK.fullmatch(word)
        if mark is None:
            raise KeyError(word)
        note, sign = mark.groups()
        if note is None:
            if int(sign) > _HIGHEST_SIGN:
                raise KeyError(word)
            self.signs.setdefault(place, []).append(int(sign))
            return
        number = str(int(note))
        if place in self.noted or number not in self.notes:
            raise KeyError(word)
        self.used.add(number)
        self.noted[place] = self.notes[number]

    def remarks(self, *, alerts: bool) -> list[Remark]:
        """All of them, by place."""
        if len(self.used) != len(self.notes):
            raise KeyError
        places = sorted(self.noted.keys() | self.signs.keys() | self.comments.keys())
        return [
            Remark(
                place=place,
                alert=alerts and place in self.noted,
                text=self.noted.get(place, ""),
                signs=tuple(sorted(self.signs.get(place, ()))),
                comment="\n".join(self.comments.get(place, ())),
            )
            for place in places
        ]


def calls_of(
    section: Section, comments: list[Commented]
) -> tuple[tuple[Call, ...], tuple[Remark, ...]]:
    """The calls of an auction, and what is said at them."""
    if section.is_simple:
        try:
            return tuple([_CALLS[word] for word in section.body.split()]), ()
        except KeyError:
            pass
    marks = _Marks(section, FIRST_CALL_SIGN)
    calls: list[Call] = []
    ended = False
    for word, comment in [*pieces(section.body), *(("", text) for text in section.more)]:
        if not word:
            if calls or ended:
                marks.comments.setdefault(max(1, len(calls)), []).append(comment)
            else:
                comments.append(("Auction", comment))
            continue
        call = _CALLS.get(word)
        if ended:
            raise KeyError(word)
        if call is not None:
            calls.append(call)
        elif word == "AP":
            calls += _all_pass(calls)
            ended = True
        elif word == "*":
            ended = True
        else:
            marks.take(word, len(calls))
    if not calls and marks.comments:
        raise KeyError
    return tuple(calls), tuple(marks.remarks(alerts=True))


def _all_pass(calls: list[Call]) -> list[Call]:
    """The passes that end an auction, those already made taken off."""
    opened = any(call.index > 2 for call in calls)
    made = 0
    for call in reversed(calls):
        if call is not PASS:
            break
        made += 1
    if made >= _PASSES[opened]:
        raise KeyError
    return [PASS] * (_PASSES[opened] - made)


def cards_of(
    section: Section, trumps: Suit | None, comments: list[Commented]
) -> tuple[tuple[Card, ...], tuple[Remark, ...]]:
    """The cards of the columns in the order they were played, and what is said at them."""
    if section.is_simple:
        words = section.body.split()
        if words and words[-1] == "*":
            words.pop()
        try:
            return in_order(bytes(map(_CELLS.__getitem__, words)), trumps), ()
        except KeyError:
            pass
    marks = _Marks(section, FIRST_CARD_SIGN)
    cells = bytearray()
    ended = False
    for word, comment in [*pieces(section.body), *(("", text) for text in section.more)]:
        if not word:
            if cells or ended:
                marks.comments.setdefault(max(1, len(cells)), []).append(comment)
            else:
                comments.append(("Play", comment))
        elif ended:
            raise KeyError(word)
        elif word == "*":
            ended = True
        elif word in _CELLS:
            cells.append(_CELLS[word])
        else:
            marks.take(word, len(cells))
    cards = in_order(bytes(cells), trumps)
    places = {card.index: place for place, card in enumerate(cards, start=1)}
    placed = []
    for remark in marks.remarks(alerts=False):
        cell = cells[remark.place - 1] if remark.place <= len(cells) else _NO_CARD
        if cell not in places:
            continue
        placed.append(
            Remark(
                place=places[cell],
                text=remark.text,
                signs=remark.signs,
                comment=remark.comment,
            )
        )
    placed.sort(key=lambda remark: remark.place)
    return cards, tuple(placed)


def in_order(cells: bytes, trumps: Suit | None) -> tuple[Card, ...]:
    """The cards of rows of four columns, the opening leader's first, in the order they were played.

    Args:
        cells: the index of each card, 255 for one that is not known.
        trumps: the trump suit.

    Raises:
        KeyError: if a card follows one that is not known.

    Examples:
        >>> row = [Card.parse(card).index for card in "H3 HA H2 H4 SK SA S2 S3".split()]
        >>> [str(card) for card in in_order(bytes(row), None)][4:]
        ['SA', 'S2', 'S3', 'SK']
    """
    order = bytearray()
    leader = 0
    gap = cells.find(_NO_CARD)
    whole = (len(cells) if gap < 0 else gap) // 4 * 4
    strengths = _STRENGTHS[trumps]
    for row in range(0, whole, 4):
        trick = cells[row + leader : row + 4] + cells[row : row + leader]
        order += trick
        powers = trick.translate(strengths[trick[0]])
        leader = leader + powers.index(max(powers)) & 3
    rest = cells[whole:]
    if rest:
        last = rest[:4].ljust(4, _UNKNOWN)
        last = last[leader:] + last[:leader]
        order += last.partition(_UNKNOWN)[0]
        if len(order) - whole != len(rest) - rest.count(_UNKNOWN):
            raise KeyError
    return tuple(map(PACK.__getitem__, order))
