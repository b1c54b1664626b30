"""Games written plainly, as nearly all are: read in one go, or not at all.

What is not plain (comments, marks, odd spellings, anything wrong) is left to the patient readers of
this room, which know the place of every word. A test holds that both say the same.
"""

from __future__ import annotations

import re
from typing import TypeVar

from biritch.auction import BIDS, CALLS, PASS, Call, Contract, Doubling
from biritch.cards import NOTHING_KNOWN, PACK, Card, Deal, Hand, Suit
from biritch.errors import BiritchError
from biritch.records.pbn.game import MANDATORY, VALUE_ONLY
from biritch.records.pbn.inherit import OF_A_BOARD
from biritch.records.pbn.values import form_of_scoring, read_date
from biritch.records.record import NOBODY, Remark, Table
from biritch.records.transcript import Transcript
from biritch.seats import SEATS, BySeat, Vulnerability

T = TypeVar("T")
_TAGS = re.compile(r'\[(\w+) "([^"\n]*)"\]\n((?:[^\[\n][^\n]*\n)*)', re.ASCII)
_ODD_IN_A_SECTION = re.compile(r'[;"\]{}^!?]')
_BODY_LESS = 6  # characters of a tag's line besides name and value
_UNKNOWN = ("", "?")
_UNDERSTOOD = frozenset((*MANDATORY, "Auction", "Play", "Score", "Note"))
_SEATS = {seat.value: seat for seat in SEATS}
_NAMES = tuple(seat.name.title() for seat in SEATS)
_VULNERABLE = {
    "None": Vulnerability.NONE,
    "NS": Vulnerability.NS,
    "EW": Vulnerability.EW,
    "All": Vulnerability.BOTH,
    "Both": Vulnerability.BOTH,
    "Love": Vulnerability.NONE,
}
_CALLS: dict[str, Call] = {str(call): call for call in CALLS[1:]} | dict.fromkeys(
    ("Pass", "pass", "PASS", "P"), PASS
)
_CARDS: dict[str, Card | None] = {str(card): card for card in PACK} | {"-": None}
_CONTRACTS = {
    f"{bid}{doubling.value}{seat.value}": Contract(bid.level, bid.strain, doubling, seat)
    for bid in BIDS
    for doubling in Doubling
    for seat in SEATS
}
_SCORE = re.compile(r"(?:(NS|EW) )?([+-]?\d{1,5})")
_MARK = re.compile(r"=(\d{1,2})=|\$(\d{1,3})")
_FULL_HAND, _FULL_PACK = 13, (1 << 52) - 1
_PASSES = {True: 3, False: 4}
_HIGHEST_SIGN = 255

Played = tuple[Card, ...]


class _Ranks(dict[str, int]):
    """The bits of every holding written from the top down, made as they are asked for."""

    def __missing__(self, text: str) -> int:
        bits = last = 0
        for letter in text:
            place = "23456789TJQKA".find(letter)
            if place < 0 or (bits and place >= last):
                raise KeyError(text)
            bits, last = bits | 1 << place, place
        self[text] = bits
        return bits


class _Dates(dict[str, str]):
    """Dates as ISO 8601 writes them, by what PBN writes; few enough in any file."""

    def __missing__(self, text: str) -> str:
        date = read_date(text)
        if len(self) > _MOST_DATES:
            self.clear()
        self[text] = date
        return date


_RANKS = _Ranks()
_DATES = _Dates()
_MOST_DATES = 10_000


def quick(text: str, number: int) -> tuple[Transcript, dict[str, str]] | None:
    r"""A plain game and its tags; None for one that is not plain.

    Args:
        text: the game's lines.
        number: the board's number, if the game gives none.

    Examples:
        >>> transcript, tags = quick('[Board "7"]\n[Dealer "S"]\n[Auction "S"]\n1H AP\n', 1)
        >>> transcript.number, len(transcript.calls)
        (7, 4)
        >>> quick('[Board "7"] {a comment}\n', 1) is None
        True
    """
    found = _TAGS.findall(text)
    size = _BODY_LESS * len(found)
    for name, value, body in found:
        size += len(name) + len(value) + len(body)
    if size != len(text) or _is_odd(text):
        return None
    tags = {name: value.strip() for name, value, _ in found}
    if not OF_A_BOARD & tags.keys():
        return None
    try:
        return _transcript(found, tags, number), tags
    except (KeyError, ValueError, BiritchError):
        return None


