"""The auction: whose turn it is, what he may call, how it ends, and who declares.

Law: 17, 18, 19, 20, 22.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from biritch.auction.call import Bid, Call
from biritch.auction.contract import Contract, Doubling
from biritch.auction.entry import ORDINARY, Entry
from biritch.auction.procedure import ROUND_TABLE, Procedure
from biritch.auction.refusal import refusal
from biritch.auction.standing import OPENING, Standing
from biritch.errors import BadNotation
from biritch.seats import Seat


class Auction(Struct, frozen=True, gc=False):
    """All calls made so far. It never changes: a call makes a new auction.

    Law: 17.

    Attributes:
        dealer: whose seat dealt.
        procedure: who calls in what order, and when it ends.
        entries: who called what.
        standing: the last bid, its bidder, its doubling and the passes since.
        turn: who calls next; None when the auction is over.
        lawful: what the Laws allow him, before the form narrows it.

    Examples:
        >>> auction = Auction.begin(Seat.NORTH).then(Call.parse("1H")).then(Call.parse("1S"))
        >>> auction.turn, auction.may(Call.parse("X")), auction.may(Call.parse("1D"))
        (<Seat.SOUTH: 'S'>, True, False)
        >>> Auction.parse("N:1H 1S 2C 2S 3D P 4H P P P").contract
        Contract.parse('4HN')
    """

    dealer: Seat
    procedure: Procedure
    entries: tuple[Entry, ...]
    standing: Standing
    turn: Seat | None
    lawful: tuple[Call, ...]
    _mask: int  # the same, one bit a call

    @classmethod
    def begin(cls, dealer: Seat, *, procedure: Procedure = ROUND_TABLE) -> Auction:
        """The auction before the first call.

        Law: 17A.
        """
        return _auction(dealer, procedure, (), OPENING)

    @classmethod
    def parse(cls, text: str, *, procedure: Procedure = ROUND_TABLE) -> Auction:
        """Read an auction: the dealer, a colon, the calls in turn.

        Raises:
            BadNotation: if it cannot be read.
            IllegalCall: if the Laws do not allow one of the calls.

        Examples:
            >>> str(Auction.parse("w: pass 1♠"))
            'W:P 1S'
        """
        dealer, colon, calls = text.partition(":")
        if not colon:
            raise BadNotation(
                text, expected="a dealer, a colon and calls, as in N:1S P", code="notation.auction"
            )
        auction = cls.begin(Seat.parse(dealer), procedure=procedure)
        for call in calls.split():
            auction = auction.then(Call.parse(call))
        return auction

    @property
    def last_bid(self) -> Bid | None:
        """The last bid; None before the first."""
        return self.standing.last_bid

    @property
    def bidder(self) -> Seat | None:
        """Who made the last bid."""
        return self.standing.bidder

    @property
    def doubling(self) -> Doubling:
        """Whether the last bid is doubled or redoubled."""
        return self.standing.doubling

    @property
    def is_over(self) -> bool:
        """Whether nobody is to call any more.

        Law: 22B.
        """
        return self.turn is None

    @property
    def passed_out(self) -> bool:
        """Whether everybody passed and there is nothing to play.

        Law: 22A1.
        """
        return self.turn is None and self.standing.last_bid is None

    @property
    def contract(self) -> Contract | None:
        """The final contract; None while the auction goes on, and when it was passed out."""
        return self.contract_so_far if self.turn is None else None

    @property
    def contract_so_far(self) -> Contract | None:
        """What the contract would be if all passed now; None before the first bid.

        Declarer is, of the side that made the last bid, the one who first named its strain.

        Law: 22A2.

        Examples:
            >>> Auction.parse("N:1C 1S 2H P 4H").contract_so_far
            Contract.parse('4HS')
        """
        bid, bidder = self.standing.last_bid, self.standing.bidder
        if bid is None or bidder is None:
            return None
        declarer = next(
            entry.seat
            for entry in self.entries
            if isinstance(entry.call, Bid)
            and entry.call.strain is bid.strain
            and entry.seat.side is bidder.side
        )
        return Contract(bid.level, bid.strain, self.standing.doubling, declarer)

    def legal(self) -> tuple[Call, ...]:
        """What the player in turn may call, in the order P X XX 1C ... 7NT.

        Examples:
            >>> [str(call) for call in Auction.parse("N:7S X P P").legal()]
            ['P', 'XX', '7NT']
        """
        lawful, allowed = self.lawful, self.procedure.allows(self)
        if allowed is lawful:
            return lawful
        return tuple(call for call in lawful if call in allowed)

    def may(self, call: Call) -> bool:
        """Whether the player in turn may make this call."""
        if not self._mask >> call.index & 1:
            return False
        allowed = self.procedure.allows(self)
        return allowed is self.lawful or call in allowed

    def then(self, call: Call) -> Auction:
        """The auction after one more call, made in turn.

        Raises:
            IllegalCall: if the Laws or the form do not allow it now; its code says why.
        """
        if not self.may(call):
            raise refusal(self, call)
        turn = self.turn
        assert turn is not None
        return self._with(ORDINARY[turn.index][call.index])

    def _with(self, entry: Entry) -> Auction:
        return _auction(
            self.dealer,
            self.procedure,
            self.entries + (entry,),  # noqa: RUF005 - half the time of unpacking
            self.standing.after(entry.seat, entry.call),
        )

    def first(self, count: int) -> Auction:
        """The auction as it was after its first calls, irregular ones included.

        Raises:
            IndexError: if there were not so many calls.

        Examples:
            >>> str(Auction.parse("N:1S P 2S").first(2))
            'N:1S P'
        """
        if not 0 <= count <= len(self.entries):
            raise IndexError(f"an auction of {len(self.entries)} calls has no first {count}")
        auction = Auction.begin(self.dealer, procedure=self.procedure)
        for entry in self.entries[:count]:
            auction = auction._with(entry)  # noqa: SLF001 - an earlier self
        return auction

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls alone, in order."""
        return tuple(entry.call for entry in self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Call]:
        return iter(self.calls)

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        return f"{self.dealer.value}:{' '.join(str(entry) for entry in self.entries)}"

    def __repr__(self) -> str:
        return f"<Auction {self}>"


def _auction(
    dealer: Seat, procedure: Procedure, entries: tuple[Entry, ...], standing: Standing
) -> Auction:
    turn = procedure.turn(dealer, entries, standing)
    if turn is None:
        return Auction(dealer, procedure, entries, standing, None, (), 0)
    side = turn.index & 1
    return Auction(
        dealer, procedure, entries, standing, turn, standing.calls[side], standing.masks[side]
    )
