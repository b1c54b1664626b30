"""PBN written: the export format of version 2.1, which every program can read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.auction import Bid, Entry, Pass
from biritch.cards import SUITS, Board, Deal, Hand, Suit
from biritch.play import Play
from biritch.records.pbn.values import date_value
from biritch.records.pbn.written import (
    Column,
    bracketed,
    bracketed_columns,
    comment_lines,
    row_lines,
    table_lines,
)
from biritch.records.record import Record, Remark
from biritch.seats import SEATS, Seat, Side, Vulnerability

HEAD = "% PBN 2.1\n% EXPORT\n"
_VULNERABLE = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}
FULL_HAND = 13
_DENOMINATIONS: dict[Suit | None, str] = {None: "NT"} | {suit: suit.value for suit in SUITS}
_SCORINGS = {
    "rubber": "Rubber",
    "twohanded": "Rubber",
    "threehanded": "Rubber",
    "chicago": "Chicago",
}


def write_pbn(records: Iterable[Record]) -> str:
    r"""Write boards as a PBN file, lines ended by CR LF.

    Examples:
        >>> from biritch.cards import seeded
        >>> board = Board.numbered(1, next(seeded("evening")))
        >>> text = write_pbn([Record(board=board, event="Club evening")])
        >>> text.splitlines()[2:6]
        ['[Event "Club evening"]', '[Site ""]', '[Date ""]', '[Board "1"]']
    """
    # An empty line behind the last game too: there are programs that read no game without one.
    games = ("\n".join(_game(record)) + "\n\n" for record in records)
    return (HEAD + "".join(games)).replace("\n", "\r\n")


def write_boards(boards: Iterable[Board]) -> str:
    """Write boards that nobody has played yet as a PBN file."""
    return write_pbn(Record(board=board) for board in boards)


def encoded(text: str) -> bytes:
    r"""The bytes of a PBN file: ISO 8859-1 as the standard asks, UTF-8 for names beyond its letters.

    Examples:
        >>> encoded("Malmö"), encoded("Łódź")
        (b'Malm\xf6', b'\xc5\x81\xc3\xb3d\xc5\xba')
    """
    try:
        data = text.encode("latin-1")
    except UnicodeEncodeError:
        return text.encode(errors="replace")
    return text.encode() if any(map(_seems_utf_8, data.split(b"\n"))) else data


def _seems_utf_8(line: bytes) -> bool:
    """Whether letters beyond ASCII happen to stand so that a reader would take them for UTF-8."""
    if line.isascii():
        return False
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return True


def _game(record: Record) -> Iterator[str]:
    comments: dict[str, list[str]] = {}
    for tag, text in record.comments:
        comments.setdefault(tag, []).append(text)

    def said(tag: str) -> Iterator[str]:
        for text in comments.pop(tag, ()):
            yield from comment_lines(text)

    def with_comments(name: str, value: str) -> Iterator[str]:
        yield bracketed(name, value)
        yield from said(name)

    yield from said("")
    for name, value in _mandatory(record):
        yield from with_comments(name, value)
    for name, value in sorted(_supplemental(record)):
        yield from with_comments(name, value)
    if record.auction is not None:
        yield from with_comments("Auction", record.auction.dealer.value)
        yield from _auction(record)
    if record.play is not None:
        yield from with_comments("Play", record.play.opener.value)
        yield from _play(record.play, record.cards)
    for table in sorted(record.tables, key=lambda table: table.name):
        yield bracketed_columns(table)
        yield from said(table.name)
        yield from table_lines(table)
    for tag in list(comments):
        yield from said(tag)


def _mandatory(record: Record) -> Iterator[tuple[str, str]]:
    board = record.board
    unknown = "?" if record.is_played else ""
    yield "Event", record.event or unknown
    yield "Site", record.site or unknown
    yield "Date", date_value(record.date) or ("????.??.??" if record.is_played else "")
    yield "Board", str(board.number)
    for seat in (Seat.WEST, *SEATS[:3]):
        yield seat.name.title(), record.names[seat] or unknown
    yield "Dealer", board.dealer.value
    yield "Vulnerable", _VULNERABLE[board.vulnerable]
    yield "Deal", _deal(record) or unknown
    yield "Scoring", record.scoring or _SCORINGS.get(record.form, unknown)
    if record.passed_out:
        yield from (("Declarer", ""), ("Contract", "Pass"), ("Result", ""))
        return
    yield "Declarer", _declarer(record) or unknown
    yield "Contract", _contract(record) or unknown
    yield "Result", _result(record) or unknown


def _deal(record: Record) -> str:
    """The hands that are wholly known; in an ending, what there is of each."""
    deal, play = record.board.deal, record.play
    sizes = [len(hand) for hand in deal]
    if FULL_HAND in (*sizes, play.size if play is not None else 0):
        deal = Deal(deal.hands.map(lambda hand: hand if len(hand) == FULL_HAND else Hand()))
    return deal.pbn(record.board.dealer) if any(len(hand) for hand in deal) else ""


def _declarer(record: Record) -> str:
    if record.contract is None:
        return ""
    declarer = record.contract.declarer
    called = record.auction.contract if record.auction is not None else None
    swapped = called is not None and called.declarer is declarer.partner
    return f"^{declarer.value}" if swapped else str(declarer.value)


def _contract(record: Record) -> str:
    contract = record.contract
    if contract is not None:
        return str(contract)[:-1]
    play = record.play
    if play is None:
        return ""
    return _DENOMINATIONS[play.trumps]


def _result(record: Record) -> str:
    if record.contract is None or record.tricks is None:
        return ""
    play = record.play
    side = record.contract.declarer.side
    other = play is not None and play.is_over and play.won[side] != record.tricks
    return "^" * other + str(record.tricks)


def _supplemental(record: Record) -> Iterator[tuple[str, str]]:
    yield from record.tags
    score = record.score_ns
    if score is not None and record.form not in _SCORINGS:
        yield "Score", f"NS {score}"
    elif record.form in _SCORINGS and record.lines:
        yield "ScoreRubber", _rubber_score(record)


def _rubber_score(record: Record) -> str:
    """What each side wrote above and below the line for this deal."""
    sums = {(side, below): 0 for side in Side for below in (False, True)}
    for line in record.lines:
        sums[line.side, line.below] += line.points
    return " ".join(f"{side.value.upper()} {sums[side, False]}/{sums[side, True]}" for side in Side)


def _auction(record: Record) -> Iterator[str]:
    auction = record.auction
    assert auction is not None
    remarks = {remark.place: remark for remark in record.calls}
    notes = _notes(record.calls)
    columns: list[Column] = []
    seat, last = auction.dealer, None
    for place, entry in enumerate(auction.entries, start=1):
        while seat is not entry.seat:
            columns.append(Column("^S"))
            seat = seat.lho
        columns.append(Column(_call(entry, last), remarks.get(place), notes))
        last = entry.call if isinstance(entry.call, Bid) else last
        seat = seat.lho
    if not auction.is_over:
        columns.append(Column("*"))
    yield from row_lines(columns)
    yield from _note_lines(notes)


def _call(entry: Entry, last: Bid | None) -> str:
    if isinstance(entry.call, Bid):
        return f"^I {entry.call}" if last is not None and entry.call <= last else str(entry.call)
    return "Pass" if isinstance(entry.call, Pass) else str(entry.call)


def _play(play: Play, remarks: tuple[Remark, ...]) -> Iterator[str]:
    said = {remark.place: remark for remark in remarks}
    notes = _notes(remarks)
    columns: list[Column] = []
    entries = play.entries
    place = 0
    for trick in (*play.tricks, play.trick):
        cells: dict[Seat, Column] = {}
        for seat, card in trick.items():
            entry = entries[place]
            place += 1
            mark = ""
            if entry.law is not None:
                mark = "^L " if seat is trick.leader else "^R "
            cells[seat] = Column(f"{mark}{card}", said.get(place), notes)
        if cells:
            columns += [cells.get(seat, Column("-")) for seat in play.opener.round()]
    yield from row_lines(columns)
    if not play.is_over:
        yield "*"
    yield from _note_lines(notes)


def _notes(remarks: Iterable[Remark]) -> dict[str, int]:
    """A number for each text that is said at a call or card; an alert without words has one too."""
    texts = dict.fromkeys(remark.text for remark in remarks if remark.text or remark.alert)
    return {text: number for number, text in enumerate(list(texts)[:32], start=1)}


def _note_lines(notes: dict[str, int]) -> Iterator[str]:
    for text, number in notes.items():
        yield bracketed("Note", f"{number}:{text}")
