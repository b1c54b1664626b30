"""The deal that secret and shares give, against the same computed by hand another way."""

from __future__ import annotations

from hashlib import sha256
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import Deal, promise_of, seal_of, shuffled
from biritch.errors import BadValue
from biritch.seats import SEATS, Seat

NORTH, EAST, SOUTH, WEST = SEATS
SECRETS = st.binary(min_size=32, max_size=32)
SHARES = st.dictionaries(st.sampled_from(SEATS), SECRETS)


def _blocks_by_hand(board: str, secret: bytes, shares: dict[Seat, bytes]) -> int:
    """The first number below that of all deals, with no function of the house's."""
    text = b""
    for part in (b"biritch shuffle 1", board.encode(), secret):
        text += bytes([0, 0, 0, len(part)]) + part
    for letter in "NESW":
        for seat, share in shares.items():
            if seat.value == letter:
                text += b"\0\0\0\1" + letter.encode() + b"\0\0\0\x20" + share
    deals = comb(52, 13) * comb(39, 13) * comb(26, 13)
    counter = 0
    while True:
        counter += 1
        block = sha256(text + b"\0\0\0\x08" + counter.to_bytes(8, "big")).digest()
        number = int.from_bytes(block[:12], "big")
        if number < deals:
            return number


def _deal_by_hand(number: int) -> Deal:
    """The deal of a number: SA goes to North in the first deals, then to East, and so on down to C2."""
    left = dict.fromkeys(SEATS, 13)
    hands: dict[Seat, dict[str, str]] = {seat: dict.fromkeys("SHDC", "") for seat in SEATS}
    for suit in "SHDC":
        for rank in "AKQJT98765432":
            for seat in SEATS:
                if not left[seat]:
                    continue
                left[seat] -= 1
                cards, ways = sum(left.values()), 1
                for other in SEATS:
                    ways *= comb(cards, left[other])
                    cards -= left[other]
                if number < ways:
                    hands[seat][suit] += rank
                    break
                number -= ways
                left[seat] += 1
    return Deal.parse("N:" + " ".join(".".join(hands[seat].values()) for seat in SEATS))


@given(st.text(max_size=20), SECRETS, SHARES)
def test_the_deal_is_what_anybody_can_compute_from_the_page_that_describes_it(
    board: str, secret: bytes, shares: dict[Seat, bytes]
) -> None:
    by_hand = _deal_by_hand(_blocks_by_hand(board, secret, shares))
    assert by_hand == shuffled(board, secret, shares)


@given(SECRETS, SHARES, st.sampled_from(SEATS), SECRETS)
def test_another_board_secret_or_share_makes_another_deal(
    secret: bytes, shares: dict[Seat, bytes], seat: Seat, other: bytes
) -> None:
    deals = {
        shuffled("b", secret, shares),
        shuffled("c", secret, shares),
        shuffled("b", sha256(secret).digest(), shares),
        shuffled("b", secret, {**shares, seat: sha256(other).digest()}),
    }
    assert len(deals) == 4


@given(SECRETS, SECRETS)
def test_the_same_bytes_from_two_players_do_not_undo_one_another(
    secret: bytes, share: bytes
) -> None:
    alone = shuffled("b", secret, {})
    assert alone != shuffled("b", secret, {NORTH: share, SOUTH: share})
    assert shuffled("b", secret, {NORTH: share}) != shuffled("b", secret, {SOUTH: share})


def test_every_seat_is_as_likely_to_hold_each_card() -> None:
    """Chi-square over 800 shuffles; the bound is passed by chance once in a million."""
    held = {seat: [0] * 52 for seat in SEATS}
    for time in range(800):
        deal = shuffled("b", time.to_bytes(32, "big"), {})
        for seat in SEATS:
            for card in deal[seat]:
                held[seat][card.index] += 1
    squares = sum((held[seat][card] - 200) ** 2 / 200 for seat in SEATS for card in range(52))
    assert squares < 240  # of 52 x 3 degrees of freedom


def test_seal_and_promise_are_sha256_of_what_is_said() -> None:
    secret = bytes(range(32))
    sealed = b"\0\0\0\x10biritch secret 1" + b"\0\0\0\x09table-7/3" + b"\0\0\0\x20" + secret
    assert sha256(sealed).hexdigest() == seal_of("table-7/3", secret)
    assert sha256(secret).hexdigest() == promise_of(secret)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_secrets_and_shares_are_32_bytes(size: int) -> None:
    with pytest.raises(BadValue, match=f"a secret is 32 bytes, not {size}"):
        seal_of("b", bytes(size))
    with pytest.raises(BadValue, match=f"a secret is 32 bytes, not {size}"):
        shuffled("b", bytes(size), {})
    with pytest.raises(BadValue, match=f"a share is 32 bytes, not {size}"):
        shuffled("b", bytes(32), {EAST: bytes(size)})
    with pytest.raises(BadValue, match=f"a share is 32 bytes, not {size}"):
        promise_of(bytes(size))
