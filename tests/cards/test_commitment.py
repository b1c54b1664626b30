"""Commitments: the published hash of a board, against hashlib by hand."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import Deal, commitment, numbered_deal
from biritch.errors import BadValue
from biritch.testing import deals


def _by_hand(*parts: bytes) -> str:
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()


@given(
    st.text(max_size=20),
    st.binary(min_size=32, max_size=32),
    deals(),
    st.lists(st.binary(), max_size=4),
)
def test_a_commitment_is_the_hash_of_tag_board_salt_deal_and_shares_each_with_its_length(
    board: str, salt: bytes, deal: Deal, shares: list[bytes]
) -> None:
    expected = _by_hand(b"biritch board 1", board.encode(), salt, str(deal).encode(), *shares)
    assert commitment(board, salt, deal, shares=tuple(shares)) == expected


def test_a_commitment_is_the_same_for_ever() -> None:
    assert (
        commitment("table-7/3", bytes(range(32)), numbered_deal(0))
        == "e771f6f4c9eacf073e6f7a178921d5705124855ee169e2135da67a781e449556"
    )


@given(st.binary(max_size=8), st.binary(max_size=8))
def test_what_is_moved_from_one_part_to_the_next_changes_it(one: bytes, other: bytes) -> None:
    deal, salt = numbered_deal(0), bytes(32)
    joined = commitment("b", salt, deal, shares=(one + other,))
    assert joined != commitment("b", salt, deal, shares=(one, other))


@pytest.mark.parametrize("size", [0, 31, 33])
def test_the_salt_is_thirty_two_bytes(size: int) -> None:
    with pytest.raises(BadValue, match=f"not {size}") as refused:
        commitment("b", bytes(size), numbered_deal(0))
    assert refused.value.code == "commitment.salt"


def test_only_a_complete_deal_is_committed_to() -> None:
    with pytest.raises(BadValue) as refused:
        commitment("b", bytes(32), Deal.parse("N:AK... - - -"))
    assert refused.value.code == "deal.partial"
