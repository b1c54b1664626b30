"""Worlds: ways the hidden cards may lie, each with its weight by how the others have played."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from biritch.analysis.sampling import Known, Relaxed, sample
from biritch.cards import Card, Hand, Rank
from biritch.cards.hand import ALL_CARDS
from biritch.play import Play
from biritch.robots.leads import card_to_lead
from biritch.robots.outlook import Outlook, cards, equals
from biritch.robots.playing.moment import Moment
from biritch.robots.playing.signals import STANDARD, Carding
from biritch.robots.playing.usual import usual
from biritch.seats import SEATS, Seat

_TRIES: Final = 30_000
_TESTED: Final = 1_500  # asked whether they agree with every call exactly: a tenth of a second
_NEARLY: Final = 0.3  # the weight of a world that only nearly agrees
_LOOKED_AT: Final = 8  # cards of one hand that are read: the first ones tell most
# What is left of a world's weight for a card that is not the usual one: another suit led or thrown,
# another card of the suit; for the opening lead, which is the most agreed of all, less.
_OTHER_SUIT, _OTHER_CARD = 0.55, 0.65
_OTHER_LEAD_SUIT, _OTHER_LEAD = 0.5, 0.2
_LEAST: Final = 0.05  # of the heaviest: nobody plays as usual all the time


class Worlds(Struct, frozen=True, eq=False):
    """Some of the worlds a player thinks possible.

    Attributes:
        plays: the play in each, all hands open.
        weights: how likely each is; together 1.
        relaxed: what was given up of what is known to find any.
    """

    plays: tuple[Play, ...]
    weights: NDArray[np.float64]
    relaxed: Relaxed

    def __len__(self) -> int:
        return len(self.plays)


def worlds(
    moment: Moment,
    number: int,
    chance: np.random.Generator,
    *,
    reads: bool = True,
    carding: Carding = STANDARD,
) -> Worlds:
    """Ways the hidden cards may lie by what the player sees and what the calls have told.

    Args:
        moment: the play as he sees it, and the calls.
        number: how many are wanted; as many as there are if there are fewer.
        chance: where chance comes from.
        reads: whether the cards that others played change what is likely.
        carding: the signals of the defenders.
    """
    play = moment.play
    known = replace(Known.of_play(play), boxes=moment.told)
    hands, each, relaxed = _sampled(moment, known, number, chance)
    rows, places = np.unique(hands, axis=0, return_inverse=True)
    times = np.bincount(places.ravel(), each, len(rows))
    order = chance.permutation(len(rows))
    plays = tuple(_opened(play, row) for row in rows[order].tolist())
    weights = np.asarray(times[order], np.float64)
    if reads and len(plays) > 1:
        weights *= _likely(moment, plays, carding)
    return Worlds(plays, weights / weights.sum(), relaxed)


def _sampled(
    moment: Moment, known: Known, number: int, chance: np.random.Generator
) -> tuple[NDArray[np.uint64], NDArray[np.float64], Relaxed]:
    """Layouts with their weights: those that agree with every call exactly, and others if they are few.

    A few that agree exactly say less than many that nearly do: whoever judged a hand a little
    differently is still at the table.
    """
    if moment.agrees is None:
        found = sample(known, number, chance, tries=_TRIES)
        return found.hands, np.ones(len(found)), found.relaxed
    exact = sample(known, number, chance, fits=moment.agrees, tries=_TESTED, relax=False)
    missing = max(0, number // 2 - len(exact))
    found = sample(known, missing, chance, tries=_TRIES)
    hands = np.concatenate((exact.hands, found.hands))
    weights = np.concatenate((np.ones(len(exact)), np.full(len(found), _NEARLY)))
    return hands, weights, found.relaxed if not len(exact) else Relaxed.NOTHING


def _opened(play: Play, hands: list[int]) -> Play:
    """The play with all hands open."""
    gone = Hand.of(play.cards).bits
    dealt = left = 0
    for seat in SEATS:
        dealt |= hands[seat.index] << 52 * seat.index
        left |= (hands[seat.index] & ~gone) << 52 * seat.index
    return replace(play, dealt=dealt, left=left)


def _likely(moment: Moment, plays: tuple[Play, ...], carding: Carding) -> NDArray[np.float64]:
    """How well each world explains the cards that hidden defenders have played."""
    choices = _choices(moment.play)
    weights = np.array([_fit(moment, world, choices, carding) for world in plays], np.float64)
    return np.asarray(np.maximum(weights, _LEAST * weights.max()), np.float64)


class _Choice(NamedTuple):
    """A card that a hidden hand played, and the play before it with the cards all had played."""

    seat: Seat
    card: Card
    before: Play
    played: tuple[int, ...]


def _choices(play: Play) -> list[_Choice]:
    """The cards of hidden defenders that are read. What declarer does may be meant to deceive."""
    contract = play.contract
    assert contract is not None
    left = {
        seat: _LOOKED_AT
        for seat in SEATS
        if not play.is_known(seat) and seat.side is not contract.declarer.side
    }
    played = [0, 0, 0, 0]
    found = []
    for count, entry in enumerate(play.entries):
        if left.get(entry.seat):
            left[entry.seat] -= 1
            before = play.first(count)
            found.append(_Choice(entry.seat, entry.card, before, tuple(played)))
        played[entry.seat.index] |= entry.card.bit
    return found


def _fit(moment: Moment, world: Play, choices: list[_Choice], carding: Carding) -> float:
    weight = 1.0
    for choice in choices:
        outlook = Outlook(_as_seen(world, choice))
        if len(outlook.legal) > 1:
            weight *= _surprise(outlook, choice.card, moment, carding)
    return weight


def _as_seen(world: Play, choice: _Choice) -> Play:
    """An earlier moment as a defender saw it in a world: his hand, dummy's, and the cards played."""
    contract, before = world.contract, choice.before
    assert contract is not None
    sees = (choice.seat, contract.dummy) if before.count else (choice.seat,)
    dealt = left = 0
    for seat in SEATS:
        played = choice.played[seat.index]
        hand = world.dealt >> 52 * seat.index & ALL_CARDS if seat in sees else played
        dealt |= hand << 52 * seat.index
        left |= (hand & ~played) << 52 * seat.index
    return replace(before, dealt=dealt, left=left)


def _surprise(outlook: Outlook, card: Card, moment: Moment, carding: Carding) -> float:
    """How likely a card is beside the usual one.

    Of touching honours each is as likely, so that one who plays the queen had the jack beside it half
    as often as not: restricted choice.
    """
    expected = usual(outlook, moment.reading, carding=carding)
    if not outlook.play.count:
        return 1.0 if card is expected else _lead_surprise(outlook, card, expected)
    if card.suit is not expected.suit:
        return _OTHER_SUIT
    if outlook.led is card.suit and expected.rank >= Rank.TEN:
        same = equals(expected, outlook.legal, outlook.against(card.suit))
        if card in same:
            return 1 / len([each for each in same if each.rank >= Rank.TEN])
    return 1.0 if card is expected else _OTHER_CARD


def _lead_surprise(outlook: Outlook, card: Card, expected: Card) -> float:
    """Which suit is led is judgement; which card of it is agreed."""
    holding = cards(card.suit, outlook.mine(card.suit))
    agreed = card is card_to_lead(holding, trumps=outlook.trumps)
    suit = 1.0 if card.suit is expected.suit else _OTHER_LEAD_SUIT
    return suit if agreed or card is expected else suit * _OTHER_LEAD
