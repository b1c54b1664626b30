"""Cards, hands, deals and boards.

Law: 1, 2, 6.
"""

from biritch.cards.board import Board, board_dealer, board_vulnerability
from biritch.cards.card import PACK, Card
from biritch.cards.commitment import commitment
from biritch.cards.deal import NOTHING_KNOWN, Deal
from biritch.cards.dealing import chance_deal, deal_number, numbered_deal, seeded
from biritch.cards.hand import Hand
from biritch.cards.holding import Holding
from biritch.cards.proof import Proof
from biritch.cards.rank import RANKS, Rank
from biritch.cards.shuffling import promise_of, seal_of, shuffled
from biritch.cards.suit import STRAINS, SUITS, Strain, Suit

__all__ = [
    "NOTHING_KNOWN",
    "PACK",
    "RANKS",
    "STRAINS",
    "SUITS",
    "Board",
    "Card",
    "Deal",
    "Hand",
    "Holding",
    "Proof",
    "Rank",
    "Strain",
    "Suit",
    "board_dealer",
    "board_vulnerability",
    "chance_deal",
    "commitment",
    "deal_number",
    "numbered_deal",
    "promise_of",
    "seal_of",
    "seeded",
    "shuffled",
]
