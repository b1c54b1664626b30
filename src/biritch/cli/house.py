"""The rules of the house as options of the command line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from cyclopts import Group, Parameter

from biritch.forms import (
    Chicago,
    ChicagoVulnerability,
    FormOptions,
    LastPartScore,
    PassedOut,
    Rubber,
)
from biritch.score import HonoursRule

FormName: TypeAlias = Literal["duplicate", "rubber", "chicago"]
_RUBBER = Group("House rules of a rubber")
_CHICAGO = Group("House rules of a Chicago")
_Switch: TypeAlias = Annotated[bool, Parameter(group=_RUBBER)]
_ChicagoSwitch: TypeAlias = Annotated[bool, Parameter(group=_CHICAGO)]


@dataclass(frozen=True)
class HouseRules:
    """What a house may have agreed about a rubber or a Chicago.

    Attributes:
        game_bonuses: 200 for a game and 700 for the last one, nothing for the rubber.
        insult_fifty: 50 for a redoubled contract made, as for a doubled one.
        quick_rubber: 750 for two games to none.
        simple_undertricks: no undertrick, doubled and not vulnerable, costs more than 200.
        half_part_score: 50 for the only part score when the players stop, in place of 100.
        redealt: after four passes the same player deals again.
        old_vulnerability: in the second and third deals the side that dealt is vulnerable.
        fourth_part_score: only a part score made on the fourth deal is paid at the end.
        counted: four passes are one of the four deals.
    """

    game_bonuses: _Switch = False
    insult_fifty: _Switch = False
    quick_rubber: _Switch = False
    simple_undertricks: _Switch = False
    half_part_score: _Switch = False
    redealt: _Switch = False
    old_vulnerability: _ChicagoSwitch = False
    fourth_part_score: _ChicagoSwitch = False
    counted: _ChicagoSwitch = False

    def options(self, form: FormName) -> FormOptions | None:
        """The options of a form played by these rules; None for duplicate, which has no such rules.

        Honours may be claimed in any form that has a sheet.
        """
        if form == "rubber":
            return Rubber(
                honours=HonoursRule.AFTER_PLAY,
                game_bonuses=self.game_bonuses,
                insult_fifty=self.insult_fifty,
                quick_rubber=self.quick_rubber,
                simple_undertricks=self.simple_undertricks,
                unfinished_part_score=50 if self.half_part_score else 100,
                passed_out=PassedOut.REDEALT if self.redealt else PassedOut.PASSES_ON,
            )
        if form == "chicago":
            old, fourth = self.old_vulnerability, self.fourth_part_score
            return Chicago(
                honours=HonoursRule.AFTER_PLAY,
                vulnerability=ChicagoVulnerability.OLD if old else ChicagoVulnerability.NEW,
                last_part_score=LastPartScore.FOURTH_DEAL if fourth else LastPartScore.ANY_DEAL,
                passed_out=PassedOut.PASSES_ON if self.counted else PassedOut.REDEALT,
            )
        return None
