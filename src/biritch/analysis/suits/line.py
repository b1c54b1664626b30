"""A line of play of one suit, step by step, found again from the layouts in which it succeeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from biritch.analysis.suits.game import NONE, Game, Layouts, Point
from biritch.cards import Holding, Rank
from biritch.seats import Seat

DEEPEST: Final = 3  # tricks told; what comes after is plain from the cards left, or anybody's guess


class Covered(Struct, frozen=True):
    """What the third hand plays instead when second hand plays a card.

    Attributes:
        seat: second hand.
        cards: what it plays, any of these; empty if it shows out.
        card: what is played to it; None from another suit.
    """

    seat: Seat
    cards: tuple[Rank, ...]
    card: Rank | None


class Fell(Struct, frozen=True):
    """What the defenders played to a trick: any of these cards each, empty where one showed out."""

    west: tuple[Rank, ...]
    east: tuple[Rank, ...]


class Line(Struct, frozen=True):
    """A trick, and how the play goes on.

    Attributes:
        leader: South, declarer, or North, dummy.
        led: the card led.
        card: what the third hand plays when second hand plays low; None from another suit.
        unless: what it plays otherwise.
        then: how the play goes on, by what the defenders played; the likeliest last, with nothing
            told of it. What is not named is lost, or needs no care any more.
    """

    leader: Seat
    led: Rank
    card: Rank | None
    unless: tuple[Covered, ...]
    then: tuple[tuple[tuple[Fell, ...], Line], ...]


class _Spelling(Struct, frozen=True):
    """What a line is spelt with."""

    game: Game
    classes: tuple[tuple[Rank, ...], ...]
    odds: Sequence[Fraction]


def line_of(
    game: Game,
    start: Point,
    wanted: Layouts,
    holdings: tuple[Holding, Holding],
    classes: tuple[tuple[Rank, ...], ...],
    odds: Sequence[Fraction],
) -> Line | None:
    """A line that succeeds in these layouts; None if none is needed, or none helps.

    Args:
        game: the suit.
        start: where the play stands.
        wanted: the layouts in which it is to succeed.
        holdings: declarer's cards and dummy's.
        classes: the defenders' cards, by class.
        odds: of each layout.
    """
    return _step(_Spelling(game, classes, odds), start, wanted, holdings, DEEPEST)


def _step(
    with_: _Spelling, point: Point, wanted: Layouts, holdings: tuple[Holding, Holding], deep: int
) -> Line | None:
    game = with_.game
    if not deep or not wanted or not point.longest or game.all_played(point):
        return None
    if _anything_does(game, point, wanted):
        return None
    leader, led = next(
        (leader, led)
        for leader, led in _leads_in_order(game, point)
        if _reached(game.after_lead(point, leader=leader, led=led), wanted)
    )
    mine, other = holdings if leader else holdings[::-1]
    card = _highest(_of_class(with_, point, mine, led), low=not led)
    mine = Holding.of(rank for rank in mine if rank is not card)
    told: list[tuple[int, int]] = []
    outcomes: list[tuple[Fell, Fraction, Line | None]] = []
    for second, layouts in game.plays(point, west=leader):
        now = _of_layouts(game, point, wanted, layouts)
        able = [
            third
            for third in game.thirds(point, leader=leader)
            if _reached(game.after_third(point, layouts, (leader, led, second, third)), now)
        ]
        # What is planned against a low card is left only where it must be.
        third = told[0][1] if told and told[0][1] in able else able[0]
        told.append((second, third))
        followed = _lowest(_of_class(with_, point, other, third)) if third != NONE else None
        left = Holding.of(rank for rank in other if rank is not followed)
        for fourth, part in game.plays(point, west=not leader, layouts=layouts):
            after, won = game.after_trick(point, part, (leader, led, second, third, fourth))
            goal = _after(game, point, now, part, won=won)
            fell = [_named(with_, each) for each in (second, fourth)]
            outcomes.append(
                (
                    Fell(*(fell if leader else fell[::-1])),
                    sum((with_.odds[at] for at in _bits(part)), start=Fraction(0)),
                    _step(with_, after, goal, (mine, left) if leader else (left, mine), deep - 1),
                )
            )
    plan = told[0][1]
    by = Seat.WEST if leader else Seat.EAST
    return Line(
        Seat.SOUTH if leader else Seat.NORTH,
        card,
        _card(with_, point, other, plan),
        tuple(
            Covered(by, _named(with_, second), _card(with_, point, other, third))
            for second, third in told
            if third != plan
        ),
        _gathered(outcomes),
    )


def _anything_does(game: Game, point: Point, wanted: Layouts) -> bool:
    """Whether the goal is reached whatever declarer leads, so that nothing need be told."""
    return all(
        all(
            _reached(
                game.after_third(point, layouts, (leader, led, second, third)),
                _of_layouts(game, point, wanted, layouts),
            )
            for second, layouts in game.plays(point, west=leader)
            for third in game.thirds(point, leader=leader)
        )
        for leader, led in game.leads(point)
    )


def _leads_in_order(game: Game, point: Point) -> Iterator[tuple[bool, int]]:
    """Leads as a player would think of them: low towards the stronger hand first."""
    strength = [
        sum(place * number for place, number in enumerate(cards))
        for cards in (point.hand, point.dummy)
    ]
    stronger_is_hand = strength[0] >= strength[1]
    return iter(
        sorted(
            game.leads(point), key=lambda lead: (lead[1] > 0, lead[0] is stronger_is_hand, -lead[1])
        )
    )


def _reached(lines: Sequence[Layouts], wanted: Layouts) -> bool:
    return any(not wanted & ~line for line in lines)


def _of_layouts(game: Game, point: Point, wanted: Layouts, layouts: Layouts) -> Layouts:
    """The part of a goal that lies in some layouts."""
    if point.need is not None:
        return wanted & layouts
    return sum(wanted & layouts << game.count * trick for trick in range(game.longest))


def _after(game: Game, point: Point, wanted: Layouts, layouts: Layouts, *, won: bool) -> Layouts:
    """What is left of a goal after a trick."""
    left = _of_layouts(game, point, wanted, layouts)
    return left >> game.count if won and point.need is None else left


def _class_of(with_: _Spelling, point: Point, rank: Rank) -> int:
    """How many classes a card beats, those that are gone not counted again."""
    place = sum(each[0] < rank for each in with_.classes)
    while place and len(with_.classes[place - 1]) == point.west[place - 1] + point.east[place - 1]:
        place -= 1
    return place


def _of_class(with_: _Spelling, point: Point, holding: Holding, wanted: int) -> list[Rank]:
    return [rank for rank in holding if _class_of(with_, point, rank) == wanted]


def _card(with_: _Spelling, point: Point, holding: Holding, wanted: int) -> Rank | None:
    return None if wanted == NONE else _lowest(_of_class(with_, point, holding, wanted))


def _highest(ranks: list[Rank], *, low: bool) -> Rank:
    return min(ranks) if low else max(ranks)


def _lowest(ranks: list[Rank]) -> Rank:
    return min(ranks)


def _named(with_: _Spelling, place: int) -> tuple[Rank, ...]:
    return () if place == NONE else tuple(reversed(with_.classes[place]))


def _bits(layouts: Layouts) -> Iterator[int]:
    return (at for at in range(layouts.bit_length()) if layouts >> at & 1)


def _gathered(
    outcomes: list[tuple[Fell, Fraction, Line | None]],
) -> tuple[tuple[tuple[Fell, ...], Line], ...]:
    """The ways to go on, what leads to the same told together; the likeliest last and unnamed."""
    groups: list[tuple[list[Fell], Fraction, Line]] = []
    for fell, odds, line in outcomes:
        if line is None:
            continue
        for place, (fells, so_far, same) in enumerate(groups):
            if same == line:
                groups[place] = ([*fells, fell], so_far + odds, same)
                break
        else:
            groups.append(([fell], odds, line))
    groups.sort(key=lambda each: each[1])
    named = [(tuple(fells), line) for fells, _, line in groups]
    if named:
        named[-1] = ((), named[-1][1])
    return tuple(named)
