"""What is worth what when two hands are hidden: a contract, a card, a line of play, over layouts."""

from biritch.analysis.single.layouts import MOST, every_layout, how_many
from biritch.analysis.single.lines import Plan, line_worth, planned
from biritch.analysis.single.worth import Worth, card_worths, position_worth

__all__ = [
    "MOST",
    "Plan",
    "Worth",
    "card_worths",
    "every_layout",
    "how_many",
    "line_worth",
    "planned",
    "position_worth",
]
