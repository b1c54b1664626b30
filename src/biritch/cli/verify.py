"""`biritch verify`: the cards against what was promised before they were played."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from biritch.cards import Deal, commitment
from biritch.cli.answers import VerifyAnswer, as_json
from biritch.errors import BadNotation


def verify(
    promised: Annotated[str, Parameter(name="COMMITMENT")],
    /,
    *,
    board: str,
    salt: str,
    deal: str,
    share: tuple[str, ...] = (),
    json: bool = False,
) -> int:
    r"""Check that a board is the one that was committed to before it was played.

    Prints ok and ends with 0, or says that it is another board and ends with 1.

    For example:

    $ biritch verify --board table-7/3 \
    --salt 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f \
    --deal "N:Q65.K.KJT64.JT83 98.AJ2.AQ82.AQ65 AKT32.Q73.973.K2 J74.T98654.5.974" \
    e49806e30895dfdc1ffb79bb7393051245d5c360613bd95a52e6daf2dadc3842

    Args:
        promised: the 64 hexadecimal digits published before the auction.
        board: what names the board, as published with it.
        salt: the 64 hexadecimal digits opened after the play.
        deal: the four hands, as PBN writes them.
        share: hexadecimal digits that a player mixed in, once for each, in the order of seats.
        json: answer as JSON.
    """
    found = commitment(
        board,
        _bytes(salt, "a salt"),
        Deal.parse(deal),
        shares=tuple(_bytes(each, "a share") for each in share),
    )
    same = found == promised.strip().casefold()
    if json:
        print(as_json(VerifyAnswer(ok=same, commitment=found)))
    else:
        print("ok" if same else f"not the board that was committed to: this one gives {found}")
    return 0 if same else 1


def _bytes(text: str, what: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadNotation(
            text, expected=f"{what} in hexadecimal digits", code="notation.hexadecimal"
        ) from None
