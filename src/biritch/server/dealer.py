"""The house's own chance: secrets for shuffles, and the cards of the next board."""

from __future__ import annotations

import secrets

from biritch.cards import chance_deal
from biritch.cards.commitment import SALT_BYTES
from biritch.forms import Chance, Constrained
from biritch.server.practice import practice_deal
from biritch.table import Table, commands


def new_secret() -> str:
    """32 bytes from the operating system's cryptographic source, in hexadecimal."""
    return secrets.token_hex(SALT_BYTES)


def next_deal(table: Table) -> commands.Deal:
    """The next board: of its file, as it was shuffled, or by the house's chance alone.

    With it the shuffle of the board after it is begun, so that nobody waits for that one either.

    Args:
        table: the whole table.
    """
    number = table.dealt + 1
    brought, shuffle = table.source.board(table.dealt), table.shuffle
    goes_on = isinstance(table.source, Chance) and bool(table.people)
    next_secret = new_secret() if goes_on else ""
    if shuffle is not None and shuffle.number == number:
        return commands.Deal(
            number=number,
            deal=shuffle.deal(),
            salt=shuffle.secret,
            shares=tuple(share.bytes for share in shuffle.revealed),
            next_secret=next_secret,
        )
    if isinstance(table.source, Constrained):
        deal = practice_deal(table.source)
    else:
        deal = brought.deal if brought else chance_deal(secrets.token_bytes)
    return commands.Deal(number=number, deal=deal, salt=new_secret(), next_secret=next_secret)
