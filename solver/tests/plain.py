"""A solver that anyone can check by reading: every card tried, nothing skipped but repeats."""

from functools import cache

Cards = tuple[int, ...]


def best(hands: Cards, strain: int, leader: int, trick: Cards = ()) -> int:
    """Tricks that the side to play takes; hands and cards as doubledummy's bits."""
    turn = (leader + len(trick)) % 4
    left = hands[turn].bit_count()
    north_south = _north_south(hands, strain, leader, trick)
    return left - north_south if turn % 2 else north_south


@cache
def _north_south(hands: Cards, strain: int, leader: int, trick: Cards) -> int:
    turn = (leader + len(trick)) % 4
    values = [
        _north_south_after(hands, strain, leader, trick, bit) for bit in legal(hands[turn], trick)
    ]
    if not values:
        return 0
    return min(values) if turn % 2 else max(values)


def _north_south_after(hands: Cards, strain: int, leader: int, trick: Cards, bit: int) -> int:
    rest = tuple(hand & ~bit for hand in hands)
    trick = (*trick, bit)
    if len(trick) < 4:
        return _north_south(rest, strain, leader, trick)
    taker = (leader + winner(trick, strain)) % 4
    return (taker % 2 == 0) + _north_south(rest, strain, taker, ())


def after(hands: Cards, strain: int, leader: int, trick: Cards, bit: int) -> int:
    """The same for one card of the hand to play."""
    turn = (leader + len(trick)) % 4
    north_south = _north_south_after(hands, strain, leader, trick, bit)
    return hands[turn].bit_count() - north_south if turn % 2 else north_south


def legal(hand: int, trick: Cards) -> list[int]:
    """The cards a hand may play."""
    if trick:
        lane = 0x1FFF << (trick[0].bit_length() - 1) // 16 * 16
        hand = hand & lane or hand
    return [1 << at for at in range(64) if hand >> at & 1]


def winner(trick: Cards, strain: int) -> int:
    """Which card of a trick wins, from the first."""

    def strength(bit: int) -> tuple[bool, int]:
        return suit(bit) == strain, bit

    contenders = [bit for bit in trick if suit(bit) in {suit(trick[0]), strain}]
    return trick.index(max(contenders, key=strength))


def suit(bit: int) -> int:
    """0 clubs to 3 spades."""
    return (bit.bit_length() - 1) // 16
