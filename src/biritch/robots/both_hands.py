"""Bidding with two hands of one's own in sight: what they make together is counted, not asked for."""

from __future__ import annotations

from biritch.auction import DOUBLE, PASS, Auction, Bid, Call, Contract, Doubling
from biritch.cards import SUITS, Hand, Strain, Suit
from biritch.score import trick_points
from biritch.score.sheet import GAME
from biritch.seats import Seat
from biritch.valuation import hcp, is_stopper, length, suit_hcp

# Points that a bid of each level needs, from one to seven.
_AT_NO_TRUMP = (20, 23, 25, 28, 30, 33, 37)
_IN_A_SUIT = (19, 21, 23, 25, 28, 33, 37)
_FIT = 8  # trumps in the two hands
_TO_DOUBLE = ((3, 24), (4, 21))  # from this level on, with these points


def call_for_both(
    hands: tuple[Hand, Hand], auction: Auction, seat: Seat, *, part_score: int = 0
) -> Call:
    """The call of a player who sees both hands of his side: at once what they can make.

    Args:
        hands: his own and his dummy's, thirteen cards each.
        auction: the calls so far.
        seat: where he sits.
        part_score: points of his side below the line that count towards this game.

    Examples:
        >>> hands = Hand.parse("AK95.Q743.K8.A52"), Hand.parse("JT8742.A2.A63.J7")
        >>> str(call_for_both(hands, Auction.parse("S:"), Seat.SOUTH))
        '4S'
        >>> str(call_for_both(hands, Auction.parse("S:"), Seat.SOUTH, part_score=40))
        '2S'
    """
    if auction.bidder is not None and auction.bidder.side is seat.side:
        return PASS
    strain, points = _best_strain(hands)
    needs = _AT_NO_TRUMP if strain is Strain.NOTRUMP else _IN_A_SUIT
    most = sum(points >= need for need in needs)
    wanted = _wanted(strain, most, part_score)
    for level in range(wanted, most + 1):
        if level and auction.may(Bid(level, strain)):
            return Bid(level, strain)
    last, high = auction.last_bid, sum(map(hcp, hands))
    too_high = any(
        last is not None and last.level >= level and high >= least for level, least in _TO_DOUBLE
    )
    return DOUBLE if too_high and auction.may(DOUBLE) else PASS


def _wanted(strain: Strain, most: int, part_score: int) -> int:
    """The level worth bidding: a slam or a game if there is one, else no higher than two; 0 for none."""
    game = next(level for level in range(1, 8) if _below(strain, level) + part_score >= GAME)
    slam = 6
    if most >= slam:
        return most
    return game if most >= game else min(most, 2)


def _below(strain: Strain, level: int) -> int:
    return trick_points(Contract(level, strain, Doubling.UNDOUBLED, Seat.NORTH))


def _best_strain(hands: tuple[Hand, Hand]) -> tuple[Strain, int]:
    """Where the two hands play best, and the points they have there."""
    both, high = hands[0] | hands[1], sum(map(hcp, hands))
    suits = sorted(SUITS, key=lambda suit: (length(both, suit), suit_hcp(both, suit)))
    majors = [suit for suit in suits if suit.is_major and length(both, suit) >= _FIT]
    if majors:
        return majors[-1].strain, high + _shortness(hands, majors[-1])
    if all(any(is_stopper(hand[suit]) for hand in hands) for suit in SUITS):
        return Strain.NOTRUMP, high
    return suits[-1].strain, high + _shortness(hands, suits[-1])


def _shortness(hands: tuple[Hand, Hand], trumps: Suit) -> int:
    """Points for what the hand with fewer trumps can ruff: 3 for a void, 2 and 1 for one card and two."""
    shorter = min(hands, key=lambda hand: length(hand, trumps))
    if not length(shorter, trumps):
        return 0
    return sum(max(0, 3 - length(shorter, suit)) for suit in SUITS if suit is not trumps)
