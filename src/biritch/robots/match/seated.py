"""One deal at one table: four robots bid it and play it, each seeing what its seat may see."""

from __future__ import annotations

from msgspec import Struct

from biritch.auction import PASS, Auction
from biritch.cards import Board, Deal, Hand
from biritch.errors import Refused
from biritch.play import Play, commander
from biritch.records import Remark
from biritch.robots.match.player import Means, Player, Told
from biritch.score import Result
from biritch.seats import FOUR_PLAYERS, SEATS, BySeat, BySide, Seat
from biritch.systems import Setting


class Played(Struct, frozen=True):
    """What became of a deal at a table.

    Attributes:
        auction: the calls.
        calls: what opponents were told of them.
        play: the cards as they were played; None if there was nothing to play, or only bidding.
        illegal: calls and cards that were refused, in plain English; a pass or the first legal card
            was taken in their place.
    """

    auction: Auction
    calls: tuple[Remark, ...]
    play: Play | None
    illegal: tuple[str, ...]

    @property
    def result(self) -> Result | None:
        """Contract and tricks; None if it was passed out or only bid."""
        if self.play is None or self.play.contract is None:
            return None
        contract = self.play.contract
        return Result(contract, self.play.won[contract.declarer.side])


def bid_out(
    board: Board, players: BySide[Player], setting: Setting, means: Means
) -> tuple[Auction, tuple[Remark, ...], tuple[str, ...]]:
    """The auction of a board, what was told of each call, and which calls were refused."""
    auction = Auction.begin(board.dealer)
    remarks: list[Remark] = []
    illegal: list[str] = []
    while (seat := auction.turn) is not None:
        told = players[seat.side].call(board.deal[seat], auction, setting, means)
        try:
            auction = auction.then(told.call)
        except Refused as refused:
            illegal.append(f"board {board.number}, {auction}: {refused}")
            auction, told = auction.then(PASS), Told(PASS)
        if told.alert or told.text:
            remarks.append(Remark(place=len(auction), alert=told.alert, text=told.text))
    return auction, tuple(remarks), tuple(illegal)


def play_out(
    board: Board, auction: Auction, players: BySide[Player], setting: Setting, means: Means
) -> tuple[Play, tuple[str, ...]]:
    """The play of a contract to the last card, and which cards were refused."""
    contract = auction.contract
    assert contract is not None
    table = Play.begin(board.deal, contract)
    seen = {seat: Play.begin(_only(board.deal, seat), contract) for seat in SEATS}
    illegal: list[str] = []
    while table.turn is not None:
        chair = commander(table, FOUR_PLAYERS, table.turn)
        card = players[chair.side].card(seen[chair], auction, setting, means)
        if not table.may(card):
            illegal.append(f"board {board.number}, {table.turn.name.title()}: {card} after {table}")
            card = table.legal()[0]
        table = table.then(card)
        seen = {seat: play.then(card) for seat, play in seen.items()}
        if table.count == 1:
            dummy = contract.dummy
            seen = {seat: play.learn(dummy, board.deal[dummy]) for seat, play in seen.items()}
    return table, tuple(illegal)


def play_board(
    board: Board,
    players: BySide[Player],
    setting: Setting,
    means: Means,
    *,
    bidding_only: bool = False,
) -> Played:
    """A board from the first call to the last card, or to the last call.

    Examples:
        >>> from biritch.cards import seeded
        >>> from biritch.robots.match import Means, player_of
        >>> board = Board.numbered(1, next(seeded("evening")))
        >>> simple = player_of("simple")
        >>> played = play_board(board, BySide(simple, simple), Setting(), Means(bytes))
        >>> played.play is not None and played.play.is_over, played.illegal
        (True, ())
    """
    auction, calls, illegal = bid_out(board, players, setting, means)
    if auction.contract is None or bidding_only:
        return Played(auction, calls, None, illegal)
    play, refused = play_out(board, auction, players, setting, means)
    return Played(auction, calls, play, (*illegal, *refused))


def _only(deal: Deal, seat: Seat) -> Deal:
    return Deal(BySeat.make(lambda other: deal[other] if other is seat else Hand()))
