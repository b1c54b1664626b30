"""Boards turned a quarter, so that at one table each pair plays both hands of every deal."""

from __future__ import annotations

from msgspec.structs import replace

from biritch.auction import Auction, Contract
from biritch.cards import Board, Deal
from biritch.play import Play
from biritch.records.record import Record
from biritch.seats import Vulnerability

_OTHER_WAY = {Vulnerability.NS: Vulnerability.EW, Vulnerability.EW: Vulnerability.NS}


def turned(board: Board, steps: int = 1) -> Board:
    """The same board with every hand so many seats further, dealer and vulnerability with them.

    Examples:
        >>> from biritch.cards import seeded
        >>> board = Board.numbered(2, next(seeded("evening")))
        >>> other = turned(board)
        >>> other.dealer, other.vulnerable, other.deal[board.dealer.lho] == board.deal[board.dealer]
        (<Seat.SOUTH: 'S'>, <Vulnerability.EW: 'ew'>, True)
        >>> turned(other, -1) == board
        True
    """
    vulnerable = board.vulnerable
    if steps % 2:
        vulnerable = _OTHER_WAY.get(vulnerable, vulnerable)
    deal = Deal(board.deal.hands.rotate(steps))
    return Board(board.number, board.dealer.after(steps), vulnerable, deal)


def turned_record(record: Record, steps: int) -> Record:
    """A record as it would stand if everybody had sat so many seats further."""
    board = turned(record.board, steps)
    auction = record.auction
    if auction is not None:
        calls = auction.calls
        auction = Auction.begin(board.dealer)
        for call in calls:
            auction = auction.then(call)
    contract, play = record.contract, record.play
    if contract is not None:
        declarer = contract.declarer.after(steps)
        contract = Contract(contract.level, contract.strain, contract.doubling, declarer)
    if play is not None and contract is not None:
        cards = play.cards
        play = Play.begin(board.deal, contract)
        for card in cards:
            play = play.then(card)
    lines = record.lines
    if steps % 2:
        lines = tuple(replace(line, side=line.side.opponents) for line in lines)
    return replace(
        record,
        board=board,
        names=record.names.rotate(steps),
        auction=auction,
        contract=contract,
        play=play,
        lines=lines,
    )
