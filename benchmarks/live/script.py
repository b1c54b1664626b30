"""What the scripted players do: whole boards of legal calls and cards, the same on every run."""

from __future__ import annotations

from itertools import count, islice
from random import Random
from typing import NamedTuple

from biritch.auction import PASS, Auction
from biritch.cards import Board, seeded
from biritch.play import Play, commander
from biritch.records.pbn import write_boards
from biritch.seats import FOUR_PLAYERS, Seat


class Move(NamedTuple):
    """A call or a card: the chair that makes it, and its command as JSON."""

    chair: Seat
    command: bytes


class Script(NamedTuple):
    """Boards as a PBN file, and for each of them every move from the first call to the last card."""

    pbn: str
    boards: tuple[tuple[Move, ...], ...]


def script(boards: int) -> Script:
    """The script of so many boards."""
    dealt = [
        Board.numbered(number, deal)
        for number, deal in enumerate(islice(seeded("benchmark"), boards), start=1)
    ]
    return Script(write_boards(dealt), tuple(_moves(board) for board in dealt))


def _moves(board: Board) -> tuple[Move, ...]:
    auction = next(
        tried for seed in count(board.number) if (tried := _auction(board, Random(seed))).contract
    )
    moves = [
        Move(entry.seat, b'{"type":"Call","call":"%s"}' % str(entry.call).encode())
        for entry in auction.entries
    ]
    assert auction.contract is not None
    play = Play.begin(board.deal, auction.contract)
    chance = Random(board.number)
    while play.turn is not None:
        card = chance.choice(play.legal())
        chair = commander(play, FOUR_PLAYERS, play.turn)
        moves.append(Move(chair, b'{"type":"PlayCard","card":"%s"}' % str(card).encode()))
        play = play.then(card)
    return tuple(moves)


def _auction(board: Board, chance: Random) -> Auction:
    """An auction about as long as people's: each bids a little, or passes."""
    auction = Auction.begin(board.dealer)
    while not auction.is_over:
        bids = [call for call in auction.legal() if call is not PASS][:4]
        auction = auction.then(chance.choice([PASS, PASS, PASS, *bids]))
    return auction