def _is_odd(text: str) -> bool:
    """Whether something in a text does not mean what it says."""
    return '\\"' in text or "\\\\" in text or "\n%" in text or '"#' in text


def _transcript(found: list[tuple[str, str, str]], tags: dict[str, str], number: int) -> Transcript:
    get = tags.get
    bodies, notes, tables = _sections(found, tags)
    board = get("Board", "")
    if board not in _UNKNOWN:
        if not (board.isdigit() and board.isascii() and 0 < int(board[:10]) < 1_000_000_000):
            raise KeyError(board)
        number = int(board)
    dealer = _known(_SEATS, get("Dealer", ""))
    scoring = _text(get("Scoring", ""))
    contract, passed_out = _contract(get("Contract", ""), get("Declarer", ""))
    calls: tuple[Call, ...] | None = None
    said: tuple[Remark, ...] = ()
    if "Auction" in tags:
        calls, said = _calls(bodies.get("Auction", ""), notes)
        if dealer is None or tags["Auction"] != dealer.value:
            raise KeyError
    cards = None
    if "Play" in tags:
        cards = _cards(bodies.get("Play", ""), tags["Play"], contract)
    date = get("Date", "")
    seated = [_text(get(name, "")) for name in _NAMES]
    rest = [pair for pair in tags.items() if pair[0] not in _UNDERSTOOD and pair[0] not in bodies]
    rest.sort()
    return Transcript(
        number=number,
        dealer=dealer,
        vulnerable=_known(_VULNERABLE, get("Vulnerable", "")),
        deal=_deal(get("Deal", "")),
        names=BySeat(*seated) if any(seated) else NOBODY,
        calls=calls,
        said=said,
        contract=contract,
        passed_out=passed_out,
        cards=cards,
        tricks=_tricks(get("Result", "")),
        points_ns=_points(get("Score", ""), contract),
        form=form_of_scoring(scoring),
        scoring=scoring,
        event=_text(get("Event", "")),
        site=_text(get("Site", "")),
        date=_DATES[date] if date not in _UNKNOWN else "",
        tags=tuple(rest),
        tables=tables,
    )


def _text(value: str) -> str:
    return "" if value == "?" else value


def _known(words: dict[str, T], value: str) -> T | None:
    return None if value in _UNKNOWN else words[value]


def _sections(
    found: list[tuple[str, str, str]], tags: dict[str, str]
) -> tuple[dict[str, str], dict[str, str], tuple[Table, ...]]:
    """What stands below the tags: calls and cards, the notes of the calls, the tables."""
    bodies: dict[str, str] = {}
    notes: dict[str, str] = {}
    tables: list[Table] = []
    last = ""
    for name, value, body in found:
        if name == "Note":
            mark, colon, text = value.partition(":")
            if last != "Auction" or body or not colon or mark in notes or not mark.isdigit():
                raise KeyError(name)
            notes[mark] = text.strip()
            continue
        last = name
        if not body:
            continue
        if _ODD_IN_A_SECTION.search(body) is not None or name in VALUE_ONLY:
            raise KeyError(name)
        bodies[name] = body
        if name not in ("Auction", "Play"):
            rows = tuple(tuple(line.split()) for line in body.splitlines())
            tables.append(Table(name, value.strip(), rows))
    if len(tags) != len(found) - len(notes) + bool(notes):
        raise KeyError  # a tag that stands there twice
    tables.sort(key=lambda table: table.name)
    return bodies, notes, tuple(tables)


def _deal(value: str) -> Deal:
    if value in _UNKNOWN:
        return NOTHING_KNOWN
    first, colon, rest = value.partition(":")
    hands = [_hand(hand) for hand in rest.split()]
    start = _SEATS[first].index
    if not colon or len(hands) != 4:
        raise KeyError(value)
    one, two, three, four = hands[4 - start :] + hands[: 4 - start] if start else hands
    seen = one | two | three | four
    if one.bit_count() + two.bit_count() + three.bit_count() + four.bit_count() != seen.bit_count():
        raise KeyError(value)
    return Deal(BySeat(Hand(one), Hand(two), Hand(three), Hand(four)))


def _hand(text: str) -> int:
    if text == "-":
        return 0
    spades, hearts, diamonds, clubs = text.split(".")
    bits = _RANKS[spades] << 39 | _RANKS[hearts] << 26 | _RANKS[diamonds] << 13 | _RANKS[clubs]
    if bits.bit_count() != _FULL_HAND:
        raise KeyError(text)
    return bits


