"""Every arithmetic of points: a deal's score, the sheet, IMPs, matchpoints, victory points.

Law: 77, 78, R72, R73, R81.
"""

from biritch.score.honours import HonourClaim, HonoursRule, honours
from biritch.score.imps import IMP_STEPS, imps
from biritch.score.line import Reason, ScoreLine, points_of, totals_of
from biritch.score.matchpoints import matchpoints, percentage, top
from biritch.score.points import contract_lines, trick_points, undertrick_points
from biritch.score.result import Result, parse_result, result_text
from biritch.score.sheet import Game, Scored, Sheet
from biritch.score.targets import Measured, match_imps, measured, target, target_imps
from biritch.score.victory_points import (
    VictoryScale,
    twenty_four_boards,
    wbf_continuous,
    wbf_whole,
)

__all__ = [
    "IMP_STEPS",
    "Game",
    "HonourClaim",
    "HonoursRule",
    "Measured",
    "Reason",
    "Result",
    "ScoreLine",
    "Scored",
    "Sheet",
    "VictoryScale",
    "contract_lines",
    "honours",
    "imps",
    "match_imps",
    "matchpoints",
    "measured",
    "parse_result",
    "percentage",
    "points_of",
    "result_text",
    "target",
    "target_imps",
    "top",
    "totals_of",
    "trick_points",
    "twenty_four_boards",
    "undertrick_points",
    "wbf_continuous",
    "wbf_whole",
]
