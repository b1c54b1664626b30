"""Words that a system file defines for itself: ``let opener = ...``, ``let good(s) = ...``."""

from __future__ import annotations

import re

from biritch.errors import BadNotation

_DEFINITION = re.compile(r"([a-z][a-z-]*)(?:\(([a-z]+)\))?\s*=\s*(.+)")
_TOTAL = re.compile(r"\btotal (\d+)(?:-(\d+)|(\+))?")
_DEEPEST = 8


class Macros:
    """The words defined so far.

    Examples:
        >>> macros = Macros()
        >>> macros.define("good(s) = (top3 s 2+ or top5 s 3+)")
        >>> macros.expand("M 6, good(M), total 25+")
        'M 6, (top3 M 2+ or top5 M 3+), points {25-low}+'
    """

    def __init__(self) -> None:
        self._words: dict[str, tuple[str, str]] = {}

    def define(self, text: str) -> None:
        """Take a definition.

        Raises:
            BadNotation: if it is none.
        """
        found = _DEFINITION.fullmatch(text.strip())
        if found is None:
            raise BadNotation(text, expected="let name = constraint", code="notation.system")
        self._words[found[1]] = (found[2] or "", found[3].strip())

    def expand(self, text: str) -> str:
        """A constraint with the words put in for their names."""
        for _ in range(_DEEPEST):
            before = text
            for name, (letter, meaning) in self._words.items():
                if letter:
                    text = re.sub(
                        rf"(?<![\w-]){name}\(([A-Za-z]+)\)",
                        lambda found, letter=letter, meaning=meaning: re.sub(  # type: ignore[misc]
                            rf"\b{letter}\b", found[1], meaning
                        ),
                        text,
                    )
                else:
                    text = re.sub(rf"(?<![\w-]){name}(?![\w(-])", f"({meaning})", text)
            if text == before:
                break
        return _TOTAL.sub(_of_both, text)


def _of_both(found: re.Match[str]) -> str:
    """Points that make a total with what partner has shown."""
    low = f"points {{{found[1]}-low}}"
    if found[2]:
        return f"{low}-{{{found[2]}-low}}"
    return f"{low}+" if found[3] else low
