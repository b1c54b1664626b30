"""A robot that bids a system: its calls, its explanations and its reading of the others come from one book."""

from __future__ import annotations

from functools import cache
from typing import Final

from biritch.cards import Hand
from biritch.forms import form_of
from biritch.play import Play
from biritch.robots.bidding import boxes_of, words_of
from biritch.robots.memory import auction_seen, seating_of
from biritch.robots.robot import Robot, TimeLeft, robot_with
from biritch.robots.simple import SimpleMind, act
from biritch.robots.style import SIMPLE, Style, bid, partnership
from biritch.seats import FOUR_PLAYERS
from biritch.systems import Setting
from biritch.table import Words
from biritch.table import commands as wishes
from biritch.table.view import View

_RULES_OF_THUMB: Final = SimpleMind()


class SystemMind:
    """Bids and explains by a system, and plays as its level does.

    Args:
        style: system and level.
    """

    def __init__(self, style: Style) -> None:
        self._style = style
        self._pair = partnership(style.system)

    def call(self, view: View, hand: Hand, time_left: TimeLeft, /) -> wishes.Call:
        """The system's call; an expert looks at close ones where everybody bids for his own hand."""
        auction, setting = auction_seen(view), _setting(view)
        if seating_of(view) == FOUR_PLAYERS:
            chosen = bid(self._style, hand, auction, setting, time_left)
        else:
            chosen = self._pair.bid(hand, auction, setting)
        return wishes.Call(
            call=chosen.call, alert=chosen.meaning.is_alerted, words=words_of(chosen.meaning)
        )

    def words(self, view: View, place: int, /) -> Words:
        """What the system says of a call."""
        return words_of(self._pair.meaning(auction_seen(view), _setting(view), place))

    def card(self, view: View, play: Play, time_left: TimeLeft, /) -> wishes.AnyCommand:
        """A card, or a claim."""
        if self._style.level == "beginner":
            return _RULES_OF_THUMB.card(view, play, time_left)
        from biritch.robots.playing import (  # noqa: PLC0415 - numpy is for those who think
            LEVELS,
            card_or_claim,
        )

        auction = auction_seen(view)
        return card_or_claim(
            view,
            play,
            auction,
            time_left,
            level=LEVELS[self._style.level],
            boxes=boxes_of(self._pair, auction, _setting(view)),
        )


def _setting(view: View) -> Setting:
    assert view.board is not None
    lined = form_of(view.table.form).scoring.lined
    return Setting(view.board.vulnerable, view.sheet.part_scores, "rubber" if lined else "imps")


@cache
def robot_of(style: Style) -> Robot:
    """The robot of a style.

    Examples:
        >>> robot_of(Style.parse("simple")) is robot_of(Style("simple", "expert"))
        True
    """
    return act if style.system == SIMPLE else robot_with(SystemMind(style))
