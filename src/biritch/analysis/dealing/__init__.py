"""Dealing to constraints: deals that fit what is asked of them, each as likely as any other.

It loads numpy; nothing else of the house loads it unasked.
"""

from biritch.analysis.dealing.chance import Chance, GivenChance, SeededChance
from biritch.analysis.dealing.formulas import Formula
from biritch.analysis.dealing.hands import Hands
from biritch.analysis.dealing.means import Means
from biritch.analysis.dealing.predealt import read_predeal
from biritch.analysis.dealing.script import Script
from biritch.analysis.dealing.script_reader import read_script
from biritch.analysis.dealing.script_run import ScriptRun
from biritch.analysis.dealing.search import NothingFits, Search
from biritch.analysis.dealing.where import read_where

__all__ = [
    "Chance",
    "Formula",
    "GivenChance",
    "Hands",
    "Means",
    "NothingFits",
    "Script",
    "ScriptRun",
    "Search",
    "SeededChance",
    "read_predeal",
    "read_script",
    "read_where",
]
