"""From the commands of one LIN board to a record."""

from __future__ import annotations

from biritch.auction import Auction, after_calls
from biritch.cards import Card, Deal, board_dealer
from biritch.errors import BadNotation, IllegalCall, IllegalPlay
from biritch.play import Play, after_cards
from biritch.records.lin.commands import Lines
from biritch.records.lin.gathering import Gathered
from biritch.records.lin.match import CLOSED, OPEN, Match
from biritch.records.problem import Problems
from biritch.records.record import NOBODY, Remark
from biritch.records.transcript import Place, Transcript
from biritch.score import Result
from biritch.seats import BySeat, Seat, Vulnerability

EXTRA = "Lin_"  # before a command's name, it names the tag of its value


class Transcriber:
    """Makes records of the boards of one file.

    Args:
        lines: the file's lines, for places.
        match: what its head says.
        problems: where findings are put.
    """

    def __init__(self, lines: Lines, match: Match, problems: Problems) -> None:
        self.lines = lines
        self.match = match
        self.problems = problems
        self.number = 0
        self.open: dict[int, tuple[Deal, Seat | None, Vulnerability | None]] = {}

    def transcript(self, board: Gathered) -> Transcript:
        """What a board says, all of whose commands have been read."""
        number = self.number = board.number or self.number + 1
        if board.room == CLOSED and board.number in self.open:
            self._share(board, number)
        elif board.room == OPEN:
            self.open = {number: (board.deal, board.dealer, board.vulnerable)}
        result, passed_out = self._result(board, number)
        return Transcript(
            number=number,
            dealer=board.dealer,
            vulnerable=board.vulnerable,
            deal=board.deal,
            names=self._names(board),
            calls=tuple(board.calls) if board.calls else None,
            said=_in_order(board.said),
            contract=result.contract if result is not None else None,
            passed_out=passed_out,
            cards=tuple(_with_last_trick(board, number)) if board.cards else None,
            noted=_in_order(board.noted),
            tricks=self._tricks(board, result),
            form="duplicate" if self.match.scoring else "",
            scoring=self.match.scoring,
            event=self.match.event,
            tags=self._tags(board),
            comments=tuple(("Deal", text) for text in board.texts),
        )

    def _share(self, board: Gathered, number: int) -> None:
        """The closed room plays the open room's cards, where it does not name them itself."""
        deal, dealer, vulnerable = self.open[number]
        if not any(len(hand) for hand in board.deal):
            board.deal = deal
        board.dealer = board.dealer or dealer
        board.vulnerable = board.vulnerable or vulnerable

    def _result(self, board: Gathered, number: int) -> tuple[Result | None, bool]:
        if not self.match.results:
            return None, False
        try:
            return self.match.result(number, board.room)
        except BadNotation as wrong:
            self.problems.add_error(self.lines.place(board.at[2], board.at[3]), wrong)
            return None, False

    @staticmethod
    def _tricks(board: Gathered, result: Result | None) -> int | None:
        if board.claimed is not None:
            return board.claimed
        return result.tricks if result is not None else None

    def _names(self, board: Gathered) -> BySeat[str]:
        if board.names is not None:
            return board.names
        return self.match.names.get(board.room or OPEN, NOBODY)

    def _tags(self, board: Gathered) -> tuple[tuple[str, str], ...]:
        tags = {EXTRA + name: value for name, value in board.extra.items()}
        tags |= self.match.tags(board.room)
        tags[EXTRA + "ah"] = board.named
        return tuple(sorted((name, value) for name, value in tags.items() if value))

    def where(self, board: Gathered, what: str, at: int) -> Place:
        """The place of a call, a card, or another thing a finding is about."""
        command = board.at
        if what == "call":
            command = board.calls_at[at - 1]
        elif what == "card":
            command = board.cards_at[min(at, len(board.cards_at)) - 1]
        elif what == "result":
            command = board.claimed_at or command
        elif what == "deal":
            command = board.dealt or command
        return self.lines.place(command[2], command[3])


def _in_order(remarks: dict[int, Remark]) -> tuple[Remark, ...]:
    return tuple(remarks[place] for place in sorted(remarks))


def _with_last_trick(board: Gathered, number: int) -> list[Card]:
    """The cards played, and the thirteenth trick, which files leave out because nobody has a choice."""
    cards = board.cards
    if len(cards) != 48 or board.claimed is not None or not board.deal.is_complete:
        return cards
    try:
        auction = after_calls(Auction.begin(board.dealer or board_dealer(number)), board.calls)
        if auction.contract is None:
            return cards
        play = after_cards(Play.begin(board.deal, auction.contract), cards)
        while not play.is_over:
            play = play.then(play.legal()[0])
    except (IllegalCall, IllegalPlay):
        return cards
    return list(play.cards)
