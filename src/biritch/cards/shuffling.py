"""A deal that nobody chose: the house shuffles with a secret, and each player cuts with bytes of his own.

The house publishes a seal of its secret first. Then each player promises 32 random bytes by their
SHA-256, and reveals them when all have promised. Secret and bytes together number the deal, so whoever
mixed in honest bytes knows that it was not picked, whatever the others did.

Law: 6.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256

from biritch.cards.deal import Deal
from biritch.cards.dealing import chance_deal
from biritch.errors import BadValue
from biritch.seats import SEATS, Seat

SECRET_BYTES = SHARE_BYTES = 32
SEALED, SHUFFLED = b"biritch secret 1", b"biritch shuffle 1"


def digest_of(parts: Iterable[bytes]) -> bytes:
    """SHA-256 over some parts, each after its length in four bytes, so that none runs into the next.

    Examples:
        >>> digest_of([b"ab", b"c"]) == digest_of([b"a", b"bc"])
        False
    """
    digest = sha256()
    for part in parts:
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()


def seal_of(board_id: str, secret: bytes) -> str:
    """What the house publishes of its secret for a board before anybody mixes in: 64 hexadecimal digits.

    Args:
        board_id: what names the board, for ever and everywhere.
        secret: 32 secret random bytes.

    Raises:
        BadValue: if the secret is not 32 bytes.

    Examples:
        >>> seal_of("table-7/3", bytes(32))[:16]
        '84ed9beb88d98ab5'
    """
    _check_bytes(secret, "a secret")
    return digest_of((SEALED, board_id.encode(), secret)).hex()


def promise_of(share: bytes) -> str:
    """What a player publishes of his bytes before he reveals them: their SHA-256 in hexadecimal digits.

    Raises:
        BadValue: if they are not 32.
    """
    _check_bytes(share, "a share")
    return sha256(share).hexdigest()


def shuffled(board_id: str, secret: bytes, shares: Mapping[Seat, bytes]) -> Deal:
    """The deal that the house's secret and the players' bytes give together; every deal is as likely.

    The bytes are SHA-256 of the board's name, the secret, each share after its seat's letter, from North
    on, and a counter of eight bytes; each block's first twelve bytes number a deal, and a block beyond
    the last deal is passed over.

    Args:
        board_id: what names the board.
        secret: the house's 32 bytes.
        shares: the 32 bytes of each player who revealed them; whoever did not is left out.

    Raises:
        BadValue: if secret or shares are not of 32 bytes.

    Examples:
        >>> from biritch.seats import Seat
        >>> alone = shuffled("table-7/3", bytes(32), {})
        >>> alone == shuffled("table-7/3", bytes(32), {Seat.EAST: bytes(32)})
        False
    """
    _check_bytes(secret, "a secret")
    mixed: list[bytes] = [SHUFFLED, board_id.encode(), secret]
    for seat in SEATS:
        if seat in shares:
            _check_bytes(shares[seat], "a share")
            mixed += [seat.value.encode(), shares[seat]]
    counter = 0

    def block(size: int) -> bytes:
        nonlocal counter
        counter += 1
        return digest_of((*mixed, counter.to_bytes(8, "big")))[:size]

    return chance_deal(block)


def _check_bytes(given: bytes, what: str) -> None:
    if len(given) != SECRET_BYTES:
        raise BadValue(f"{what} is {SECRET_BYTES} bytes, not {len(given)}", code="share.bytes")
