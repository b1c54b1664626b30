"""The values of PBN's tags: contract, result, score and date, each in every way it may be written."""

from __future__ import annotations

import re

from msgspec import Struct

from biritch.auction import Contract
from biritch.cards import Strain
from biritch.errors import BadNotation
from biritch.seats import Seat, Side, Vulnerability

_BARE = re.compile(
    r"([1-7])\s*(C|D|H|S|NT?|[♣♦♥♠♧♢♡♤])\s*"
    r"(XX|X|RDBL|DBL|\*\*|\*|DOUBLED|REDOUBLED|R|D(?=$|\s)|)\s*(?:(?:BY\s+)?([NESW]|NORTH|EAST|SOUTH|WEST))?"
    r"\s*(?:=|[+-]\d{1,2})?",
    re.IGNORECASE,
)
_CROSSES = {"X": "X", "DBL": "X", "*": "X", "DOUBLED": "X", "D": "X", "": ""}
_RELATIVE = re.compile(r"=|[+-]\s*\d{1,2}")
_SIDED = re.compile(
    r"(NS|EW)?\s*:?\s*([+-]?\d{1,6})(?:[\s,;/]+(NS|EW)\s*:?\s*([+-]?\d{1,6}))?", re.IGNORECASE
)
_DATE = re.compile(r"(\d{4}|\?{1,4})(?:[.\-/](\d{1,2}|\?{1,2}))?(?:[.\-/](\d{1,2}|\?{1,2}))?")
_RUN_TOGETHER = re.compile(r"(\d{4})(\d\d)(\d\d)$")
_DAY_FIRST = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})")
_PASSED = (
    "pass", "p", "ap", "allpass", "all pass", "passed out", "passed", "passout", "pass out", "4 passes",
)  # fmt: skip
_VULNERABLE = {
    **dict.fromkeys(("neither", "nobody", "nil", "no", "nul", "z", "0", "null"), Vulnerability.NONE),
    **dict.fromkeys(("everybody", "nsew", "n/s/e/w", "vul", "full", "ns/ew", "game all"), Vulnerability.BOTH),
    **dict.fromkeys(("n/s", "n s", "north-south", "we are"), Vulnerability.NS),
    **dict.fromkeys(("e/w", "e w", "we", "east-west", "o/w"), Vulnerability.EW),
}  # fmt: skip


_FORMS = {"rubber": "rubber", "chicago": "chicago"}
_COMPARED = ("mp", "matchpoints", "imp", "bam", "butler", "cavendish")


def form_of_scoring(scoring: str) -> str:
    """The form that a way of scoring belongs to; empty where it is not known.

    Examples:
        >>> form_of_scoring("IMP;Cross"), form_of_scoring("Rubber"), form_of_scoring("")
        ('duplicate', 'rubber', '')
    """
    word = scoring.partition(";")[0].strip().casefold()
    return _FORMS.get(word, "duplicate" if word in _COMPARED else "")


class Told(Struct, frozen=True):
    """A contract tag as far as it tells: bid and doubling, only the strain, or that all passed."""

    bid: str = ""
    strain: Strain | None = None
    passed_out: bool = False
    declarer: Seat | None = None

    def declared_by(self, declarer: Seat) -> Contract | None:
        """The whole contract; None where the tag tells no level."""
        return Contract.parse(self.bid + declarer.value) if self.bid else None


def read_contract(text: str) -> Told:
    """Read a contract tag: 4HX, 3N, Pass, or only the strain of an ending.

    Raises:
        BadNotation: if it is none of these.

    Examples:
        >>> read_contract("3nx").bid, read_contract("NT").strain, read_contract("Pass").passed_out
        ('3NTX', <Strain.NOTRUMP: 'NT'>, True)
    """
    word = text.strip()
    if word.casefold() in _PASSED:
        return Told(passed_out=True)
    if found := _BARE.fullmatch(word):
        strain = Strain.parse(found[2])
        crosses = _CROSSES.get(found[3].upper(), "XX")
        declarer = Seat.parse(found[4]) if found[4] else None
        return Told(found[1] + strain.value + crosses, strain, declarer=declarer)
    try:
        return Told(strain=Strain.parse(word))
    except BadNotation:
        raise BadNotation(
            text, expected="a contract such as 4HX, a strain, or Pass", code="notation.contract"
        ) from None


