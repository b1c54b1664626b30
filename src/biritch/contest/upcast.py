"""How old rows of contests are lifted to today's format, a step at a time."""

from __future__ import annotations

from biritch.table.upcast import Step

STEPS: tuple[Step, ...] = ()
FORMAT = 1 + len(STEPS)
