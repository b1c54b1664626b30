"""The simple robot: it bids by a few natural rules and plays by rules of thumb."""

from __future__ import annotations

from biritch.cards import Hand
from biritch.play import Play
from biritch.robots.bidder import choose_call
from biritch.robots.claiming import may_claim_all
from biritch.robots.explaining import explanation
from biritch.robots.memory import auction_seen
from biritch.robots.player import choose_card
from biritch.robots.reading import read_auction
from biritch.robots.robot import TimeLeft, robot_with
from biritch.table import Words
from biritch.table import commands as wishes
from biritch.table.view import View

_TIME_TO_PROVE = 0.2  # seconds that a claim is worth thinking about
_CLAIM = Words(message="robot-claim")


class SimpleMind:
    """Rules that everybody learns first."""

    def call(self, view: View, hand: Hand, _: TimeLeft, /) -> wishes.Call:
        """The first rule that fits."""
        assert view.board is not None
        chosen = choose_call(
            hand,
            auction_seen(view),
            vulnerable=view.board.vulnerable,
            part_scores=view.sheet.part_scores,
        )
        return wishes.Call(
            call=chosen.call,
            alert="alert" in chosen.meaning.flags,
            words=explanation(chosen.meaning),
        )

    def words(self, view: View, place: int, /) -> Words:
        """What the rules say of a call."""
        assert view.board is not None
        auction = auction_seen(view).first(place + 1)
        read = read_auction(auction, view.board.vulnerable, view.sheet.part_scores)
        return explanation(read.meanings[place])

    def card(self, view: View, play: Play, time_left: TimeLeft, /) -> wishes.AnyCommand:
        """A claim if every trick is sure, else a card by rules of thumb."""
        if view.claim is None and time_left() > _TIME_TO_PROVE and may_claim_all(play):
            return wishes.Claim(tricks=play.tricks_left, words=_CLAIM)
        return wishes.PlayCard(card=choose_card(play, auction_seen(view)))


act = robot_with(SimpleMind())
