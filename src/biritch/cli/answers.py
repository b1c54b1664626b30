"""The shapes of every ``--json`` answer, and the schemas published for them in ``schemas/``.

A shape only ever gains fields; when one must change otherwise, its ``format`` goes up.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

SeatText: TypeAlias = Literal["N", "E", "S", "W"]
VulnerableText: TypeAlias = Literal["none", "ns", "ew", "both"]
DealText: TypeAlias = Annotated[
    str, Meta(pattern=r"^[NESW]:\S+ \S+ \S+ \S+$", description="A deal as PBN writes it.")
]
CallText: TypeAlias = Annotated[str, Meta(pattern="^(P|X|XX|[1-7](C|D|H|S|NT))$")]
Hexadecimal: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Answer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every answer begins with: the number of its shape."""

    format: Literal[1] = 1


class DealtBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """One board of an answer to `biritch deal`."""

    number: Annotated[int, Meta(ge=1)]
    dealer: SeatText
    vulnerable: VulnerableText
    deal: DealText


class DealAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch deal --json` answers."""

    boards: tuple[DealtBoard, ...]


class AuctionAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch auction --json` answers; null where there is none."""

    contract: Annotated[str, Meta(pattern="^[1-7](C|D|H|S|NT)X{0,2}$")] | None
    declarer: SeatText | None
    turn: SeatText | None
    legal: Annotated[
        tuple[CallText, ...], Meta(description="In the order P X XX 1C ... 7NT; empty at the end.")
    ]
    complete: bool


class VerifyAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch verify --json` answers."""

    ok: bool
    commitment: Annotated[Hexadecimal, Meta(description="What these cards and this salt give.")]


class VersionAnswer(Answer, frozen=True, kw_only=True):
    """What `biritch version --json` answers."""

    version: str


ANSWERS: dict[str, type[Answer]] = {
    "auction": AuctionAnswer,
    "deal": DealAnswer,
    "verify": VerifyAnswer,
    "version": VersionAnswer,
}


def as_json(answer: Answer) -> str:
    """An answer on one line of JSON."""
    return msgspec.json.encode(answer).decode()


def schema(name: str) -> bytes:
    """The JSON Schema of one shape of answer, as it is published."""
    described = msgspec.json.schema(ANSWERS[name])
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema", **described}
    return msgspec.json.format(msgspec.json.encode(described), indent=2) + b"\n"
