"""Hypothesis strategies for cards, hands, deals, boards, calls, auctions and contracts."""

from __future__ import annotations

from hypothesis import strategies as st

from biritch.auction import (
    BIDS,
    CALLS,
    PASS,
    ROUND_TABLE,
    Auction,
    Bid,
    Call,
    Contract,
    Doubling,
    Procedure,
)
from biritch.cards import (
    PACK,
    STRAINS,
    Board,
    Card,
    Deal,
    Hand,
    Holding,
    numbered_deal,
)
from biritch.cards.dealing import DEALS
from biritch.seats import SEATS, BySeat, Seat, Vulnerability


def seats() -> st.SearchStrategy[Seat]:
    """Any of the four seats."""
    return st.sampled_from(SEATS)


def vulnerabilities() -> st.SearchStrategy[Vulnerability]:
    """None, one side or both."""
    return st.sampled_from(tuple(Vulnerability))


def cards() -> st.SearchStrategy[Card]:
    """Any of the 52 cards."""
    return st.sampled_from(PACK)


def holdings() -> st.SearchStrategy[Holding]:
    """Any cards of one suit, from a void to all thirteen."""
    return st.integers(0, (1 << 13) - 1).map(Holding)


def hands(*, size: int | None = 13) -> st.SearchStrategy[Hand]:
    """A hand of so many cards; None for any number."""
    smallest, largest = (0, len(PACK)) if size is None else (size, size)
    return st.sets(cards(), min_size=smallest, max_size=largest).map(Hand.of)


def deals() -> st.SearchStrategy[Deal]:
    """Complete deals; they shrink towards the one in which North holds all the spades."""
    return st.integers(0, DEALS - 1).map(numbered_deal)


@st.composite
def partial_deals(draw: st.DrawFn) -> Deal:
    """What somebody might know of a deal: some hands whole, some in part, some not at all."""
    known = draw(st.tuples(*(hands(size=None) for _ in SEATS)))
    deal = draw(deals())
    return Deal(BySeat(*(hand & seen for hand, seen in zip(deal, known, strict=True))))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A complete deal in the box of any number."""
    return Board.numbered(draw(st.integers(1, 400)), draw(deals()))


def bids() -> st.SearchStrategy[Bid]:
    """Any of the 35 bids."""
    return st.sampled_from(BIDS)


def calls() -> st.SearchStrategy[Call]:
    """Any of the 38 calls."""
    return st.sampled_from(CALLS)


def contracts() -> st.SearchStrategy[Contract]:
    """Any contract by any declarer."""
    return st.builds(
        Contract,
        st.integers(1, 7),
        st.sampled_from(STRAINS),
        st.sampled_from(tuple(Doubling)),
        seats(),
    )


@st.composite
def auctions(draw: st.DrawFn, *, procedure: Procedure = ROUND_TABLE, longest: int = 40) -> Auction:
    """A legal auction at any stage, of at most so many calls; over or not."""
    auction = Auction.begin(draw(seats()), procedure=procedure)
    for _ in range(draw(st.integers(0, longest))):
        legal = auction.legal()
        if not legal:
            break
        # Half the time one of the first few, or most auctions would be at the seven level at once.
        few = draw(st.booleans())
        auction = auction.then(draw(st.sampled_from(legal[:4] if few else legal)))
    return auction


@st.composite
def complete_auctions(
    draw: st.DrawFn, *, procedure: Procedure = ROUND_TABLE, longest: int = 40
) -> Auction:
    """A legal auction that is over, passed out or not."""
    auction = draw(auctions(procedure=procedure, longest=longest))
    while not auction.is_over:
        auction = auction.then(PASS if auction.may(PASS) else auction.legal()[0])
    return auction
