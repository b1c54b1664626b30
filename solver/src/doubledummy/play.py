"""A play judged card by card."""

from collections.abc import Iterable

from doubledummy._core import Stop
from doubledummy.cards import (
    Deal,
    card,
    hands_of,
    name,
    seat_number,
    strain_number,
)
from doubledummy.solving import MEMORY, solver_here


def analyse_play(
    deal: Deal,
    strain: str,
    leader: str,
    cards: Iterable[str],
    *,
    stop: Stop | None = None,
    memory: int = MEMORY,
) -> list[int]:
    """Declarer's tricks with best play: before the lead, then after each card played.

    A number lower than the one before is a card that cost declarer's side; a higher one, a card
    that cost the defence.

    >>> analyse_play("N:AK... .AK.. ..AK. ...AK", "S", "W", ["CA", "SA"])
    [2, 2, 2]

    Args:
        deal: The hands before the first of the cards.
        strain: C, D, H, S or N.
        leader: Who led; declarer sits to the right of that seat.
        cards: The cards in the order they were played.
        stop: A flag that ends the search from another thread.
        memory: Megabytes to remember positions in.

    Raises:
        ValueError: A card is not held by the hand in turn, or does not follow suit.
    """
    hands = list(hands_of(deal))
    trump = strain_number(strain)
    first = seat_number(leader)
    defence = first % 2
    solver = solver_here(memory)
    won = 0
    trick: list[int] = []

    def result() -> int:
        turn = (first + len(trick)) % 4
        left = hands[turn].bit_count()
        if not left:
            return won
        found, most, _ = solver.bounds(hands, trump, first, trick, stop=stop)
        if found != most:
            raise RuntimeError("an unlimited search came back without an answer")
        return won + (left - found if turn % 2 == defence else found)

    results = [result()]
    for text in cards:
        bit = card(text)
        turn = (first + len(trick)) % 4
        if not hands[turn] & bit:
            raise ValueError(f"{name(bit)} is not held by the hand in turn, {'NESW'[turn]}")
        lane = 0x1FFF << (trick[0].bit_length() - 1) // 16 * 16 if trick else 0
        if hands[turn] & lane and not bit & lane:
            raise ValueError(f"{name(bit)} does not follow suit though {'NESW'[turn]} could")
        hands[turn] &= ~bit
        trick.append(bit)
        if len(trick) == 4:
            first = (first + _winner(trick, trump)) % 4
            won += first % 2 != defence
            trick = []
        results.append(result())
    return results


def _winner(trick: list[int], trump: int) -> int:
    best = 0
    for place in range(1, 4):
        suit, leading = ((bit.bit_length() - 1) // 16 for bit in (trick[place], trick[best]))
        if suit == leading:
            if trick[place] > trick[best]:
                best = place
        elif suit == trump:
            best = place
    return best