def read_vulnerable(text: str) -> Vulnerability:
    """Read a vulnerable tag, in the standard's words and in those that programs have written.

    Raises:
        BadNotation: if it is none of them.

    Examples:
        >>> read_vulnerable("All"), read_vulnerable("N/S")
        (<Vulnerability.BOTH: 'both'>, <Vulnerability.NS: 'ns'>)
    """
    found = _VULNERABLE.get(text.strip().casefold())
    return found if found is not None else Vulnerability.parse(text)


def read_tricks(text: str, contract: Contract) -> tuple[int, bool]:
    """Read a result tag: declarer's tricks, and whether a caret says that they were not those won.

    The standard counts tricks; = and +1 and -2 count from the contract.

    Raises:
        BadNotation: if it is no result.

    Examples:
        >>> contract = Contract.parse("4HN")
        >>> read_tricks("9", contract), read_tricks("^EW 4", contract), read_tricks("+1", contract)
        ((9, False), (9, True), (11, False))
    """
    word = text.strip()
    other = word.startswith("^")
    word = word.lstrip("^ ")
    if _RELATIVE.fullmatch(word):
        over = 0 if word == "=" else int(word.replace(" ", ""))
        return contract.needs + over, other
    side = contract.declarer.side
    told = read_sided(word, side)
    return (told[side] if side in told else 13 - told[side.opponents]), other


def read_declarer(text: str) -> tuple[Seat, bool]:
    """Read a declarer tag, and whether a caret says that declarer and dummy changed places.

    Raises:
        BadNotation: if it names no seat.

    Examples:
        >>> read_declarer("^S")
        (<Seat.SOUTH: 'S'>, True)
    """
    word = text.strip()
    return Seat.parse(word.removeprefix("^")), word.startswith("^")


def read_sided(text: str, declarer: Side | None) -> dict[Side, int]:
    """Read a number for one side or for both: 9, "NS 420", "EW -50 NS 50"; a bare one is declarer's.

    Raises:
        BadNotation: if it is no such number, or a bare one where nobody is known to declare.

    Examples:
        >>> read_sided("EW 100 NS -100", None)[Side.NS], read_sided("9", Side.EW)[Side.EW]
        (-100, 9)
    """
    found = _SIDED.fullmatch(text.strip())
    if found is None:
        raise BadNotation(text, expected="a number, or NS or EW and a number", code="pbn.number")
    first, number, second, other = found.groups()
    if first is None:
        if declarer is None:
            raise BadNotation(text, expected="NS or EW and a number", code="pbn.number")
        sides = {declarer: int(number)}
    else:
        sides = {Side(first.casefold()): int(number)}
    if second is not None:
        sides[Side(second.casefold())] = int(other)
    return sides


def read_date(text: str) -> str:
    """Read a date tag into ISO 8601; what is not known is left off the end.

    Raises:
        BadNotation: if it is no date.

    Examples:
        >>> read_date("2026.03.??"), read_date("1995.06.10"), read_date("????.??.??")
        ('2026-03', '1995-06-10', '')
    """
    word = _DAY_FIRST.sub(r"\3.\2.\1", text.strip())
    word = _RUN_TOGETHER.sub(r"\1.\2.\3", word)
    found = _DATE.fullmatch(word)
    if found is None:
        raise BadNotation(text, expected="a date such as 2026.03.31", code="pbn.date")
    known = []
    for part, most in zip(found.groups(), (9999, 12, 31), strict=True):
        if part is None or "?" in part:
            break
        if not 1 <= int(part) <= most:
            raise BadNotation(text, expected="a date such as 2026.03.31", code="pbn.date")
        known.append(part.zfill(2))
    return "-".join(known)


def date_value(date: str) -> str:
    """A date as PBN writes it, what is not known as question marks.

    Examples:
        >>> date_value("2026-03"), date_value("")
        ('2026.03.??', '')
    """
    if not date:
        return ""
    parts = date.split("-")
    return ".".join([*parts, "??", "??"][:3])
