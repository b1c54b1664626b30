"""Every form there is, by its options."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from biritch.forms.chicago import Chicago
from biritch.forms.chicagoduplicate import ChicagoDuplicate
from biritch.forms.duplicate import Duplicate
from biritch.forms.form import Form
from biritch.forms.rubber import Rubber
from biritch.forms.russian import Russian
from biritch.forms.threehanded import ThreeHanded
from biritch.forms.twohanded import TwoHanded

FormOptions: TypeAlias = (
    Rubber | Chicago | Duplicate | ChicagoDuplicate | Russian | TwoHanded | ThreeHanded
)


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
