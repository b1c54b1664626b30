"""One moment of an auction under the systems in use: the choices of the player in turn, and what each call would mean."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct

from biritch.auction import PASS, Auction, Bid, Call, Pass
from biritch.cards import Hand, Suit
from biritch.seats import Seat, Side
from biritch.systems.book import Book, Node
from biritch.systems.calls import candidates
from biritch.systems.conditions import condition, highest
from biritch.systems.line import Line
from biritch.systems.meaning import Choice, Meaning, either
from biritch.systems.named import named_suit
from biritch.systems.pool import HandSet, pool
from biritch.systems.situation import Situation
from biritch.systems.steps import Bound
from biritch.systems.wording import constraint_for
from biritch.valuation import EVERY_HAND, Box, Constraint
from biritch.valuation.combined import All, Either, Not
from biritch.valuation.conditions import Counts, Longer

MOST = 999
_PASSING = Line("P", "any", "", frozenset(), "", (), (), "", 0)


class State(Struct, frozen=True):
    """A place in a book that the auction has led to."""

    node: Node
    bound: Bound
    named: bool  # whether it was found by an agreement's name


class Moment:
    """What may be called now, by agreement.

    Attributes:
        situation: what everybody can tell.
        book: the system of the player in turn.
        states: where each side's book stands.
    """

    def __init__(
        self, situation: Situation, books: dict[Side, Book], states: dict[Side, tuple[State, ...]]
    ) -> None:
        self.situation = situation
        self.books = books
        self.states = {
            side: _pruned(each) if side is situation.me.side else each
            for side, each in states.items()
        }
        self.book = books[situation.me.side]

    def call_for(self, hand: Hand) -> tuple[Call, Choice | None]:
        """The first choice that fits a hand, and its call; a pass where none does."""
        for choice in self._made():
            if choice.constraint.test(hand):
                return choice.call, choice
        return PASS, None

    def _made(self) -> Iterator[Choice]:
        """The choices, worked out only as far as they are asked for."""
        place = 0
        while True:
            if place == len(self._done):
                choice = next(self._rest, None)
                if choice is None:
                    return
                self._done.append(choice)
            yield self._done[place]
            place += 1

    @cached_property
    def _done(self) -> list[Choice]:
        return []

    @cached_property
    def _rest(self) -> Iterator[Choice]:
        return self._choices()

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """All choices, the better before the worse."""
        return tuple(self._made())

    def _choices(self) -> Iterator[Choice]:
        taken: set[Call] = set()
        must_bid = self.situation.must_bid
        for level in self._levels():
            here: set[Call] = set()
            for line, bound in level:
                for choice in self._of_line(line, bound):
                    if choice.call in taken:
                        continue
                    passes = isinstance(choice.call, Pass)
                    if passes and must_bid and "convert" not in line.flags:
                        continue
                    if not passes:
                        here.add(choice.call)
                    yield choice
            taken |= here
        if must_bid:
            for line in self.book.forced:
                yield from self._of_line(line, {})

    def _levels(self) -> Iterator[list[tuple[Line, Bound]]]:
        states = self.states[self.situation.me.side]
        for named in (False, True):
            found = [state for state in states if state.named is named]
            lines = [(line, state.bound) for state in found for line in state.node.lines]
            alone = {
                state.node.instead for state in found if state.node.instead and self._speaks(state)
            }
            if alone:
                lines = [each for each in lines if each[0].file in alone]
            lines.sort(key=lambda each: each[0].order)
            yield lines
        yield [(line, {}) for line in self.book.floor]

    def _speaks(self, state: State) -> bool:
        """Whether the file that speaks instead has anything to say here."""
        return any(
            all(condition(word)(self.situation, state.bound) for word in line.when)
            for line in state.node.lines
            if line.file == state.node.instead
        )

    def _of_line(self, line: Line, bound: Bound) -> Iterator[Choice]:
        """A line's choices: of several suits a hand bids the longest, the higher of two long ones."""
        ceiling = highest(line.when)
        found: list[tuple[Call, Suit | None, Constraint]] = []
        for call, suit, after in candidates(self.situation, line.call, bound):
            if not all(condition(word)(self.situation, after) for word in line.when):
                continue
            if _level_after(self.situation.auction, call) > ceiling:
                continue
            if self._is_pointless(line, call):
                continue
            constraint = constraint_for(self.situation, line.shows, call, suit, after)
            if constraint is not None:
                spoken = _spoken(self.situation, line, suit, after)
                found.append((call, spoken, constraint))
        for call, suit, constraint in found:
            rivals = tuple(
                All((other, _preferred(other_suit, suit)))
                for other_call, other_suit, other in found
                if other_call is not call and other_suit and suit
            )
            whole = All((constraint, Not(either(rivals)))) if rivals else constraint
            yield Choice(call, whole, line, suit)

    def _is_pointless(self, line: Line, call: Call) -> bool:
        """Inviting partner to a game that is bid already, or by bidding it."""
        return (
            "inv" in line.flags
            and isinstance(call, Bid)
            and call.level < 4
            and call.level >= self.situation.game_level(call.strain)
        )

    @cached_property
    def _shares(self) -> tuple[dict[Call, HandSet], frozenset[int]]:
        """For each call the hands of the pool that make it; and which choices ever speak."""
        hands = pool()
        left = hands.everything
        shares: dict[Call, HandSet] = {}
        speaking: set[int] = set()
        mine = self.situation.mine
        known = mine.hands if mine.is_measured else hands.everything
        for place, choice in enumerate(self._made()):
            fitting = hands.fitting(choice.constraint) & left
            if fitting:
                shares[choice.call] = shares.get(choice.call, 0) | fitting
                left &= ~fitting
                if fitting & known:
                    speaking.add(place)
                if not left & known:
                    break
        if left:
            shares[PASS] = shares.get(PASS, 0) | left
        return shares, frozenset(speaking)

    @cached_property
    def others(self) -> tuple[HandSet, ...]:
        """For each of the other players who have called, the hands his calls leave to the one in turn."""
        hands, situation = pool(), self.situation
        shown = ((steps, situation.shown[situation.me.after(steps)]) for steps in (1, 2, 3))
        return tuple(
            hands.beside(each.hands, steps)
            for steps, each in shown
            if each.is_measured and each.hands != hands.everything
        )

    def share(self, call: Call) -> HandSet:
        """The hands of the pool that make a call here."""
        return self._shares[0].get(call, 0)

    def meaning(self, call: Call) -> Meaning:
        """What a call would mean."""
        speaking = self._shares[1]
        places = [place for place, choice in enumerate(self._done) if choice.call is call]
        places = [place for place in places if place in speaking] or places
        if not places and not self._shares[0].get(call, 0):
            places = [place for place, choice in enumerate(self._made()) if choice.call is call]
        own = [self._done[place] for place in places]
        better = [
            choice.constraint
            for choice in self._done[: places[0] if places else 0]
            if choice.call is not call
        ]
        mine = self.situation.mine
        if not own:
            return self._unagreed(call)
        constraint = either(tuple(dict.fromkeys(choice.constraint for choice in own)))
        first = own[0]
        shown = mine.after(self.share(call), constraint.box(), None, self.others)
        return Meaning(
            call,
            constraint,
            tuple(dict.fromkeys(better)),
            shown.disclosed,
            first.suit,
            first.line.flags,
            first.line.tag,
            first.line.texts,
        )

    def _unagreed(self, call: Call) -> Meaning:
        """What a call is taken to mean that no agreement covers: a bid of a suit shows four cards.

        A new suit in our own auction is taken as forcing: who makes one has more to say.
        """
        suit = call.strain.suit if isinstance(call, Bid) else None
        box = Box(**{suit.name.lower(): (4, 13)}) if suit else EVERY_HAND
        met = self.situation.mine.box & box
        new = suit is not None and suit in self.situation.unbid
        free = self.situation.we_acted and not self.situation.they_bid
        flags = (
            frozenset({"F1"}) if new and free and not self.situation.passed_hand else frozenset()
        )
        return Meaning(call, None, (), box if met.is_empty else met, suit, flags)

    def after(self, call: Call) -> dict[Side, tuple[State, ...]]:
        """Where each side's book stands after a call."""
        side = self.situation.me.side
        if self.situation.auction.last_bid is None and isinstance(call, Pass):
            return self.states
        choice = next((each for each in self._made() if each.call is call), None)
        tags = (choice.line.tag,) if choice and choice.line.tag else ()
        orders = frozenset(each.line.order for each in self._made() if each.call is call)
        return {
            Side.NS: self._advance(Side.NS, side, call, tags, orders),
            Side.EW: self._advance(Side.EW, side, call, tags, orders),
        }

    def _advance(
        self,
        whose: Side,
        caller: Side,
        call: Call,
        tags: tuple[str, ...],
        orders: frozenset[int],
    ) -> tuple[State, ...]:
        ours = whose is caller
        after: list[State] = []
        for state in (*self.states[whose], State(self.books[whose].named, {}, named=True)):
            for step, node in state.node.edges.items():
                if step.ours is not ours:
                    continue
                if step.line:
                    bound = state.bound if step.line in orders else None
                else:
                    bound = step.match(call, tags, state.bound)
                if bound is not None:
                    after.append(State(node, bound, state.named))
        return tuple(after)


