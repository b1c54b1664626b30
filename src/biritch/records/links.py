"""Links that show a board elsewhere: Bridge Base Online's hand viewer, and double-dummy solvers."""

from __future__ import annotations

from biritch.auction import DOUBLE, PASS, REDOUBLE
from biritch.cards import SUITS, Deal
from biritch.records.lin import write_lin
from biritch.records.record import Record
from biritch.seats import SEATS, Vulnerability

VIEWER = "https://www.bridgebase.com/tools/handviewer.html"
SOLVER = "https://dds.bridgewebs.com/bsol2/ddummy.htm"
_UNRESERVED = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
_VULNERABLE = {
    Vulnerability.NONE: ("-", "None"),
    Vulnerability.NS: ("n", "NS"),
    Vulnerability.EW: ("e", "EW"),
    Vulnerability.BOTH: ("b", "All"),
}


def hand_viewer_link(record: Record) -> str:
    """The address at which Bridge Base Online's hand viewer shows a board: names, calls and cards.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> link = hand_viewer_link(Record(board=Board.numbered(1, next(seeded("evening")))))
        >>> link.split("?")[1].split("&")[0][:4], "&d=n&" in link
        ('n=sq', True)
    """
    board = record.board
    fields: list[tuple[str, str]] = []
    for seat in SEATS:
        if len(board.deal[seat]):
            fields.append((seat.value.lower(), _hand(board.deal, seat.index)))
        if record.names[seat]:
            fields.append((seat.value.lower() + "n", record.names[seat]))
    fields += [
        ("d", board.dealer.value.lower()),
        ("v", _VULNERABLE[board.vulnerable][0]),
        ("b", str(board.number)),
    ]
    if record.auction is not None and len(record.auction):
        fields.append(("a", _calls(record)))
    if record.play is not None and record.play.count:
        fields.append(("p", "".join(map(str, record.play.cards)).lower()))
    return _address(VIEWER, fields)


def hand_viewer_lin_link(record: Record) -> str:
    """The same viewer fed with the board as LIN, which also carries what was said at the calls.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> hand_viewer_lin_link(Record(board=Board.numbered(1, next(seeded("evening")))))[:60]
        'https://www.bridgebase.com/tools/handviewer.html?lin=pn%7C%2'
    """
    return _address(VIEWER, [("lin", write_lin([record]).strip())])


def solver_link(record: Record) -> str:
    """The address at which a double-dummy solver in the browser analyses a board.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> link = solver_link(Record(board=Board.numbered(2, next(seeded("evening")))))
        >>> "board=2" in link, "dealer=E" in link, "vul=NS" in link
        (True, True, True)
    """
    board = record.board
    fields = [
        ("club", record.site),
        ("board", str(board.number)),
        ("dealer", board.dealer.value),
        ("vul", _VULNERABLE[board.vulnerable][1]),
        *((seat.name.title(), str(board.deal[seat])) for seat in SEATS),
        ("contract", str(record.contract)[:-1] if record.contract else ""),
        ("declarer", record.contract.declarer.value if record.contract else ""),
    ]
    return _address(SOLVER, [(name, value) for name, value in fields if value])


def _hand(deal: Deal, index: int) -> str:
    hand = deal[SEATS[index]]
    return "".join(suit.value.lower() + str(hand[suit]).lower() for suit in reversed(SUITS))


def _calls(record: Record) -> str:
    auction = record.auction
    assert auction is not None
    said = {remark.place: remark for remark in record.calls}
    words = []
    for place, call in enumerate(auction, start=1):
        word = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}.get(call) or str(call).removesuffix(
            "T"
        ).lower()
        remark = said.get(place)
        if remark is not None and remark.alert:
            word += "!"
        if remark is not None and remark.text:
            word += f"({remark.text.replace('(', '[').replace(')', ']')})"
        words.append(word)
    return "".join(words)


def _address(page: str, fields: list[tuple[str, str]]) -> str:
    return page + "?" + "&".join(f"{name}={_escaped(value)}" for name, value in fields)


def _escaped(text: str) -> str:
    return "".join(
        chr(byte) if byte in _UNRESERVED else f"%{byte:02X}"
        for byte in text.encode(errors="replace")
    )
