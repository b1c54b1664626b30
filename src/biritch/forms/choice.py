"""Every form there is, by its options."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from biritch.forms.chicago import Chicago
from biritch.forms.duplicate import Duplicate
from biritch.forms.form import Form
from biritch.forms.rubber import Rubber

FormOptions: TypeAlias = Duplicate | Rubber | Chicago


@lru_cache(maxsize=256)
def form_of(options: FormOptions) -> Form:
    """The form that some options make.

    Examples:
        >>> from biritch.score import Sheet
        >>> turn = form_of(Duplicate(first=7)).next(Sheet())
        >>> turn.number, turn.dealer, turn.vulnerable
        (7, <Seat.SOUTH: 'S'>, <Vulnerability.BOTH: 'both'>)
    """
    return options.form()