def _pruned(states: tuple[State, ...]) -> tuple[State, ...]:
    """Without the places of the auction that one of them stands instead of."""
    alone = tuple(state for state in states if state.node.alone)
    if not alone:
        return states
    return (*alone, *(state for state in states if state.named))


def _spoken(at: Situation, line: Line, suit: Suit | None, bound: Bound) -> Suit | None:
    """The suit a call speaks of: the one bid, unless the line says another or none."""
    if line.names:
        return named_suit(at, bound, line.names, bid=suit)
    return None if "art" in line.flags else suit


def _preferred(one: Suit, other: Suit) -> Constraint:
    """A hand would rather speak of one suit than of another: the longer, of long ones the higher."""
    longer = Longer(one, other, 1)
    equal = All((Longer(one, other, 0), Longer(other, one, 0)))
    size = Counts(one.name.lower(), 5, 13) if one > other else Counts(one.name.lower(), 0, 4)
    return Either((longer, All((equal, size))))


def _level_after(auction: Auction, call: Call) -> int:
    if isinstance(call, Bid):
        return call.level
    return auction.last_bid.level if auction.last_bid else 0


def opening_states(books: dict[Side, Book]) -> dict[Side, tuple[State, ...]]:
    """Where both books stand before the first call."""
    return {side: (State(book.root, {}, named=False),) for side, book in books.items()}


def seat_in_turn(auction: Auction) -> Seat:
    """Who is to call; the auction must not be over."""
    assert auction.turn is not None
    return auction.turn
