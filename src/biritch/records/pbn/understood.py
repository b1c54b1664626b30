"""From the tags and sections of a PBN game to a record of the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import itemgetter
from typing import TypeVar

from biritch.auction import Auction, Contract
from biritch.cards import NOTHING_KNOWN, Board, Deal, board_dealer, board_vulnerability
from biritch.errors import BadNotation, BiritchError
from biritch.play import Play
from biritch.records.pbn.calls import Spoken, read_calls
from biritch.records.pbn.cards import Laid, read_cards
from biritch.records.pbn.deals import read_deal
from biritch.records.pbn.elements import Word
from biritch.records.pbn.game import MANDATORY, Game, Section
from biritch.records.pbn.values import (
    Told,
    form_of_scoring,
    read_contract,
    read_date,
    read_declarer,
    read_sided,
    read_tricks,
    read_vulnerable,
)
from biritch.records.problem import Problems
from biritch.records.record import Record, Table
from biritch.records.trial import check_score, tricks_of
from biritch.seats import BySeat, Seat, Side

T = TypeVar("T")
_UNDERSTOOD = {*MANDATORY, "Auction", "Play", "Score"}
_HIGHEST_BOARD = 999_999_999
_NUMBERED = re.compile(r"(?:board|bord|bd|nr|no|#)?[\s.:#]*([0-9]{1,9})", re.IGNORECASE)


def record_of(game: Game, number: int, problems: Problems) -> Record:
    """What a game says.

    Args:
        game: its tags and sections.
        number: the board's number, if the game gives none.
        problems: where what is wrong is put.
    """
    return _Understanding(game, problems).record(number)


class _Understanding:
    def __init__(self, game: Game, problems: Problems) -> None:
        self.game = game
        self.problems = problems

    def record(self, number: int) -> Record:
        game = self.game
        number = self._read("Board", _board_number) or number
        dealer = self._read("Dealer", Seat.parse)
        vulnerable = self._read("Vulnerable", read_vulnerable) or board_vulnerability(number)
        deal = self._deal()
        spoken = self._spoken(dealer)
        if dealer is None:
            called = spoken is not None and len(spoken.auction) > 0
            dealer = spoken.auction.dealer if spoken and called else board_dealer(number)
        told = self._read("Contract", read_contract) or Told()
        contract = self._contract(told, spoken.auction if spoken else None)
        laid = self._laid(deal, contract, told)
        scoring = game.value("Scoring")
        record = Record(
            board=Board(number, dealer, vulnerable, deal),
            names=BySeat.make(lambda seat: game.value(seat.name.title())),
            auction=spoken.auction if spoken else None,
            calls=spoken.remarks if spoken else (),
            contract=contract,
            passed_out=told.passed_out or (spoken is not None and spoken.auction.passed_out),
            play=laid.play if laid else None,
            cards=laid.remarks if laid else (),
            tricks=self._tricks(contract, laid),
            points_ns=self._points(contract),
            form=form_of_scoring(scoring),
            scoring=scoring,
            event=game.value("Event"),
            site=game.value("Site"),
            date=self._read("Date", read_date) or "",
            tags=tuple(
                sorted(
                    (name, tag.value)
                    for name, tag in game.tags.items()
                    if name not in _UNDERSTOOD and name not in game.sections
                )
            ),
            tables=tuple(
                _table(section)
                for name, section in sorted(game.sections.items())
                if name not in _UNDERSTOOD
            ),
            comments=tuple(sorted(game.comments, key=itemgetter(0))),
        )
        check_score(record, self.problems, game.place("Score"))
        return record

    def _read(self, name: str, read: Callable[[str], T]) -> T | None:
        value = self.game.value(name)
        if not value:
            return None
        try:
            return read(value)
        except BiritchError as wrong:
            self.problems.add_error(self.game.place(name), wrong)
            return None

    def _deal(self) -> Deal:
        value = self.game.value("Deal")
        return read_deal(value, self.game.place("Deal"), self.problems) if value else NOTHING_KNOWN

    def _spoken(self, dealer: Seat | None) -> Spoken | None:
        section = self.game.sections.get("Auction")
        return read_calls(section, dealer, self.problems) if section else None

    def _contract(self, told: Told, auction: Auction | None) -> Contract | None:
        called = auction.contract if auction is not None and auction.is_over else None
        declarer, swapped = self._read("Declarer", read_declarer) or (None, False)
        if told.passed_out or not told.bid:
            return None if told.passed_out else called
        declarer = declarer or told.declarer
        if declarer is None:
            declarer = called.declarer if called is not None else self._right_of_the_leader(told)
        if declarer is None:
            return None
        contract = told.declared_by(declarer)
        if called is not None and contract != called and not swapped:
            self.problems.add(
                self.game.place("Contract"),
                "pbn.contract.other",
                f"the calls end in {called}, the tags say {contract}",
            )
        return contract

    def _right_of_the_leader(self, told: Told) -> Seat | None:
        """Where no tag and no auction names the declarer, the opening lead does."""
        leader = self._read("Play", Seat.parse)
        found = f"; he sits right of {leader.name.title()}, who leads" if leader else ""
        message = f"nobody is said to declare {told.bid}{found}"
        self.problems.add(self.game.place("Contract"), "pbn.declarer", message)
        return leader.rho if leader else None

    def _laid(self, deal: Deal, contract: Contract | None, told: Told) -> Laid | None:
        section = self.game.sections.get("Play")
        if section is None:
            return None
        play = self._before_the_lead(section, deal, contract, told)
        return read_cards(section, play, self.problems) if play is not None else None

    def _before_the_lead(
        self, section: Section, deal: Deal, contract: Contract | None, told: Told
    ) -> Play | None:
        trumps = contract.trumps if contract else told.strain.suit if told.strain else None
        ending = 0 < max(len(hand) for hand in deal) < 13
        try:
            if ending and (contract is not None or told.strain is not None):
                leader = Seat.parse(section.tag.value)
                return Play.ending(deal, trumps, leader, contract=contract)
            if contract is not None:
                return Play.begin(deal, contract)
        except BiritchError as wrong:
            self.problems.add_error(section.tag.place, wrong)
            return None
        if section.items:
            self.problems.add(
                section.tag.place, "pbn.play.contract", "no contract is known to play"
            )
        return None

    def _tricks(self, contract: Contract | None, laid: Laid | None) -> int | None:
        if contract is None or (laid is not None and laid.continues):
            return None
        told = self._read("Result", lambda text: read_tricks(text, contract))
        play = laid.play if laid is not None else None
        place = self.game.place("Result")
        if told is not None and told[1] and 0 <= told[0] <= 13:
            return told[0]  # the caret says that the players agreed on a wrong number
        tricks = told[0] if told is not None else None
        return tricks_of(contract, play, tricks, self.problems, lambda _what, _at: place)

    def _points(self, contract: Contract | None) -> int | None:
        side = contract.declarer.side if contract else None
        told = self._read("Score", lambda text: read_sided(text, side))
        if told is None:
            return None
        return told[Side.NS] if Side.NS in told else -told[Side.EW]


def _board_number(text: str) -> int:
    found = _NUMBERED.fullmatch(text)
    if found is None or not 1 <= int(found[1]) <= _HIGHEST_BOARD:
        raise BadNotation(text, expected="a board's number, from 1", code="pbn.board")
    return int(found[1])


def _table(section: Section) -> Table:
    rows: dict[int, list[str]] = {}
    for item in section.items:
        if isinstance(item, Word):
            rows.setdefault(item.place[0], []).append(item.text)
    return Table(section.tag.name, section.tag.value, tuple(map(tuple, rows.values())))
