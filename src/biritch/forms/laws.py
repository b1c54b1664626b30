"""The editions of the Laws that a table can name."""

from __future__ import annotations

from enum import Enum


class Laws(Enum):
    """The edition of the Laws a table plays by; it decides what a contested claim leads to.

    Attributes:
        rules_on_claims: whether a contested claim stops the play and waits for a ruling (duplicate,
            Law 68D), instead of the play going on with the claimer's hand faced (rubber bridge).

    Examples:
        >>> Laws.DUPLICATE_2017.rules_on_claims, Laws.RUBBER_2014.rules_on_claims
        (True, False)
    """

    DUPLICATE_2017 = "duplicate 2017"
    RUBBER_2014 = "rubber 2014"

    rules_on_claims: bool

    def __init__(self, edition: str) -> None:
        self.rules_on_claims = edition.startswith("duplicate")
