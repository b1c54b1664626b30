"""The one door for an irregular card that the Laws let stand. Only `rulings` may open it.

Law: 53A, 63.
"""

from __future__ import annotations

from biritch.cards.card import Card
from biritch.play import refusal
from biritch.play.play import Play, lay, trusting
from biritch.seats import Seat


def condone(play: Play, seat: Seat, card: Card, law: str) -> Play:
    """The play with a card that stands although led out of turn or a revoke.

    What follows is ordinary: the next to play is on the left of whoever played this card.

    Args:
        play: as it was before the card.
        seat: whose card it was.
        card: the card.
        law: the law by which it stands: ``"53A"`` for a lead out of turn that was accepted, ``"63"``
            for an established revoke; its entry keeps it.

    Raises:
        IllegalPlay: for what no law lets stand here: a card when all have been played
            (``play.over``), one the hand does not hold (``play.not_held``), or one out of turn in
            the middle of a trick (``play.out_of_turn``).

    Examples:
        >>> from biritch.cards import Deal
        >>> play = Play.ending(Deal.parse("N:A2... K3... Q4... J5..."), None, Seat.NORTH)
        >>> play = condone(play, Seat.EAST, Card.parse("SK"), "53A")
        >>> play.turn, play.entries[0].law
        (<Seat.SOUTH: 'S'>, '53A')
    """
    if play.is_over:
        raise refusal.over()
    if play.laid and seat is not play.turn:
        raise refusal.out_of_turn(seat, card)
    if card not in play.remaining(seat):
        play = trusting(play, seat, card)
    return lay(play, seat, card, law=law)
