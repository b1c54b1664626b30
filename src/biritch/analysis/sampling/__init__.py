"""Deals that agree with what is known: cards seen, suits shown out, and what the calls have told.

It loads numpy; nothing else of the house loads it unasked.
"""

from biritch.analysis.sampling.chance import seeded_chance
from biritch.analysis.sampling.known import Known, Predicate
from biritch.analysis.sampling.sample import Relaxed, Sample, sample

__all__ = ["Known", "Predicate", "Relaxed", "Sample", "sample", "seeded_chance"]
