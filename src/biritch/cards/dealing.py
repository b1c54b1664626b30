"""How a pack is dealt: every one of the 52!/(13!)^4 deals equally likely.

Law: 6.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from math import factorial

from biritch.cards.deal import Deal
from biritch.cards.hand import ALL_CARDS, Hand
from biritch.errors import BadValue
from biritch.seats import BySeat

DEALS = factorial(52) // factorial(13) ** 4
_BYTES = 12  # 2**96 is the first power of 256 above the number of deals


def numbered_deal(number: int) -> Deal:
    """The deal with this number, among all deals in order: the cards go out from SA down.

    Raises:
        BadValue: if there is no such deal.

    Examples:
        >>> str(numbered_deal(0))
        'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'
    """
    if not 0 <= number < DEALS:
        raise BadValue(
            f"deals are numbered from 0 to {DEALS - 1}, not {number}", code="deal.number"
        )
    room, hands = [13] * 4, [0] * 4
    ways, card = DEALS, ALL_CARDS + 1
    for left in range(52, 0, -1):
        card >>= 1
        seat, here = 0, ways * room[0] // left  # deals that give this card to this seat
        while number >= here:
            number -= here
            seat += 1
            here = ways * room[seat] // left
        ways = here
        room[seat] -= 1
        hands[seat] |= card
    return Deal(BySeat(*(Hand(bits) for bits in hands)))


def deal_number(deal: Deal) -> int:
    """The number of a complete deal: the inverse of `numbered_deal`.

    Raises:
        BadValue: if the deal is not complete.

    Examples:
        >>> deal_number(numbered_deal(12345))
        12345
    """
    if not deal.is_complete:
        raise BadValue(f"only a complete deal has a number, not {deal}", code="deal.partial")
    hands = [hand.bits for hand in deal]
    room, number = [13] * 4, 0
    ways, card = DEALS, ALL_CARDS + 1
    for left in range(52, 0, -1):
        card >>= 1
        seat, here = 0, ways * room[0] // left
        while not hands[seat] & card:
            number += here
            seat += 1
            here = ways * room[seat] // left
        ways = here
        room[seat] -= 1
    return number


def chance_deal(chance: Callable[[int], bytes]) -> Deal:
    """A deal from a source of random bytes, such as ``secrets.token_bytes``: uniform and exact.

    Args:
        chance: gives so many uniform random bytes each time it is asked.

    Examples:
        >>> from secrets import token_bytes
        >>> chance_deal(token_bytes).is_complete
        True
    """
    while (number := int.from_bytes(chance(_BYTES), "big") % (1 << 96)) >= DEALS:
        pass
    return numbered_deal(number)


def seeded(seed: str) -> Iterator[Deal]:
    """Deals without end from a text: the same on every machine, for ever.

    The bytes are SHA-256 of the seed, a zero byte and a counter of eight bytes; each block's first
    twelve bytes number a deal, and a block beyond the last deal is passed over.

    Examples:
        >>> first, second = seeded("evening"), seeded("evening")
        >>> next(first) == next(second)
        True
    """
    counter = 0

    def block(size: int) -> bytes:
        nonlocal counter
        counter += 1
        return sha256(
            seed.encode(errors="surrogateescape") + b"\0" + counter.to_bytes(8, "big")
        ).digest()[:size]

    while True:
        yield chance_deal(block)
