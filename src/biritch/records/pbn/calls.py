"""The auction section of a PBN game: the calls, and those that stand although irregular."""

from __future__ import annotations

import re

from msgspec import Struct

from biritch.auction import PASS, Auction, Bid, Call
from biritch.errors import BadNotation, IllegalCall
from biritch.records.pbn.elements import Comment
from biritch.records.pbn.game import Section
from biritch.records.pbn.marks import FIRST_CALL_SIGN, Marks, Token, tokens
from biritch.records.problem import Problems
from biritch.records.record import Remark
from biritch.rulings import call_out_of_turn_accepted, insufficient_bid_accepted
from biritch.seats import Seat

_WORD = re.compile(r"[A-Za-z0-9♣♦♥♠♧♢♡♤А-яІіЇї-]+")
_ALL_PASS = ("ap", "all", "allpass", "all-pass")
_FROM_THE_DEALER = "the dealer's is taken as the first"


class Spoken(Struct, frozen=True):
    """What an auction section says: the calls as far as they can be, and what stands at them."""

    auction: Auction
    remarks: tuple[Remark, ...]


def read_calls(section: Section, dealer: Seat | None, problems: Problems) -> Spoken | None:
    """Read an auction section; a call that cannot be ends it there.

    Args:
        section: the section.
        dealer: who deals, as the game's tag says; None where it has none.
        problems: where what is wrong is put.

    Returns:
        The calls; None where the section names no seat.
    """
    first = _first(section, dealer, problems)
    if first is None:
        return None
    reader = _Reader(section, first, dealer, problems)
    items = list(tokens(section))
    last = max((at for at, item in enumerate(items) if _is_call(item)), default=0)
    for at, item in enumerate(items):
        if isinstance(item, Comment):
            reader.marks.comment(item.text, max(1, reader.count))
        elif item.text == "*" and at < last:
            reader.star(item)
        elif not reader.ended:
            reader.take(item)
    return reader.spoken()


def _is_call(item: Token | Comment) -> bool:
    return isinstance(item, Token) and item.text[:1].isalnum()


def _first(section: Section, dealer: Seat | None, problems: Problems) -> Seat | None:
    """Whose call comes first; where the section does not say, the dealer's."""
    value = section.tag.value.strip()
    try:
        if value not in ("", "?", "-"):
            return Seat.parse(value)
    except BadNotation as wrong:
        problems.add_error(section.tag.place, wrong, done=_FROM_THE_DEALER if dealer else "")
        return dealer
    if dealer is not None and section.items:
        problems.add(
            section.tag.place, "pbn.first", "nobody is said to call first", done=_FROM_THE_DEALER
        )
        return dealer
    return None


class _Reader:
    def __init__(
        self, section: Section, first: Seat, dealer: Seat | None, problems: Problems
    ) -> None:
        self.section = section
        self.problems = problems
        self.marks = Marks(section, FIRST_CALL_SIGN, problems)
        self.seat = first  # whose column comes next
        self.dealer = dealer
        self.auction: Auction | None = None
        self.insufficient = self.skipped = self.ended = self.bracketed = False

    @property
    def count(self) -> int:
        return len(self.auction) if self.auction is not None else 0

    def take(self, token: Token) -> None:
        """Read one piece of the section."""
        text = token.text
        if self.marks.take(token, max(1, self.count)):
            return
        match text.upper():
            case "*" | "+":
                self.ended = True
            case "-":
                self._no_call_yet(token)
            case "^S":
                self._begin(self.seat)
                self.skipped, self.seat = True, self.seat.lho
            case "^I":
                self.insufficient = True
            case "(" | ")":
                self._bracket(token)
            case _ if text.casefold() in _ALL_PASS:
                self._all_pass(token)
            case _ if _WORD.fullmatch(text):
                self._call(token)
            case _:
                self.problems.add(token.place, "pbn.call", f"no call and no mark: {text}")

    def star(self, token: Token) -> None:
        """A star with calls behind it ends nothing: somebody marks an alert with it."""
        self.problems.add(
            token.place, "pbn.call.star", "calls go on behind a *", done="read as an alert"
        )
        self.marks.alert(max(1, self.count))

    def _no_call_yet(self, token: Token) -> None:
        if self.auction is not None:
            self.problems.add(token.place, "pbn.call", "a call is left out")
            self.ended = True
        self.seat = self.seat.lho

    def _bracket(self, token: Token) -> None:
        if not self.bracketed:
            self.problems.add(
                token.place, "pbn.call.brackets", "a call in brackets", done="read as any other"
            )
        self.bracketed = True

    def _begin(self, seat: Seat) -> Auction:
        if self.auction is None:
            if self.dealer is not None and seat is not self.dealer:
                self.problems.add(
                    self.section.tag.place,
                    "pbn.dealer",
                    f"{seat.name.title()} calls first, but {self.dealer.name.title()} dealt",
                )
            self.auction = Auction.begin(seat)
        return self.auction

    def _all_pass(self, token: Token) -> None:
        auction = self._begin(self.seat)
        if auction.is_over:
            self.problems.add(token.place, "pbn.call", "the auction is over already")
        while not auction.is_over:
            auction = auction.then(PASS)
        self.auction, self.ended = auction, True

    def _call(self, token: Token) -> None:
        auction = self._begin(self.seat)
        try:
            call = Call.parse(token.text)
            if auction.is_over or not (self.skipped or self.insufficient):
                self.auction = auction.then(call)
            elif self.skipped:
                self.auction = call_out_of_turn_accepted(auction, self.seat, call)
            elif isinstance(call, Bid):
                self.auction = insufficient_bid_accepted(auction, self.seat, call)
            else:
                self.problems.add(token.place, "pbn.call", f"{call} cannot be insufficient")
                self.auction = auction.then(call)
        except (BadNotation, IllegalCall) as wrong:
            self.problems.add_error(token.place, wrong)
            self.ended = True
        self.insufficient = self.skipped = False
        self.seat = self.seat.lho

    def spoken(self) -> Spoken:
        """What was read."""
        auction = self.auction
        if auction is None:
            auction = Auction.begin(self.dealer or self.seat)
        return Spoken(auction, self.marks.remarks(len(auction), alerts=True))
