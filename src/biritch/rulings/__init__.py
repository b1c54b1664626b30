"""Irregularities: what the Laws let stand, and in what name.

Law: 27A, 28, 29A, 53A, 63.
"""

from biritch.rulings.irregular import (
    call_out_of_turn_accepted,
    insufficient_bid_accepted,
    lead_out_of_turn_accepted,
    let_call_stand,
    let_card_stand,
    read_auction,
    revoke_established,
)

__all__ = [
    "call_out_of_turn_accepted",
    "insufficient_bid_accepted",
    "lead_out_of_turn_accepted",
    "let_call_stand",
    "let_card_stand",
    "read_auction",
    "revoke_established",
]
