"""With which code something is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from biritch.errors import BadValue, Refused


def code_of(act: Callable[[], object]) -> str:
    """The code with which something is refused."""
    with pytest.raises((Refused, BadValue)) as refusal:
        act()
    return refusal.value.code
