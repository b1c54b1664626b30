"""Dealing to constraints: deals that fit what is asked of them, each as likely as any other.

It loads numpy; nothing else of the house loads it unasked.
"""

from biritch.analysis.dealing.chance import Chance, GivenChance, SeededChance
from biritch.analysis.dealing.formulas import Formula
from biritch.analysis.dealing.hands import Hands
from biritch.analysis.dealing.means import Means
from biritch.analysis.dealing.search import NothingFits, Search
from biritch.analysis.dealing.where import read_where

__all__ = [
    "Chance",
    "Formula",
    "GivenChance",
    "Hands",
    "Means",
    "NothingFits",
    "Search",
    "SeededChance",
    "read_where",
]
