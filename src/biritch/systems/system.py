"""A bidding system, compiled: what to bid, and what every call means."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

from msgspec import Struct

from biritch.auction import Auction, Call
from biritch.cards import Hand
from biritch.errors import BadNotation
from biritch.seats import BySeat, BySide, Side, Vulnerability
from biritch.systems.book import Book, read_book
from biritch.systems.meaning import Meaning
from biritch.systems.moment import Moment, opening_states, seat_in_turn
from biritch.systems.pool import pool
from biritch.systems.shown import Shown
from biritch.systems.situation import NO_PART_SCORES, Setting, Situation

_KEPT = 1_000  # moments that stay in memory; an evening's auctions begin alike


class Bidding(Struct, frozen=True):
    """A call and what it means."""

    call: Call
    meaning: Meaning


class Reading(Struct, frozen=True):
    """An auction as everybody at the table reads it.

    Attributes:
        meanings: what each call means, in order.
        shown: what is known of each hand.
    """

    meanings: tuple[Meaning, ...]
    shown: BySeat[Shown]


class System:
    """A bidding system that can bid and explain; both come from the same lines.

    Attributes:
        name: the word it is called by.
        titles: what people call it, in English, Ukrainian and Russian.
        book: the system as it was written.

    Examples:
        >>> from biritch.systems import library
        >>> sayc = library("sayc")
        >>> bidding = sayc.bid(Hand.parse("AQ2.KJ5.K943.Q72"), Auction.parse("N:"))
        >>> str(bidding.call), bidding.meaning.box.hcp
        ('1NT', (15, 17))
    """

    def __init__(self, book: Book) -> None:
        if book.problems:
            first = book.problems[0]
            raise BadNotation(
                first.file,
                expected=first.message.removeprefix("expected "),
                code="notation.system",
                why=f"{first.file}, line {first.line}, column {first.column}",
            )
        self.book = book
        self.name = book.name
        self.titles = book.titles
        self._moments: OrderedDict[object, Moment] = OrderedDict()

    @classmethod
    def load(cls, path: Path | str) -> System:
        """A system from a file of one's own; what it includes is looked for beside it, then in the library.

        Raises:
            BadNotation: with file and line, if something in it cannot be read.
            OSError: if the file cannot be opened.
        """
        return cls(load_book(path))

    def bid(
        self,
        hand: Hand,
        auction: Auction,
        *,
        vulnerable: Vulnerability = Vulnerability.NONE,
        part_scores: BySide[int] = NO_PART_SCORES,
        scoring: str = "imps",
        against: System | None = None,
    ) -> Bidding:
        """The call of a hand, and what it means.

        Args:
            hand: the thirteen cards of the player in turn.
            auction: the calls so far.
            vulnerable: who is vulnerable.
            part_scores: points below the line that count towards this game.
            scoring: imps, matchpoints or rubber.
            against: the system of the opponents; the same if not told.
        """
        setting = Setting(vulnerable, part_scores, scoring)
        moment = self._moment(auction, setting, against or self)
        call, _ = moment.call_for(hand)
        return Bidding(call, moment.meaning(call))

    def call(
        self,
        hand: Hand,
        auction: Auction,
        *,
        setting: Setting | None = None,
        against: System | None = None,
    ) -> Call:
        """The call alone, which is quicker."""
        return self._moment(auction, setting or Setting(), against or self).call_for(hand)[0]

    def read(
        self,
        auction: Auction,
        *,
        vulnerable: Vulnerability = Vulnerability.NONE,
        part_scores: BySide[int] = NO_PART_SCORES,
        scoring: str = "imps",
        against: System | None = None,
    ) -> Reading:
        """What every call of an auction means.

        `against` is the system of East and West's side if North's plays this one: of the side that
        did not deal.
        """
        setting = Setting(vulnerable, part_scores, scoring)
        other = against or self
        if auction.turn is None:
            before = self._moment_for(auction.first(len(auction) - 1), setting, other)
            last = auction.calls[-1]
            meaning = before.meaning(last)
            meanings = (*before.situation.meanings, meaning)
            return Reading(meanings, _shown_after(before, last, meaning))
        moment = self._moment_for(auction, setting, other)
        return Reading(moment.situation.meanings, moment.situation.shown)

    def moment(
        self,
        auction: Auction,
        *,
        vulnerable: Vulnerability = Vulnerability.NONE,
        part_scores: BySide[int] = NO_PART_SCORES,
        scoring: str = "imps",
        against: System | None = None,
    ) -> Moment:
        """The choices of the player in turn, who plays this system."""
        return self._moment(auction, Setting(vulnerable, part_scores, scoring), against or self)

    def _moment(self, auction: Auction, setting: Setting, against: System) -> Moment:
        mine = seat_in_turn(auction).side
        systems = {mine: self, mine.opponents: against}
        return self._at(auction, setting, systems)

    def _moment_for(self, auction: Auction, setting: Setting, against: System) -> Moment:
        mine = auction.dealer.side
        return self._at(auction, setting, {mine: self, mine.opponents: against})

    def _at(self, auction: Auction, setting: Setting, systems: dict[Side, System]) -> Moment:
        key = (
            auction.dealer,
            auction.entries,
            setting,
            systems[Side.NS].name,
            systems[Side.EW].name,
            id(systems[Side.NS]),
            id(systems[Side.EW]),
        )
        known = self._moments.get(key)
        if known is not None:
            self._moments.move_to_end(key)
            return known
        moment = self._made(auction, setting, systems)
        self._moments[key] = moment
        if len(self._moments) > _KEPT:
            self._moments.popitem(last=False)
        return moment

    def _made(self, auction: Auction, setting: Setting, systems: dict[Side, System]) -> Moment:
        books = {side: system.book for side, system in systems.items()}
        if not auction.entries:
            nothing = Shown(pool().everything)
            situation = Situation(auction, (), BySeat.same(nothing), setting, seat_in_turn(auction))
            return Moment(situation, books, opening_states(books))
        before = self._at(auction.first(len(auction) - 1), setting, systems)
        entry = auction.entries[-1]
        if before.situation.me is not entry.seat:
            situation = before.situation
            return Moment(
                Situation(
                    auction,
                    (*situation.meanings, before.meaning(entry.call)),
                    situation.shown,
                    setting,
                    seat_in_turn(auction),
                ),
                books,
                before.states,
            )
        meaning = before.meaning(entry.call)
        situation = Situation(
            auction,
            (*before.situation.meanings, meaning),
            _shown_after(before, entry.call, meaning),
            setting,
            seat_in_turn(auction),
        )
        return Moment(situation, books, before.after(entry.call))


def _shown_after(before: Moment, call: Call, meaning: Meaning) -> BySeat[Shown]:
    me = before.situation.me
    shown = before.situation.shown
    share = before.share(call) if meaning.own is not None else 0
    old = shown[me]
    if meaning.own is None:
        if meaning.suit is None:
            return shown.put(me, Shown(old.hands, meaning.box, old.suits))
        return shown.put(
            me, Shown(0, meaning.box, tuple(dict.fromkeys((*old.suits, meaning.suit))))
        )
    natural = meaning.suit if meaning.suit and meaning.box[meaning.suit][0] >= 3 else None
    return shown.put(me, old.after(share, meaning.own.box(), natural, before.others))


def load_book(path: Path | str) -> Book:
    """Read a system file of one's own, with all its problems.

    Raises:
        BadNotation: if it is no text.
        OSError: if it cannot be opened.
    """
    from biritch.systems.shelf import text_of  # noqa: PLC0415 - the shelf makes systems

    place = Path(path)

    def opener(name: str) -> str:
        if name == place.name:
            return _text(place)
        beside = place.parent / f"{name}.system"
        return _text(beside) if beside.exists() else text_of(name)

    return read_book(place.name, opener)


def _text(place: Path) -> str:
    try:
        return place.read_text("utf-8")
    except UnicodeDecodeError as found:
        raise BadNotation(
            place.name, expected="a text in UTF-8", position=found.start, code="notation.system"
        ) from found
