"""A sitting of a match: the same deals at two tables, the sides changed over."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from biritch.analysis import DoubleDummy
from biritch.auction import Contract, Doubling
from biritch.cards import Board, Deal, Strain
from biritch.forms import form_of
from biritch.play import Play
from biritch.records import Record
from biritch.robots.match.chance import chance_of
from biritch.robots.match.compared import Compared
from biritch.robots.match.player import Means, Player
from biritch.robots.match.seated import Played, play_board
from biritch.score import Result, Sheet
from biritch.seats import BySeat, BySide, Seat
from biritch.systems import Setting


class Sitting(Struct, frozen=True):
    """What one comparison of a match came to.

    Attributes:
        number: which of the match it is, from 0.
        points: of the first pair less those of the second, both tables together.
        doubled: the same with every failing contract doubled.
        illegal: calls and cards that were refused, in plain English.
        records: the deals of the first table, then those of the second.
    """

    number: int
    points: int
    doubled: int
    illegal: tuple[str, ...] = ()
    records: tuple[Record, ...] = ()


class Terms(Struct, frozen=True):
    """What is the same in every sitting of a match.

    Attributes:
        way: how the tables are compared.
        seed: where deals and robots' chance come from.
        solver: counts the tricks where only the bidding is compared; None to play the cards.
        keep: whether records are wanted.
    """

    way: Compared
    seed: str
    solver: DoubleDummy | None = None
    keep: bool = False


def sit(
    number: int, deals: tuple[Deal, ...], pair: Player, against: Player, terms: Terms
) -> Sitting:
    """Play the deals of one sitting at both tables.

    Args:
        number: which sitting of the match it is, from 0.
        deals: as many as are compared together.
        pair: sits North and South at the first table, East and West at the second.
        against: the others.
        terms: what is the same in every sitting.
    """
    first = number * terms.way.deals + 1
    boxes = [_Box(first + place, deal, terms.solver) for place, deal in enumerate(deals)]
    here = _Room("Open", BySide(ns=pair, ew=against), terms)
    there = _Room("Closed", BySide(ns=against, ew=pair), terms)
    for box in boxes:
        here.play(box)
        there.play(box)
    here.stop()
    there.stop()
    return Sitting(
        number,
        here.points - there.points,
        here.doubled - there.doubled,
        (*here.illegal, *there.illegal),
        (*here.records, *there.records),
    )


class _Box:
    """The cards both tables play, and their tricks with all hands open, each solved once."""

    def __init__(self, number: int, deal: Deal, solver: DoubleDummy | None) -> None:
        self.number = number
        self.deal = deal
        self._solver = solver
        self._known: dict[tuple[Seat, Strain], int] = {}

    def tricks(self, contract: Contract) -> int:
        assert self._solver is not None
        key = contract.declarer, contract.strain
        if key not in self._known:
            self._known[key] = 13 - self._solver.best(Play.begin(self.deal, contract))
        return self._known[key]


class _Room:
    """One table through a sitting: its sheet, and what has come of it so far.

    Attributes:
        points: of North and South less those of East and West, on sheets that are closed.
        doubled: the same with every failing contract doubled.
    """

    def __init__(self, name: str, players: BySide[Player], terms: Terms) -> None:
        self._name = name
        self._players = players
        self._terms = terms
        self._form = form_of(terms.way.options)
        self._sheet = self._harsh = Sheet()
        self.points = self.doubled = 0
        self.illegal: list[str] = []
        self.records: list[Record] = []

    def play(self, box: _Box) -> None:
        """Play the next deal and write it on the sheet."""
        terms = self._terms
        numbered = Board.numbered(box.number, box.deal)
        turn = self._form.next(self._sheet, numbered)
        board = replace(numbered, dealer=turn.dealer, vulnerable=turn.vulnerable)
        setting = Setting(board.vulnerable, self._sheet.part_scores, terms.way.scoring)
        means = Means(chance_of(f"{terms.seed}/{board.number}/{self._name}"))
        only = terms.solver is not None
        played = play_board(board, self._players, setting, means, bidding_only=only)
        contract = played.auction.contract
        result = played.result
        if only and contract is not None:
            result = Result(contract, box.tricks(contract))
        self._sheet = self._form.record(self._sheet, turn, result)
        self._harsh = self._form.record(self._harsh, turn, _doubled(result))
        self.illegal += played.illegal
        if terms.keep:
            self.records.append(self._record(board, played, result))
        if self._form.is_over(self._sheet):
            self._close()

    def stop(self) -> None:
        """Close the sheet as it stands."""
        self._sheet, self._harsh = self._form.stop(self._sheet), self._form.stop(self._harsh)
        self._close()

    def _close(self) -> None:
        self.points += _net(self._sheet)
        self.doubled += _net(self._harsh)
        self._sheet = self._harsh = Sheet()

    def _record(self, board: Board, played: Played, result: Result | None) -> Record:
        way, players = self._terms.way, self._players
        return Record(
            board=board,
            names=BySeat.make(lambda seat: players[seat.side].name),
            auction=played.auction,
            calls=played.calls,
            contract=played.auction.contract,
            passed_out=played.auction.passed_out,
            play=played.play,
            tricks=None if result is None else result.tricks,
            lines=self._sheet.deals[-1].lines,
            form=str(type(way.options).__struct_config__.tag),
            scoring=way.pbn,
            event="A match of robots",
            tags=(("Room", self._name),),
        )


def _net(sheet: Sheet) -> int:
    return sheet.totals.ns - sheet.totals.ew


def _doubled(result: Result | None) -> Result | None:
    """The result if whoever could double a contract that fails had done so."""
    if result is None or result.made or result.contract.doubling is not Doubling.UNDOUBLED:
        return result
    contract = result.contract
    doubled = Contract(contract.level, contract.strain, Doubling.DOUBLED, contract.declarer)
    return Result(doubled, result.tricks)
