"""How answers in JSON spell what every verb speaks of, and what every answer begins with."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

SideText: TypeAlias = Literal["ns", "ew"]
ReasonText: TypeAlias = Annotated[str, Meta(pattern="^[a-z-]+$")]
SeatText: TypeAlias = Literal["N", "E", "S", "W"]
VulnerableText: TypeAlias = Literal["none", "ns", "ew", "both"]
DealText: TypeAlias = Annotated[
    str, Meta(pattern=r"^[NESW]:\S+ \S+ \S+ \S+$", description="A deal as PBN writes it.")
]
CardText: TypeAlias = Annotated[str, Meta(pattern="^[CDHS][2-9TJQKA]$")]
ContractText: TypeAlias = Annotated[str, Meta(pattern="^[1-7](C|D|H|S|NT)X{0,2}[NESW]$")]
CallText: TypeAlias = Annotated[str, Meta(pattern="^(P|X|XX|[1-7](C|D|H|S|NT))$")]
PlayerNumber: TypeAlias = Annotated[int, Meta(ge=1)]
Hexadecimal: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Answer(Struct, frozen=True, kw_only=True):
    """What every answer begins with: the number of its shape."""

    format: Literal[1] = 1


class CheckProblem(Struct, frozen=True):
    """Something wrong in a file."""

    file: str
    line: Annotated[int, Meta(ge=1)]
    column: Annotated[int, Meta(ge=1)]
    code: str
    message: str
    done: str = ""
