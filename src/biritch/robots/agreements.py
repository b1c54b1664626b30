"""The robots' bidding agreements, read from the text that people read.

`natural.rules` says what each call shows; this file only knows how the text is laid out.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from msgspec import Struct

from biritch.errors import BadNotation

_COLUMNS = 4


class Rule(Struct, frozen=True):
    """One line of the agreements.

    Attributes:
        call: which call, or which kind of call: ``1NT``, ``low new``, ``game partner``.
        when: what must be so besides, such as ``unpassed`` or ``to 2``.
        shows: what the hand must be: a constraint with braces to fill in.
        key: name of the text that explains it, and of the section that answers it.
        flags: forcing, game (forcing to game), invite, stop (partner is to pass), alert,
            last (chosen when nothing else fits, and no part of what the call tells).
        line: where it stands in the file.
    """

    call: str
    when: tuple[str, ...]
    shows: str
    key: str
    flags: frozenset[str]
    line: int


class Agreements(Struct, frozen=True):
    """All the rules, by the section they stand in."""

    sections: dict[str, tuple[Rule, ...]]

    def section(self, *names: str) -> tuple[Rule, ...]:
        """The rules of the first of these sections that there is; none if there is none."""
        return next((self.sections[name] for name in names if name in self.sections), ())


def read_agreements(text: str) -> Agreements:
    r"""Read agreements laid out as in ``natural.rules``.

    Raises:
        BadNotation: naming the line that cannot be read.

    Examples:
        >>> rules = read_agreements("[opening]\n1NT | unpassed | hcp 15-17 | notrump alert")
        >>> rules.section("opening")[0].call, rules.section("opening")[0].flags
        ('1NT', frozenset({'alert'}))
    """
    words: dict[str, str] = {}
    sections: dict[str, list[Rule]] = {}
    current: list[Rule] | None = None
    for number, written in enumerate(text.splitlines(), start=1):
        line = written.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("let "):
            name, _, meaning = line.removeprefix("let ").partition("=")
            words[name.strip()] = meaning.strip()
        elif line.startswith("["):
            current = sections.setdefault(line.strip("[]"), [])
        else:
            columns = [column.strip() for column in line.split("|")]
            if current is None or len(columns) != _COLUMNS:
                raise BadNotation(
                    line,
                    expected="call | when | what the hand must be | text, under a [section]",
                    code="notation.rules",
                    why=f"line {number}",
                )
            current.append(_rule(columns, words, number))
    return Agreements({name: tuple(rules) for name, rules in sections.items()})


def _rule(columns: list[str], words: dict[str, str], number: int) -> Rule:
    call, when, shows, text = columns
    for word, meaning in words.items():
        shows = shows.replace("{" + word + "}", meaning)
    key, *flags = text.split()
    conditions = tuple(condition.strip() for condition in when.split(",") if condition.strip())
    return Rule(call, conditions, shows, key, frozenset(flags), number)


@cache
def natural() -> Agreements:
    """The natural system that the robots play."""
    return read_agreements(files(__package__).joinpath("natural.rules").read_text("utf-8"))
