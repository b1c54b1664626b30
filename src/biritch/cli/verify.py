"""`biritch verify`: the cards against what was promised before they were played."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from biritch.cards import Deal, Proof
from biritch.cli.answers import VerifyAnswer, as_json
from biritch.errors import BadNotation
from biritch.seats import SEATS, Seat


def verify(
    promised: Annotated[str, Parameter(name="COMMITMENT")],
    /,
    *,
    board: str,
    salt: str,
    deal: str,
    share: tuple[str, ...] = (),
    seal: str = "",
    promise: tuple[str, ...] = (),
    json: bool = False,
) -> int:
    r"""Check that a board is the one that was committed to before it was played, and that nobody picked it.

    Prints ok and ends with 0, or says what differs and ends with 1.

    For example:

    $ biritch verify --board table-7/3 \
    --salt 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f \
    --deal "N:Q65.K.KJT64.JT83 98.AJ2.AQ82.AQ65 AKT32.Q73.973.K2 J74.T98654.5.974" \
    e49806e30895dfdc1ffb79bb7393051245d5c360613bd95a52e6daf2dadc3842

    Args:
        promised: the 64 hexadecimal digits published before the auction.
        board: what names the board, as published with it.
        salt: the 64 hexadecimal digits opened after the play: the house's secret.
        deal: the four hands, as PBN writes them.
        share: what a player mixed in, such as N:5e5e..., once for each, in the order of seats.
        seal: what was published of the house's secret before players mixed in; with it the deal is
            computed anew from secret and shares.
        promise: what a player had promised of his share, such as N:7a7a..., once for each.
        json: answer as JSON.
    """
    proof = Proof(
        board=board,
        commitment=promised.strip().casefold(),
        salt=_bytes(salt, "a salt"),
        deal=Deal.parse(deal),
        shares=tuple(_of_seat(each, place, "a share") for place, each in enumerate(share)),
        seal=seal.strip().casefold(),
        promises=tuple(
            (seat, digest.hex())
            for seat, digest in (
                _of_seat(each, place, "a promise") for place, each in enumerate(promise)
            )
        ),
    )
    problems = proof.problems
    if json:
        print(
            as_json(
                VerifyAnswer(
                    ok=not problems,
                    commitment=proof.found,
                    problems=problems,
                    withheld=tuple(seat.value for seat in proof.withheld),
                )
            )
        )
    else:
        print("\n".join(problems) or "ok")
        for seat in proof.withheld:
            print(f"{seat.name.title()} promised a share and did not reveal it.")
    return 1 if problems else 0


def _of_seat(text: str, place: int, what: str) -> tuple[Seat, bytes]:
    """What a player mixed in; one that does not say whose it is counts by its place."""
    seat, mark, digits = text.rpartition(":")
    return (Seat.parse(seat) if mark else SEATS[place % 4]), _bytes(digits, what)


def _bytes(text: str, what: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadNotation(
            text, expected=f"{what} in hexadecimal digits", code="notation.hexadecimal"
        ) from None
