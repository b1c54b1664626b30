"""One suit at a time: the best play of declarer's two holdings against hidden cards, and its odds."""

from biritch.analysis.suits.combination import BestPlay, Combination
from biritch.analysis.suits.line import Covered, Fell, Line

__all__ = ["BestPlay", "Combination", "Covered", "Fell", "Line"]
