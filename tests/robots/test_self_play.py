"""Four robots play two hundred boards: always legal, never silly."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import NamedTuple

from biritch.auction import Auction, Bid, Double, Pass
from biritch.cards import Deal, Hand, Strain, board_vulnerability, seeded
from biritch.play import Play
from biritch.robots import choose_call, choose_card, read_auction
from biritch.seats import SEATS, BySeat, Seat, Side
from biritch.valuation import hcp, length

BOARDS = 200


class Board(NamedTuple):
    """A board as four robots played it."""

    deal: Deal
    auction: Auction
    play: Play | None


def seen(deal: Deal, play: Play, chair: Seat) -> Play:
    """The play as one chair sees it: its own hand, dummy's once it is faced, and the cards played."""
    known = {chair, play.dummy} if play.dummy_is_faced else {chair}
    contract = play.contract
    assert contract is not None
    hands = BySeat.make(lambda seat: deal[seat] if seat in known else Hand())
    mine = Play.begin(Deal(hands), contract)
    for card in play.cards:
        mine = mine.then(card)
    return mine


def play_board(deal: Deal, number: int) -> Board:
    auction = Auction.begin(SEATS[number % 4])
    while auction.turn is not None:
        call = choose_call(
            deal[auction.turn], auction, vulnerable=board_vulnerability(number + 1)
        ).call
        auction = auction.then(call)
    contract = auction.contract
    if contract is None:
        return Board(deal, auction, None)
    play = Play.begin(deal, contract)
    while play.turn is not None:
        chair = contract.declarer if play.turn is play.dummy else play.turn
        play = play.then(choose_card(seen(deal, play, chair), auction))
    return Board(deal, auction, play)


@cache
def boards() -> tuple[Board, ...]:
    deals = islice(seeded("two hundred boards"), BOARDS)
    return tuple(play_board(deal, number) for number, deal in enumerate(deals))


def points(deal: Deal, side: Side) -> int:
    return sum(hcp(deal[seat]) for seat in side.seats)


def test_every_board_is_called_and_played_to_its_end_by_the_laws() -> None:
    assert all(board.auction.is_over for board in boards())
    assert all(board.play is None or board.play.is_over for board in boards())
    assert sum(board.play is None for board in boards()) < BOARDS / 20


def test_half_the_games_are_made_and_slams_too() -> None:
    games = [board for board in boards() if board.play and is_game(board)]
    made = [board for board in games if made_it(board)]
    assert len(games) > BOARDS / 4
    assert len(made) > 0.5 * len(games)


def is_game(board: Board) -> bool:
    contract = board.auction.contract
    if contract is None:
        return False
    if contract.strain is Strain.NOTRUMP:
        return contract.level >= 3
    return contract.level >= (4 if contract.strain.is_major else 5)


def made_it(board: Board) -> bool:
    contract = board.auction.contract
    assert contract is not None
    assert board.play is not None
    return board.play.won[contract.declarer.side] >= contract.needs


def test_a_side_with_all_the_strength_bids_game() -> None:
    strong = [
        (board, side) for board in boards() for side in Side if points(board.deal, side) >= 27
    ]
    reached = [
        board
        for board, side in strong
        if (contract := board.auction.contract)
        and (is_game(board) or contract.declarer.side is not side)
    ]
    assert len(reached) >= 0.9 * len(strong)


def test_nobody_bids_game_on_less_than_half_the_strength_without_a_fit() -> None:
    for board in boards():
        contract = board.auction.contract
        if contract is None or not is_game(board):
            continue
        side = contract.declarer.side
        fit = contract.trumps and sum(
            length(board.deal[seat], contract.trumps) for seat in side.seats
        )
        assert points(board.deal, side) >= 20 or (fit or 0) >= 8, board.auction


def test_trump_contracts_are_played_in_fits() -> None:
    suits = [board for board in boards() if (c := board.auction.contract) and c.trumps]
    short = [
        board
        for board in suits
        if (c := board.auction.contract) and c.trumps
        if sum(length(board.deal[seat], c.trumps) for seat in c.declarer.side.seats) < 7
    ]
    assert len(short) <= 0.05 * len(suits)


def test_a_forcing_call_is_never_passed() -> None:
    for board in boards():
        meanings = read_auction(board.auction, board_vulnerability(1)).meanings
        calls = board.auction.calls
        for place in range(2, len(calls)):
            asked, answer = meanings[place - 2], calls[place]
            quiet = isinstance(calls[place - 1], Pass)
            if "forcing" in asked.flags and quiet and isinstance(answer, Pass):
                assert isinstance(asked.call, Double) or asked.key == "redouble", board.auction


def test_the_strong_two_clubs_is_never_left() -> None:
    strong = [board for board in boards() if opened(board) == "2C"]
    assert strong
    assert all(str(board.auction.contract)[:2] != "2C" for board in strong)


def opened(board: Board) -> str:
    return next((str(call) for call in board.auction.calls if isinstance(call, Bid)), "")


def test_doubled_contracts_mostly_fail() -> None:
    doubled = [b for b in boards() if (c := b.auction.contract) and c.doubling.factor > 1]
    assert len(doubled) <= BOARDS / 10
    assert sum(made_it(board) for board in doubled) <= len(doubled) / 2
