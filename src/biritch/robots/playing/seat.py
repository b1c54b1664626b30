"""The moment of a robot's turn, from what its seat is shown."""

from __future__ import annotations

from biritch.analysis.sampling import Predicate
from biritch.auction import Auction
from biritch.forms import form_of
from biritch.play import Play
from biritch.robots.memory import seating_of
from biritch.robots.playing.moment import Boxes, Moment
from biritch.seats import FOUR_PLAYERS, BySeat
from biritch.systems import Setting
from biritch.table.view import View


def moment_of(
    view: View,
    play: Play,
    auction: Auction,
    *,
    boxes: Boxes | None = None,
    agrees: Predicate | None = None,
) -> Moment:
    """The moment a robot is to play a card.

    Calls tell something of a hand where four players bid, each for his own. Who sees his dummy bids
    for both hands, and what he calls says little of either.

    Args:
        view: what the seat sees.
        play: the play as the seat sees it.
        auction: the calls.
        boxes: what the calls have told of each hand; None to read them by the common agreements.
        agrees: whether a deal agrees with every call exactly.
    """
    assert view.board is not None
    scoring = "rubber" if form_of(view.table.form).scoring.lined else "imps"
    setting = Setting(
        vulnerable=view.board.vulnerable, part_scores=view.sheet.part_scores, scoring=scoring
    )
    each_his_own = seating_of(view) == FOUR_PLAYERS
    if not each_his_own:
        return Moment(play, auction, setting, BySeat.same(()))
    return Moment(play, auction, setting, boxes, agrees)
