"""What came of a deal: the contract and the tricks declarer's side took."""

from __future__ import annotations

import re

from msgspec import Struct

from biritch.auction import Contract
from biritch.errors import BadNotation, BadValue

PASSED_OUT = "PASS"
_PASS_WORDS = ("p", "pass", "пас")
_ENDING = re.compile(r"^(?P<contract>.*?)\s*(?P<tricks>=|[+\-\u2212]\s*\d{1,2})$")


class Result(Struct, frozen=True):
    """A contract that has been played, with the tricks declarer's side took.

    Attributes:
        contract: what was to be made.
        tricks: taken by declarer's side, 0 to 13.

    Examples:
        >>> result = Result.parse("4HXS-1")
        >>> result.tricks, result.difference, result.made, str(result)
        (9, -1, False, '4HXS-1')
    """

    contract: Contract
    tricks: int

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise BadValue(
                f"declarer's side takes 0 to 13 tricks, not {self.tricks}",
                code="result.tricks",
                tricks=self.tricks,
            )

    @property
    def difference(self) -> int:
        """Tricks more (overtricks) or fewer (undertricks) than the contract needs."""
        return self.tricks - self.contract.needs

    @property
    def made(self) -> bool:
        """Whether declarer's side took at least what it had bid."""
        return self.tricks >= self.contract.needs

    @classmethod
    def parse(cls, text: str) -> Result:
        """Read a contract with its ending: 4HXS-1, 3NTN=, 2SE+1.

        Raises:
            BadNotation: if it cannot be read, or the tricks would be fewer than 0 or more than 13.
        """
        found = _ENDING.match(text.strip())
        if found is None:
            raise BadNotation(
                text,
                expected="a contract and =, +n or -n, as in 4HXS-1, or PASS",
                position=len(text.rstrip()),
                code="notation.result",
            )
        contract = Contract.parse(found["contract"])
        ending = found["tricks"].replace("\u2212", "-").replace(" ", "")
        tricks = contract.needs + (0 if ending == "=" else int(ending))
        if not 0 <= tricks <= 13:
            raise BadNotation(
                text,
                expected=f"from -{contract.needs} to +{13 - contract.needs}",
                position=text.rindex(found["tricks"]),
                code="notation.result",
                why=f"declarer's side would have {tricks} tricks",
            )
        return cls(contract, tricks)

    def __str__(self) -> str:
        return f"{self.contract}{self.difference:+d}" if self.difference else f"{self.contract}="


def parse_result(text: str) -> Result | None:
    """Read the result of a deal; PASS, for a deal passed out, is None.

    Raises:
        BadNotation: if it cannot be read.

    Examples:
        >>> parse_result("pass") is None, str(parse_result("3nn="))
        (True, '3NTN=')
    """
    return None if text.strip().casefold() in _PASS_WORDS else Result.parse(text)


def result_text(result: Result | None) -> str:
    """A result as `parse_result` reads it; a deal passed out is PASS.

    Examples:
        >>> result_text(None)
        'PASS'
    """
    return PASSED_OUT if result is None else str(result)