def _contract(value: str, declarer: str) -> tuple[Contract | None, bool]:
    if value in _UNKNOWN:
        if declarer not in _UNKNOWN and declarer not in _SEATS:
            raise KeyError(declarer)
        return None, False
    if value == "Pass":
        if declarer not in _UNKNOWN:
            raise KeyError(declarer)
        return None, True
    return _CONTRACTS[value + declarer], False


def _calls(body: str, notes: dict[str, str]) -> tuple[tuple[Call, ...], tuple[Remark, ...]]:
    words = body.split()
    if not notes:
        try:
            return tuple([_CALLS[word] for word in words]), ()
        except KeyError:
            pass
    calls: list[Call] = []
    remarks: dict[int, Remark] = {}
    used: set[str] = set()
    for at, word in enumerate(words):
        call = _CALLS.get(word)
        if call is not None:
            calls.append(call)
        elif word == "AP":
            if at + 1 != len(words):
                raise KeyError(word)
            calls += _all_pass(calls)
        elif word == "*":
            if at + 1 != len(words):
                raise KeyError(word)
        else:
            _remark(word, len(calls), remarks, notes, used)
    if used != notes.keys():
        raise KeyError
    return tuple(calls), tuple(remarks[place] for place in sorted(remarks))


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


def _remark(
    word: str, place: int, remarks: dict[int, Remark], notes: dict[str, str], used: set[str]
) -> None:
    mark = _MARK.fullmatch(word)
    if mark is None or not place:
        raise KeyError(word)
    before = remarks.get(place, Remark(place=place))
    note, sign = mark.groups()
    if note is not None:
        if before.alert or not 1 <= int(note) <= 32:
            raise KeyError(word)
        used.add(note)
        remarks[place] = Remark(place=place, alert=True, text=notes[note], signs=before.signs)
    else:
        if int(sign) > _HIGHEST_SIGN:
            raise KeyError(word)
        signs = tuple(sorted((*before.signs, int(sign))))
        remarks[place] = Remark(place=place, alert=before.alert, text=before.text, signs=signs)


def _cards(body: str, first: str, contract: Contract | None) -> Played | None:
    """The cards of the columns in the order they were played."""
    words = body.split()
    if words and words[-1] == "*":
        words.pop()
    cards = [_CARDS[word] for word in words]
    if contract is None:
        if cards:
            raise KeyError
        return ()
    if contract.leader.value != first:
        raise KeyError(first)
    return in_order(cards, contract.trumps)


def in_order(cards: list[Card | None], trumps: Suit | None) -> Played:
    """The cards of rows of four columns, the opening leader's first, in the order they were played.

    Raises:
        KeyError: if a card follows one that is not known.

    Examples:
        >>> row = [Card.parse(card) for card in "H3 HA H2 H4 SK SA S2 S3".split()]
        >>> [str(card) for card in in_order(row, None)][4:]
        ['SA', 'S2', 'S3', 'SK']
    """
    order: list[Card] = []
    leader = 0
    whole = len(cards) - len(cards) % 4
    if None in cards:
        whole = cards.index(None) // 4 * 4
    for row in range(0, whole, 4):
        trick = cards[row + leader : row + 4] + cards[row : row + leader]
        order += trick  # type: ignore[arg-type]  # there is no None before the first one
        best = trick[0]
        assert best is not None
        suit, winner = best.suit, 0
        for place, card in enumerate(trick):
            assert card is not None
            if card.suit is suit:
                if card.index > best.index:
                    best, winner = card, place
            elif card.suit is trumps:
                best, suit, winner = card, trumps, place
        leader = leader + winner & 3
    rest = cards[whole:]
    if rest:
        row_left = (rest + [None] * 4)[:4]
        for card in (*row_left[leader:], *row_left[:leader]):
            if card is None:
                break
            order.append(card)
        if len(order) - whole != len(rest) - rest.count(None):
            raise KeyError
    return tuple(order)


def _tricks(value: str) -> int | None:
    if value in _UNKNOWN:
        return None
    if not (value.isdigit() and value.isascii() and int(value[:3]) <= _FULL_HAND):
        raise KeyError(value)
    return int(value)


def _points(value: str, contract: Contract | None) -> int | None:
    if value in _UNKNOWN:
        return None
    found = _SCORE.fullmatch(value)
    if found is None:
        raise KeyError(value)
    side, number = found.groups()
    if side is None:
        if contract is None:
            raise KeyError(value)
        side = contract.declarer.side.value.upper()
    return int(number) if side == "NS" else -int(number)
