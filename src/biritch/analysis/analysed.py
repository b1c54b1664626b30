"""A board judged whole: makes, par, the leads, and what each call and card cost."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from biritch.analysis.costs import CallCost, CardCost, call_costs, card_costs
from biritch.analysis.doubledummy import NO_LIMIT, Budget, DoubleDummy, Makes, find_solver
from biritch.analysis.par import Par, par
from biritch.auction import Auction, Contract
from biritch.cards import Board, Card
from biritch.play import Play
from biritch.seats import Side


class OfBoard(Protocol):
    """What was called and played at a board, as far as it is known; a record is one."""

    @property
    def board(self) -> Board:
        """The board, with its cards."""

    @property
    def auction(self) -> Auction | None:
        """The calls; None where they were not kept."""

    @property
    def contract(self) -> Contract | None:
        """What was played; None if that is not known, or it was passed out."""

    @property
    def play(self) -> Play | None:
        """The cards as they were played; None where they were not kept."""

    @property
    def tricks(self) -> int | None:
        """Taken by declarer's side; None where that is not known."""


class PlayedBoard(Struct, frozen=True, kw_only=True):
    """No more of a board than its analysis needs: small on its way to another process.

    Attributes:
        board: the board, with its cards.
        auction: the calls.
        contract: what was played.
        play: the cards as they were played.
        tricks: taken by declarer's side.
    """

    board: Board
    auction: Auction | None = None
    contract: Contract | None = None
    play: Play | None = None
    tricks: int | None = None

    @classmethod
    def of(cls, given: Board | OfBoard) -> PlayedBoard:
        """What is needed of a board or of a record."""
        if isinstance(given, Board):
            return cls(board=given)
        return cls(
            board=given.board,
            auction=given.auction,
            contract=given.contract,
            play=given.play,
            tricks=given.tricks,
        )


class Lead(Struct, frozen=True):
    """An opening lead.

    Attributes:
        card: the card led.
        tricks: what declarer's side then takes with all hands open.
        cost: tricks that it gives away against the best lead.
    """

    card: Card
    tricks: int
    cost: int


class Analysed(Struct, frozen=True, kw_only=True):
    """What is true of a board when all four hands lie open.

    Attributes:
        board: the board.
        makes: the tricks of each declarer in each strain.
        par: the score neither side can better, and the contracts that bring it.
        contract: what the leads are led against: the contract that was played, else the lowest
            contract of par; None if the board is best passed out.
        leads: every opening lead against it, the best for the defenders first.
        calls: what the contract standing after each call is worth.
        cards: what each card played cost.
        claimed: where the play was not played out: tricks that declarer's side was given more than
            those it still had with all hands open. None where nothing tells.
    """

    board: Board
    makes: Makes
    par: Par
    contract: Contract | None
    leads: tuple[Lead, ...]
    calls: tuple[CallCost, ...] = ()
    cards: tuple[CardCost, ...] = ()
    claimed: int | None = None

    def lost(self, side: Side) -> int:
        """Tricks that the cards of one side gave away.

        Examples:
            >>> from biritch.cards import seeded
            >>> board = Board.numbered(1, next(seeded("evening")))
            >>> analyse(board).lost(Side.NS)
            0
        """
        return sum(each.cost for each in self.cards if each.seat.side is side)


def analyse(
    given: Board | OfBoard,
    *,
    solver: DoubleDummy | None = None,
    budget: Budget = NO_LIMIT,
    makes: Makes | None = None,
) -> Analysed:
    """Judge a board, or a record of one, with all four hands open.

    Args:
        given: the board, or what was called and played at it.
        solver: who tells the tricks; whichever is here unless told.
        budget: for each question to the solver.
        makes: of the deal, where they are known already.

    Raises:
        BadValue: ``deal.partial`` if a hand is not known.
        NoSolver: if there is no solver.
        OutOfBudget: if the budget ran out.

    Examples:
        >>> from biritch.cards import Deal
        >>> deal = Deal.parse(
        ...     "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"
        ... )
        >>> found = analyse(Board.numbered(1, deal))
        >>> found.par.points_ns, str(found.contract), [str(each.card) for each in found.leads[:3]]
        (-110, '2SE', ['SK', 'S5', 'HT'])
    """
    solver = solver or find_solver()
    played = PlayedBoard.of(given)
    board = played.board
    makes = makes or solver.makes(board.deal, budget=budget)
    best = par(makes, board.vulnerable, board.dealer)
    contract = played.contract or (best.contracts[0].contract if best.contracts else None)
    cards = card_costs(played.play, solver, budget=budget) if played.play is not None else ()
    return Analysed(
        board=board,
        makes=makes,
        par=best,
        contract=contract,
        leads=opening_leads(board, contract, solver, budget=budget),
        calls=()
        if played.auction is None
        else call_costs(played.auction, makes, board.vulnerable, best.points_ns),
        cards=cards,
        claimed=_claimed(played, cards),
    )


def opening_leads(
    board: Board, contract: Contract | None, solver: DoubleDummy, *, budget: Budget = NO_LIMIT
) -> tuple[Lead, ...]:
    """Every opening lead against a contract, the best for the defenders first.

    Law: 41A.
    """
    if contract is None:
        return ()
    play = Play.begin(board.deal, contract)
    found = solver.choices(play, budget=budget)
    best = max(found.values())
    ranked = sorted(found.items(), key=lambda each: (-each[1], -each[0].index))
    return tuple(Lead(card, play.size - tricks, best - tricks) for card, tricks in ranked)


def _claimed(played: PlayedBoard, cards: tuple[CardCost, ...]) -> int | None:
    """What a claim gave declarer's side beyond what it had, where the play was not played out."""
    if played.play is None or played.play.is_over or played.tricks is None or not cards:
        return None
    return played.tricks - cards[-1].tricks
