"""When there is nothing left to play for: every world agrees, and the tricks can be proved."""

from __future__ import annotations

from typing import Final

from biritch.play import Play, is_sure
from biritch.robots.playing.thought import Thought

_FEWEST: Final = 2  # with one trick left a claim is slower than the card
_WORLDS: Final = 8  # fewer say too little


def tricks_to_claim(play: Play, thought: Thought) -> int | None:
    """How many of the tricks left declarer claims now; None while there is something to play for.

    He claims on lead, when by his best card he takes the same number in every world, so that more are
    not to be had; and only what one line wins against every defence and every layout, not just those
    looked at.

    Args:
        play: the play as declarer sees it, his side to lead.
        thought: what was found about his cards.
    """
    contract, turn = play.contract, play.turn
    assert contract is not None
    if turn is None or play.laid or play.tricks_left < _FEWEST or not play.dummy_is_faced:
        return None
    declarer = contract.declarer
    if turn.side is not declarer.side:
        return None
    if len(thought.tricks) < _WORLDS and not thought.only_one:
        return None
    best = thought.tricks.max(axis=1)
    if best.min() != best.max():
        return None
    mine = int(best[0]) - play.won[declarer.side]
    return mine if mine and is_sure(play, declarer, mine) else None
