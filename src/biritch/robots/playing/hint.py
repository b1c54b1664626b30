"""A hint for learners: what each card is worth, by what its player can know and nothing else."""

from __future__ import annotations

from msgspec import Struct

from biritch.cards import Card
from biritch.robots.playing.choosing import best_of, worlds_for
from biritch.robots.playing.level import EXPERT, Level
from biritch.robots.playing.moment import Moment
from biritch.robots.playing.solving import TimeLeft
from biritch.robots.playing.thought import think


class CardWorth(Struct, frozen=True):
    """What a card is worth.

    Attributes:
        card: the card.
        tricks: tricks of its own side in the whole play, on average.
        chance: how likely its side is to reach its goal, from 0 to 1: declarer's to make the contract,
            the defenders' to beat it. With all hands open from then on: a little too hopeful.
        loses: what it loses to the best card on average: IMPs, tricks or points, as scored.
        is_best: whether a robot would play it.
    """

    card: Card
    tricks: float
    chance: float
    loses: float
    is_best: bool


def worth_of_cards(
    moment: Moment, time_left: TimeLeft, *, level: Level = EXPERT
) -> tuple[CardWorth, ...]:
    """Each card that may be played with what it is worth, best first; none if there was no time.

    Args:
        moment: what the player sees, and what was told.
        time_left: seconds there are for it.
        level: how hard to think.

    Raises:
        NoSolver: ``solver.none`` if no solver is installed.

    Examples:
        >>> from biritch.auction import Auction
        >>> from biritch.cards import Deal
        >>> from biritch.play import Play
        >>> auction = Auction.parse("S:1NT P 3NT P P P")
        >>> deal = Deal.parse("N:- - - KQJT4.84.A93.652")
        >>> assert auction.contract is not None
        >>> found = worth_of_cards(Moment(Play.begin(deal, auction.contract), auction), lambda: 5.0)
        >>> str(found[0].card), found[0].chance > found[-1].chance
        ('SK', True)
    """
    thought = think(moment, max(1, worlds_for(moment, level)), time_left, level=level)
    if thought is None:
        return ()
    contract, turn = moment.play.contract, moment.play.turn
    assert contract is not None
    assert turn is not None
    declares = turn.side is contract.declarer.side
    best = best_of(moment, thought)
    found = []
    for place, card in enumerate(thought.cards):
        made = thought.tricks[:, place] >= contract.needs
        mean = float(thought.weights @ thought.tricks[:, place])
        found.append(
            CardWorth(
                card,
                mean if declares else moment.play.size - mean,
                min(1.0, float(thought.weights @ (made if declares else ~made))),
                thought.mean_losses[card] - min(thought.mean_losses.values()),
                card is best,
            )
        )
    return tuple(sorted(found, key=lambda worth: (not worth.is_best, worth.loses)))
