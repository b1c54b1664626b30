"""A play taken again from its first card, with its own cards or in another layout."""

from __future__ import annotations

from collections.abc import Iterator

from biritch.cards import Deal
from biritch.play import Play
from biritch.rulings import let_card_stand


def replayed(play: Play, deal: Deal | None = None) -> Iterator[Play]:
    """The play before its first card and after each; irregular cards stand as they stood.

    Args:
        play: the play.
        deal: the hands, if they are to be others that hold the same cards as were played.

    Raises:
        IllegalPlay: for a card that could not have been played from these hands.

    Examples:
        >>> from biritch.cards import Card
        >>> from biritch.seats import Seat
        >>> seen = Play.ending(Deal.parse("N:A2... - Q4... -"), None, Seat.NORTH)
        >>> seen = seen.then(Card.parse("SA")).then(Card.parse("S3"))
        >>> *_, now = replayed(seen, Deal.parse("N:A2... K3... Q4... J5..."))
        >>> now.turn, [str(card) for card in now.remaining(Seat.EAST)]
        (<Seat.SOUTH: 'S'>, ['SK'])
    """
    cards = play.deal if deal is None else deal
    so_far = (
        Play.begin(cards, play.contract)
        if play.contract is not None and play.size == 13
        else Play.ending(cards, play.trumps, play.opener, contract=play.contract)
    )
    yield so_far
    for entry in play.entries:
        so_far = (
            so_far.then(entry.card)
            if entry.law is None
            else let_card_stand(so_far, entry.seat, entry.card, entry.law)
        )
        yield so_far
