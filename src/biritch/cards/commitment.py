"""A commitment: proof before the auction that a board will not be changed.

The hash is published when the board is dealt and opened when every table due to play it has
finished. The 32 secret bytes matter: without them the hash of a deal could be undone in seconds once
dummy is down.
"""

from __future__ import annotations

from biritch.cards.deal import Deal
from biritch.cards.shuffling import digest_of
from biritch.errors import BadValue

TAG = b"biritch board 1"
SALT_BYTES = 32


def commitment(board_id: str, salt: bytes, deal: Deal, *, shares: tuple[bytes, ...] = ()) -> str:
    """What is published of a board before it is played: 64 hexadecimal digits.

    Args:
        board_id: what names the board, for ever and everywhere.
        salt: 32 secret random bytes.
        deal: the complete deal.
        shares: bytes that the players mixed in, in the order of seats; empty where none did.

    Raises:
        BadValue: if the salt is not 32 bytes or the deal is not complete.

    Examples:
        >>> from biritch.cards.dealing import numbered_deal
        >>> len(commitment("table-7/3", bytes(32), numbered_deal(0)))
        64
    """
    if len(salt) != SALT_BYTES:
        raise BadValue(f"a salt is {SALT_BYTES} bytes, not {len(salt)}", code="commitment.salt")
    if not deal.is_complete:
        raise BadValue(f"only a complete deal is committed to, not {deal}", code="deal.partial")
    return digest_of((TAG, board_id.encode(), salt, deal.pbn().encode(), *shares)).hex()
