"""One family of errors: everything the house can refuse or fail to read.

The tree::

    BiritchError
    ├── BadNotation (also a ValueError)   a text that is not bridge notation
    ├── BadValue (also a ValueError)      a value that cannot be: eleven spades in two hands, level 8
    └── Refused                           a well-formed act that the rules do not allow here
        ├── IllegalCall                   the Laws do not allow this call now
        ├── IllegalPlay                   the Laws do not allow this card now
        ├── OutOfTurn                     somebody else is to call or play
        ├── NotAllowed                    this person may not do that at this table
        └── Stale                         the board has moved on since the sender looked

Every error has a ``code`` such as ``"call.insufficient"`` (what programs and translators use), the
``law`` that speaks if there is one, and ``details``, the values at fault by name. ``str()`` is plain
English with those values in it; people see the text of the code in their own language.
"""

from typing import Final


class BiritchError(Exception):
    """The root of every error this library raises on purpose.

    Args:
        message: plain English, naming the value at fault.
        code: dotted name of what went wrong, stable between releases.
        law: number of the law that speaks, such as ``"18B"``; None where no law does.
        details: the values at fault, by name, for translated texts.
    """

    default_code: str = "error"

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        law: str | None = None,
        **details: str | int,
    ) -> None:
        super().__init__(message)
        self.code: Final = code or self.default_code
        self.law: Final = law
        self.details: Final[dict[str, str | int]] = details


class BadNotation(BiritchError, ValueError):
    """A text that cannot be read as what was expected.

    Args:
        text: the whole text.
        expected: what would have been read gladly, in a few words.
        position: where reading failed, counted from 0.
        code: dotted name; ``"notation.bad"`` unless told.
        why: a further sentence, if there is more to say.

    Examples:
        >>> str(BadNotation("S1", expected="a rank, 2 to A", position=1))
        "cannot read 'S1' at position 1: expected a rank, 2 to A"
    """

    default_code = "notation.bad"

    def __init__(
        self,
        text: str,
        *,
        expected: str,
        position: int = 0,
        code: str | None = None,
        why: str = "",
    ) -> None:
        shown = text if len(text) <= 80 else text[:77] + "..."
        message = f"cannot read {shown!r} at position {position}: expected {expected}"
        super().__init__(
            f"{message} ({why})" if why else message,
            code=code,
            text=shown,
            position=position,
            expected=expected,
        )
        self.text: Final = text
        self.position: Final = position
        self.expected: Final = expected


class BadValue(BiritchError, ValueError):
    """A value that no pack, table or form of the game can have."""

    default_code = "value.bad"


class Refused(BiritchError):
    """An act that is well formed but not allowed here and now."""

    default_code = "refused"


class IllegalCall(Refused):
    """The Laws do not allow this call now."""

    default_code = "call.illegal"


class IllegalPlay(Refused):
    """The Laws do not allow this card now."""

    default_code = "play.illegal"


class OutOfTurn(Refused):
    """Somebody else is to call or to play."""

    default_code = "turn.other"


class NotAllowed(Refused):
    """This person may not do that at this table."""

    default_code = "refused.not_allowed"


class Stale(Refused):
    """The board has moved on since the sender last looked."""

    default_code = "refused.stale"
