"""The rules of the house as options of the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Annotated, Literal, TypeAlias, get_args

from cyclopts import Group, Parameter, Token

from biritch.errors import BadNotation, BadValue
from biritch.forms import (
    Chicago,
    ChicagoDuplicate,
    ChicagoVulnerability,
    FormOptions,
    LastPartScore,
    OwnerSettles,
    PassedOut,
    Rubber,
    Russian,
    Settlement,
    ThreeHanded,
    TwoHanded,
)
from biritch.score import HonoursRule
from biritch.seats import Seat

_Name: TypeAlias = Literal[
    "duplicate", "rubber", "chicago", "chicagoduplicate", "russian", "twohanded", "threehanded"
]


def _form_name(_: object, tokens: Sequence[Token]) -> str:
    """The name of a form, however its words are joined: two-handed is twohanded."""
    joined = "".join(letter for letter in tokens[0].value.casefold() if letter.isalpha())
    if joined not in get_args(_Name):
        raise ValueError(f"choose from {', '.join(get_args(_Name))}")
    return joined


FormName: TypeAlias = Annotated[_Name, Parameter(converter=_form_name)]
_RUBBER = Group("House rules of a rubber, of two players and of three")
_CHICAGO = Group("House rules of a Chicago")
_Switch: TypeAlias = Annotated[bool, Parameter(group=_RUBBER)]
_ChicagoSwitch: TypeAlias = Annotated[bool, Parameter(group=_CHICAGO)]

# The letters under which old score sheets list the variants of a rubber; f is `--stop`.
LETTERS = {
    "a": "game_bonuses",
    "b": "insult_fifty",
    "c": "quick_rubber",
    "d": "simple_undertricks",
    "e": "settle",
}


@dataclass(frozen=True)
class HouseRules:
    """What a house may have agreed about any form but duplicate.

    Attributes:
        game_bonuses: 200 for a game and 700 for the last one, nothing for the rubber.
        insult_fifty: 50 for a redoubled contract made, as for a doubled one.
        quick_rubber: 750 for two games to none.
        simple_undertricks: no undertrick, doubled and not vulnerable, costs more than 200.
        half_part_score: 50 for the only part score when the players stop, in place of 100.
        redealt: after four passes the same player deals again.
        settle: say what each player wins at the end, in hundreds, 50 counting as one; of a Chicago too.
        settle_down: the same, 50 counting as nothing.
        owner: three players: who has the open dummy, N, E, S or W.
        with_both: three players: the owner shares the difference between the other two.
        old_vulnerability: in the second and third deals the side that dealt is vulnerable.
        new_vulnerability: the side that did not deal is; in Russian scoring it is the other way.
        fourth_part_score: only a part score made on the fourth deal is paid at the end.
        counted: four passes are one of the four deals.
        hundred_part_score: Chicago duplicate: 100 for a part score, in place of 50.
    """

    game_bonuses: _Switch = False
    insult_fifty: _Switch = False
    quick_rubber: _Switch = False
    simple_undertricks: _Switch = False
    half_part_score: _Switch = False
    redealt: _Switch = False
    settle: _Switch = False
    settle_down: _Switch = False
    owner: Annotated[str, Parameter(group=_RUBBER)] = "S"
    with_both: _Switch = False
    old_vulnerability: _ChicagoSwitch = False
    new_vulnerability: _ChicagoSwitch = False
    fourth_part_score: _ChicagoSwitch = False
    counted: _ChicagoSwitch = False
    hundred_part_score: _ChicagoSwitch = False

    def with_variants(self, names: tuple[str, ...]) -> HouseRules:
        """The same rules with these variants besides, by letter or by the name of their switch.

        Raises:
            BadNotation: for a variant that no house has.

        Examples:
            >>> HouseRules().with_variants(("a", "quick-rubber")).quick_rubber
            True
        """
        switches = {rule.name for rule in fields(self)} - {"owner"}
        chosen = {LETTERS.get(name.lower(), name.lower().replace("-", "_")): name for name in names}
        for switch, name in chosen.items():
            if switch not in switches:
                known = ", ".join(sorted(rule.replace("_", "-") for rule in switches))
                raise BadNotation(
                    name, expected=f"a to f, or one of {known}", code="notation.variant"
                )
        return replace(self, **dict.fromkeys(chosen, True))  # type: ignore[arg-type]  # only switches

    def __post_init__(self) -> None:
        for one, other in (
            ("old_vulnerability", "new_vulnerability"),
            ("settle", "settle_down"),
        ):
            if getattr(self, one) and getattr(self, other):
                pair = f"{one} and {other}".replace("_", "-")
                raise BadValue(f"a house has one rule or the other, not {pair}", code="house.pair")

    def options(self, form: FormName) -> FormOptions | None:
        """The options of a form played by these rules; None for duplicate, which has no such rules.

        Honours may be claimed in any form that scores them.
        """
        match form:
            case "duplicate":
                return None
            case "rubber":
                return self._rubber()
            case "twohanded":
                return TwoHanded(rubber=self._rubber())
            case "threehanded":
                both = OwnerSettles.WITH_BOTH if self.with_both else OwnerSettles.WITH_EACH
                owner = Seat.parse(self.owner)
                return ThreeHanded(owner=owner, owner_settles=both, rubber=self._rubber())
            case "chicago":
                fourth = self.fourth_part_score
                return Chicago(
                    honours=HonoursRule.AFTER_PLAY,
                    vulnerability=self._vulnerability(ChicagoVulnerability.NEW),
                    last_part_score=LastPartScore.FOURTH_DEAL if fourth else LastPartScore.ANY_DEAL,
                    passed_out=PassedOut.PASSES_ON if self.counted else PassedOut.REDEALT,
                    settlement=self._settlement(),
                )
            case "chicagoduplicate":
                return ChicagoDuplicate(
                    vulnerability=self._vulnerability(ChicagoVulnerability.NEW),
                    part_score=100 if self.hundred_part_score else 50,
                )
            case "russian":
                return Russian(
                    deals=None, vulnerability=self._vulnerability(ChicagoVulnerability.OLD)
                )

    def _rubber(self) -> Rubber:
        return Rubber(
            honours=HonoursRule.AFTER_PLAY,
            game_bonuses=self.game_bonuses,
            insult_fifty=self.insult_fifty,
            quick_rubber=self.quick_rubber,
            simple_undertricks=self.simple_undertricks,
            settlement=self._settlement(),
            unfinished_part_score=50 if self.half_part_score else 100,
            passed_out=PassedOut.REDEALT if self.redealt else PassedOut.PASSES_ON,
        )

    def _settlement(self) -> Settlement:
        if self.settle_down:
            return Settlement.HALF_DOWN
        return Settlement.HALF_UP if self.settle else Settlement.NONE

    def _vulnerability(self, usual: ChicagoVulnerability) -> ChicagoVulnerability:
        if self.old_vulnerability:
            return ChicagoVulnerability.OLD
        return ChicagoVulnerability.NEW if self.new_vulnerability else usual
