"""Hands and the compass they lie around."""

from __future__ import annotations

from biritch.cards import SUITS, Board, Deal, Hand
from biritch.paper.layout import (
    SUIT_INKS,
    Align,
    Block,
    Compass,
    Grid,
    Ink,
    Line,
    Lines,
    Rose,
    Span,
    line,
)
from biritch.paper.words import Words
from biritch.seats import SEATS, BySeat, Seat
from biritch.valuation import hcp

SMALL = 0.85


def hand_block(hand: Hand, words: Words, *, name: str = "") -> Lines:
    """A hand in four lines, spades first.

    Examples:
        >>> from biritch.paper.layout import text_of
        >>> [text_of(each) for each in hand_block(Hand.parse("AKT4..QJ2.876543"), Words()).lines]
        ['♠ AK104', '♥ —', '♦ QJ2', '♣ 876543']
    """
    return Lines(
        tuple(
            (Span(suit.symbol, SUIT_INKS[suit]), Span(f" {words.ranks(hand[suit])}", bold=True))
            for suit in reversed(SUITS)
        ),
        name=name,
    )


def hand_line(hand: Hand, words: Words) -> Line:
    """A hand in one line, as a bidding problem shows it."""
    spans: list[Span] = []
    for suit in reversed(SUITS):
        spans.append(Span(suit.symbol, SUIT_INKS[suit]))
        spans.append(Span(f" {words.ranks(hand[suit])}   ", bold=True))
    spans[-1] = Span(spans[-1].text.rstrip(), bold=True)
    return tuple(spans)


def board_corner(board: Board, words: Words) -> Lines:
    """The board's number, who deals and who is vulnerable."""
    at_risk = board.vulnerable.value != "none"
    return Lines(
        (
            line(words.say("board", number=board.number), bold=True, title=True, size=1.1),
            line(words.say("deals", seat=words.seat(board.dealer)), size=SMALL),
            line(
                words.vulnerable(board.vulnerable),
                ink=Ink.VULNERABLE if at_risk else Ink.PLAIN,
                size=SMALL,
            ),
        )
    )


def points_corner(deal: Deal, words: Words) -> Grid | None:
    """The high-card points of each hand, laid out as the seats are; None where a hand is not known."""
    if not deal.is_complete:
        return None
    counts = BySeat.make(lambda seat: str(hcp(deal[seat])))

    def cell(text: str, *, quiet: bool = False) -> Line:
        return line(text, ink=Ink.QUIET if quiet else Ink.PLAIN, size=SMALL)

    return Grid(
        (
            ((), cell(counts.north), ()),
            (cell(counts.west), cell(words.say("hcp"), quiet=True), cell(counts.east)),
            ((), cell(counts.south), ()),
        ),
        aligns=(Align.RIGHT, Align.CENTRE, Align.LEFT),
        name=words.say("hcp"),
        gap=0.4,
    )


def compass(
    board: Board,
    words: Words,
    *,
    seats: tuple[Seat, ...] = SEATS,
    points: bool = True,
    corner: bool = True,
) -> Block:
    """A board's hands around the compass; hands nobody knows are left out.

    Args:
        board: the board, its deal whole or in part.
        words: the language.
        seats: whose hands are shown.
        points: whether the points stand in a corner.
        corner: whether number, dealer and vulnerability do.
    """
    shown = {seat for seat in seats if len(board.deal[seat])}
    return Compass(
        BySeat.make(
            lambda seat: (
                hand_block(
                    board.deal[seat], words, name=words.say("hand", seat=words.seat_name(seat))
                )
                if seat in shown
                else None
            )
        ),
        rose(board, words),
        board_corner(board, words) if corner else None,
        points_corner(board.deal, words) if points and len(shown) == len(SEATS) else None,
    )


def rose(board: Board, words: Words) -> Rose:
    """The compass of a board."""
    return Rose(
        words.seats(),
        board.dealer,
        board.vulnerable,
        str(board.number),
        words.say(
            "diagram",
            board=words.say("board", number=board.number),
            dealer=words.say("deals", seat=words.seat(board.dealer)),
            vulnerable=words.vulnerable(board.vulnerable),
        ),
    )
