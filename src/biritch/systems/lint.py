"""What is wrong with a system that can be read: lines nobody can use, forcing calls nobody answers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from biritch.auction import PASS, Auction, Bid, Call, Pass
from biritch.systems.book import Problem
from biritch.systems.line import Line
from biritch.systems.moment import Moment
from biritch.systems.pool import HandSet, pool
from biritch.systems.system import System

_GAP = 0.05  # so many of the hands that come this way must have been forgotten
_RARE = 24  # hands of the pool; fewer say nothing about a line
_MANY = 1200  # with fewer, a line that nobody bids may only be a rare one
MOMENTS = 600


def lint(system: System, *, moments: int = MOMENTS) -> tuple[Problem, ...]:
    r"""What is wrong with a system, found by bidding through it with the opponents silent.

    A line of the system's own file (those it includes may say more than it needs) is unreachable if
    at every moment where it could speak the lines above it take all its hands. A forcing call is unanswered if no line speaks after it. A call is ambiguous if hands
    make it by two agreements of different names that are answered differently. A gap is a forced
    player for whose hand no line speaks.

    Args:
        system: the system.
        moments: how many moments of the auction to look at, the common ones first.

    Examples:
        >>> from biritch.systems.book import read_book
        >>> text = "opening\n  1S  spades 5+\n  2S  spades 6\n  P any"
        >>> [problem.message for problem in lint(System(read_book("mine", lambda _: text)))]
        ['2S is never bid: the lines above it take all its hands']
    """
    spoken: dict[int, bool] = {}
    lines: dict[int, Line] = {}
    found: set[Problem] = set()
    for auction, moment in _common(system, moments):
        floor = {line.order for line in (*moment.book.floor, *moment.book.forced)}
        for line, speaks in _told(moment):
            if line.order not in floor:
                lines[line.order] = line
                spoken[line.order] = spoken.get(line.order, False) or speaks
        for finder in (_gaps, _ambiguous, _unanswered):
            found.update(finder(auction, moment))
    for order, ever in spoken.items():
        line = lines[order]
        if not ever and line.file == system.book.files[0] and line.shows != "any":
            message = f"{line.call} is never bid: the lines above it take all its hands"
            found.add(_problem(line, "system.unreachable", message))
    return tuple(sorted(found, key=lambda each: (each.file, each.line, each.message)))


def _common(system: System, count: int) -> Iterator[tuple[Auction, Moment]]:
    """Moments of our own auctions, those that come sooner first."""
    waiting = deque([Auction.parse("N:")])
    for _ in range(count):
        if not waiting:
            return
        auction = waiting.popleft()
        moment = system.moment(auction)
        yield auction, moment
        for call in _calls(moment):
            after = auction.then(call)
            if after.turn is not None and (len(after) % 2 == 0 or after.last_bid):
                after = after.then(PASS)
            if after.turn is not None:
                waiting.append(after)


def _calls(moment: Moment) -> tuple[Call, ...]:
    known = moment.situation.mine.hands
    calls = dict.fromkeys(choice.call for choice in moment.choices if choice.line.order)
    floor = {line.order for line in (*moment.book.floor, *moment.book.forced)}
    own = {choice.call for choice in moment.choices if choice.line.order not in floor}
    return tuple(
        call
        for call in calls
        if call in own
        and not isinstance(call, Pass)
        and (moment.share(call) & known).bit_count() >= _RARE
    )


def _told(moment: Moment) -> list[tuple[Line, bool]]:
    """Each line that may speak at a moment, and whether its own file leaves any hand for it.

    A file that is included may say more than its includer needs: that is no mistake.
    """
    hands = pool()
    mine = moment.situation.mine
    whole = mine.hands if mine.hands.bit_count() >= _MANY else hands.everything
    lefts: dict[str, HandSet] = {}
    told: list[tuple[Line, bool]] = []
    for choice in moment.choices:
        fitting = hands.fitting(choice.constraint)
        left = lefts.get(choice.line.file, whole)
        told.append((choice.line, bool(fitting & left) or fitting.bit_count() < _RARE))
        lefts[choice.line.file] = left & ~fitting
    return told


def _gaps(auction: Auction, moment: Moment) -> Iterator[Problem]:
    situation = moment.situation
    states = [state for state in moment.states[situation.me.side] if state.node.lines]
    if not states or not situation.must_bid or not situation.mine.is_measured:
        return
    hands, left = pool(), situation.mine.hands
    total = left.bit_count()
    last: Line | None = None
    floor = {line.order for line in (*moment.book.floor, *moment.book.forced)}
    for choice in moment.choices:
        if choice.line.order in floor:
            break
        left &= ~hands.fitting(choice.constraint)
        last = choice.line
    if last is not None and left.bit_count() > _GAP * total:
        hand = hands.hands[(left & -left).bit_length() - 1]
        message = f"after {auction} no line speaks for a hand such as {hand}, which must not pass"
        yield _problem(last, "system.gap", message)


def _ambiguous(auction: Auction, moment: Moment) -> Iterator[Problem]:
    tags: dict[Call, Line] = {}
    for (line, speaks), choice in zip(_told(moment), moment.choices, strict=True):
        if not speaks or not line.tag or not isinstance(choice.call, Bid):
            continue
        other = tags.setdefault(choice.call, line)
        if other.tag != line.tag and {other.tag, line.tag} & _answered(moment):
            message = f"after {auction} {choice.call} is {other.tag} and {line.tag} at once"
            yield _problem(line, "system.ambiguous", message)


def _answered(moment: Moment) -> frozenset[str]:
    """The names of agreements that have answers of their own."""
    return frozenset(
        tag for step in moment.book.named.edges if step.ours for tag in step.tags
    ) & frozenset({"stayman", "transfer", "ask-aces", "gerber", "slam-invite", "cappelletti"})


def _unanswered(auction: Auction, moment: Moment) -> Iterator[Problem]:
    situation = moment.situation
    last = situation.partner_last
    if last is None or not situation.must_bid or not last.is_forcing:
        return
    if any(state.node.lines for state in moment.states[situation.me.side]) or situation.at_game:
        return
    before = auction.first(len(auction) - 2)
    yield Problem(
        moment.book.files[0],
        1,
        1,
        "system.unanswered",
        f"after {before} {auction.calls[-2]} is forcing, and no line answers it",
    )


def _problem(line: Line, code: str, message: str) -> Problem:
    return Problem(line.file, line.number, 1, code, message)
