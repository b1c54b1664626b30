"""The tables in `tests/data/score`, read once."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "data" / "score"


@cache
def vectors(name: str) -> Any:
    """One file of published or independently computed numbers."""
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
