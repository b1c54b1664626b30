"""Names people may have: each in one alphabet, and no two that look the same."""

import unicodedata
from typing import Final

from biritch.club.errors import NameRefused

SHORTEST: Final = 2
LONGEST: Final = 24

_ALPHABETS: Final = ("LATIN", "CYRILLIC")
_BETWEEN: Final = frozenset(" -'’ʼ._")
_DIGITS: Final = frozenset("0123456789")
_NOT_A_PERSON: Final = (
    "house", "biritch", "robot", "guest", "будинок", "робот", "гість", "дом", "гость",
)  # fmt: skip

# To the eye, in one case or the other, these are one letter: "СОРА" and "COPA" would be two people.
_LOOKS_LIKE: Final = str.maketrans("авекмнорстухіѕј013", "abekmhopctyxlsjolз") | str.maketrans(
    "i6", "lб"
)


def name_of(text: str) -> str:
    """The name that somebody asks for, tidied, if it may be had.

    A name has 2 to 24 letters of one alphabet, Latin or Cyrillic, with digits, blanks, hyphens,
    apostrophes and stops between them; it begins with a letter.

    Raises:
        NameRefused: with the reason as its code.

    Examples:
        >>> name_of("  Anna   Maria ")
        'Anna Maria'
        >>> name_of("Bоris")
        Traceback (most recent call last):
        biritch.club.errors.NameRefused: a name is in one alphabet: 'о' of 'Bоris' is of another
    """
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise NameRefused(
            f"a name has {SHORTEST} to {LONGEST} letters, not {len(name)}",
            code="name.length",
            shortest=SHORTEST,
            longest=LONGEST,
        )
    alphabet = _alphabet(name[0])
    if alphabet is None:
        raise _odd(name[0], name)
    for before, letter in zip(" " + name, name, strict=False):
        if letter in _BETWEEN and before in _BETWEEN and before + letter != ". ":
            raise _odd(letter, name)
        if letter in _BETWEEN or letter in _DIGITS:
            continue
        if _alphabet(letter) is None:
            raise _odd(letter, name)
        if _alphabet(letter) != alphabet:
            raise NameRefused(
                f"a name is in one alphabet: {letter!r} of {name!r} is of another",
                code="name.mixed_alphabets",
                letter=letter,
                name=name,
            )
    if name[-1] in _BETWEEN - {"."}:
        raise _odd(name[-1], name)
    if name_key(name) in _RESERVED:
        raise NameRefused(f"{name!r} is no name for a person", code="name.reserved", name=name)
    return name


def name_key(name: str) -> str:
    """What two names have in common that look the same: only one of them can be had.

    Examples:
        >>> name_key("Сора-1") == name_key("COPA l")
        True
    """
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_LOOKS_LIKE)
    return "".join(letter for letter in plain if letter not in _BETWEEN)


_RESERVED: Final = frozenset(map(name_key, _NOT_A_PERSON))


def _alphabet(letter: str) -> str | None:
    """Which alphabet a letter is of; None for what is no letter of ours."""
    if not letter.isalpha():
        return None
    script = unicodedata.name(letter, "").split(" ")[0]
    return script if script in _ALPHABETS else None


def _odd(letter: str, name: str) -> NameRefused:
    return NameRefused(
        f"{letter!r} cannot stand there in a name: {name!r}",
        code="name.letters",
        letter=letter,
        name=name,
    )
