"""A board as it is shown: the hands, and as much of what happened as is wanted."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from biritch.analysis import Makes, Par
from biritch.cards import Board
from biritch.paper.auctions import auction_block
from biritch.paper.colours import Colours
from biritch.paper.hands import compass, hand_line
from biritch.paper.layout import Beside, Block, Lines, Stack, line
from biritch.paper.makes import makes_grid, par_lines
from biritch.paper.svg import svg_of
from biritch.paper.text import text_of_block
from biritch.paper.tricks import play_grid
from biritch.paper.words import Words, over, signed
from biritch.records import Record
from biritch.seats import SEATS, Seat


class Diagram(Struct, frozen=True, kw_only=True):
    """A board to be shown: in a notebook it shows itself.

    Attributes:
        record: the board and what is known of it.
        makes: the tricks of each declarer with open hands, to be shown below.
        par: what they come to.
        seats: whose hands are shown; one alone is written in a line, as in a bidding problem.
        auction: whether the auction is shown, if it is known.
        play: whether the play is shown, if it is known.
        points: whether the high-card points stand in the corner.
        language: en, uk or ru.
        colours: of the suits.

    Examples:
        >>> from biritch.cards import Deal
        >>> deal = Deal.parse(
        ...     "N:AK32.AK2.AK2.432 QJT9.QJT.QJT.QJT 876.876.8765.876 54.9543.943.AK95"
        ... )
        >>> print(Diagram.of(Board.numbered(1, deal)).text(), end="")
        Board 1         ♠ AK32
        N deals         ♥ AK2
        None vul.       ♦ AK2
                        ♣ 432
        ♠ 54            ┌───N───┐  ♠ QJ109
        ♥ 9543          W   1   E  ♥ QJ10
        ♦ 943           └───S───┘  ♦ QJ10
        ♣ AK95                     ♣ QJ10
                        ♠ 876
          21            ♥ 876
        7 HCP 12        ♦ 8765
           0            ♣ 876
    """

    record: Record
    makes: Makes | None = None
    par: Par | None = None
    seats: tuple[Seat, ...] = SEATS
    auction: bool = True
    play: bool = True
    points: bool = True
    language: str = "en"
    colours: Colours = Colours.TWO

    @classmethod
    def of(cls, board: Board | Record, *, language: str = "en") -> Diagram:
        """A board or a record of one, with all that is known of it."""
        record = board if isinstance(board, Record) else Record(board=board)
        return cls(record=record, language=language)

    @property
    def title(self) -> str:
        """What it is, in a few words."""
        words, board = Words(self.language), self.record.board
        return words.say(
            "diagram",
            board=words.say("board", number=board.number),
            dealer=words.say("deals", seat=words.seat(board.dealer)),
            vulnerable=words.vulnerable(board.vulnerable),
        )

    def layout(self) -> Block:
        """What stands where."""
        words = Words(self.language)
        return Stack(tuple(self._parts(words)), gap=0.7)

    def text(self, *, colours: Colours | None = None, width: int = 78) -> str:
        """The diagram in letters, for a terminal with colours or without."""
        return text_of_block(self.layout(), colours=colours, width=width)

    def svg(self, *, size: float = 14.0) -> str:
        """The diagram as a picture, with letters of so many pixels."""
        return svg_of(
            self.layout(),
            title=self.title,
            about=self.text(),
            language=self.language,
            size=size,
            colours=self.colours,
            width=size * 30,
        )

    def html(self) -> str:
        """The diagram as a part of a page."""
        from biritch.paper.html import html_of_block  # noqa: PLC0415 - a page only where one is made

        return html_of_block(self.layout(), language=self.language, colours=self.colours)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def __str__(self) -> str:
        return self.text()

    def _parts(self, words: Words) -> Iterator[Block]:
        record = self.record
        if len(self.seats) == 1:
            (seat,) = self.seats
            yield Lines((hand_line(record.board.deal[seat], words),), name=words.seat_name(seat))
        else:
            yield compass(record.board, words, seats=self.seats, points=self.points)
        if self.auction and record.auction is not None and len(record.auction):
            yield auction_block(
                record.auction,
                words,
                vulnerable=record.board.vulnerable,
                notes={each.place: each.text for each in record.calls if each.text},
                alerts=[each.place for each in record.calls if each.alert],
                names=dict(record.names.items()),
            )
        told = outcome_line(record, words)
        if told:
            yield Lines((line(told, bold=True),), wraps=True)
        tricks = (
            play_grid(record.play, words)
            if self.play and record.play is not None and record.play.count
            else None
        )
        makes = tuple(self._makes(words))
        if tricks is not None:
            # The play is long and narrow: the makes go beside it.
            yield Beside((tricks, Stack(makes)), gap=2.5) if makes else tricks
        elif makes:
            yield Beside(makes)

    def _makes(self, words: Words) -> Iterator[Block]:
        if self.makes is not None:
            yield makes_grid(self.makes, words)
            if self.par is not None:
                yield par_lines(self.par, words)


def outcome_line(record: Record, words: Words) -> str:
    """The contract and what came of it, such as ``4♥X by S −1: −100``; empty if none is known.

    Examples:
        >>> from biritch.auction import Contract
        >>> from biritch.cards.deal import NOTHING_KNOWN
        >>> board = Board.numbered(1, NOTHING_KNOWN)
        >>> record = Record(board=board, contract=Contract.parse("4HXS"), tricks=9, points_ns=-100)
        >>> outcome_line(record, Words())
        '4♥X by S −1: N–S −100'
    """
    if record.passed_out:
        return words.say("passed-out")
    if record.contract is None:
        return ""
    declarer = record.contract.declarer
    text = words.say("played", contract=words.contract(record.contract), seat=words.seat(declarer))
    if record.result is not None:
        text += f" {over(record.result)}"
    points = record.score_ns
    if points is not None:
        side = declarer.side
        own = points if side.value == "ns" else -points
        text += f": {words.side(side)} {signed(own)}"
    return text
