"""Random deals and positions for the tests, the same for ever."""

import random

PACK = [1 << (16 * suit + rank) for suit in range(4) for rank in range(13)]


def hands(rng: random.Random, cards: int, *, suits: int = 4, ranks: int = 13) -> list[int]:
    """Four hands of some cards each, from all of the pack or from the top of some suits."""
    pack = [bit for bit in PACK if suit(bit) < suits and rank(bit) >= 13 - ranks]
    picked = rng.sample(pack, 4 * cards)
    return [sum(picked[seat * cards : (seat + 1) * cards]) for seat in range(4)]


def suit(bit: int) -> int:
    """0 clubs to 3 spades."""
    return (bit.bit_length() - 1) // 16


def rank(bit: int) -> int:
    """0 for the two to 12 for the ace."""
    return (bit.bit_length() - 1) % 16


def start_trick(rng: random.Random, held: list[int], leader: int, played: int) -> list[int]:
    """Play some cards at random to a trick, out of the hands."""
    trick: list[int] = []
    for step in range(played):
        seat = (leader + step) % 4
        choices = [bit for bit in PACK if held[seat] & bit]
        if trick:
            choices = [bit for bit in choices if suit(bit) == suit(trick[0])] or choices
        bit = rng.choice(choices)
        held[seat] &= ~bit
        trick.append(bit)
    return trick
