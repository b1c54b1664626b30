"""Words people said, kept apart from the game so that they can be erased."""

from __future__ import annotations

from unicodedata import category

from msgspec import Struct


class Words(Struct, frozen=True, omit_defaults=True):
    """An explanation, a statement or a reason: a note kept elsewhere, or a text every language has.

    Attributes:
        note: number of the free text somebody wrote; 0 if none. The text itself is not in the log.
        message: id of a text in the locales, as robots use; empty if none.
        values: what that text is filled with.
    """

    note: int = 0
    message: str = ""
    values: dict[str, str | int] = {}

    def __bool__(self) -> bool:
        """Whether anything was said."""
        return bool(self.note or self.message)


SILENCE = Words()


def one_line(text: str) -> str:
    r"""A text as one line: single spaces, and no letter that is invisible or turns the others round.

    Examples:
        >>> one_line("  Friday \u202e evening\n")
        'Friday evening'
    """
    return " ".join("".join(c if category(c)[0] != "C" else " " for c in text).split())
