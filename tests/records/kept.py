"""The files kept for tests of records."""

from __future__ import annotations

from pathlib import Path

KEPT = Path(__file__).parents[1] / "data" / "records"


def kept(name: str) -> bytes:
    """The bytes of a file."""
    return (KEPT / name).read_bytes()
